import assert from 'node:assert/strict';
import {execFile, spawn} from 'node:child_process';
import type {ChildProcess} from 'node:child_process';
import {cpSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import {after, before, describe, it} from 'node:test';
import {verifyRecord} from '../../src/engine/index.js';

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

interface Line {
  readonly code?: string;
  readonly input?: string;
  readonly error?: string;
  readonly verdict?: string;
  readonly actions?: string[];
  readonly summary?: {winRate: number; interval: [number, number]; deals: number; unknown: number};
}

const shipped = 'dist/cli/main.js';
const winnable = 'SH1-C4-AAAAAJ2';
const lost = 'SH1-C4-ZGCJN4Q';

/** A command that hangs is ended, so that its test fails. */
const patience = {timeout: 60_000, killSignal: 'SIGKILL'} as const;

function ended(child: ChildProcess): Promise<Ended> {
  let [out, err] = ['', ''];
  child.stdout?.on('data', (text) => (out += String(text)));
  child.stderr?.on('data', (text) => (err += String(text)));
  return new Promise((done) => child.on('close', (code) => done({code, out, err})));
}

/** Runs the command with what is typed into its standard input. */
function run(args: readonly string[], typed = '', file = shipped): Promise<Ended> {
  const child = execFile(process.execPath, [file, ...args], patience);
  child.stdin!.end(typed);
  return ended(child);
}

const solve = (args: string, typed = '') =>
  run(['solve', ...args.split(' ').filter(Boolean)], typed);

const linesOf = ({out}: Ended) =>
  out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);

describe('the command', () => {
  it('tells its version and how it is used', async () => {
    const {version} = JSON.parse(readFileSync('package.json', 'utf8')) as {version: string};
    assert.deepEqual(await run(['--version']), {code: 0, out: `${version}\n`, err: ''});
    const {code, out} = await run(['--help']);
    assert.equal(code, 0);
    assert.match(out, /^Usage: solitaire-table/);
    assert.match((await run(['solve', '--help'])).out, /--random N/);
  });

  it('ends with 2 and a word of help where it is misused', async () => {
    for (const args of [[], ['win'], ['solve', '--colour'], ['solve', 'X', '--random', '3']]) {
      const {code, out, err} = await run(args);
      assert.deepEqual([code, out], [2, ''], args.join(' '));
      assert.match(err, /^solitaire-table: .+\nSee solitaire-table solve --help\n$/);
    }
  });

  it('tells verdicts and lines that win', async () => {
    const {code, out, err} = await solve(`${winnable} ${lost}`);
    assert.deepEqual([code, err], [0, '']);
    const [verdict, line = '', other] = out.trim().split('\n');
    assert.match(verdict!, /^SH1-C4-AAAAAJ2: winnable in \d+ actions$/);
    const replayed = verifyRecord(winnable + line.replace(/^ +/, ' '));
    assert.ok(replayed.ok && replayed.won);
    assert.equal(other, `${lost}: unwinnable`);
  });

  it('solves the position that a record leads to', async () => {
    const {out} = await run(['solve', `${winnable} T10-C3`, '--json']);
    const {record, actions} = JSON.parse(out) as {record: string; actions: string[]};
    const replayed = verifyRecord([record, ...actions].join(' '));
    assert.ok(replayed.ok && replayed.won);
  });

  it('solves what it can, and says what it could not read', async () => {
    const {code, out, err} = await solve(`XX1-AAAAAAB ${lost} T1-C3`);
    assert.deepEqual([code, out], [1, `${lost}: unwinnable\n`]);
    assert.match(err, /"XX1-AAAAAAB" is not a code/);
    assert.match(err, /"T1-C3" is an action/);
  });

  it('reads codes from its standard input, a line each', async () => {
    const typed = `${winnable}\r\n\n  ${lost.toLowerCase()}  \nnonsense`;
    const {code, out} = await run(['solve', '--no-line'], typed);
    assert.equal(code, 1);
    assert.match(out, /^SH1-C4-AAAAAJ2: winnable in \d+ actions\nSH1-C4-ZGCJN4Q: unwinnable\n$/);
    const mixed = linesOf(await solve(`--json ${lost} - XX`, winnable));
    assert.deepEqual(
      mixed.map(({code: solved, input}) => solved ?? input),
      [lost, winnable, 'XX'],
    );
    assert.match(mixed[2]!.error!, /not a code/);
  });

  it('reads its standard input but once', async () => {
    assert.equal((await solve(`- ${lost} -`, lost)).out, `${lost}: unwinnable\n`.repeat(2));
  });

  it('has nothing to say of an empty standard input', async () => {
    assert.deepEqual(await run(['solve']), {code: 0, out: '', err: ''});
  });

  it('answers each line as it comes', async () => {
    const child = spawn(process.execPath, [shipped, 'solve', '--no-line'], patience);
    const end = ended(child);
    child.stdin.write(`${lost}\n`);
    await new Promise((done) => child.stdout.once('data', done));
    child.stdin.end();
    assert.equal((await end).out, `${lost}: unwinnable\n`);
  });

  it('keeps to limits, and gives the same results by positions alone', async () => {
    const hard = 'DS1-D3V-AAAAAAB';
    assert.equal((await solve(`${hard} --max-nodes 2000`)).out, `${hard}: unknown\n`);
    assert.equal((await solve(`${hard} --max-ms 50`)).out, `${hard}: unknown\n`);
    const random = '--random 8 --seed 3 --max-nodes 3000 --json --no-line';
    const plain = async (jobs: number) =>
      linesOf(await solve(`${random} --jobs ${jobs}`)).map(({code, verdict}) => [code, verdict]);
    assert.deepEqual(await plain(1), await plain(3));
  });
});

