import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {variants} from '../../src/engine/index.js';
import {below, sfc32} from '../../src/engine/rng.js';
import {shuffled} from '../../src/engine/shuffle.js';

/** How far counts are from equal; about as large as there are counts, if only chance is at work. */
function chiSquare(counts: number[]): number {
  const expected = counts.reduce((sum, count) => sum + count) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

describe('The shuffle', () => {
  for (const game of variants) {
    const size = game.decks * 52;

    test(`of ${game.id} has every card once`, () => {
      for (const deal of [1, 2, 2 ** 31 - 1]) {
        const sorted = shuffled(game, deal).sort((one, other) => one - other);
        assert.deepEqual(sorted, [...Array(size).keys()]);
      }
    });

    test(`of ${game.id} favours no place for a card, and no card for a place`, () => {
      const places = Array<number>(size).fill(0);
      const firsts = Array<number>(size).fill(0);
      const lasts = Array<number>(size).fill(0);
      for (let deal = 1; deal <= 30 * size; deal++) {
        const order = shuffled(game, deal);
        places[order.indexOf(0)]!++;
        firsts[order[0]!]!++;
        lasts[order[size - 1]!]!++;
      }
      const limit = size + 5 * Math.sqrt(2 * size);
      for (const counts of [places, firsts, lasts]) assert.ok(chiSquare(counts) < limit);
    });
  }

  test('gives two games with the same number different orders', () => {
    const [double, squadron] = ['double', 'squadron'].map((id) =>
      shuffled(
        variants.find((game) => game.id === id)!,
        1,
      ),
    );
    assert.notDeepEqual(double, squadron);
  });

  test('depends on every bit of the number', () => {
    const game = variants[0]!;
    const orders = Array.from({length: 35}, (_, bit) => shuffled(game, 2 ** bit).join());
    assert.equal(new Set(orders).size, 35);
  });
});

describe('A number below a bound', () => {
  test('passes over outputs that would favour low numbers', () => {
    const outputs = [2 ** 32 - 1, 2 ** 32 - 1, 7];
    assert.equal(
      below(() => outputs.shift()!, 3),
      1,
    );
    assert.deepEqual(outputs, []);
  });

  test('takes every output where the bound divides them evenly', () => {
    assert.equal(
      below(() => 2 ** 32 - 1, 64),
      63,
    );
  });

  test('comes from a generator whose bits are about half ones', () => {
    const random = sfc32(1, 0, 0x445331);
    const ones = Array<number>(32).fill(0);
    for (let i = 0; i < 4096; i++) {
      const word = random();
      assert.ok(Number.isInteger(word) && word >= 0 && word < 2 ** 32);
      for (let bit = 0; bit < 32; bit++) ones[bit]! += (word >>> bit) & 1;
    }
    for (const count of ones) assert.ok(Math.abs(count - 2048) < 200);
  });
});
