import {svg, type SVGTemplateResult} from 'lit';
import type {Rank, Suit} from '../../engine/cards.js';
import {onPaper, type Size} from './card.js';
import {compactRank, compactSuits} from './compact.js';
import {court, type CourtRank} from './courts.js';
import {pips} from './pips.js';
import {pen, rankPath} from './ranks.js';
import {twice} from './path.js';

export {back} from './back.js';
export {paintCompact} from './paint.js';
export type {Size} from './card.js';
export {faceStyles} from './styles.js';
export {suitPaths} from './suits.js';

const isCourt = (rank: Rank): rank is CourtRank => rank > 10;

function draw(rank: Rank, suit: Suit, size: Size): SVGTemplateResult {
  const ink = `var(--_${suit})`;
  const [index, print, width] =
    size === 'full'
      ? [twice(rankPath(rank, -99, -136, 46)), pips(rank, suit), 7.5]
      : [compactRank(rank), compactSuits(suit), 20];
  return onPaper(svg`<path fill="none" stroke="${ink}" stroke-width="${width}" transform="${`scale(${pen} 1)`}" d="${index}"/>
<path fill="${ink}" fill-rule="evenodd" d="${print}"/>${size === 'full' && isCourt(rank) ? court(rank, suit, ink) : ''}`);
}

const drawn = new Map<string, SVGTemplateResult>();

/** A card's face: what stands inside `<svg viewBox="0 0 250 350">`. Its colours come from `faceStyles`. */
export function face(rank: Rank, suit: Suit, size: Size): SVGTemplateResult {
  const key = suit + rank + size;
  const known = drawn.get(key) ?? draw(rank, suit, size);
  drawn.set(key, known);
  return known;
}
