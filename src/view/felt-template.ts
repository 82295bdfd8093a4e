import {html, nothing, svg, type TemplateResult} from 'lit';
import {type Suit, suits} from '../engine/index.js';
import {cardSide, type FaceSize} from './card-template.js';
import {suitPaths} from './faces/index.js';
import type {SceneItem} from './scene.js';

export interface FeltView {
  /** The items of each pile, its place first. */
  readonly piles: readonly (readonly SceneItem[])[];
  readonly size: FaceSize;
  /** The item that Tab reaches. */
  readonly current: SceneItem['key'] | undefined;
}

/** All that lies on the felt, pile by pile in reading order. */
export function feltItems({piles, size, current}: FeltView): unknown {
  return piles.map((items) => items.map((item) => itemNode(item, item.key === current, size)));
}

function itemNode(item: SceneItem, current: boolean, size: FaceSize): TemplateResult {
  const {card, label, held} = item;
  return html`<div
    class=${classes(item)}
    part=${card ? 'card' : nothing}
    data-key=${item.key}
    data-pile=${item.pile}
    data-index=${item.index}
    role=${label ? 'button' : nothing}
    aria-label=${label || nothing}
    aria-pressed=${held ? true : nothing}
    tabindex=${label ? (current ? 0 : -1) : nothing}
  >
    ${card ? cardSide(card, size) : placeMark(item.mark)}
  </div>`;
}

const classes = ({card, held, target, hinted}: SceneItem): string =>
  `${card ? 'card' : 'place'} ${held}${target ? ' target' : ''}${hinted ? ' hint' : ''}`;

const lines: Readonly<Record<string, string>> = {
  recycle: 'M172 134a62 62 0 1 0 15 41m-12-77v40h-40',
  finished: 'M75 175h100',
  king: 'M100 130v90m52-90-52 54m18-18 38 54',
};

/** What an empty place tells the eye: its suit, a king's K, what the stock still does. */
function placeMark(mark: string): unknown {
  const suit = suits.includes(mark as Suit) && suitPaths[mark as Suit];
  return html`<svg viewBox="0 0 250 350" aria-hidden="true">
    ${
      suit
        ? svg`<path class="suit" transform="translate(65 115) scale(1.2)" d="${suit}" />`
        : svg`<path class="line ${mark}" d="${lines[mark] ?? ''}" />`
    }
  </svg>`;
}
