import type {Board} from './board.js';

/** A card of the talon that can be played next: where it lies, and how the stock is used before. */
export type TalonVisit = (card: number, draws: number) => void;

/**
 * Every card that comes to lie on the waste, by drawing and recycling alone. Drawing changes nothing
 * but the talon, and nothing but a card that is played from the waste changes what drawing brings.
 * So draws may wait until right before such a card is played, and are one move with it.
 */
export function visitTalon(board: Board, visit: TalonVisit): void {
  const {draw} = board.rules;
  const {talonLength, wasteLength} = board;
  if (wasteLength) visit(board.talonCard(wasteLength - 1), 0);
  let draws = 0;
  for (let at = wasteLength; at < talonLength;) {
    at = Math.min(at + draw, talonLength);
    visit(board.talonCard(at - 1), ++draws);
  }
  if (!board.canRecycle) return;
  draws++;
  // The second round meets what the first has not: all before, and where draws fall elsewhere.
  for (let at = 0; at < talonLength;) {
    at = Math.min(at + draw, talonLength);
    draws++;
    const isMet = at === wasteLength || at === talonLength;
    if (!isMet && (at < wasteLength || (at - wasteLength) % draw)) {
      visit(board.talonCard(at - 1), draws);
    }
  }
}
