import {css} from 'lit';
import {faceStyles} from './faces/index.js';
import {visuallyHidden} from './visually-hidden.js';

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
    /* The reader's own size, but never a page's small one. */
    font: max(16px, 1rem) / 1.3 system-ui, sans-serif;
    user-select: none;
    -webkit-user-select: none;
    -webkit-touch-callout: none;
    -webkit-tap-highlight-color: transparent;
    -webkit-text-size-adjust: none;
  }
  /*
   * Felt of any colour has light of its own hue, and text that can be read: white, or black from where
   * black contrasts more. All that shades the felt takes it further away from its text.
   */
  @supports (color: oklch(from red l c h)) {
    :host {
      --_light: oklch(from var(--_felt) min(l + 0.08, max(l, 0.55)) c h);
      /* By luminance alone: 49.3 is where white and black contrast alike. */
      --_ink: lab(
        from color(from var(--_felt) xyz 0 y 0) clamp(0, (49.3 - l) * 999, 100) 0 0
      );
      --_shade: lab(from var(--_ink) calc(100 - l) 0 0);
    }
  }
  :host([hidden]) {
    display: none;
  }
  /* The height to keep within, and the host's own where the page gave it one. */
  .most,
  .given {
    position: absolute;
    inset: 0 0 auto;
    block-size: max(var(--solitaire-max-height, 100svh), 320px);
    /* Only to be measured: the page must not grow by it. */
    scale: 1 0;
    transform-origin: top;
    visibility: hidden;
    z-index: -1;
    contain: strict;
  }
  .given {
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
  .space {
    flex: 1;
  }
  .status {
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
  .felt .status {
    position: absolute;
    margin: 0;
    font-size: clamp(14px, 0.875em, 5cqi);
    pointer-events: none;
  }
  @container (max-width: 36rem) {
    .bar {
      padding-inline: 2px;
    }
    .bar .status {
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
    inline-size: var(--_w);
    block-size: var(--_h);
    border-radius: calc(var(--_w) * 0.07);
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
  .hint::after,
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
  /* Dashes of two colours: one of them is seen on any felt and on any card. */
  .target::after {
    border: 3px solid #000;
    outline: 3px dashed var(--_accent);
    outline-offset: -3px;
    background: color-mix(in srgb, var(--_accent) 16%, transparent);
  }
  /* Two lines: told from a target by its shape. */
  .hint::after {
    outline: 6px double var(--_accent);
    box-shadow: 0 0 0 6px rgb(0 0 0 / 75%);
  }
  .warns .hint::after {
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
  .lifted {
    filter: drop-shadow(0 10px 12px rgb(0 0 0 / 45%));
    scale: 1.03;
    cursor: grabbing;
  }
  .peeked {
    outline: 1px solid #000;
    filter: drop-shadow(0 0 6px rgb(0 0 0 / 70%));
  }
  .other-side {
    position: absolute;
    inset: 0;
  }
`;

const told = css`
  .told {
    position: absolute;
    inset: auto 0 0;
    z-index: 8000;
    pointer-events: none;
  }
  .told:has([stays]) {
    position: relative;
  }
  /* Its row is there before it is: nothing moves when the verdict comes. */
  solitaire-assist[stays] {
    display: flex;
    min-block-size: 48px;
  }
  .messages {
    position: absolute;
    inset: auto 12px calc(100% + 14px);
    text-align: center;
  }
  .message {
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
  /* Shadows and tints are gone there: outlines of one colour, but each of its own kind. */
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

/** All that the table's own shadow tree wears. */
export const tableStyles = [faceStyles, visuallyHidden, table, bar, felt, told, contrast];
