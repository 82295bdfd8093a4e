// What a table of an engine's game is to say, in English: written a second time, so that the tests do
// not ask the code under test.

import {
  type Action,
  type Card,
  foundationSuit,
  type Game,
  indexOf,
  kindOf,
  type PileId,
  pileOf,
  type Played,
  type TableState,
} from '../../src/engine/index.js';

const ranks = 'ace 2 3 4 5 6 7 8 9 10 jack queen king'.split(' ');
const cardName = ({rank, suit}: Card): string => `${ranks[rank - 1]} of ${suit}`;
const counted = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? '' : 's'}`;

/** The names of all cards and places that have one, in reading order. */
export function namesOn(game: Game): string[] {
  const {state, definition} = game;
  const stock = definition.deal.some(({to}) => to === 'stock') ? (['S', 'W'] as const) : [];
  const piles: PileId[] = [
    ...stock,
    ...state.cells.map((_, i) => `C${i + 1}` as const),
    ...state.foundations.map((_, i) => `F${i + 1}` as const),
    ...state.columns.map((_, i) => `T${i + 1}` as const),
  ];
  return piles.flatMap((id) => {
    const pile = pileOf(state, id);
    if (id === 'S' || !pile.length) return [emptyName(game, id)];
    if (kindOf(id) !== 'T') return [nameAt(game, id, pile.length - 1)];
    return pile.flatMap(({faceUp}, index) => (faceUp ? [nameAt(game, id, index)] : []));
  });
}

/** The name of the card that lies `fromTop` from the top of a pile, 1 being the top, or of its empty place. */
export function nameOf(game: Game, id: PileId, fromTop = 1): string {
  const {length} = pileOf(game.state, id);
  return length && id !== 'S' ? nameAt(game, id, length - fromTop) : emptyName(game, id);
}

function nameAt(game: Game, id: PileId, index: number): string {
  const pile = pileOf(game.state, id);
  const card = pile[index]!;
  if (kindOf(id) === 'F') return `${placeOf(game, id)}, up to ${ranks[card.rank - 1]}`;
  const name = `${cardName(card)}, ${placeOf(game, id)}`;
  if (kindOf(id) !== 'T') return name;
  const hidden = pile.filter(({faceUp}) => !faceUp).length;
  const under = hidden > 0 && index === hidden ? `, on ${counted(hidden, 'hidden card')}` : '';
  return `${name}, card ${index + 1} of ${pile.length}${under}`;
}

function emptyName(game: Game, id: PileId): string {
  const {stock} = game.state;
  if (id === 'S' && stock.length) return `stock, ${counted(stock.length, 'card')}`;
  const more: Partial<Record<string, string>> = {
    T: game.definition.emptyColumn === 'king' ? ', takes a king' : ', takes any card',
    S: game.stock === 'recycle' ? ', turns the waste back' : ', the pass is over',
  };
  return `${placeOf(game, id)}, empty${more[kindOf(id)] ?? ''}`;
}

function placeOf({definition: {decks}}: Game, id: PileId): string {
  const at = indexOf(id);
  switch (kindOf(id)) {
    case 'S':
      return 'stock';
    case 'W':
      return 'waste';
    case 'T':
      return `column ${at + 1}`;
    case 'C':
      return `cell ${at + 1}`;
    case 'F': {
      const which = decks === 1 ? '' : at % 2 ? ', second of two' : ', first of two';
      return `foundation, ${foundationSuit(at, decks)}${which}`;
    }
  }
}

/** "10 of diamonds and 2 cards on it" */
export function runOn(state: TableState, from: PileId, count: number): string {
  const [lead, ...others] = pileOf(state, from).slice(-count);
  return `${cardName(lead!)}${others.length ? ` and ${counted(others.length, 'card')} on it` : ''}`;
}

/** What is said of an action of a game without money, which led from the one table to the other. */
export function sentenceOf(
  action: Action,
  played: Played,
  before: TableState,
  after: TableState,
): string {
  const {uncovered, points} = played;
  const parts = [
    plainSentence(action, before, after),
    uncovered ? `uncovers ${cardName(pileOf(after, uncovered).at(-1)!)}` : '',
    points ? `${points > 0 ? 'plus' : 'minus'} ${counted(Math.abs(points), 'point')}` : '',
  ];
  return parts.filter(Boolean).join(', ');
}

function plainSentence(action: Action, before: TableState, after: TableState): string {
  if (action.type === 'recycle')
    return `turned the waste back, stock of ${counted(after.stock.length, 'card')}`;
  if (action.type === 'draw') {
    const drawn = after.waste.length - before.waste.length;
    const top = cardName(after.waste.at(-1)!);
    return drawn > 1 ? `drew ${counted(drawn, 'card')}, ${top} on top` : `drew ${top}`;
  }
  const {from, to, count} = action;
  const kind = kindOf(to);
  const where =
    kind === 'F' ? 'its foundation' : `${kind === 'T' ? 'column' : 'cell'} ${indexOf(to) + 1}`;
  return `${runOn(before, from, count)} to ${where}`;
}
