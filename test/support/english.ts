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
import type {RefuseDetail} from '../../src/index.js';

const ranks = 'ace 2 3 4 5 6 7 8 9 10 jack queen king'.split(' ');
const cardName = ({rank, suit}: Card): string => `${ranks[rank - 1]} of ${suit}`;
const counted = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? '' : 's'}`;

/** What a player is told when something can't be done; `allowed` goes with `too-many`. */
export function refusalOf(reason: RefuseDetail['reason'], allowed: number | null): string {
  if (reason === 'too-many') return `You can move at most ${allowed} cards at a time right now.`;
  const text = refusals[reason];
  if (!text) throw new Error(`No text is written here for ${reason}`);
  return text;
}

const refusals: Partial<Record<RefuseDetail['reason'], string>> = {
  'from-stock': 'You can only draw from the stock.',
  'foundation-to-foundation': 'You can’t move cards between foundations.',
  'no-cards': 'There’s no card here.',
  'face-down': 'You can’t move a face-down card.',
  'not-top': 'Only the top card can go to a foundation.',
  'not-in-sequence': 'These cards aren’t in sequence.',
  'one-card-only': 'You can move only one card at a time.',
  'wrong-rank': 'That card isn’t next in sequence.',
  'king-only': 'Only a king can go in an empty column.',
  'needs-ace': 'A foundation must start with an ace.',
  'no-stock': 'This game has no stock.',
  'waste-empty': 'There are no cards left to draw.',
  'no-recycle': 'The stock is empty, and you can go through it only once.',
  'nothing-to-undo': 'Nothing to undo.',
  'no-foundation': 'That card can’t go to a foundation yet.',
  'no-target': 'There’s nowhere to move that right now.',
};

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
  const under = hidden > 0 && index === hidden ? `, on ${counted(hidden, 'face-down card')}` : '';
  return `${name}, card ${index + 1} of ${pile.length}${under}`;
}

function emptyName(game: Game, id: PileId): string {
  const {stock} = game.state;
  if (id === 'S' && stock.length) return `stock, ${counted(stock.length, 'card')}`;
  const more: Partial<Record<string, string>> = {
    T: game.definition.emptyColumn === 'king' ? ', kings only' : ', any card',
    S: game.stockAction === 'recycle' ? ', turn over the waste' : ', no cards left to draw',
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

/** "10 of diamonds and the 2 cards on it" */
export function runOn(state: TableState, from: PileId, count: number): string {
  const [lead, ...others] = pileOf(state, from).slice(-count);
  const more = ['', ' and the card on it'][others.length];
  return cardName(lead!) + (more ?? ` and the ${others.length} cards on it`);
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
    return `turned over the waste, ${counted(after.stock.length, 'card')} in the stock`;
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
