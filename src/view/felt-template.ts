import {html, nothing, svg, type TemplateResult} from 'lit';
import {type Suit, suits} from '../engine/index.js';
import {cardSide, type FaceSize} from './card-template.js';
import {suitPaths} from './faces/index.js';
import type {SceneItem} from './scene.js';

/** What the felt renders. */
export interface FeltView {
  /** The items of each pile, its place first. */
  readonly piles: readonly (readonly SceneItem[])[];
  readonly size: FaceSize;
  /** The item that Tab reaches. */
  readonly current: SceneItem['key'] | undefined;
}

/** Renders the places and cards of a table, pile by pile in reading order. */
export function feltItems({piles, size, current}: FeltView): unknown {
  return piles.map((items) => items.map((item) => itemNode(item, item.key === current, size)));
}

function itemNode(item: SceneItem, isCurrent: boolean, size: FaceSize): TemplateResult {
  const {card, label, selected} = item;
  const tabIndex = isCurrent ? 0 : -1;
  return html`<div
    class=${classesOf(item)}
    part=${card ? 'card' : nothing}
    data-key=${item.key}
    data-pile=${item.pile}
    data-index=${item.index}
    role=${label ? 'button' : nothing}
    aria-label=${label || nothing}
    aria-pressed=${selected ? true : nothing}
    tabindex=${label ? tabIndex : nothing}
  >
    ${card ? cardSide(card, size) : placeMark(item.mark)}
  </div>`;
}

function classesOf({card, selected, dragging, target, hinted}: SceneItem): string {
  const classes = [card ? 'card' : 'place'];
  if (selected) classes.push(dragging ? 'dragging' : 'selected');
  if (target) classes.push('target');
  if (hinted) classes.push('hinted');
  return classes.join(' ');
}

/** Line drawings of empty places, by their names. */
const linePaths: Readonly<Record<string, string>> = {
  recycle: 'M172 134a62 62 0 1 0 15 41m-12-77v40h-40',
  finished: 'M75 175h100',
  king: 'M100 130v90m52-90-52 54m18-18 38 54',
};

const isSuit = (mark: string): mark is Suit => suits.includes(mark as Suit);

/** The picture on an empty place: its suit, a K for kings, what the stock still does. */
function placeMark(mark: string): TemplateResult {
  return html`<svg viewBox="0 0 250 350" aria-hidden="true">
    ${
      isSuit(mark)
        ? svg`<path transform="translate(65 115) scale(1.2)" d="${suitPaths[mark]}" />`
        : svg`<path class="line ${mark}" d="${linePaths[mark] ?? ''}" />`
    }
  </svg>`;
}
