/**
 * What the solver decides, and how fast, on fixed deals: the first ones of each kind of game. Where
 * `fc-solve` is installed (Debian: freecell-solver-bin) it solves the same deals in the same run.
 *
 *   npm run bench:solver
 *   npm run bench:solver -- squadron     only the kinds with this in their name
 */
import {spawnSync} from 'node:child_process';
import {performance} from 'node:perf_hooks';
import {formatCode, Game} from '../src/engine/index.js';
import type {Card, Options} from '../src/engine/index.js';
import {solve} from '../src/solver/index.js';

interface Kind {
  readonly name: string;
  readonly variant: string;
  readonly options: Options;
  readonly deals: number;
  readonly maxMs?: number;
  /** How fc-solve is asked. */
  readonly peer?: readonly string[];
}

const towers = (cells: number, deals: number): Kind => ({
  name: `seahaven, ${cells} cells`,
  variant: 'seahaven',
  options: {cells},
  deals,
  peer: ['-g', 'seahaven', '--freecells-num', `${cells}`, '-l', 'as', '-sel'],
});

const drawn = (variant: string, draw: 1 | 3, deals: number, scoring?: 'vegas'): Kind => ({
  name: `${variant}${scoring ? ', Vegas' : ''}, draw ${draw}`,
  variant,
  options: {draw, ...(scoring && {scoring})},
  deals,
});

const kinds: readonly Kind[] = [
  towers(4, 300),
  towers(2, 100),
  towers(1, 100),
  {name: 'freecell', variant: 'freecell', options: {cells: 4}, deals: 200, peer: ['-l', 'lg']},
  {...drawn('double', 1, 100), maxMs: 2000},
  {...drawn('double', 3, 100), maxMs: 2000},
  {name: 'squadron', variant: 'squadron', options: {}, deals: 100},
  drawn('double', 1, 50, 'vegas'),
  drawn('double', 3, 50, 'vegas'),
  drawn('klondike', 1, 100),
  drawn('klondike', 3, 100),
];

const cardText = ({rank, suit}: Card) => `${'A23456789TJQK'[rank - 1]}${suit[0]!.toUpperCase()}`;

/** A deal as fc-solve reads it. */
function boardText(code: string): string {
  const {columns, cells} = Game.fromCode(code).state;
  const held = cells.filter((card) => card !== null).map(cardText);
  const lines = columns.map((pile) => pile.map(cardText).join(' '));
  return [...(held.length ? [`FC: ${held.join(' ')}`] : []), ...lines, ''].join('\n');
}

/** Seconds of whole processes, one a deal; undefined where fc-solve is not there. */
function peerSeconds(codes: readonly string[], args: readonly string[]): number | undefined {
  let total = 0;
  for (const code of codes) {
    const input = boardText(code);
    const begun = performance.now();
    if (spawnSync('fc-solve', [...args, '-'], {input}).error) return undefined;
    total += performance.now() - begun;
  }
  return total / 1000;
}

const noPause = () => Promise.resolve();

async function measure({name, variant, options, deals, maxMs = 10_000, peer}: Kind): Promise<void> {
  const codes = Array.from({length: deals}, (_, at) =>
    formatCode({variant, options, deal: at + 1}),
  );
  const verdicts = {winnable: 0, unwinnable: 0, unknown: 0};
  const times: number[] = [];
  const cpu = process.cpuUsage();
  for (const code of codes) {
    const begun = performance.now();
    verdicts[(await solve(code, {maxMs, pause: noPause})).verdict]++;
    times.push(performance.now() - begun);
  }
  const cpuSeconds = process.cpuUsage(cpu).user / 1e6;
  times.sort((one, other) => one - other);
  const decided = (100 * (verdicts.winnable + verdicts.unwinnable)) / deals;
  const total = times.reduce((sum, time) => sum + time, 0) / 1000;
  const fc = peer && peerSeconds(codes, peer);
  const cells = [
    name.padEnd(24),
    `${deals} deals`,
    `${decided.toFixed(0)}% in ${maxMs / 1000} s`,
    `${verdicts.winnable} won, ${verdicts.unwinnable} lost`,
    `median ${times[deals >> 1]!.toFixed(1)} ms`,
    `slowest ${times.at(-1)!.toFixed(0)} ms`,
    `all ${total.toFixed(2)} s (CPU ${cpuSeconds.toFixed(2)} s)`,
    `peak ${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MiB so far`,
    fc === undefined ? '' : `fc-solve ${fc.toFixed(2)} s`,
  ];
  console.log(cells.filter(Boolean).join(' | '));
}

const wanted = process.argv.slice(2);
for (const kind of kinds) {
  if (wanted.every((word) => kind.name.includes(word))) await measure(kind);
}
