/** How columns build: downward by one, in alternating colors or in suit. */
export type Builds = 'alternating' | 'same-suit';
/**
 * How many cards move as one: a single card, any run in sequence, or a supermove. A supermove moves a run of at
 * most (empty cells + 1) × 2^(empty columns) cards; an empty target column is not counted.
 */
export type Lifts = 'one' | 'run' | 'supermove';
/** What an empty column accepts. */
export type EmptyColumn = 'king' | 'any';
/** The scoring option. */
export type Scoring = 'standard' | 'vegas';
/**
 * How a deal number becomes an order of the cards. `sfc32` works for any number of decks, and depends on the
 * prefix. `microsoft` gives the numbered deals of Microsoft FreeCell, for one deck.
 */
export type Shuffle = 'sfc32' | 'microsoft';

/** The chosen options. A game has only the options that its definition lists. */
export interface Options {
  /** How many cards are drawn at a time. */
  readonly draw?: 1 | 3;
  readonly scoring?: Scoring;
  readonly cells?: number;
}

/** The values that a game offers for each option, the default first. */
export interface OptionValues {
  readonly draw?: readonly (1 | 3)[];
  readonly scoring?: readonly Scoring[];
  readonly cells?: readonly number[];
}

/** One step of the deal. Each step takes the next of the shuffled cards, from index 0. */
export type DealStep =
  | {
      readonly to: 'columns';
      /** The number of cards in each column, from the left. */
      readonly lengths: readonly number[];
      /** Deal each column in turn. Without it, deal row by row across the columns. */
      readonly order?: 'columns';
      /** Turn up only the last card of each column. Without it, turn up all. */
      readonly faceUp?: 'last';
    }
  /** Deal one card to each cell. Cards without a cell go on the columns: card i on column i mod columns. */
  | {readonly to: 'cells'; readonly count: number}
  /** All remaining cards, face down. The card with the lowest index is drawn first. */
  | {readonly to: 'stock'};

/** Points. Fields that are left out are 0. */
export interface Scores {
  /** The score at the deal. */
  readonly start?: number;
  /** The score never falls below this. Without it, there is no floor. */
  readonly floor?: number;
  readonly toFoundation?: number;
  readonly wasteToColumn?: number;
  /** A face-down card that is turned up, in addition to the points of the move. */
  readonly turnUp?: number;
  readonly recycle?: number;
  /** A card that is taken back from a foundation. */
  readonly takeBack?: number;
  /** The score is in dollars. */
  readonly money?: boolean;
  /** Passes through the stock with this scoring, if not the game's own number. */
  readonly passes?: number;
}

/**
 * A game as plain data that can be stored as JSON. `registerGame` checks every field, and that the deal places
 * every card with any options.
 */
export interface GameDefinition {
  /** The game's name in code and markup, such as `double`: lower-case letters, digits and hyphens. */
  readonly id: string;
  /** Starts the game's codes, such as `DS1`: three capitals or digits. It is part of the shuffle's seed. */
  readonly prefix: string;
  /** Names by language tag. English is required. */
  readonly names: {readonly en: string; readonly [language: string]: string};
  readonly decks: 1 | 2;
  readonly options: OptionValues;
  /** Default: `sfc32`. */
  readonly shuffle?: Shuffle;
  readonly deal: readonly DealStep[];
  /** The number of cells, 1 to 8, if it is not an option. */
  readonly cells?: number;
  readonly builds: Builds;
  readonly lifts: Lifts;
  readonly emptyColumn: EmptyColumn;
  /** Passes through the stock. Default: 1. 0 means no limit. */
  readonly passes?: number;
  /** The piles that the top card of a foundation can be taken back to. */
  readonly takeBack: readonly ('columns' | 'cells')[];
  /** Scores by scoring option. Games without that option have only `standard`. */
  readonly scores: {readonly standard: Scores; readonly vegas?: Scores};
  /** How many actions can be undone. */
  readonly undoDepth: number;
}
