import type {Rank, Suit} from '../engine/index.js';
import type {enExtras} from './en-extras.js';
import type {Words} from './words.js';

const ranks = 'ace 2 3 4 5 6 7 8 9 10 jack queen king'.split(' ');

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
    onHidden: (n: number) => plural(n, {one: 'on # face-down card', other: 'on # face-down cards'}),
    empty: 'empty',
    king: 'kings only',
    any: 'any card',
    recycle: 'turn over the waste',
    finished: 'no cards left to draw',
    /** Of a pile that what is picked up may go to. */
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

    /** Heard with the table's name when it gets the focus. */
    keysHelp:
      'Use the arrow keys to move around, Enter to pick up or place cards, and question mark for keyboard shortcuts.',
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
/** What the texts of a language come with. */
export interface Language {
  /** The tag it is registered under (BCP 47). */
  readonly lang: string;
  /** The value for `lang` attributes. More exact where the texts are of one region or script: `pt-BR` for `pt`. */
  readonly htmlLang: string;
  /** A whole number as the language writes it: `1,220`. */
  readonly number: (n: number) => string;
}
/** What a table shows and speaks. */
export type Strings = Texts & Language;
