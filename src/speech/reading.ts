// What is said on request: hints, and the whole table. It comes with the other extras.

import {type Game, kindOf, type Move, parseAction, type PileId, pileOf} from '../engine/index.js';
import type {Strings} from '../locales/en.js';
import {itemName, pileName, pilesInOrder} from './labels.js';
import {moveText, runName, standing} from './sentences.js';

/** What is to be done, before it is done. */
export function hintText(game: Game, action: string, strings: Strings): string {
  if (action === 'D') return strings.hintDraw;
  if (action === 'R') return strings.hintRecycle;
  return strings.hintMove(moveText(parseAction(action) as Move, game.state, strings));
}

/** That no hint is to be had, as the board stands. */
export function noHintText(game: Game, {noHint, noMove, won}: Strings): string {
  if (game.won) return won;
  return game.legalActions().length ? noHint : noMove;
}

/** The whole table, a line a pile. */
export const tableTexts = (game: Game, strings: Strings): string[] => [
  standing(game, strings),
  ...pilesInOrder(game).map((id) => pileText(game, id, strings)),
];

/** A whole pile at once: a column from its hidden cards to its top card, of others the top card. */
function pileText(game: Game, id: PileId, strings: Strings): string {
  const pile = pileOf(game.state, id);
  if (kindOf(id) !== 'T' || !pile.length) {
    return itemName(game, id, id === 'S' ? -1 : pile.length - 1, strings);
  }
  const open = pile.filter(({faceUp}) => faceUp);
  const hidden = pile.length - open.length;
  const words = [pileName(game, id, strings), ...open.map((card) => runName([card], strings))];
  if (hidden) words.splice(1, 0, strings.onHidden(hidden));
  return words.join(strings.comma);
}
