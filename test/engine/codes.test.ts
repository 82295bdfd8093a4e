import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {
  ArgumentError,
  CodeError,
  formatCode,
  Game,
  optionSets,
  parseCode,
  variants,
} from '../../src/engine/index.js';
import type {Options} from '../../src/engine/index.js';

const codeReason = (text: string) => {
  try {
    return parseCode(text);
  } catch (error) {
    assert.ok(error instanceof CodeError, String(error));
    return error.reason;
  }
};

describe('A code', () => {
  test('names the game, its options and the deal', () => {
    assert.deepEqual(parseCode('DS1-D3V-AAAAAAB'), {
      variant: 'double',
      options: {draw: 3, scoring: 'vegas'},
      deal: 1,
    });
    assert.deepEqual(parseCode('SH1-C2-AAAAAJ2'), {
      variant: 'seahaven',
      options: {cells: 2},
      deal: 314,
    });
    assert.deepEqual(parseCode('SQ1-AAAAAAB'), {variant: 'squadron', options: {}, deal: 1});
  });

  test('may be typed in lower case, with space around it', () => {
    assert.deepEqual(parseCode('  ds1-d1n-aaaaaab\n'), parseCode('DS1-D1N-AAAAAAB'));
  });

  test('may have 0 for O, 1 for I and 8 for B in its deal', () => {
    assert.deepEqual(parseCode('SQ1-018AAAA'), parseCode('SQ1-OIBAAAA'));
  });

  test('is always written the canonical way', () => {
    assert.equal(Game.fromCode(' sh1-c4-aaaa018 ').code, 'SH1-C4-AAAAOIB');
  });

  test('spells the lowest and the highest deal', () => {
    const spelled = (deal: number) => formatCode({variant: 'squadron', deal});
    assert.equal(spelled(0), 'SQ1-AAAAAAA');
    assert.equal(spelled(2 ** 35 - 1), 'SQ1-7777777');
    assert.equal(parseCode('SQ1-7777777').deal, 2 ** 35 - 1);
  });

  test('without options written out stands for the defaults', () => {
    assert.equal(formatCode({variant: 'double', deal: 1}), 'DS1-D1N-AAAAAAB');
    const options: Options = {scoring: 'vegas'};
    assert.equal(formatCode({variant: 'double', options, deal: 1}), 'DS1-D1V-AAAAAAB');
  });

  test('leaves out options that the game does not have', () => {
    const options: Options = {draw: 3, cells: 2};
    assert.equal(formatCode({variant: 'squadron', options, deal: 1}), 'SQ1-AAAAAAB');
  });

  for (const game of variants) {
    test(`reads as it was written, for every choice of ${game.id}`, () => {
      for (const options of optionSets(game)) {
        const parts = {variant: game.id, options, deal: 123456};
        assert.deepEqual(parseCode(formatCode(parts)), parts);
      }
    });
  }
});

describe('A bad code tells what is wrong with it', () => {
  const bad: [string, string, string][] = [
    ['nothing typed', '  ', 'empty'],
    ['a game that is not there', 'XX1-AAAAAAB', 'prefix'],
    ['no code at all', 'hello', 'prefix'],
    ['options left out', 'DS1-AAAAAAB', 'options'],
    ['options of another game', 'DS1-C4-AAAAAAB', 'options'],
    ['options for a game without any', 'SQ1-C4-AAAAAAB', 'options'],
    ['draw 2', 'DS1-D2N-AAAAAAB', 'options'],
    ['3 cells in Seahaven', 'SH1-C3-AAAAAAB', 'options'],
    ['the game alone', 'SQ1', 'deal'],
    ['the deal left out', 'DS1-D1N', 'deal'],
    ['a deal too short', 'DS1-D1N-AAAAAA', 'deal'],
    ['a deal too long', 'DS1-D1N-AAAAAAAA', 'deal'],
    ['a digit that base32 lacks', 'DS1-D1N-AAAAAA9', 'deal'],
    ['a letter from elsewhere', 'DS1-D1N-AAAAAAÄ', 'deal'],
    ['a part too many', 'DS1-D1N-AAAAAAB-B', 'deal'],
    ['space inside', 'DS1-D1N-AAA AAB', 'deal'],
    ["deal 0 of Microsoft's numbers", 'FC1-C4-AAAAAAA', 'deal'],
    ["a deal beyond Microsoft's last", 'FC1-C4-CAAAAAA', 'deal'],
  ];
  for (const [what, code, expected] of bad) {
    test(what, () => assert.equal(codeReason(code), expected));
  }
});

describe('Bad arguments are told by their name', () => {
  const argument = (call: () => unknown) => {
    try {
      call();
    } catch (error) {
      assert.ok(error instanceof ArgumentError, String(error));
      return error.argument;
    }
    return 'none';
  };
  const wrong = (options: object) => options as Options;

  test('a game that is not there', () => {
    assert.equal(
      argument(() => Game.deal('spider')),
      'variant',
    );
    assert.equal(
      argument(() => formatCode({variant: '', deal: 1})),
      'variant',
    );
  });

  test('values that the game does not offer', () => {
    assert.equal(
      argument(() => Game.deal('double', wrong({draw: 2}))),
      'draw',
    );
    assert.equal(
      argument(() => Game.deal('double', wrong({scoring: 'money'}))),
      'scoring',
    );
    assert.equal(
      argument(() => Game.deal('seahaven', {cells: 3})),
      'cells',
    );
    assert.equal(
      argument(() => Game.deal('seahaven', wrong({cells: '4'}))),
      'cells',
    );
  });

  test('deals that no code can name', () => {
    for (const deal of [-1, 2 ** 35, 1.5, NaN, Infinity]) {
      assert.equal(
        argument(() => formatCode({variant: 'double', deal})),
        'deal',
      );
    }
  });
});

describe('A new random deal', () => {
  test('is the deal of the number that chance gave', () => {
    assert.equal(Game.deal('squadron', {}, () => 314).code, 'SQ1-AAAAAJ2');
    assert.equal(Game.deal('double', {draw: 3}, () => 2 ** 35 - 1).code, 'DS1-D3N-7777777');
  });

  test('is another one each time', () => {
    const codes = Array.from({length: 50}, () => Game.deal('double').code);
    assert.equal(new Set(codes).size, 50);
  });

  test('uses all 35 bits', () => {
    const deals = Array.from({length: 200}, () => parseCode(Game.deal('squadron').code).deal);
    assert.ok(
      deals.some((deal) => deal >= 2 ** 34),
      'the highest bit is never set',
    );
    assert.ok(
      deals.some((deal) => deal % 2),
      'the lowest bit is never set',
    );
  });
});
