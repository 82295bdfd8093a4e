import assert from 'node:assert/strict';
import {availableParallelism} from 'node:os';
import {describe, it} from 'node:test';
import {readArguments} from '../../src/cli/arguments.js';
import type {SolveCommand} from '../../src/cli/arguments.js';
import {codesOf} from '../../src/cli/deals.js';
import type {Deals} from '../../src/cli/deals.js';
import {readInput} from '../../src/cli/inputs.js';
import {UsageError} from '../../src/cli/usage.js';
import {variants} from '../../src/engine/index.js';

const split = (text: string) => text.split(' ').filter(Boolean);
const solveArgs = (text: string) => readArguments(['solve', ...split(text)]) as SolveCommand;
const dealsOf = (text: string) => solveArgs(text).what as Deals;
const codesFor = (text: string) => [...codesOf(dealsOf(text))];

function assertMisused(args: string, message: RegExp): void {
  assert.throws(
    () => readArguments(split(args)),
    (error) => error instanceof UsageError && message.test(error.message),
    args,
  );
}

describe('arguments', () => {
  it('are codes and records, solved with all cores and 10 seconds each', () => {
    assert.deepEqual(readArguments(['solve', 'SH1-C4-AAAAAJ2', 'SQ1-AAAAAAB D D']), {
      does: 'solve',
      what: ['SH1-C4-AAAAAJ2', 'SQ1-AAAAAAB D D'],
      limits: {maxMs: 10_000, singleCard: false},
      jobs: availableParallelism(),
      json: false,
      line: true,
    });
  });

  it('set limits and output', () => {
    const all = 'SQ1-AAAAAAB --max-ms 50 --max-nodes 9 --single-card -j 3 --json --no-line';
    const {limits, jobs, json, line} = solveArgs(all);
    assert.deepEqual(limits, {maxMs: 50, maxNodes: 9, singleCard: true});
    assert.deepEqual([jobs, json, line], [3, true, false]);
  });

  it('set no limit of time where positions are limited, or 0 is', () => {
    assert.deepEqual(solveArgs('X --max-nodes 9').limits, {maxNodes: 9, singleCard: false});
    assert.deepEqual(solveArgs('X --max-ms 0').limits, {singleCard: false});
  });

  it('stand for the standard input where there are no codes, but not for a keyboard', () => {
    assert.deepEqual(solveArgs('').what, ['-']);
    assert.throws(() => readArguments(['solve'], true), /Name the deals/);
    assert.deepEqual((readArguments(['solve', '-'], true) as SolveCommand).what, ['-']);
  });

  it('ask for help or the version, whatever else they are', () => {
    const helped = (text: string) => readArguments(split(text)) as {does: 'help'; text: string};
    assert.match(helped('--help').text, /<command>/);
    assert.match(helped('solve -h').text, /--single-card/);
    assert.equal(readArguments(['--version']).does, 'version');
    for (const {id} of variants) assert.ok(helped('solve --help').text.includes(id), id);
  });

  it('that make no sense are refused in words', () => {
    assertMisused('', /Name a command/);
    assertMisused('win', /No such command: "win"/);
    assertMisused('solve --colour', /Unknown option '--colour'$/);
    assertMisused('solve --random', /--random/);
    assertMisused('solve --random 0', /--random takes a whole number from 1, not "0"/);
    assertMisused('solve --random 1e3', /not "1e3"/);
    assertMisused('solve X --jobs 1.5', /--jobs/);
    assertMisused('solve X --random 5', /either codes or --random/);
    assertMisused('solve X --variant seahaven', /--variant needs --random/);
    assertMisused('solve --random 5 --seed 1 --from 1', /either --seed or --from/);
    assertMisused('solve --random 5 --variant chess', /one of double, seahaven.*not "chess"/);
    assertMisused('solve --random 5 --variant seahaven --draw 3', /not an option.*Seahaven Towers/);
    assertMisused('solve --random 5 --variant seahaven --cells 3', /--cells takes 4, 2, 1/);
    assertMisused('solve --random 5 --scoring gold', /--scoring takes standard, vegas/);
    assertMisused('solve --random 5 --variant freecell --from 0', /1 to 2147483647/);
    assertMisused('solve --random 2 --from 34359738367', /0 to 34359738367/);
  });
});

describe('random deals', () => {
  it('are of the game and options that are asked for', () => {
    const {game, options, count} = dealsOf('--random 7 --draw 3 --scoring vegas');
    assert.deepEqual([game.id, options, count], ['double', {draw: 3, scoring: 'vegas'}, 7]);
    assert.deepEqual(dealsOf('--random 1 --variant seahaven').options, {cells: 4});
  });

  it('are the same for the same seed, and others for another', () => {
    const codes = codesFor('--random 50 --variant seahaven --seed 7');
    assert.deepEqual(codesFor('--random 50 --variant seahaven --seed 7'), codes);
    assert.equal(new Set(codes).size, 50);
    const others = codesFor('--random 50 --variant seahaven --seed 8');
    assert.ok(!others.some((code) => codes.includes(code)));
  });

  it('draw another seed each time', () => {
    const [one, other] = [codesFor('--random 3'), codesFor('--random 3')];
    assert.notDeepEqual(one, other);
  });

  it('go on with the same deals where there are more', () => {
    const few = codesFor('--random 3 --variant freecell --seed 1');
    assert.deepEqual(codesFor('--random 9 --variant freecell --seed 1').slice(0, 3), few);
  });

  it('are numbered on from a number', () => {
    const codes = codesFor('--random 3 --variant squadron --from 1');
    assert.deepEqual(codes, ['SQ1-AAAAAAB', 'SQ1-AAAAAAC', 'SQ1-AAAAAAD']);
  });
});

describe('a text', () => {
  it('is a code or a record, written canonically', () => {
    assert.deepEqual(readInput(' sh1-c4-aaaaaj2  T10-C3 U '), {
      record: 'SH1-C4-AAAAAJ2 T10-C3 U',
      code: 'SH1-C4-AAAAAJ2',
      played: 2,
    });
  });

  it('that is neither is told why', () => {
    const errorOf = (text: string) => {
      const input = readInput(text);
      return 'error' in input ? input.error : '';
    };
    assert.match(errorOf('XX1-AAAAAAB'), /^"XX1-AAAAAAB" is not a code: .*DS1, SH1, SQ1/);
    assert.match(errorOf('SH1-C3-AAAAAAB'), /Seahaven Towers has SH1-C4-…, SH1-C2-…, SH1-C1-…/);
    assert.match(errorOf('SQ1-1'), /7 of A to Z and 2 to 7/);
    assert.match(errorOf('FC1-C4-AAAAAAA'), /1 to 2147483647/);
    assert.match(errorOf('T1-C3'), /"T1-C3" is an action: put quotes/);
    assert.match(errorOf('SH1-C4-AAAAAJ2 T10-C3 T1-T1'), /action 2, "T1-T1", is not legal/);
    assert.match(errorOf('  '), /empty/);
    assert.ok(errorOf('X'.repeat(5000)).length < 200);
  });
});
