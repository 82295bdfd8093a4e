import {css} from 'lit';
import {faceStyles} from './faces/index.js';

const table = css`
  :host {
    --_felt: var(--solitaire-felt, light-dark(#1c6e47, #144a31));
    --_accent: var(--solitaire-accent, #ffd257);
    --_light: color-mix(in oklab, var(--_felt), white 12%);
    --_edge-dark: color-mix(in oklab, var(--_felt), black 26%);
    --_on-felt: #fff;
    position: relative;
    display: block;
    color: var(--_on-felt);
    font: 400 16px/1.3 system-ui, sans-serif;
    -webkit-tap-highlight-color: transparent;
    -webkit-text-size-adjust: none;
  }
  @supports (color: oklch(from red l c h)) {
    :host {
      --_light: oklch(from var(--_felt) calc(l + 0.08) c h);
      --_on-felt: oklch(from var(--_felt) clamp(0, (0.66 - l) * 999, 1) 0 0);
    }
  }
  :host([hidden]) {
    display: none;
  }
  .probe {
    visibility: hidden;
    pointer-events: none;
  }
  .most {
    position: absolute;
    inset-inline: 0;
    block-size: max(var(--solitaire-max-height, 100svh), 20rem);
    inset-block-start: 0;
    z-index: -1;
    contain: strict;
  }
  .given {
    float: inline-start;
    inline-size: 0;
    block-size: 100%;
  }
  .table {
    position: relative;
    container-type: inline-size;
    overflow: clip;
    border-radius: var(--solitaire-radius, 12px);
    background:
      radial-gradient(120% 90% at 50% 0%, var(--_light), var(--_felt) 55%, var(--_edge-dark)),
      var(--_felt);
  }
`;

const bar = css`
  .bar,
  .bar slot {
    display: flex;
    align-items: center;
    flex-wrap: wrap;
    min-inline-size: 0;
  }
  .bar {
    min-block-size: 48px;
    padding-inline: 8px;
    background: color-mix(in srgb, black 22%, transparent);
    color: var(--_on-felt);
    font-size: 15px;
    user-select: none;
    -webkit-user-select: none;
  }
  .bar slot[name='bar'] {
    flex: 1;
  }
  .space {
    flex: 1;
  }
  .status {
    display: inline-flex;
    align-items: baseline;
    gap: 1.1em;
    margin-inline-end: 1em;
  }
  solitaire-score {
    font-size: 1.25em;
    font-weight: 700;
  }
  .felt .status {
    position: absolute;
    justify-content: flex-end;
    align-items: center;
    gap: 0.8em;
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
    user-select: none;
    -webkit-user-select: none;
    -webkit-touch-callout: none;
    touch-action: pan-x pan-y pinch-zoom;
  }
  .card,
  .place {
    position: absolute;
    inset-block-start: 0;
    left: 0;
    inline-size: var(--_w);
    block-size: var(--_h);
    border-radius: calc(var(--_w) * 0.07);
    outline: none;
  }
  .card svg,
  .place svg,
  .other-side svg {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    overflow: visible;
    pointer-events: none;
  }
  .card {
    filter: drop-shadow(0 1px 1px rgb(0 0 0 / 35%));
  }
  .spades {
    color: var(--_spades);
  }
  .hearts {
    color: var(--_hearts);
  }
  .diamonds {
    color: var(--_diamonds);
  }
  .clubs {
    color: var(--_clubs);
  }
  .card[role],
  .place[data-pile='S'],
  .card[data-pile='S'] {
    cursor: pointer;
    touch-action: none;
  }
  .place[data-pile='S'] {
    touch-action: manipulation;
  }
  .disabled .card,
  .disabled .place {
    cursor: default;
    touch-action: auto;
  }
  .place {
    box-shadow: inset 0 0 0 1.5px color-mix(in srgb, var(--_on-felt) 34%, transparent);
    background: color-mix(in srgb, black 7%, transparent);
  }
  .place .suit {
    fill: color-mix(in srgb, var(--_on-felt) 30%, transparent);
  }
  .place .line {
    fill: none;
    stroke: color-mix(in srgb, var(--_on-felt) 60%, transparent);
    stroke-width: 12;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  .place .king {
    stroke: color-mix(in srgb, var(--_on-felt) 26%, transparent);
  }
  .card.selected::after,
  .target::after,
  .card:focus-visible::after,
  .place:focus-visible::after {
    content: '';
    position: absolute;
    inset: -1px;
    border-radius: inherit;
    box-shadow:
      0 0 0 3px var(--_accent),
      0 0 0 4.5px rgb(0 0 0 / 55%);
    pointer-events: none;
  }
  .target::after {
    box-shadow: none;
    border: 3px dashed var(--_accent);
    box-sizing: border-box;
    background: color-mix(in srgb, var(--_accent) 16%, transparent);
  }
  .card:focus-visible::after,
  .place:focus-visible::after {
    box-shadow:
      0 0 0 2px #000,
      0 0 0 5px #fff,
      0 0 0 6px #000;
  }
  .card.lifted {
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
    inset-block-end: 14px;
    inset-inline: 12px;
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
    animation: told 4.5s forwards;
  }
  @keyframes told {
    0%,
    90% {
      opacity: 1;
    }
    100% {
      opacity: 0;
      visibility: hidden;
    }
  }
  .cascade {
    color: var(--_face);
    outline-color: var(--_edge);
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    z-index: 8500;
    pointer-events: none;
  }
  .win {
    position: absolute;
    inset-block-start: 50%;
    inset-inline: 0;
    translate: 0 -50%;
    z-index: 9000;
    box-sizing: border-box;
    inline-size: fit-content;
    max-inline-size: calc(100% - 24px);
    margin-inline: auto;
    padding: 22px 28px 24px;
    border-radius: 16px;
    background: Canvas;
    color: CanvasText;
    text-align: center;
    box-shadow: 0 20px 60px rgb(0 0 0 / 50%);
    user-select: text;
    -webkit-user-select: text;
  }
  .win h2 {
    margin: 0 0 6px;
    font-size: 1.7rem;
  }
  .win p {
    margin: 0 0 18px;
    font-variant-numeric: tabular-nums;
  }
  .win .buttons {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 10px;
  }
  .win button {
    min-block-size: 44px;
    padding: 0 1.2em;
    border: 1px solid color-mix(in srgb, currentColor 28%, transparent);
    border-radius: 9px;
    background: none;
    color: inherit;
    font: inherit;
    font-weight: 600;
    cursor: pointer;
  }
  .win .go {
    border-color: transparent;
    background: light-dark(#14663f, #7fd6a8);
    color: Canvas;
  }
  .win button:focus-visible {
    outline: 2px solid light-dark(#14663f, #7fd6a8);
    outline-offset: 2px;
  }
`;

export const tableStyles = [faceStyles, table, bar, felt, told];
