import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {wilson} from '../../src/cli/interval.js';
import {durationText, ProgressBar, progressLine} from '../../src/cli/progress.js';
import {resultJson, runJson, runText, solvedText} from '../../src/cli/report.js';
import type {Run} from '../../src/cli/report.js';
import type {Solved} from '../../src/cli/solve-all.js';
import {winRate} from '../../src/cli/tally.js';
import {heapLimit} from '../../src/cli/thread.js';
import {findVariant} from '../../src/engine/index.js';

const code = 'SH1-C4-AAAAAJ2';
const won: Solved = {
  record: code,
  code,
  played: 0,
  answer: {verdict: 'winnable', actions: ['T1-C3', 'T2-F1'], nodes: 12, ms: 3},
};
const lost: Solved = {...won, answer: {verdict: 'unwinnable', nodes: 5, ms: 1}};
const midway = {...won, record: `${code} T10-C3`, played: 1};

const run: Run = {
  deals: {game: findVariant('seahaven')!, options: {cells: 4}, count: 200, by: {seed: 9}},
  limits: {maxMs: 500, singleCard: false},
  tally: {winnable: 90, unwinnable: 10, unknown: 100},
  jobs: 2,
  ms: 12_340,
};

describe('the interval of a share', () => {
  // 50 of 100 is in many textbooks; the others are those of Newcombe's comparison of seven methods.
  const known: [number, number, number, number][] = [
    [50, 100, 0.4038, 0.5962],
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
    [20, 20, 0.8389, 1],
  ];
  for (const [hits, trials, low, high] of known) {
    it(`is what is known for ${hits} of ${trials}`, () => {
      const found = wilson(hits, trials).map((bound) => bound.toFixed(4));
      assert.deepEqual(found, [low.toFixed(4), high.toFixed(4)]);
    });
  }

  it('says nothing where nothing was tried', () => {
    assert.deepEqual(wilson(0, 0), [0, 1]);
  });
});

describe('the win rate', () => {
  it('counts what is decided, and bounds what is not', () => {
    const {rate, decided, deals, bounds} = winRate(run.tally);
    assert.deepEqual([rate, decided, deals, bounds], [0.9, 100, 200, [0.45, 0.95]]);
  });

  it('is not known where nothing is decided', () => {
    assert.equal(winRate({winnable: 0, unwinnable: 0, unknown: 3}).rate, null);
    const text = runText({...run, tally: {winnable: 0, unwinnable: 0, unknown: 3}});
    assert.match(text, /Win rate: not known/);
  });
});

describe('a result', () => {
  it('is told in words, with the line below', () => {
    assert.equal(solvedText(won, true), `${code}: winnable in 2 actions\n  T1-C3 T2-F1\n`);
    assert.equal(solvedText(won, false), `${code}: winnable in 2 actions\n`);
    assert.equal(solvedText(lost, true), `${code}: unwinnable\n`);
    assert.match(solvedText(midway, false), / after 1 action: winnable in 2 more actions\n$/);
    const over = {...won, answer: {...won.answer, actions: []}};
    assert.equal(solvedText(over, true), `${code}: won already\n`);
  });

  it('is one line of JSON', () => {
    const read = (text: string) => {
      assert.match(text, /^[^\n]+\n$/);
      return JSON.parse(text) as unknown;
    };
    const plain = {code, verdict: 'winnable', nodes: 12, ms: 3};
    assert.deepEqual(read(resultJson(won, true)), {...plain, actions: ['T1-C3', 'T2-F1']});
    assert.deepEqual(read(resultJson(won, false)), plain);
    assert.deepEqual(read(resultJson(midway, false)), {...plain, record: `${code} T10-C3`});
    const bad = {input: 'x', error: 'no code'};
    assert.deepEqual(read(resultJson(bad, true)), bad);
  });

  it('of random deals says which, how long, how many, and how sure', () => {
    assert.equal(
      runText(run),
      [
        'Seahaven Towers, 4 cells',
        '200 deals, selected by --seed 9',
        '12.3 s with 2 jobs, at most 500 ms a deal',
        '',
        'winnable    90   45.0%',
        'unwinnable  10    5.0%',
        'unknown    100   50.0%',
        '',
        'Win rate: 90.0% of 100 decided deals (95% interval 82.6% to 94.5%)',
        'Of all deals: 45.0% if every unknown deal is lost, 95.0% if none is',
        '',
      ].join('\n'),
    );
  });

  it('of numbered deals names the first, and of a run that was stopped how far it came', () => {
    const stopped = runText({...run, deals: {...run.deals, count: 999, by: {from: 1}}});
    assert.match(stopped, /\n200 of 999 deals from number 1, SH1-C4-AAAAAAB\n/);
  });

  it('of random deals is one line of JSON', () => {
    const {summary} = JSON.parse(runJson(run)) as {summary: Record<string, unknown>};
    const {variant, cells, seed, random, deals, winnable, unknown, winRate: rate} = summary;
    assert.deepEqual(
      [variant, cells, seed, random, deals, winnable, unknown, rate],
      ['seahaven', 4, 9, 200, 200, 90, 100, 0.9],
    );
  });
});

describe('progress', () => {
  const progress = {done: 250, total: 1000, ms: 5000};

  it('shows count, share, rate and the time that is left', () => {
    const line = progressLine(progress, 79);
    assert.equal(line, '[#######-----------------------] 250 of 1000, 25%, 50 a second, 15 s left');
  });

  it('keeps within the width of the terminal', () => {
    for (let columns = 12; columns < 120; columns++) {
      const line = progressLine(progress, columns);
      assert.ok(line.length <= columns, line);
      assert.ok(line.includes('250 of 1000'), line);
    }
  });

  it('knows nothing of the rate before the first deal', () => {
    assert.doesNotMatch(progressLine({done: 0, total: 9, ms: 100}, 79), /second|left/);
  });

  it('counts hours, minutes and seconds', () => {
    assert.equal(durationText(8000), '8 s');
    assert.equal(durationText(185_000), '3:05 min');
    assert.equal(durationText(7_260_000), '2:01 h');
  });

  async function drawnOn(isTTY: boolean): Promise<string> {
    let text = '';
    const write = (part: string) => (text += part);
    const bar = new ProgressBar({isTTY, columns: 60, write}, 10);
    bar.advance();
    await new Promise((done) => setTimeout(done, 250));
    bar.above(() => write('HERE\n'));
    bar.end();
    return text;
  }

  it('is redrawn on a terminal, gives way to what is written, and leaves nothing behind', async () => {
    const text = await drawnOn(true);
    assert.match(text, /\r\[#+-+\] 1 of 10, 10%/);
    assert.match(text, /\r +\rHERE\n\r\[/);
    assert.match(text, /\r +\r$/);
  });

  it('is not drawn elsewhere', async () => {
    assert.equal(await drawnOn(false), 'HERE\n');
  });
});

describe('memory', () => {
  it('is shared among threads, and is never too little to start with', () => {
    assert.ok(heapLimit(1) <= 4096);
    assert.ok(heapLimit(8) <= heapLimit(2));
    assert.equal(heapLimit(100_000), 128);
  });
});
