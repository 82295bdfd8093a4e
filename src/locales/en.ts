import type {CodeReason, Rank, Reason, Suit} from '../engine/index.js';

/** Refusals that only a script can meet: no hand can try such a thing. */
type ScriptOnly =
  | 'unknown-action'
  | 'no-such-pile'
  | 'no-cards'
  | 'no-stock'
  | 'stock-not-empty'
  | 'waste-empty'
  | 'first-of-row'
  | 'from-stock'
  | 'same-pile';

/** Why a player's attempt failed: the engine's reasons, and that no pile at all takes a card. */
type ToldReason = Exclude<Reason | 'no-target', ScriptOnly | 'too-many'>;

const suits: Record<Suit, string> = {
  spades: 'spades',
  hearts: 'hearts',
  diamonds: 'diamonds',
  clubs: 'clubs',
};
const ranks = 'ace 2 3 4 5 6 7 8 9 10 jack queen king'.split(' ');
const count = (n: number, word: string): string => `${n} ${word}${n === 1 ? '' : 's'}`;

const told: Record<ToldReason, string> = {
  'to-stock': 'Nothing goes on the stock.',
  'to-waste': 'Nothing goes on the waste.',
  'foundation-to-foundation': 'No card moves between foundations.',
  'cell-to-cell': 'No card moves between cells.',
  'no-take-back': 'Cards stay on the foundations.',
  'take-back-to-cell': 'From a foundation a card goes to a column only.',
  'face-down': 'A hidden card cannot move.',
  'not-top': 'Only the top card can move.',
  'not-in-sequence': 'These cards are no run.',
  'one-card-only': 'Only one card can move at once.',
  'wrong-colour': 'The colours must alternate.',
  'wrong-rank': 'The rank does not follow.',
  'wrong-suit': 'The suit must be the same.',
  'king-only': 'Only a king may go to an empty column.',
  'needs-ace': 'A foundation begins with an ace.',
  'one-to-foundation': 'Only one card at once goes to a foundation.',
  'one-to-cell': 'A cell holds one card.',
  'cell-taken': 'The cell is taken.',
  'stock-empty': 'The stock is empty.',
  'no-recycle': 'The stock is empty: it goes through once only.',
  'pass-over': 'The stock is empty: no pass is left.',
  'nothing-to-undo': 'Nothing to undo.',
  'undo-limit': 'Undo goes no further back.',
  'nothing-to-redo': 'Nothing to redo.',
  cancelled: 'Not now.',
  'no-target': 'No pile takes it now.',
};

const refusals: Partial<Record<Reason | 'no-target', string>> = told;

const badCode: Record<CodeReason | 'number', string> = {
  empty: 'Type a code.',
  prefix: 'The code begins like none of the games.',
  options: 'The game has no such options.',
  deal: 'No such deal: a code ends in 7 letters or digits from 2 to 7.',
  number: 'The deals are numbered from 1 to 2147483647.',
};

/** "Hard: draw 3". Of the values that an option offers the first is easy, the last hard. */
function choice(option: string, value: string | number, level: 0 | 1 | 2): string {
  if (option === 'scoring') return value === 'vegas' ? 'Vegas' : 'Standard';
  const what = option === 'draw' ? `draw ${value}` : count(Number(value), 'cell');
  return `${['Easy', 'Medium', 'Hard'][level]}: ${what}`;
}

export const en = {
  lang: 'en',
  games: {} as Record<string, string>,

  // Cards and piles, as they are spoken
  card: (rank: Rank, suit: Suit) => `${ranks[rank - 1]} of ${suits[suit]}`,
  column: (number: number) => `column ${number}`,
  cell: (number: number) => `cell ${number}`,
  /** `suit` and, where a suit has several places, which of them this is. */
  foundation: (suit: Suit, place: number, places: number) =>
    `foundation, ${suits[suit]}${places === 1 ? '' : `, ${place} of ${places}`}`,
  stock: 'stock',
  waste: 'waste',
  inColumn: (name: string, index: number, cards: number) => `${name}, card ${index} of ${cards}`,
  cards: (n: number) => count(n, 'card'),
  empty: 'empty',
  king: 'takes a king',
  any: 'takes any card',
  recycle: 'turns the waste back',
  finished: 'the pass is over',

  // The bar
  newGame: 'New game',
  restart: 'Restart',
  undo: 'Undo',
  redo: 'Redo',
  settings: 'Settings',
  score: 'Score',
  moves: (n: number) => count(n, 'move'),
  time: 'Time',
  code: 'Game code',
  copy: 'Copy the game code',
  copied: 'Copied',
  copyFailed: 'Not allowed here',

  // Dialogs
  game: 'Game',
  legends: {draw: 'Difficulty', cells: 'Difficulty', scoring: 'Scoring'} as Record<string, string>,
  choice,
  orCode: 'Or type a game code',
  orNumber: 'Or type a deal number or a game code',
  deal: 'Deal',
  cancel: 'Cancel',
  close: 'Close',
  leave: 'Leave this game?',
  leaveText: 'It is still in progress.',
  leaveYes: 'Leave it',
  leaveNo: 'Keep playing',
  doubleClick: 'Double click sends a card on',
  fourColor: 'Four-colour deck',
  leftHanded: 'Left-handed table',
  badCode,

  // What happened
  won: 'You won!',
  wonText: (score: string, moves: number, time: string) =>
    `Score ${score} · ${count(moves, 'move')} · ${time}`,
  refusal: ({
    reason,
    allowed = 0,
  }: {
    readonly reason: Reason | 'no-target';
    readonly allowed?: number;
  }) =>
    reason === 'too-many'
      ? `At most ${count(allowed, 'card')} can move at once now.`
      : (refusals[reason] ?? 'That cannot be done.'),
};

/** What a language must bring: every string, of the same shape as the English. */
export type Strings = typeof en;
