import type {PileId} from '../engine/index.js';

/** A card of a pile, or with index -1 the pile's own place. */
export interface HitTarget {
  readonly key: PileId | number;
  readonly pile: PileId;
  readonly index: number;
}

/** The card or place that an event hit, or null. All cards of the stock count as one target. */
export function hitTest(event: Event): HitTarget | null {
  const node = (event.target as Element).closest<HTMLElement>('[data-key]');
  if (!node) return null;
  const {key, pile, index} = node.dataset as {key: string; pile: PileId; index: string};
  return {key: pile === 'S' || key === pile ? pile : Number(key), pile, index: Number(index)};
}
