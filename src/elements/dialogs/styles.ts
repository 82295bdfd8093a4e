import {css} from 'lit';

/** The calm look of all dialogs: one column, strong focus, the page's own colour scheme. */
export const dialogStyles = css`
  dialog {
    box-sizing: border-box;
    inline-size: min(26rem, calc(100vw - 24px));
    max-block-size: calc(100dvh - 24px);
    padding: 0;
    border: 0;
    border-radius: 14px;
    background: Canvas;
    color: CanvasText;
    font: 400 1rem/1.45 system-ui, sans-serif;
    text-align: start;
    white-space: normal;
    box-shadow: 0 20px 60px rgb(0 0 0 / 45%);
  }
  dialog::backdrop {
    background: rgb(4 20 12 / 55%);
  }
  .sheet {
    padding: 22px 24px 24px;
  }
  h2 {
    margin: 0 0 14px;
    font-size: 1.3rem;
    line-height: 1.2;
  }
  p {
    margin: 0 0 14px;
  }
  fieldset {
    margin: 0 0 16px;
    padding: 0;
    border: 0;
  }
  legend,
  .label {
    display: block;
    margin-block-end: 6px;
    padding: 0;
    font-weight: 600;
  }
  .choices {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  .choice {
    flex: 1 1 auto;
    display: flex;
    align-items: center;
    gap: 0.5em;
    min-block-size: 44px;
    padding: 0 0.8em;
    box-sizing: border-box;
    border: 1px solid color-mix(in srgb, currentColor 28%, transparent);
    border-radius: 9px;
    cursor: pointer;
  }
  .choice:has(:checked) {
    border-color: var(--_accent);
    box-shadow: inset 0 0 0 1px var(--_accent);
  }
  .choice:has(:focus-visible) {
    outline: 2px solid var(--_accent);
    outline-offset: 2px;
  }
  input[type='radio'],
  input[type='checkbox'] {
    flex: none;
    inline-size: 18px;
    block-size: 18px;
    margin: 0;
    accent-color: var(--_accent);
    outline: none;
  }
  input[type='text'],
  select {
    box-sizing: border-box;
    inline-size: 100%;
    min-block-size: 44px;
    padding: 0 0.8em;
    border: 1px solid color-mix(in srgb, currentColor 45%, transparent);
    border-radius: 9px;
    background: Field;
    color: FieldText;
    font: inherit;
  }
  input[type='text'] {
    font-family: ui-monospace, Menlo, Consolas, monospace;
    letter-spacing: 0.04em;
  }
  input[aria-invalid='true'] {
    border-color: var(--_wrong);
  }
  .wrong {
    margin: 6px 0 0;
    color: var(--_wrong);
  }
  .buttons {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: 10px;
    margin-block-start: 20px;
  }
  .buttons button {
    min-block-size: 44px;
    min-inline-size: 6em;
    padding: 0 1.1em;
    border: 1px solid color-mix(in srgb, currentColor 28%, transparent);
    border-radius: 9px;
    background: none;
    color: inherit;
    font: inherit;
    font-weight: 600;
    cursor: pointer;
  }
  .buttons .go {
    border-color: var(--_accent);
    background: var(--_accent);
    color: Canvas;
  }
  button:focus-visible,
  input[type='text']:focus-visible,
  select:focus-visible {
    outline: 2px solid var(--_accent);
    outline-offset: 2px;
  }
  :host {
    --_accent: light-dark(#14663f, #7fd6a8);
    --_wrong: light-dark(#b3121d, #ff9a94);
  }
`;
