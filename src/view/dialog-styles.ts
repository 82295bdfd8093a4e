import {css} from 'lit';

/** The styles of dialogs and of the win panel. They follow the page's color scheme. */
export const dialogStyles = css`
  dialog {
    --_primary: light-dark(#14663f, #7fd6a8);
    --_error: light-dark(#b3121d, #ff9a94);
    box-sizing: border-box;
    inline-size: min(26rem, 100vw - 24px);
    padding: 0;
    border: 0;
    border-radius: 14px;
    background: Canvas;
    color: CanvasText;
    font: 1rem/1.45 system-ui, sans-serif;
    text-align: start;
    white-space: normal;
    box-shadow: 0 20px 60px rgb(0 0 0 / 45%);
  }
  dialog::backdrop {
    background: rgb(0 20 10 / 55%);
  }
  .sheet {
    padding: 22px 24px;
  }
  dialog * {
    box-sizing: border-box;
    font: inherit;
  }
  dialog h2,
  p,
  fieldset {
    margin: 0 0 16px;
    padding: 0;
    border: 0;
  }
  dialog h2 {
    font-size: 1.3rem;
    font-weight: 700;
  }
  legend,
  [for] {
    display: block;
    padding: 0 0 6px;
    font-weight: 600;
  }
  .choices,
  .buttons {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  .choice,
  dialog button,
  select,
  [type='text'] {
    min-block-size: 44px;
    padding: 5px 0.9em;
    border: 1px solid color-mix(in srgb, currentColor 40%, transparent);
    border-radius: 9px;
    background: Canvas;
    color: inherit;
  }
  .choice {
    flex: auto;
    display: flex;
    align-items: center;
    gap: 0.5em;
  }
  input {
    accent-color: var(--_primary);
  }
  select,
  [type='text'] {
    inline-size: 100%;
  }
  .choice:has(:checked) {
    border-color: var(--_primary);
    box-shadow: inset 0 0 0 1px var(--_primary);
  }
  .choice:has(:focus-visible),
  dialog :focus-visible {
    outline: 2px solid var(--_primary);
    outline-offset: 2px;
  }
  .choice input {
    outline: none;
  }
  .error {
    margin: 6px 0;
    color: var(--_error);
  }
  [aria-invalid='true'] {
    border-color: var(--_error);
  }
  .buttons {
    justify-content: flex-end;
    margin-block-start: 20px;
  }
  dialog button {
    min-inline-size: 6em;
    font-weight: 600;
  }
  dialog .primary {
    border-color: var(--_primary);
    background: var(--_primary);
    color: Canvas;
  }
`;