describe('the win rate of Seahaven Towers', () => {
  const rateOf = async (args: string) =>
    linesOf(await solve(`--random 300 --variant seahaven --seed 1 --json --no-line ${args}`)).at(
      -1,
    )!.summary!;

  function assertWithin(
    {interval: [low, high], deals, unknown}: NonNullable<Line['summary']>,
    share: number,
  ) {
    assert.deepEqual([deals, unknown], [300, 0]);
    assert.ok(low < share && share < high, `${low} to ${high}`);
    assert.ok(high - low < 0.1);
  }

  it('agrees with an exhaustive checker of other deals', async () => {
    assertWithin(await rateOf(''), 0.924);
  });

  it('agrees with what is published, where one card moves at a time', async () => {
    assertWithin(await rateOf('--single-card'), 0.893);
  });

  it('is told in words', async () => {
    const {out, err} = await solve('--random 20 --variant seahaven --from 1 --jobs 2');
    assert.equal(err, '');
    assert.match(out, /^Seahaven Towers, 4 cells\n20 deals from number 1, SH1-C4-AAAAAAB\n/);
    assert.match(out, /\nWin rate: \d+\.\d% of 20 decided deals \(95% interval .+\)\n$/);
  });
});

describe('the command, broken off', () => {
  const endless = ['solve', '--random', '1000000', '--variant', 'seahaven'];

  it('by SIGTERM tells the result so far, and each line of JSON is whole', async () => {
    const child = spawn(process.execPath, [shipped, ...endless, '--json'], patience);
    const end = ended(child);
    await new Promise((done) => child.stdout.once('data', done));
    child.kill('SIGTERM');
    const stopped = await end;
    assert.equal(stopped.code, 143);
    const lines = linesOf(stopped);
    assert.equal(lines.at(-1)!.summary!.deals, lines.length - 1);
  });

  it('by Ctrl-C does not wait for its standard input', async () => {
    const child = spawn(process.execPath, [shipped, 'solve', '-', '--no-line'], patience);
    const end = ended(child);
    child.stdin.write(`${lost}\n`);
    await new Promise((done) => child.stdout.once('data', done));
    child.kill('SIGINT');
    assert.deepEqual(await end, {code: 130, out: `${lost}: unwinnable\n`, err: ''});
  });

  it('by a reader that has seen enough ends quietly', async () => {
    const child = spawn(process.execPath, [shipped, ...endless, '--json'], patience);
    const end = ended(child);
    child.stdout.once('data', () => child.stdout.destroy());
    const {code, err} = await end;
    assert.deepEqual([code, err], [0, '']);
  });
});

describe('the command, with threads that die', () => {
  const copy = 'node_modules/.cache/solitaire-table-mortal';
  const deadly = 'SH1-C4-AAAAAAD';

  before(() => {
    mkdirSync(copy, {recursive: true});
    cpSync('dist', `${copy}/dist`, {recursive: true});
    cpSync('package.json', `${copy}/package.json`);
    cpSync('test/cli/mortal-worker.mjs', `${copy}/dist/cli/worker.js`);
  });
  after(() => rmSync(copy, {recursive: true}));

  it('says which search failed, solves the others, and ends with 1', async () => {
    const codes = ['SH1-C4-AAAAAAB', deadly, 'SH1-C4-AAAAAAC'];
    const {code, out, err} = await run(['solve', ...codes, '-j', '1'], '', `${copy}/${shipped}`);
    assert.equal(code, 1);
    const verdicts = ['unwinnable', 'unknown', 'unwinnable'];
    assert.equal(out, codes.map((deal, at) => `${deal}: ${verdicts[at]}\n`).join(''));
    assert.equal(
      err,
      `solitaire-table: ${deadly}: the search failed: its thread ended with code 3\n`,
    );
  });

  // The first deal is the deadly one: what is said of it tells that the run has begun.
  it('tells the win rate so far when Ctrl-C ends it', async () => {
    const file = `${copy}/${shipped}`;
    const args = ['solve', '--random', '1000000', '--variant', 'seahaven', '--from', '3'];
    const child = spawn(process.execPath, [file, ...args], patience);
    const end = ended(child);
    await new Promise((done) => child.stderr.once('data', done));
    child.kill('SIGINT');
    const {code, out} = await end;
    assert.equal(code, 130);
    assert.match(out, /\n\d+ of 1000000 deals from number 3, SH1-C4-AAAAAAD\n/);
    assert.match(out, /\nunknown +1 /);
    assert.match(out, /\nWin rate: .+\nOf all deals: /);
  });
});
