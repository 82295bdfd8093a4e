import type {Board} from './board.js';

/** A talon card that can be played next, and how often the stock is used before. */
export type TalonVisit = (card: number, draws: number) => void;

/**
 * Visits every card that drawing and recycling alone bring to the top of the waste. This is for games
 * that set no limit to recycles. There, draws change nothing but the talon, and only a card played
 * from the waste changes what they bring. So draws can wait until such a card is played, and become
 * part of that move.
 */
export function visitTalon(board: Board, visit: TalonVisit): void {
  const {draw} = board.rules;
  const {talonLength, wasteLength} = board;
  if (wasteLength) visit(board.talonCard(wasteLength - 1), 0);
  let draws = 0;
  for (let drawn = wasteLength; drawn < talonLength;) {
    drawn = Math.min(drawn + draw, talonLength);
    visit(board.talonCard(drawn - 1), ++draws);
  }
  if (!board.canRecycle) return;
  draws++;
  // The next pass adds the cards before the current one, and others if the draws fall differently.
  for (let drawn = 0; drawn < talonLength;) {
    drawn = Math.min(drawn + draw, talonLength);
    draws++;
    const isVisited = drawn === wasteLength || drawn === talonLength;
    if (!isVisited && (drawn < wasteLength || (drawn - wasteLength) % draw)) {
      visit(board.talonCard(drawn - 1), draws);
    }
  }
}
