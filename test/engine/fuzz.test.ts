import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import fc from 'fast-check';
import {
  CodeError,
  formatAction,
  formatCode,
  Game,
  parseAction,
  parseCode,
  RecordError,
  verifyRecord,
} from '../../src/engine/index.js';
import {asked, dealt, everyGame, playAtRandom} from './support.js';

const check = (property: fc.IProperty<[string]>) => fc.assert(property, {numRuns: 1500, seed: 1});

/** Valid texts with letters put in, taken out, changed and doubled. */
function mutated(valid: readonly string[]): fc.Arbitrary<string> {
  const change = fc.record({
    at: fc.nat({max: 200}),
    cut: fc.nat({max: 3}),
    put: fc.oneof(
      fc.string({maxLength: 3}),
      fc.constantFrom(...'DRUYTFCWSx-0189AB2 \n\t', '\u00a0', 'ı', 'ß', '🂡', '\u0000'),
    ),
  });
  const apply = (text: string, {at, cut, put}: {at: number; cut: number; put: string}) => {
    const from = at % (text.length + 1);
    return text.slice(0, from) + put + text.slice(from + cut);
  };
  return fc
    .tuple(fc.constantFrom(...valid), fc.array(change, {maxLength: 3}))
    .map(([text, changes]) => changes.reduce(apply, text));
}

const junk = fc.oneof(fc.string(), fc.string({unit: 'binary'}), fc.string({unit: 'grapheme'}));
const codes = everyGame().map((choice) => dealt(choice, 314).code);
const records = everyGame().map((choice) => playAtRandom(dealt(choice, 7), 25, 7).toRecord());
const actions = ['D', 'R', 'W-T3', 'T4x3-T7', 'T10x12-T1', 'F8-T9', 'C3-F2'];
const huge = ['A'.repeat(1e6), '-'.repeat(1e6), ' '.repeat(1e6), `${codes[0]} ${'D '.repeat(2e4)}`];

describe('Whatever text comes', () => {
  const readsCode = (text: string) => {
    try {
      const parts = parseCode(text);
      const canonical = formatCode(parts);
      assert.deepEqual(parseCode(canonical), parts);
      assert.equal(Game.fromCode(text).code, canonical);
    } catch (error) {
      assert.ok(error instanceof CodeError, String(error));
      assert.ok(['empty', 'prefix', 'options', 'deal'].includes(error.reason));
      assert.throws(() => Game.fromCode(text), CodeError);
    }
  };

  test('a code is read, or refused with a CodeError', () => {
    check(fc.property(fc.oneof(junk, mutated(codes)), readsCode));
    huge.forEach(readsCode);
  });

  const readsAction = (text: string) => {
    const action = parseAction(text);
    if (action) assert.equal(formatAction(action), text);
  };

  test('an action is read as it would be written, or not at all', () => {
    check(fc.property(fc.oneof(junk, mutated(actions)), readsAction));
    huge.forEach(readsAction);
  });

  const readsRecord = (text: string) => {
    const verdict = verifyRecord(text);
    if (verdict.ok) {
      assert.deepEqual(verifyRecord(Game.fromRecord(text).toRecord()), verdict);
      return;
    }
    const {index, action, reason} = verdict;
    assert.equal(action, text.trim().split(/\s+/)[index + 1]);
    assert.throws(
      () => Game.fromRecord(text),
      (error) => error instanceof RecordError && error.index === index && error.reason === reason,
    );
  };

  test('a record is replayed, or refused with a RecordError at its first bad action', () => {
    check(fc.property(fc.oneof(junk, mutated(records)), readsRecord));
    huge.forEach(readsRecord);
  });

  test('a play of it is done, or refused with a reason', () => {
    const game = playAtRandom(Game.fromCode(codes[0]!), 20, 1);
    check(
      fc.property(fc.oneof(junk, mutated(actions)), (text) => {
        const legal = game.legalActions().includes(text);
        assert.equal(asked(game, text) === 'ok', legal);
        if (!legal) assert.equal(game.play(text).action, text);
      }),
    );
  });

  test('an error message quotes no more than a little of it', () => {
    for (const text of huge) {
      const verdict = () => Game.fromCode(text);
      assert.throws(verdict, (error: Error) => error.message.length < 100);
    }
  });

  test('even what is no text makes no other error', () => {
    for (const value of [undefined, null, 7, {}, []]) {
      const text = value as string;
      assert.throws(() => parseCode(text), CodeError);
      assert.equal(verifyRecord(text).ok, false);
      assert.equal(parseAction(text), null);
    }
  });
});
