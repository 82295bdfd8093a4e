import type {Rank, Suit} from '../engine/index.js';
import type {enExtras} from './en-extras.js';
import type {Words} from './words.js';

const ranks = 'ace 2 3 4 5 6 7 8 9 10 jack queen king'.split(' ');

/**
 * English, except for the texts of the extras in `en-extras.ts`. Other languages have all texts in one file. A text is a
 * string, or a function if it depends on numbers or cards.
 */
export const en = ({number, plural}: Words) => {
  const cards = (n: number): string => plural(n, {one: '# card', other: '# cards'});
  const moves = (n: number): string => plural(n, {one: '# move', other: '# moves'});
  return {
    /** Whether the language is written from right to left. */
    rtl: false,
    /** Separates the parts of a name or list. */
    comma: ', ',
    /** Names of games by id. A game that is missing here has its English name. */
    games: {} as Record<string, string>,

    // Names of cards and piles
    card: (rank: Rank, suit: Suit) => `${ranks[rank - 1]} of ${suit}`,
    column: (n: number) => `column ${number(n)}`,
    cell: (n: number) => `cell ${number(n)}`,
    /** `place`: which of the suit's `places` foundations, from 1. */
    foundation: (suit: Suit, place: number, places: number) =>
      `foundation, ${suit}${places > 1 ? `, ${place > 1 ? 'second' : 'first'} of two` : ''}`,
    stock: 'stock',
    waste: 'waste',
    /** The position of a card in its column. */
    cardOf: (index: number, count: number) => `card ${number(index)} of ${number(count)}`,
    /** The top card of a foundation. */
    upTo: (rank: Rank) => `up to ${ranks[rank - 1]}`,
    cards,
    /** Part of the name of the lowest face-up card of a column. */
    onHidden: (n: number) => plural(n, {one: 'on # face-down card', other: 'on # face-down cards'}),
    empty: 'empty',
    king: 'kings only',
    any: 'any card',
    recycle: 'turn over the waste',
    finished: 'no cards left to draw',
    /** Part of the name of a pile that accepts the selected cards. */
    takesIt: 'can go here',

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
    copyFailed: 'Couldn’t copy',

    /** Description of the table for screen readers. */
    keysHelp:
      'Use the arrow keys to move around, Enter to pick up or place cards, and question mark for keyboard shortcuts.',
  };
};

/** All texts of a language. */
export type Texts = ReturnType<typeof en> & ReturnType<typeof enExtras>;
/** A language: returns all its texts. A missing text is a compile error. */
export type Locale = (words: Words) => Texts;
/** Some of the texts. Groups such as `reasons` may be partial too. */
export type SomeTexts = {
  readonly [name in keyof Texts]?: Texts[name] extends (...args: never[]) => string
    ? Texts[name]
    : Partial<Texts[name]>;
};
/** Properties of a language besides its texts. */
export interface Language {
  /** The BCP 47 tag that it is registered with. */
  readonly lang: string;
  /** The value for `lang` attributes. It can be more specific than `lang`: `pt-BR` for `pt`. */
  readonly htmlLang: string;
  /** Formats a whole number: `1,220`. */
  readonly number: (n: number) => string;
}
/** The texts of a table and their language. */
export type Strings = Texts & Language;
