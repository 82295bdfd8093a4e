/**
 * What `Board.undo` needs to know besides the move, as one number: the pass and the length of the waste
 * before it, the card's index in the talon if it came from the waste, and whether a hidden card was
 * turned up.
 */
export function packUndo(
  pass: number,
  wasteLength: number,
  talonIndex = 0,
  turnedUp = false,
): number {
  return (pass << 17) | (wasteLength << 9) | (talonIndex << 1) | Number(turnedUp);
}

export const undoPass = (undo: number) => undo >>> 17;
export const undoWasteLength = (undo: number) => (undo >> 9) & 255;
export const undoTalonIndex = (undo: number) => (undo >> 1) & 255;
export const undoTurnedUp = (undo: number) => (undo & 1) === 1;
