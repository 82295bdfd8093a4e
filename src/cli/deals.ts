import {createHash} from 'node:crypto';
import {formatCode, Game, isNumbered} from '../engine/index.js';
import type {GameDefinition, Options} from '../engine/index.js';

/** Deals of one game, to tell how many can be won. */
export interface Deals {
  readonly game: GameDefinition;
  /** Each option that the game has. */
  readonly options: Options;
  readonly count: number;
  /** Random ones by a seed, or those from a number on. */
  readonly by: {readonly seed: number} | {readonly from: number};
}

/** The number below 2^35 that a seed gives for each place of a row, the same on any machine. */
function drawn(seed: number, place: number): number {
  const hash = createHash('sha256').update(`${seed} ${place}`).digest();
  return hash.readUIntBE(0, 5) % 2 ** 35;
}

/** The code of the deal at a place of the row, from 0. Throws ArgumentError where there is none. */
export function codeAt({game, options, by}: Deals, place: number): string {
  if ('from' in by) return formatCode({variant: game.id, options, deal: by.from + place});
  return Game.deal(game.id, options, () => drawn(by.seed, place)).code;
}

/** The codes of all deals, in a row that stays the same. */
export function* codesOf(deals: Deals): Generator<string> {
  for (let place = 0; place < deals.count; place++) yield codeAt(deals, place);
}

/** The numbers that deals may have, in words. */
export function dealRange(game: GameDefinition): string {
  return isNumbered(game) ? '1 to 2147483647' : '0 to 34359738367';
}

/** `Double Solitaire, draw 3, Vegas` */
export function gameName(game: GameDefinition, {draw, scoring, cells}: Options): string {
  return [
    game.names.en,
    draw && `draw ${draw}`,
    scoring === 'vegas' && 'Vegas',
    cells && `${cells} cell${cells > 1 ? 's' : ''}`,
  ]
    .filter(Boolean)
    .join(', ');
}
