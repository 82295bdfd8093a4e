import type {SceneItem} from '../view/scene.js';
import type {Rect} from '../view/layout.js';

/** A direction on the screen; each part is 1, 0 or -1. */
export interface Direction {
  readonly right: number;
  readonly down: number;
}

/** The directions of the arrow keys, by their names in lower case. */
export const arrowDirections: Readonly<Record<string, Direction>> = {
  arrowleft: {right: -1, down: 0},
  arrowright: {right: 1, down: 0},
  arrowup: {right: 0, down: -1},
  arrowdown: {right: 0, down: 1},
};

/** How much more a px sideways counts than a px straight ahead. */
const sidewaysWeight = 2;
/** Items further to the side than this many times the way ahead are not in that direction. */
const sidewaysLimit = 4;

/** The nearest item in a direction, or undefined. Items straight ahead count as nearer. */
export function nearestItem(
  items: readonly SceneItem[],
  current: SceneItem['key'] | undefined,
  direction: Direction,
  rectOf: (key: SceneItem['key']) => Rect | null,
): SceneItem | undefined {
  const from = current === undefined ? null : rectOf(current);
  if (!from) return undefined;
  let nearest: SceneItem | undefined;
  let least = Infinity;
  for (const item of items) {
    const to = rectOf(item.key);
    const distance = to ? distanceTo(from, to, direction) : Infinity;
    if (distance < least) [nearest, least] = [item, distance];
  }
  return nearest;
}

/**
 * The weighted distance between two upper left corners, Infinity if the second is not in that
 * direction. The corner is the part of a covered card that shows.
 */
function distanceTo(from: Rect, to: Rect, {right, down}: Direction): number {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const ahead = x * right + y * down;
  const sideways = Math.abs(x * down + y * right);
  if (ahead < 1 || sideways > ahead * sidewaysLimit) return Infinity;
  return ahead + sideways * sidewaysWeight;
}

/**
 * While cards are selected: the item `steps` further among their targets and their own lead card,
 * wrapping around. Undefined if nothing is selected or no pile takes the cards.
 */
export function nextTarget(
  items: readonly SceneItem[],
  current: SceneItem['key'] | undefined,
  steps: number,
): SceneItem | undefined {
  const lead = items.find(({selected}) => selected);
  const stops = items.filter((item) => item.target || item === lead);
  if (stops.length < 2) return undefined;
  const index = stops.findIndex(({key}) => key === current);
  return stops.at((index + steps) % stops.length);
}
