import {css} from 'lit';
import {faceStyles} from './faces/index.js';
import {visuallyHidden} from './visually-hidden.js';
import {zIndex} from './z-index.js';

const table = css`
  :host {
    --_felt: var(--solitaire-felt, light-dark(#1c6e47, #144a31));
    --_accent: var(--solitaire-accent, #ffd257);
    --_light: var(--_felt);
    --_ink: #fff;
    --_shade: #000;
    position: relative;
    display: block;
    color: var(--_ink);
    /* The reader's font size, even if the page's own is smaller. */
    font: max(16px, 1rem) / 1.3 system-ui, sans-serif;
    user-select: none;
    -webkit-user-select: none;
    -webkit-touch-callout: none;
    -webkit-tap-highlight-color: transparent;
    -webkit-text-size-adjust: none;
  }
  /*
   * Derived from the felt's color: a highlight of the same hue, and a text color, white or black,
   * whichever contrasts more. Shades are always the opposite of the text color.
   */
  @supports (color: oklch(from red l c h)) {
    :host {
      --_light: oklch(from var(--_felt) min(l + 0.08, max(l, 0.55)) c h);
      /* From the luminance alone. At a lightness of 49.3, white and black contrast equally. */
      --_ink: lab(
        from color(from var(--_felt) xyz 0 y 0) clamp(0, (49.3 - l) * 999, 100) 0 0
      );
      --_shade: lab(from var(--_ink) calc(100 - l) 0 0);
    }
  }
  :host([hidden]) {
    display: none;
  }
  /* Measured by the layout: the largest height of the table, and the host's height if the page sets one. */
  .max-height-probe,
  .host-height-probe {
    position: absolute;
    inset: 0 0 auto;
    block-size: max(var(--solitaire-max-height, 100svh), 320px);
    /* Takes no room in the page. */
    scale: 1 0;
    transform-origin: top;
    visibility: hidden;
    z-index: ${zIndex.probe};
    contain: strict;
  }
  .host-height-probe {
    position: static;
    float: left;
    inline-size: 0;
    block-size: 100%;
  }
  .table {
    position: relative;
    container-type: inline-size;
    overflow: clip;
    border-radius: var(--solitaire-radius, 12px);
    background: radial-gradient(
      120% 90% at 50% 0%,
      var(--_light),
      var(--_felt) 55%,
      color-mix(in oklab, var(--_felt), var(--_shade) 26%)
    );
  }
`;

const bar = css`
  .bar,
  .bar slot {
    display: flex;
    align-items: center;
    justify-content: flex-end;
    flex-wrap: wrap;
  }
  .bar {
    min-block-size: 48px;
    padding-inline: 8px;
    background: color-mix(in srgb, var(--_shade) 22%, transparent);
    font-size: max(0.94em, 0.47em + 0.47cqi);
  }
  .bar slot[name='bar'],
  .spacer {
    flex: 1;
  }
  .scoreboard {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: flex-end;
    gap: 0 1em;
    margin-inline-end: 1em;
  }
  solitaire-score {
    font-size: 1.25em;
    font-weight: 700;
  }
  .felt .scoreboard {
    position: absolute;
    margin: 0;
    font-size: clamp(14px, 0.875em, 5cqi);
    pointer-events: none;
  }
  @container (max-width: 36rem) {
    .bar {
      padding-inline: 2px;
    }
    .bar .scoreboard {
      order: 1;
      flex: 1 0 100%;
      justify-content: center;
      margin: 0;
      padding-block-end: 6px;
    }
  }
`;

