import {html, nothing, svg, type TemplateResult} from 'lit';
import {repeat} from 'lit/directives/repeat.js';
import {type Suit, suits} from '../engine/index.js';
import {cardSide, type FaceSize} from './card.js';
import {suitPaths} from './faces/index.js';
import type {SceneItem} from './scene.js';

export interface FeltView {
  readonly items: readonly SceneItem[];
  readonly size: FaceSize;
  /** The item that Tab reaches. */
  readonly current: SceneItem['key'] | null;
}

/** All that lies on the felt: a flat list in reading order, so that a card keeps its node through every move. */
export function feltItems({items, size, current}: FeltView): unknown {
  return repeat(
    items,
    ({key}) => key,
    (item) => node(item, item.key === current, size),
  );
}

function node(item: SceneItem, current: boolean, size: FaceSize): TemplateResult {
  const {card, label, mark} = item;
  return html`<div
    class=${classes(item)}
    part=${card ? 'card' : nothing}
    data-key=${item.key}
    data-pile=${item.pile}
    data-index=${item.index}
    role=${label ? 'button' : nothing}
    aria-label=${label || nothing}
    aria-hidden=${label ? nothing : 'true'}
    aria-pressed=${label && card ? String(item.selected) : nothing}
    tabindex=${label ? (current ? 0 : -1) : nothing}
  >
    ${
      card
        ? cardSide(card, size)
        : html`<svg viewBox="0 0 250 350" aria-hidden="true">${placeMark(mark)}</svg>`
    }
  </div>`;
}

function classes({card, selected, lifted, target}: SceneItem): string {
  const kind = card ? `card ${card.faceUp ? card.suit : 'hidden'}` : 'place';
  const held = lifted ? ' lifted' : selected ? ' selected' : '';
  return `${kind}${held}${target ? ' target' : ''}`;
}

const lines: Readonly<Record<string, string>> = {
  recycle: 'M172 134a62 62 0 1 0 15 41m-12-77v40h-40',
  finished: 'M75 175h100',
  king: 'M100 130v90m52-90-52 54m18-18 38 54',
};

function placeMark(mark: string): unknown {
  if (suits.includes(mark as Suit)) {
    return svg`<path class="suit" transform="translate(65 115) scale(1.2)" d="${suitPaths[mark as Suit]}" />`;
  }
  return lines[mark] ? svg`<path class="line ${mark}" d="${lines[mark]}" />` : nothing;
}
