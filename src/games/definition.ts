/** How a column builds, downward by one. */
export type Builds = 'alternating' | 'same-suit';
/** What lifts as one: a card; a run; a run as long as empty cells and columns allow. */
export type Lifts = 'one' | 'run' | 'supermove';
/** What an empty column takes. */
export type EmptyColumn = 'king' | 'any';
export type Scoring = 'standard' | 'vegas';
/**
 * How a deal number becomes an order of the cards: `sfc32` for any number of cards, and other deals
 * by each prefix; `microsoft` by the numbers of Microsoft's FreeCell, for one deck.
 */
export type Shuffle = 'sfc32' | 'microsoft';

/** What a player chose; a game has only those options that its definition lists. */
export interface Options {
  /** Cards turned from the stock at once. */
  readonly draw?: 1 | 3;
  readonly scoring?: Scoring;
  readonly cells?: number;
}

/** The values on offer, the default first. */
export interface OptionValues {
  readonly draw?: readonly (1 | 3)[];
  readonly scoring?: readonly Scoring[];
  readonly cells?: readonly number[];
}

/** One step of a deal; the steps take the shuffled cards from index 0. */
export type DealStep =
  | {
      readonly to: 'columns';
      /** Cards in each column, from the left. */
      readonly lengths: readonly number[];
      /** Each column in turn from its bottom; absent: row by row across the columns. */
      readonly order?: 'columns';
      /** Which cards lie face up: only the last of each column; absent: all. */
      readonly faceUp?: 'last';
    }
  /** One card a cell; those that find none go on in rows, card i on column i mod columns. */
  | {readonly to: 'cells'; readonly count: number}
  /** All that is left, face down, the card at the lowest index drawn first. */
  | {readonly to: 'stock'};

/** Points; what is absent is 0. */
export interface Scores {
  readonly start?: number;
  /** The score never falls below this; absent: no floor. */
  readonly floor?: number;
  readonly toFoundation?: number;
  readonly wasteToColumn?: number;
  /** A hidden card turned face up, besides the points of the move that uncovered it. */
  readonly turnUp?: number;
  readonly recycle?: number;
  /** A card taken back from a foundation. */
  readonly takeBack?: number;
  /** The score is dollars, and written so. */
  readonly money?: boolean;
  /** Times through the stock under this scoring, where it differs from the game's. */
  readonly passes?: number;
}

/**
 * A game as plain data: it survives JSON, and its string tags select small policies. `registerGame`
 * checks each field by itself, and that every card is dealt whatever the options.
 */
export interface GameDefinition {
  /** Names the game in code and markup: `double`. Lower case letters, digits and hyphens. */
  readonly id: string;
  /** Three capitals or digits that begin the game's codes: `DS1`. Part of the shuffle's seed. */
  readonly prefix: string;
  /** By language; English always. */
  readonly names: {readonly en: string; readonly [language: string]: string};
  readonly decks: 1 | 2;
  readonly options: OptionValues;
  /** Absent: `sfc32`. */
  readonly shuffle?: Shuffle;
  readonly deal: readonly DealStep[];
  /** Cells on the table, 1 to 8, where they are no option. */
  readonly cells?: number;
  readonly builds: Builds;
  readonly lifts: Lifts;
  readonly emptyColumn: EmptyColumn;
  /** Times through the stock, 1 if absent; 0: as often as wanted. */
  readonly passes?: number;
  /** Where the top card of a foundation may be taken back to. */
  readonly takeBack: readonly ('columns' | 'cells')[];
  /** By the scoring option; games without it have `standard` alone. */
  readonly scores: {readonly standard: Scores; readonly vegas?: Scores};
  /** How many of the last actions can be undone. */
  readonly undoDepth: number;
}
