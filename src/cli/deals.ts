import {createHash} from 'node:crypto';
import {formatCode, Game, isNumbered} from '../engine/index.js';
import type {GameDefinition, Options} from '../engine/index.js';

/** Deals of one game, to find out how many of them can be won. */
export interface Deals {
  readonly game: GameDefinition;
  /** Each option that the game has. */
  readonly options: Options;
  readonly count: number;
  /** Random deals of a seed, or consecutive deals from a number. */
  readonly by: {readonly seed: number} | {readonly from: number};
}

/** The number below 2^35 that a seed yields for an index, the same on every machine. */
function seededNumber(seed: number, place: number): number {
  const hash = createHash('sha256').update(`${seed} ${place}`).digest();
  return hash.readUIntBE(0, 5) % 2 ** 35;
}

/** The code of the deal at an index from 0. Throws ArgumentError if there is none. */
export function codeAt({game, options, by}: Deals, place: number): string {
  if ('from' in by) return formatCode({variant: game.id, options, deal: by.from + place});
  return Game.deal(game.id, options, () => seededNumber(by.seed, place)).code;
}

/** The codes of all deals, always in the same order. */
export function* codesOf(deals: Deals): Generator<string> {
  for (let place = 0; place < deals.count; place++) yield codeAt(deals, place);
}

/** The range of deal numbers, in words. */
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
