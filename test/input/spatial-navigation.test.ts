import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {arrowDirections, nearestItem, nextTarget} from '../../src/input/spatial-navigation.js';
import type {SceneItem} from '../../src/view/scene.js';

/** Items from text: each character is one, 100 px from the next; `.` is nothing. */
function map(...rows: string[]) {
  const places = rows.flatMap((row, y) =>
    [...row].flatMap((name, x) => (name === '.' ? [] : [{name, x: x * 100, y: y * 100}])),
  );
  const items = places.map(({name}) => ({key: name}) as unknown as SceneItem);
  const go = (from: string, arrow: string): string | undefined => {
    const nearest = nearestItem(items, from as SceneItem['key'], arrowDirections[arrow]!, (key) => {
      const place = places.find(({name}) => name === key);
      return place ? {...place, width: 60, height: 80} : null;
    });
    return nearest?.key as string | undefined;
  };
  return {go};
}

describe('the nearest item', () => {
  it('is the next one straight ahead', () => {
    const {go} = map('abc', 'def', 'ghi');
    assert.equal(go('e', 'arrowleft'), 'd');
    assert.equal(go('e', 'arrowright'), 'f');
    assert.equal(go('e', 'arrowup'), 'b');
    assert.equal(go('e', 'arrowdown'), 'h');
  });

  it('is none at the edge', () => {
    const {go} = map('ab', 'cd');
    assert.equal(go('a', 'arrowleft'), undefined);
    assert.equal(go('a', 'arrowup'), undefined);
    assert.equal(go('d', 'arrowright'), undefined);
    assert.equal(go('d', 'arrowdown'), undefined);
  });

  it('is one further ahead rather than one nearer but to the side', () => {
    const {go} = map('a..b', '.c..');
    assert.equal(go('a', 'arrowright'), 'b');
  });

  it('is one to the side if nothing is straight ahead', () => {
    const {go} = map('a...', '..b.');
    assert.equal(go('a', 'arrowright'), 'b');
    assert.equal(go('a', 'arrowdown'), 'b');
  });

  it('is none that is far to the side', () => {
    const {go} = map('a.....', '.....b');
    assert.equal(go('a', 'arrowdown'), undefined);
    assert.equal(go('a', 'arrowright'), 'b');
  });

  it('is none without a current item, or if that has no place', () => {
    const {go} = map('ab');
    assert.equal(go('x', 'arrowright'), undefined);
    const rect = {x: 0, y: 0, width: 1, height: 1};
    assert.equal(
      nearestItem([], undefined, arrowDirections.arrowup!, () => rect),
      undefined,
    );
  });
});

describe('the next target', () => {
  /** Items in reading order: `*` is the lead card of the selection, capitals are targets. */
  const items = (text: string): SceneItem[] =>
    [...text].map((key) => {
      const selected = key === '*';
      return {
        key,
        selected,
        target: !selected && key === key.toUpperCase(),
      } as unknown as SceneItem;
    });
  const next = (text: string, current: string, steps: number) =>
    nextTarget(items(text), current as SceneItem['key'], steps)?.key as string | undefined;

  it('is the next or previous one among the targets and the selected card', () => {
    assert.equal(next('aBc*dEf', '*', 1), 'E');
    assert.equal(next('aBc*dEf', '*', -1), 'B');
    assert.equal(next('aBc*dEf', 'B', 1), '*');
  });

  it('wraps around', () => {
    assert.equal(next('aBc*dEf', 'E', 1), 'B');
    assert.equal(next('aBc*dEf', 'B', -1), 'E');
  });

  it('is the first one if the current item is no target', () => {
    assert.equal(next('aBc*dEf', 'f', 1), 'B');
  });

  it('is none if nothing is selected or no pile takes the cards', () => {
    assert.equal(next('abc', 'a', 1), undefined);
    assert.equal(next('ab*', 'a', 1), undefined);
  });
});
