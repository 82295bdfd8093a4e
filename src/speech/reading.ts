// What is announced on request: hints, and the whole table. Loaded with the other extras.

import {type Game, kindOf, type Move, parseAction, type PileId, pileOf} from '../engine/index.js';
import type {Strings} from '../locales/en.js';
import {itemLabel, pileName, pilesInReadingOrder} from './labels.js';
import {moveText, runName, scoreAndMoves} from './sentences.js';

/** A hint in words: "Hint: king of spades to column 1". `action` is in notation. */
export function hintText(game: Game, action: string, strings: Strings): string {
  if (action === 'D') return strings.hintDraw;
  if (action === 'R') return strings.hintRecycle;
  return strings.hintMove(moveText(parseAction(action) as Move, game.state, strings));
}

/** The whole table in words: score and moves, then a line for each pile. */
export const tableTexts = (game: Game, strings: Strings): string[] => [
  scoreAndMoves(game, strings),
  ...pilesInReadingOrder(game).map((id) => pileText(game, id, strings)),
];

/** A pile in one line: of a column, all cards from the bottom up; of others, the top card. */
function pileText(game: Game, id: PileId, strings: Strings): string {
  const pile = pileOf(game.state, id);
  if (kindOf(id) !== 'T' || !pile.length) {
    return itemLabel(game, id, id === 'S' ? -1 : pile.length - 1, strings);
  }
  const faceUp = pile.filter((card) => card.faceUp);
  const hidden = pile.length - faceUp.length;
  const parts = [pileName(game, id, strings)];
  if (hidden) parts.push(strings.onHidden(hidden));
  parts.push(...faceUp.map((card) => runName([card], strings)));
  return parts.join(strings.comma);
}
