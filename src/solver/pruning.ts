/**
 * The rules by which searches leave out moves and positions without changing a verdict. A search
 * uses all of them. Tests switch them off, to compare with searches that leave out less.
 */
export interface Pruning {
  /** A card that may safely go to its foundation goes there at once: a one-move partial-order reduction. */
  readonly safeMoves: boolean;
  /** No part of a run moves to a card like the one that it lies on, unless the bared card then goes up. */
  readonly idleRuns: boolean;
  /** Positions that differ only in which like cards their runs lie on are one. */
  readonly looseRuns: boolean;
  /** Of several empty columns or cells, only the first is used. */
  readonly emptyPlaces: boolean;
  /** Cards are taken back from foundations only where they could be of use. */
  readonly takeBacks: boolean;
  /** Where the waste returns without limit, draws are part of the move that plays the drawn card. */
  readonly foldedDraws: boolean;
  /** Elsewhere, moves within the tableau wait until after a draw: a partial-order reduction. */
  readonly earlyDraws: boolean;
  /** Positions that are lost in an easier game are lost. */
  readonly relaxation: boolean;
}

/** Every rule is on. */
export const allPruning: Pruning = {
  safeMoves: true,
  idleRuns: true,
  looseRuns: true,
  emptyPlaces: true,
  takeBacks: true,
  foldedDraws: true,
  earlyDraws: true,
  relaxation: true,
};
