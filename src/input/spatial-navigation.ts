import type {SceneItem} from '../view/scene.js';
import type {Rect} from '../view/layout.js';

/** A way over the felt as it is seen: right and down, each 1, 0 or -1. */
export type Direction = readonly [right: number, down: number];

/** The ways of the arrows, by their keys' names in lower case. */
export const arrowDirections: Readonly<Record<string, Direction>> = {
  arrowleft: [-1, 0],
  arrowright: [1, 0],
  arrowup: [0, -1],
  arrowdown: [0, 1],
};

/** The nearest item that way; straight ahead counts as nearer than aslant. */
export function nearestItem(
  items: readonly SceneItem[],
  current: SceneItem['key'] | undefined,
  [right, down]: Direction,
  rectOf: (key: SceneItem['key']) => Rect | null,
): SceneItem | undefined {
  // The upper left corner is where even a covered card can be seen.
  const from = current !== undefined && rectOf(current);
  let nearest: SceneItem | undefined;
  let least = Infinity;
  for (const item of from ? items : []) {
    const to = rectOf(item.key);
    if (!from || !to) continue;
    const [x, y] = [to.x - from.x, to.y - from.y];
    const ahead = x * right + y * down;
    const aside = Math.abs(x * down + y * right);
    const distance = ahead + aside * 2;
    if (ahead < 1 || aside > ahead * 4 || distance >= least) continue;
    [nearest, least] = [item, distance];
  }
  return nearest;
}

/** While cards are held that some pile takes: of their targets and their own place the one `by` steps on, round and round. */
export function nextTarget(
  items: readonly SceneItem[],
  current: SceneItem['key'] | undefined,
  by: number,
): SceneItem | undefined {
  const lead = items.find(({held}) => held);
  const stops = items.filter((item) => item.target || item === lead);
  const at = stops.findIndex(({key}) => key === current);
  return stops[1] && stops.at((at + by) % stops.length);
}
