import {svg, type SVGTemplateResult} from 'lit';
import type {Rank, Suit} from '../../engine/cards.js';
import {onPaper, type Size} from './card.js';
import {compactRank, compactSuits} from './compact.js';
import {court, type CourtRank} from './courts.js';
import {twice} from './path.js';
import {largeRank, largeSuits} from './large.js';
import {pips} from './pips.js';
import {pen, rankPath} from './ranks.js';

export {back} from './back.js';
export {paintCompact} from './paint.js';
export type {Size} from './card.js';
export {faceStyles} from './styles.js';
export {suitPaths} from './suits.js';

const isCourt = (rank: Rank): rank is CourtRank => rank > 10;

function draw(rank: Rank, suit: Suit, size: Size): SVGTemplateResult {
  const ink = `var(--_${suit})`;
  const full = size === 'full';
  const [index, print, stroke] = {
    full: () => [twice(rankPath(rank, -96, -133, 46)), pips(rank, suit), 7.5],
    compact: () => [compactRank(rank), compactSuits(suit), 20],
    large: () => [largeRank(rank), largeSuits(suit), 22],
  }[size]();
  return onPaper(
    svg`<path fill="none" stroke="${ink}" stroke-width="${stroke}" transform="${`scale(${pen} 1)`}" d="${index}"/>${full && isCourt(rank) ? court(rank, suit, ink) : ''}<path fill="${ink}" fill-rule="evenodd" d="${print}"/>`,
  );
}

const drawn: Record<string, SVGTemplateResult> = {};

/** A card's face: what stands inside `<svg viewBox="0 0 250 350">`. Its colours come from `faceStyles`. */
export const face = (rank: Rank, suit: Suit, size: Size): SVGTemplateResult =>
  (drawn[suit + rank + size] ??= draw(rank, suit, size));
