import {svg, type SVGTemplateResult} from 'lit';
import type {Rank, Suit} from '../../engine/cards.js';
import {blankCard, type Size} from './card.js';
import {compactRank, compactSuits} from './compact.js';
import {court, type CourtRank} from './courts.js';
import {withRotatedCopy} from './path.js';
import {largeRank, largeSuits} from './large.js';
import {pips} from './pips.js';
import {penScale, rankPath} from './ranks.js';

export {back} from './back.js';
export {paintCompact} from './paint.js';
export type {Size} from './card.js';
export {faceStyles} from './styles.js';
export {suitPaths} from './suits.js';

const isCourt = (rank: Rank): rank is CourtRank => rank > 10;

/** The paths of a face: the rank as a line of some width, the suits filled. */
function pathsOf(
  rank: Rank,
  suit: Suit,
  size: Size,
): {rank: string; stroke: number; suits: string} {
  switch (size) {
    case 'full': {
      const index = withRotatedCopy(rankPath(rank, -96, -133, 46));
      return {rank: index, stroke: 7.5, suits: pips(rank, suit)};
    }
    case 'compact':
      return {rank: compactRank(rank), stroke: 20, suits: compactSuits(suit)};
    case 'large':
      return {rank: largeRank(rank), stroke: 22, suits: largeSuits(suit)};
  }
}

function renderFace(rank: Rank, suit: Suit, size: Size): SVGTemplateResult {
  const ink = `var(--_${suit})`;
  const paths = pathsOf(rank, suit, size);
  const figure = size === 'full' && isCourt(rank) ? court(rank, suit, ink) : '';
  return blankCard(
    svg`<path fill="none" stroke="${ink}" stroke-width="${paths.stroke}" transform="${`scale(${penScale} 1)`}" d="${paths.rank}"/>${figure}<path fill="${ink}" fill-rule="evenodd" d="${paths.suits}"/>`,
  );
}

const cache: Record<string, SVGTemplateResult> = {};

/** A card's face, to be placed in `<svg viewBox="0 0 250 350">`. Its colors come from `faceStyles`. */
export const face = (rank: Rank, suit: Suit, size: Size): SVGTemplateResult =>
  (cache[suit + rank + size] ??= renderFace(rank, suit, size));
