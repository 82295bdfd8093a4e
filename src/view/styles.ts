import {css} from 'lit';
import {dialogStyles} from './dialog-styles.js';
import {faceStyles} from './faces/index.js';

const table = css`
  :host {
    --_felt: var(--solitaire-felt, light-dark(#1c6e47, #144a31));
    --_accent: var(--solitaire-accent, #ffd257);
    --_light: var(--_felt);
    --_ink: #fff;
    position: relative;
    display: block;
    color: var(--_ink);
    font: 16px/1.3 system-ui, sans-serif;
    user-select: none;
    -webkit-user-select: none;
    -webkit-touch-callout: none;
    -webkit-tap-highlight-color: transparent;
    -webkit-text-size-adjust: none;
  }
  /* Felt of any colour has light of its own hue, and text that can be read. */
  @supports (color: oklch(from red l c h)) {
    :host {
      --_light: oklch(from var(--_felt) calc(l + 0.08) c h);
      --_ink: oklch(from var(--_felt) clamp(0, (0.66 - l) * 999, 1) 0 0);
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
    block-size: max(var(--solitaire-max-height, 100svh), 20rem);
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
      color-mix(in oklab, var(--_felt), #000 26%)
    );
  }
`;

const bar = css`
  .bar,
  .bar slot {
    display: flex;
    align-items: center;
    flex-wrap: wrap;
  }
  .bar {
    min-block-size: 48px;
    padding-inline: 8px;
    background: rgb(0 0 0 / 22%);
    font-size: 15px;
  }
  .bar slot[name='bar'],
  .space {
    flex: 1;
  }
  .status {
    display: flex;
    align-items: center;
    justify-content: flex-end;
    gap: 1em;
    margin-inline-end: 1em;
  }
  solitaire-score {
    font-size: 1.25em;
    font-weight: 700;
  }
  .felt .status {
    position: absolute;
    margin: 0;
    font-size: 14px;
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
    touch-action: none;
  }
  .place {
    color: color-mix(in srgb, var(--_ink) 36%, transparent);
    background: rgb(0 0 0 / 7%);
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
      0 0 0 4.5px rgb(0 0 0 / 55%);
  }
  .target::after {
    border: 3px dashed var(--_accent);
    background: color-mix(in srgb, var(--_accent) 16%, transparent);
  }
  /* Two lines: told from a target by its shape. */
  .hint::after {
    outline: 6px double var(--_accent);
    box-shadow: 0 0 0 6px rgb(0 0 0 / 75%);
  }
  [data-key]:focus-visible::after {
    box-shadow:
      0 0 0 2px #000,
      0 0 0 5px #fff,
      0 0 0 6px #000;
  }
  .lifted {
    filter: drop-shadow(0 10px 12px rgb(0 0 0 / 45%));
    scale: 1.03;
    cursor: grabbing;
  }
  .other-side {
    position: absolute;
    inset: 0;
  }
`;

const told = css`
  .messages {
    position: absolute;
    inset: auto 12px 14px;
    z-index: 8000;
    text-align: center;
    pointer-events: none;
  }
  .message {
    display: inline-block;
    margin: 0;
    padding: 9px 16px;
    border-radius: 10px;
    background: rgb(12 20 16 / 88%);
    color: #fff;
  }
  .cascade {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    z-index: 8500;
    pointer-events: none;
  }
  .win {
    inset: 50% 0 auto;
    translate: 0 -50%;
    z-index: 9000;
    margin: auto;
    inline-size: fit-content;
    text-align: center;
  }
  .win .buttons {
    justify-content: center;
  }
`;

/** All that the table's own shadow tree wears. */
export const tableStyles = [faceStyles, dialogStyles, table, bar, felt, told];
