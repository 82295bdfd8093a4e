import type {Rank, Reason, Suit} from '../engine/index.js';
import type {enExtras} from './en-extras.js';
import type {Words} from './words.js';

/** Refusals that only a script can meet: no hand can try such a thing. */
type ScriptOnly =
  | 'unknown-action'
  | 'no-such-pile'
  | 'no-cards'
  | 'stock-not-empty'
  | 'waste-empty'
  | 'first-of-row'
  | 'from-stock'
  | 'same-pile';

/** Why a player's attempt failed: the engine's reasons, and that no pile at all takes a card. */
type ToldReason = Exclude<Reason | 'no-target', ScriptOnly | 'too-many'>;

const ranks = 'ace 2 3 4 5 6 7 8 9 10 jack queen king'.split(' ');

const reasons: Record<ToldReason, string> = {
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
  'no-stock': 'This game has no stock.',
  'stock-empty': 'The stock is empty.',
  'no-recycle': 'The stock is empty: it goes through once only.',
  'pass-over': 'The stock is empty: no pass is left.',
  'nothing-to-undo': 'Nothing to undo.',
  'undo-limit': 'Undo goes no further back.',
  'nothing-to-redo': 'Nothing to redo.',
  cancelled: 'Not now.',
  'no-target': 'No pile takes it now.',
};

/**
 * English, but for what stands in dialogs, which bring that along. Every other language brings both at once, each
 * text a value or function of the same type.
 */
export const en = ({number, plural}: Words) => {
  const cards = (n: number): string => plural(n, {one: '# card', other: '# cards'});
  const moves = (n: number): string => plural(n, {one: '# move', other: '# moves'});
  return {
    /** Its letters run from right to left. */
    rtl: false,
    /** Between the parts of a name or list. */
    comma: ', ',
    /** Names of games by id, where the language has one of its own. */
    games: {} as Record<string, string>,

    // Cards and piles, as they are spoken
    card: (rank: Rank, suit: Suit) => `${ranks[rank - 1]} of ${suit}`,
    column: (n: number) => `column ${number(n)}`,
    cell: (n: number) => `cell ${number(n)}`,
    /** `place` of `places`: where a suit has two foundations, which of them, from 1. */
    foundation: (suit: Suit, place: number, places: number) =>
      `foundation, ${suit}${places > 1 ? `, ${place > 1 ? 'second' : 'first'} of two` : ''}`,
    stock: 'stock',
    waste: 'waste',
    /** A card's place in its column. */
    cardOf: (index: number, count: number) => `card ${number(index)} of ${number(count)}`,
    /** How far a foundation has come. */
    upTo: (rank: Rank) => `up to ${ranks[rank - 1]}`,
    cards,
    /** Below the lowest card that lies up. */
    onHidden: (n: number) => plural(n, {one: 'on # hidden card', other: 'on # hidden cards'}),
    empty: 'empty',
    king: 'takes a king',
    any: 'takes any card',
    recycle: 'turns the waste back',
    finished: 'the pass is over',
    /** Of a pile that what is picked up may go to. */
    takesIt: 'takes it',

    // What happened
    /** A card with those on it, `more` of them. */
    andMore: (card: string, more: number) => `${card} and ${cards(more)} on it`,
    toColumn: (n: number) => `to column ${number(n)}`,
    toCell: (n: number) => `to cell ${number(n)}`,
    toFoundation: 'to its foundation',
    /** `to` is one of the three above. */
    moved: (what: string, to: string) => `${what} ${to}`,
    /** How many cards were drawn, and which of them can be played. */
    drew: (n: number, top: string) => (n > 1 ? `drew ${cards(n)}, ${top} on top` : `drew ${top}`),
    turnedBack: (n: number) => `turned the waste back, stock of ${cards(n)}`,
    uncovers: (card: string) => `uncovers ${card}`,
    points: (n: number) => plural(n, {one: '# point', other: '# points'}),
    /** `amount` is points in words, or dollars. */
    gains: (amount: string) => `plus ${amount}`,
    loses: (amount: string) => `minus ${amount}`,
    undone: (what: string) => `taken back: ${what}`,
    redone: (what: string) => `done again: ${what}`,
    dealt: (game: string) => `New deal of ${game}`,
    /** `places`: how many piles take it. */
    pickedUp: (what: string, places: number) =>
      `picked up ${what}, ${
        places
          ? plural(places, {one: '# place takes it', other: '# places take it'})
          : 'no place takes it'
      }`,
    putBack: (what: string) => `put back ${what}`,
    won: 'You won!',
    reasons,
    tooMany: (allowed: number) => `At most ${cards(allowed)} can move at once now.`,
    impossible: 'That cannot be done.',

    // The bar
    newGame: 'New game',
    restart: 'Restart',
    undo: 'Undo',
    redo: 'Redo',
    hint: 'Hint',
    settings: 'Settings',
    score: 'Score',
    moves,
    time: 'Time',
    code: 'Game code',
    copy: 'Copy the game code',
    copied: 'Copied',
    copyFailed: 'Not allowed here',

    /** Heard with the table's name when it gets the focus. */
    keysHelp: 'Arrows walk, Enter picks up and puts down, question mark lists the keys.',
  };
};

/** Every text of a language. */
export type Texts = ReturnType<typeof en> & ReturnType<typeof enExtras>;
/** A language: all its texts, given its way with numbers. A text that is missing is a compile error. */
export type Locale = (words: Words) => Texts;
/** Some of the texts; of those that stand in a group, some too. */
export type SomeTexts = {
  readonly [name in keyof Texts]?: Texts[name] extends (...args: never[]) => string
    ? Texts[name]
    : Partial<Texts[name]>;
};
/** What a table speaks, and which language that is (BCP 47). */
export type Strings = Texts & {readonly lang: string};
