import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {CodeError, formatCode, Game, RecordError, registerGame} from '../../src/engine/index.js';
import {solve} from '../../src/solver/index.js';
import type {Solution} from '../../src/solver/index.js';
import {DepthFirstProof} from '../../src/solver/depth-first-proof.js';
import {everyGame, vectors, writtenTable} from '../engine/support.js';
import {boardOf, run, searchInputOf} from './support.js';

interface Solvability {
  code: string;
  verdict: Solution['verdict'];
  singleCard: Solution['verdict'];
}

const seahaven = vectors<Solvability>('solvability');
const lost = seahaven.find(({verdict}) => verdict === 'unwinnable')!;
const hardVegas = 'DS1-D3V-AAAAAAB';

function assertWins(record: string, {verdict, actions}: Solution): void {
  assert.equal(verdict, 'winnable', record);
  assert.ok(Game.fromRecord([record, ...actions!].join(' ')).won, record);
}

describe('a verdict', () => {
  it('agrees with the exhaustive checker on every deal of Seahaven Towers', async () => {
    for (const {code, verdict} of seahaven)
      assert.equal((await solve(code)).verdict, verdict, code);
  });

  it('agrees with other solvers where one card moves at a time', async () => {
    for (const {code, singleCard} of seahaven) {
      const {verdict, actions = []} = await solve(code, {singleCard: true});
      assert.equal(verdict, singleCard, code);
      assert.ok(!actions.some((action) => action.includes('x')), code);
    }
  });

  for (const {variant, options, name} of everyGame()) {
    it(`on ${name} comes with actions that win, or with none`, async () => {
      for (let deal = 1; deal <= 4; deal++) {
        const code = formatCode({variant, options, deal});
        const solution = await solve(code, {maxNodes: 60_000});
        if (solution.verdict === 'winnable') assertWins(code, solution);
        else assert.equal(solution.actions, undefined);
      }
    });
  }

  it('is found for a game that a host adds', async () => {
    const cells = {to: 'cells', count: 4} as const;
    const lengths = [6, 6, 6, 6, 6, 6, 6, 6];
    registerGame({
      ...Game.fromCode('FC1-C4-AAAAAAB').definition,
      id: 'baker',
      prefix: 'BK9',
      options: {},
      cells: 7,
      shuffle: 'sfc32',
      builds: 'same-suit',
      deal: [{to: 'columns', lengths}, cells],
    });
    let won = 0;
    for (let deal = 1; deal <= 5; deal++) {
      const code = formatCode({variant: 'baker', deal});
      const solution = await solve(code, {maxNodes: 100_000});
      if (solution.verdict !== 'winnable') continue;
      assertWins(code, solution);
      won++;
    }
    assert.ok(won > 0);
  });
});

describe('a line that a proof has found', () => {
  it('is without detours', async () => {
    const code = 'FC1-C1-AUZ7NO2';
    const solution = await solve(code, {maxNodes: 2_000_000});
    assertWins(code, solution);
    assert.ok(solution.actions!.length < 300, `${solution.actions!.length} actions`);
  });

  it('meets no position twice', async () => {
    const code = 'FC1-C1-AUZ7NO2';
    const {actions = []} = await solve(code, {maxNodes: 2_000_000});
    const game = Game.fromCode(code);
    const seen = new Set([JSON.stringify(writtenTable(game.state))]);
    for (const action of actions) {
      game.play(action);
      seen.add(JSON.stringify(writtenTable(game.state)));
    }
    assert.equal(seen.size, actions.length + 1);
  });
});

describe('a game of two passes', () => {
  // In the second pass, positions of the same search have cards left in the stock, or have not.
  for (const code of ['TE1-2Y66OEZ', 'TE1-GIVQK4F']) {
    it(`is won by a line that can be played: ${code}`, async () => {
      assertWins(code, await solve(code, {maxNodes: 1_000_000}));
    });
  }
});

