import type {PileId} from '../engine/index.js';

/** A place on the table that can be pointed at: a card of a pile, or, with index -1, the pile itself. */
export interface HitTarget {
  readonly key: PileId | number;
  readonly pile: PileId;
  readonly index: number;
}

/** The card or place that an event fell on. All taps on the stock are on the same spot. */
export function hitTargetOf(event: Event): HitTarget | null {
  const node = (event.target as Element).closest<HTMLElement>('[data-key]');
  if (!node) return null;
  const {key, pile, index} = node.dataset as {key: string; pile: PileId; index: string};
  return {key: pile === 'S' || key === pile ? pile : Number(key), pile, index: Number(index)};
}
