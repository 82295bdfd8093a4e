import type {CodeReason, Rank, Reason, Suit} from '../engine/index.js';

/** What a pile's name is made of: its number from the left, from 1. */
export interface PileFacts {
  readonly number: number;
  /** Of a foundation: its suit, and which of the suit's places it is, out of how many. */
  readonly suit: Suit;
  readonly place: number;
  readonly places: number;
}

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
const levels = {easy: 'Easy', medium: 'Medium', hard: 'Hard'};
const count = (n: number, word: string): string => `${n} ${word}${n === 1 ? '' : 's'}`;

const told: Record<ToldReason, string> = {
  'to-stock': 'Nothing goes back on the stock.',
  'to-waste': 'Only drawn cards go on the waste.',
  'foundation-to-foundation': 'A card never moves from one foundation to another.',
  'cell-to-cell': 'A card never moves from one cell to another.',
  'no-take-back': 'Cards stay on the foundations in this game.',
  'take-back-to-cell': 'A card from a foundation goes back to a column only.',
  'face-down': 'A hidden card cannot be moved.',
  'not-top': 'Only the top card can be played.',
  'not-in-sequence': 'These cards do not follow each other.',
  'one-card-only': 'Only one card moves at a time in this game.',
  'wrong-colour': 'Red goes on black, and black on red.',
  'wrong-rank': 'The card must be one lower than the one it goes on.',
  'wrong-suit': 'The card must be of the same suit.',
  'king-only': 'Only a king may go to an empty column.',
  'needs-ace': 'A foundation begins with an ace.',
  'one-to-foundation': 'Cards go to the foundations one at a time.',
  'one-to-cell': 'A cell holds one card.',
  'cell-taken': 'This cell is taken.',
  'stock-empty': 'The stock is empty.',
  'no-recycle': 'The stock is used up: it goes through once only.',
  'pass-over': 'The stock is used up: no more passes.',
  'nothing-to-undo': 'There is nothing to undo.',
  'undo-limit': 'It goes no further back.',
  'nothing-to-redo': 'There is nothing to redo.',
  cancelled: 'Not now.',
  'no-target': 'No pile takes it now.',
};

const refusals: Partial<Record<Reason | 'no-target', string>> = told;

const badCode: Record<CodeReason, string> = {
  empty: 'Type a code.',
  prefix: 'A code begins with its game: DS1, SH1 or SQ1.',
  options: 'The middle part of the code is not one of this game.',
  deal: 'A code ends in seven letters or digits from 2 to 7.',
};

export const en = {
  lang: 'en',
  games: {} as Record<string, string>,

  // Cards and piles, as they are spoken
  card: (rank: Rank, suit: Suit) => `${ranks[rank - 1]} of ${suits[suit]}`,
  column: ({number}: Pick<PileFacts, 'number'>) => `column ${number}`,
  cell: ({number}: Pick<PileFacts, 'number'>) => `cell ${number}`,
  foundation: ({suit, place, places}: PileFacts) =>
    `foundation, ${suits[suit]}${places === 1 ? '' : `, ${place} of ${places}`}`,
  stock: 'stock',
  waste: 'waste',
  inColumn: (name: string, index: number, cards: number) => `${name}, card ${index} of ${cards}`,
  cards: (n: number) => count(n, 'card'),
  empty: 'empty',
  takesKing: 'takes a king',
  takesAny: 'takes any card',
  recycles: 'turns the waste back',
  passOver: 'the pass is over',

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
  difficulty: 'Difficulty',
  draw: {1: 'Easy: draw 1', 3: 'Hard: draw 3'} as Record<number, string>,
  scoring: 'Scoring',
  scorings: {standard: 'Standard', vegas: 'Vegas'},
  cells: (n: number, level: keyof typeof levels) => `${levels[level]}: ${count(n, 'cell')}`,
  orCode: 'Or type a game code',
  deal: 'Deal',
  cancel: 'Cancel',
  close: 'Close',
  leave: 'Leave this game?',
  leaveText: 'It is still in progress.',
  leaveYes: 'Leave it',
  leaveNo: 'Keep playing',
  restartAsk: 'Start this deal again?',
  restartText: 'The game goes back to its first card.',
  doubleClick: 'Double click sends a card on',
  fourColor: 'Four-colour deck',
  leftHanded: 'Left-handed table',
  badCode,

  // What happened
  again: 'New game',
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
