import type {GameDefinition, Options} from '../../src/engine/index.js';
import {formatOptions} from '../../src/engine/index.js';
import type {PositionInput} from '../../src/solver/index.js';

type Roll = (sides: number) => number;

const rankLetters = 'A23456789TJQK';

/** The cards that are left, low ones last, less strictly the more noise there is. */
function cardsLeft(heights: readonly number[], decks: number, roll: Roll): string[] {
  // Every other position is nearly random, so that most of these are lost.
  const noise = roll(2) ? 1 + roll(15) : 50;
  const cards: {text: string; order: number}[] = [];
  for (const [i, height] of heights.entries()) {
    for (let rank = height + 1; rank <= 13; rank++) {
      const text = rankLetters[rank - 1]! + 'SHDC'[Math.floor(i / decks)]!;
      cards.push({text, order: rank + roll(noise * 100) / 100});
    }
  }
  return cards.sort((one, other) => other.order - one.order).map(({text}) => text);
}

/** Takes so many cards out of a list at random. */
function take(cards: string[], count: number, roll: Roll): string[] {
  const taken: string[] = [];
  while (taken.length < count && cards.length) taken.push(...cards.splice(roll(cards.length), 1));
  return taken;
}

function recyclesLeft(game: GameDefinition, options: Options, roll: Roll): number | 'any' {
  const {passes = game.passes ?? 1} = game.scores[options.scoring ?? 'standard']!;
  return passes ? roll(passes) : 'any';
}

/**
 * A position late in a game, which need not be reachable: the lower cards rather lie on the
 * higher ones, and the cells are rather full. Most cards are still there: so they block each other, and
 * few positions can be reached.
 */
export function latePosition(game: GameDefinition, options: Options, roll: Roll): PositionInput {
  const most = 1 + roll(8);
  const heights = Array.from({length: 4 * game.decks}, () => roll(most + 1));
  const cards = cardsLeft(heights, game.decks, roll);
  const hasStock = game.deal.some(({to}) => to === 'stock');
  const talon = hasStock ? take(cards, roll(9), roll) : [];
  const drawn = roll(talon.length + 1);
  const cells = Array.from({length: options.cells ?? game.cells ?? 0}, () =>
    roll(6) ? (take(cards, 1, roll)[0] ?? null) : null,
  );
  const count = game.deal.flatMap((step) => (step.to === 'columns' ? step.lengths : [])).length;
  const columns: string[][] = Array.from({length: count}, () => []);
  // Now and then a column is empty.
  const used = roll(3) ? count : count - 1;
  for (const card of cards) columns[roll(used)]!.push(card);
  const hides = game.deal.some((step) => step.to === 'columns' && step.faceUp === 'last');
  return {
    code: [game.prefix, formatOptions(options)].filter(Boolean).join('-'),
    columns: columns.map((pile) => ({
      hidden: hides && pile.length ? roll(Math.min(4, pile.length)) : 0,
      cards: pile,
    })),
    foundations: heights,
    cells,
    stock: talon.slice(drawn),
    waste: talon.slice(0, drawn),
    recycles: recyclesLeft(game, options, roll),
  };
}
