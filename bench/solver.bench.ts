/**
 * Measures what the solver decides, and how fast, on fixed deals: the first ones of each kind of game. The
 * solver is bundled first, as for pages. Times are processor times, so other programs do not count. If
 * `fc-solve` is installed (Debian: freecell-solver-bin), it solves the same deals in the same run, one process
 * per deal.
 *
 *   npm run bench:solver
 *   npm run bench:solver -- squadron     only kinds with this in their name
 */
import {execFileSync, spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';
import {formatCode, Game} from '../src/engine/index.js';
import type {Card, Options} from '../src/engine/index.js';
import type * as solver from '../src/solver/index.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const files = mkdtempSync(join(tmpdir(), 'solver-bench-'));
process.on('exit', () => rmSync(files, {recursive: true}));

/** Bundles in another process, so that its memory does not count as the solver's. */
async function bundled(): Promise<typeof solver> {
  const file = join(files, 'solver.mjs');
  const script = join(files, 'bundle.mjs');
  const from = (name: string) => JSON.stringify(import.meta.resolve(name));
  writeFileSync(
    script,
    `import {rollup} from ${from('rollup')};
    import {bundle} from ${from('../rollup.config.mjs')};
    const built = await rollup({...bundle('src/solver/index.ts'), logLevel: 'silent'});
    await built.write({file: ${JSON.stringify(file)}, format: 'es', inlineDynamicImports: true});`,
  );
  execFileSync(process.execPath, [script], {cwd: root});
  return import(pathToFileURL(file).href) as Promise<typeof solver>;
}

const {solve} = await bundled();

interface Kind {
  readonly name: string;
  readonly variant: string;
  readonly options: Options;
  readonly deals: number;
  readonly maxMs?: number;
  /** The arguments for fc-solve. */
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

/** A deal in the format of fc-solve. */
function boardText(code: string): string {
  const {columns, cells} = Game.fromCode(code).state;
  const held = cells.filter((card) => card !== null).map(cardText);
  const lines = columns.map((pile) => pile.map(cardText).join(' '));
  return [...(held.length ? [`FC: ${held.join(' ')}`] : []), ...lines, ''].join('\n');
}

/** A line of the shell's `times`, such as 0m1.230s 0m0.100s, in seconds. */
function secondsOf(line: string): number {
  const [, ...parts] = /(\d+)m([\d.]+)s (\d+)m([\d.]+)s/.exec(line)!;
  const [minutes, seconds, systemMinutes, systemSeconds] = parts.map(Number);
  return (minutes! + systemMinutes!) * 60 + seconds! + systemSeconds!;
}

/** Processor time of whole processes, one per deal. Undefined without fc-solve. */
function peerSeconds(codes: readonly string[], args: readonly string[]): number | undefined {
  if (spawnSync('fc-solve', ['--version']).error) return undefined;
  const calls = codes.map((code, at) => {
    const file = join(files, `${at}.txt`);
    writeFileSync(file, boardText(code));
    return `fc-solve ${args.join(' ')} ${file} >/dev/null`;
  });
  const {stdout} = spawnSync('bash', {input: [...calls, 'times'].join('\n'), encoding: 'utf8'});
  const [, children] = stdout.trim().split('\n').slice(-2);
  return secondsOf(children!);
}

/** Processor time of this process so far, in milliseconds. */
function processorTime(): number {
  const {user, system} = process.cpuUsage();
  return (user + system) / 1000;
}

/** Solves a deal with a limit of processor time. */
async function solved(code: string, maxMs: number): Promise<Pick<solver.Solution, 'verdict'>> {
  const end = processorTime() + maxMs;
  const spent = new Error('The time is used up');
  const pause = () => (processorTime() < end ? Promise.resolve() : Promise.reject(spent));
  try {
    return await solve(code, {pause});
  } catch (error) {
    if (error !== spent) throw error;
    return {verdict: 'unknown'};
  }
}

async function measure({name, variant, options, deals, maxMs = 10_000, peer}: Kind): Promise<void> {
  const codes = Array.from({length: deals}, (_, at) =>
    formatCode({variant, options, deal: at + 1}),
  );
  const verdicts = {winnable: 0, unwinnable: 0, unknown: 0};
  const times: number[] = [];
  const first = processorTime();
  for (const code of codes) {
    const begun = processorTime();
    verdicts[(await solved(code, maxMs)).verdict]++;
    times.push(processorTime() - begun);
  }
  const total = (processorTime() - first) / 1000;
  times.sort((one, other) => one - other);
  const decided = (100 * (verdicts.winnable + verdicts.unwinnable)) / deals;
  const fc = peer && peerSeconds(codes, peer);
  const cells = [
    name.padEnd(24),
    `${deals} deals`,
    `${decided.toFixed(0)}% in ${maxMs / 1000} s`,
    `${verdicts.winnable} won, ${verdicts.unwinnable} lost`,
    `median ${times[deals >> 1]!.toFixed(1)} ms`,
    `slowest ${times.at(-1)!.toFixed(0)} ms`,
    `all ${total.toFixed(2)} s`,
    `peak ${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MiB so far`,
    fc === undefined ? '' : `fc-solve ${fc.toFixed(2)} s`,
  ];
  console.log(cells.filter(Boolean).join(' | '));
}

const wanted = process.argv.slice(2);
for (const kind of kinds) {
  if (wanted.every((word) => kind.name.includes(word))) await measure(kind);
}
