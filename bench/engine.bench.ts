/**
 * Measures how fast the engine is, and how small an undo step. A reference is measured in the same run. Compare
 * the ratios, because machines differ. Run with `npm run bench`.
 */
import {performance} from 'node:perf_hooks';
import {setFlagsFromString} from 'node:v8';
import {runInNewContext} from 'node:vm';
import {formatCode, Game, optionSets, variants} from '../src/engine/index.js';
import type {GameDefinition, TableState} from '../src/engine/index.js';

interface Row {
  readonly game: string;
  readonly what: string;
  readonly figure: number;
  readonly reference: number;
}

const milliseconds = 250;

/** Units per second: `work` returns how many it did. */
function rate(work: (round: number) => number): number {
  let units = 0;
  let round = 0;
  for (const end = performance.now() + 50; performance.now() < end;) work(round++);
  const start = performance.now();
  for (const end = start + milliseconds; performance.now() < end;) units += work(round++);
  return (units * 1000) / (performance.now() - start);
}

const clone = (state: TableState) => JSON.parse(JSON.stringify(state)) as TableState;

const clonesOf = (state: TableState) =>
  rate(() => {
    clone(state);
    return 1;
  });

/** Plays random actions, the same ones each time. Returns the record. */
function played(code: string, count: number): Game {
  const game = Game.fromCode(code);
  for (let i = 0, at = 7; i < count; i++) {
    const legal = game.legalActions();
    if (!legal.length) break;
    at = (Math.imul(at, 1664525) + 1013904223) >>> 0;
    game.play(legal[at % legal.length]!);
  }
  return game;
}

/** Of the first deals, the one in which random play lasts longest. */
function livelyCode(game: GameDefinition): string {
  const options = optionSets(game)[0]!;
  const deals = Array.from({length: 30}, (_, at) => at + 1);
  const codes = deals.map((deal) => formatCode({variant: game.id, options, deal}));
  const moves = codes.map((code) => played(code, 150).moves);
  return codes[moves.indexOf(Math.max(...moves))]!;
}

function speeds(variant: string, code: string): Row[] {
  const game = played(code, 150);
  const record = game.toRecord();
  const actions = record.split(' ').slice(1);
  const reference = clonesOf(game.state);
  const row = (what: string, work: (round: number) => number): Row => ({
    game: variant,
    what,
    figure: rate(work),
    reference,
  });
  return [
    row('deals/s', (deal) => (Game.fromCode(formatCode({variant, deal})), 1)),
    row('actions/s', () => {
      const fresh = Game.fromCode(code);
      for (const action of actions) fresh.play(action);
      return actions.length;
    }),
    row('legal lists/s', () => (game.legalActions(), 1)),
    row(`replays/s (${actions.length} actions)`, () => (Game.fromRecord(record), 1)),
  ];
}

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Bytes of heap that each result of `make` takes. */
function heapOf(times: number, make: () => unknown): number {
  const kept: unknown[] = [make()];
  collect();
  const before = process.memoryUsage().heapUsed;
  for (let i = 0; i < times; i++) kept.push(make());
  collect();
  return (process.memoryUsage().heapUsed - before) / times + kept.length * 0;
}

/** Bytes per undo step. */
function undoBytes(variant: string, code: string): Row {
  const game = played(code, 90);
  const steps = game.undoLeft;
  const record = game.toRecord();
  const whole = heapOf(60, () => Game.fromRecord(record));
  const bare = heapOf(60, () => Game.fromCode(code));
  const reference = heapOf(600, () => clone(game.state));
  return {
    game: variant,
    what: `bytes/undo step (${steps})`,
    figure: (whole - bare) / steps,
    reference,
  };
}

const round = (number: number) => Math.round(number).toLocaleString('en');

function print({game, what, figure, reference}: Row): void {
  const ratio = (figure / reference).toFixed(2);
  const cells = [game.padEnd(18), what.padEnd(28), round(figure).padStart(10)];
  console.log([...cells, round(reference).padStart(10), ratio.padStart(8)].join(' '));
}

console.log(`${'game'.padEnd(18)} ${'what'.padEnd(28)}     figure JSON clone    ratio`);
for (const game of variants) {
  const code = livelyCode(game);
  for (const row of [...speeds(game.id, code), undoBytes(game.id, code)]) print(row);
}
