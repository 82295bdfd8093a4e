/**
 * The stacking order of a table, lowest first. A card at rest has its index in its pile as its
 * `z-index`. A card in flight or under the pointer adds its layer to that, so that cards that move
 * together keep their order. `motion.ts` sets the z-index of cards; the rest is in the styles.
 */
export const zIndex = {
  /** Elements that are only measured. */
  probe: -1,
  /** Cards that glide from one place to another. */
  cardInFlight: 1000,
  /** Cards that are dragged or peeked at. */
  cardDragged: 5000,
  /** Messages and the assist panel. */
  overlay: 8000,
  /** The panel and cascade of a won game. */
  winPanel: 8500,
} as const;