describe('a game of towers with more positions than 32 bits can number', () => {
  it('has the verdicts of a search that does not number them', async () => {
    registerGame({
      ...Game.fromCode('SH1-C4-AAAAAAB').definition,
      id: 'wide-towers',
      prefix: 'WT9',
      options: {},
      cells: 1,
      deal: [{to: 'columns', lengths: Array<number>(13).fill(4)}],
    });
    const verdicts = new Set<string>();
    for (let deal = 1; deal <= 40; deal++) {
      const game = Game.fromCode(formatCode({variant: 'wide-towers', deal}));
      const {verdict} = await solve(game);
      verdicts.add(verdict);
      const input = searchInputOf(game);
      const proof = new DepthFirstProof(boardOf(input), {nodes: 0, maxNodes: 300_000}, 1 << 20);
      const found = run(proof.search());
      if (found !== 'unknown') assert.equal(verdict === 'winnable', found, game.code);
    }
    assert.deepEqual([...verdicts].sort(), ['unwinnable', 'winnable']);
  });
});

describe('what is solved', () => {
  it('is the position of a record, undone actions left out', async () => {
    const record = 'FC1-C4-AAAAAAB T1-C1 T2-C2 U U';
    assertWins(record, await solve(record));
  });

  it('is the position of a game, which stays as it is', async () => {
    const game = Game.fromCode('DS1-D1N-AAAAAAB');
    game.play('D');
    const before = writtenTable(game.state);
    assertWins(game.toRecord(), await solve(game));
    assert.deepEqual(writtenTable(game.state), before);
    assert.equal(game.moves, 1);
  });

  it('counts the passes that a record has used', async () => {
    const draws = Array<string>(49).fill('D').join(' ');
    const record = `TE1-AAAAAAB ${draws} R ${draws}`;
    const {verdict} = await solve(record, {maxNodes: 20_000});
    assert.notEqual(verdict, 'winnable');
  });

  it('is won at once when it is won', async () => {
    const code = 'FC1-C4-AAAAAAB';
    const {actions} = await solve(code);
    const again = await solve([code, ...actions!].join(' '));
    assert.deepEqual([again.verdict, again.actions], ['winnable', []]);
  });

  it('may not be a bad code', async () => {
    await assert.rejects(solve('SH1-C4-1'), CodeError);
    await assert.rejects(solve(''), CodeError);
  });

  it('may not be a bad record', async () => {
    await assert.rejects(solve('SH1-C4-AAAAAJ2 T1-T1'), RecordError);
  });
});

describe('a search', () => {
  it('ends with the reason of its signal, also while it runs', async () => {
    const aborted = new AbortController();
    aborted.abort(new Error('enough'));
    await assert.rejects(solve(hardVegas, {signal: aborted.signal}), /enough/);
    const later = new AbortController();
    setTimeout(() => later.abort(new Error('too long')), 30);
    await assert.rejects(solve(hardVegas, {signal: later.signal}), /too long/);
  });

  it('lets timers run meanwhile', async () => {
    let ticks = 0;
    const timer = setInterval(() => ticks++, 1);
    await solve(hardVegas, {maxMs: 300});
    clearInterval(timer);
    assert.ok(ticks > 5, `${ticks} ticks`);
  });

  it('does not know after its time or its positions are used up', async () => {
    assert.equal((await solve(hardVegas, {maxMs: 20})).verdict, 'unknown');
    const {verdict, nodes} = await solve(hardVegas, {maxNodes: 5000});
    assert.equal(verdict, 'unknown');
    assert.ok(nodes >= 5000 && nodes < 5200, `${nodes}`);
    assert.equal((await solve(lost.code, {maxNodes: 2})).verdict, 'unknown');
  });

  it('finds the same line whenever it may look at as many positions', async () => {
    for (const code of ['DS1-D3N-AAAAAAC', 'SQ1-AAAAAAB', 'FC1-C4-AAAAAAD', 'SH1-C4-454ML6L']) {
      const [{ms, ...one}, {ms: otherMs, ...other}] = [
        await solve(code, {maxNodes: 50_000}),
        await solve(code, {maxNodes: 50_000, pause: () => Promise.resolve()}),
      ];
      assert.deepEqual(one, other);
      assert.ok(ms >= 0 && otherMs >= 0);
    }
  });

  it('reports its progress', async () => {
    const counts: number[] = [];
    await solve(hardVegas, {maxMs: 100, onProgress: ({nodes}) => counts.push(nodes)});
    assert.ok(counts.length > 1);
    assert.deepEqual(
      counts,
      [...counts].sort((one, other) => one - other),
    );
  });
});