const felt = css`
  .felt {
    position: relative;
    overflow: clip;
    touch-action: pan-x pan-y pinch-zoom;
  }
  .card,
  .place {
    position: absolute;
    inset: 0 auto auto 0;
    direction: ltr;
    inline-size: var(--_card-width);
    block-size: var(--_card-height);
    border-radius: calc(var(--_card-width) * 0.07);
    outline: none;
  }
  .card svg,
  .place svg {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    overflow: visible;
    pointer-events: none;
  }
  .card {
    filter: drop-shadow(0 1px 1px rgb(0 0 0 / 35%));
  }
  .card[role],
  [data-pile='S'] {
    cursor: pointer;
    touch-action: pinch-zoom;
  }
  .place {
    color: color-mix(in srgb, var(--_ink) 80%, transparent);
    background: color-mix(in srgb, var(--_shade) 7%, transparent);
    box-shadow: inset 0 0 0 1.5px;
  }
  .place path {
    fill: currentColor;
  }
  .place .line {
    fill: none;
    stroke: currentColor;
    stroke-width: 12;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .disabled * {
    cursor: default;
    touch-action: auto;
  }
  .selected::after,
  .target::after,
  .hinted::after,
  [data-key]:focus-visible::after {
    content: '';
    position: absolute;
    inset: -1px;
    box-sizing: border-box;
    border-radius: inherit;
    pointer-events: none;
  }
  .selected::after {
    box-shadow:
      0 0 0 3px var(--_accent),
      0 0 0 5px #000;
  }
  /* Dashes of two colors: one of them contrasts with any felt and any card. */
  .target::after {
    border: 3px solid #000;
    outline: 3px dashed var(--_accent);
    outline-offset: -3px;
    background: color-mix(in srgb, var(--_accent) 16%, transparent);
  }
  /* A double line, so that its shape differs from a target's. */
  .hinted::after {
    outline: 6px double var(--_accent);
    box-shadow: 0 0 0 6px rgb(0 0 0 / 75%);
  }
  .losing-move .hinted::after {
    outline: 4px dotted #ff5c5c;
  }
  [data-key]:focus-visible::after {
    box-shadow:
      0 0 0 2px #000,
      0 0 0 5px #fff,
      0 0 0 6px #000;
  }
  .selected:focus-visible::after {
    box-shadow:
      0 0 0 3px var(--_accent),
      0 0 0 4px #000,
      0 0 0 7px #fff,
      0 0 0 8px #000;
  }
  .dragging {
    filter: drop-shadow(0 10px 12px rgb(0 0 0 / 45%));
    scale: 1.03;
    cursor: grabbing;
  }
  .peeked {
    outline: 1px solid #000;
    filter: drop-shadow(0 0 6px rgb(0 0 0 / 70%));
  }
  .turning-side {
    position: absolute;
    inset: 0;
  }
`;

const overlay = css`
  .overlay {
    position: absolute;
    inset: auto 0 0;
    z-index: ${zIndex.overlay};
    pointer-events: none;
  }
  .overlay:has([docked]) {
    position: relative;
  }
  /* Reserves the row, so that nothing moves when the assist panel is defined. */
  solitaire-assist[docked] {
    display: flex;
    min-block-size: 48px;
  }
  .refusal-area {
    position: absolute;
    inset: auto 12px calc(100% + 14px);
    text-align: center;
  }
  .refusal {
    display: inline-block;
    margin: 0;
    padding: 9px 16px;
    border: 1px solid transparent;
    border-radius: 10px;
    background: rgb(12 20 16 / 88%);
    color: #fff;
  }
`;

const contrast = css`
  @media (prefers-contrast: more) {
    :host {
      --_edge: #000;
    }
    .place {
      color: var(--_ink);
      box-shadow: inset 0 0 0 2.5px;
    }
    .card {
      filter: none;
    }
  }
  /* Forced colors remove shadows and tints, so each state has an outline of its own style. */
  @media (forced-colors: active) {
    .table,
    .place {
      outline: 1px solid;
      outline-offset: -1px;
    }
    .card {
      filter: none;
    }
    .selected::after {
      outline: 4px solid Highlight;
    }
    .target::after {
      border: 0;
      outline: 4px dashed Highlight;
    }
    [data-key]:focus-visible {
      outline: 3px double;
      outline-offset: 3px;
    }
  }
`;

/** The styles of the table's shadow tree. */
export const tableStyles = [faceStyles, visuallyHidden, table, bar, felt, overlay, contrast];
