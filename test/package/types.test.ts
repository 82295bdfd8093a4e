import assert from 'node:assert/strict';
import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, symlinkSync, mkdirSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join, resolve} from 'node:path';
import {after, before, describe, it} from 'node:test';

const consumer = `
import {SolitaireTableElement, type TableEventDetails} from 'solitaire-table';
import {Game, verifyRecord, type TableState} from 'solitaire-table/engine';
import {solve, type Solution} from 'solitaire-table/solver';

const table: SolitaireTableElement = document.createElement('solitaire-table');
table.addEventListener('solitaire-move', (event) => {
  const detail: TableEventDetails['solitaire-move'] = event.detail;
  console.log(detail.action);
});
const game = Game.fromCode('DS1-D1N-AAAAAAB');
const state: TableState = game.state;
const solution: Promise<Solution> = solve(game.code);
console.log(state, solution, verifyRecord(game.toRecord()).ok);
`;

const compilerOptions = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noEmit: true,
  target: 'es2022',
  module: 'esnext',
  moduleResolution: 'bundler',
  types: [],
};

describe('the shipped types', () => {
  let folder: string;

  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'solitaire-types-'));
    mkdirSync(join(folder, 'node_modules'));
    symlinkSync(resolve('.'), join(folder, 'node_modules/solitaire-table'));
    writeFileSync(join(folder, 'consumer.ts'), consumer);
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({compilerOptions}));
  });

  after(() => {
    rmSync(folder, {recursive: true});
  });

  it('compile in the strictest of projects, libraries included', () => {
    const tsc = ['node_modules/typescript/bin/tsc', '-p', folder];
    const {stdout, status} = spawnSync(process.execPath, tsc, {encoding: 'utf8'});
    assert.equal(stdout, '');
    assert.equal(status, 0);
  });

  it('leave out what is internal', () => {
    assert.doesNotMatch(readFileSync('dist/engine/game.d.ts', 'utf8'), /@internal|get position/);
  });
});
