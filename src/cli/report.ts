import {codeAt, gameName} from './deals.js';
import type {Deals} from './deals.js';
import type {Limits} from './arguments.js';
import type {Result, Solved} from './solve-all.js';
import {winRate} from './tally.js';
import type {Tally, WinRate} from './tally.js';

/** `1 deal`, `12 deals` */
export function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}

const percent = (share: number) => `${(100 * share).toFixed(1)}%`;

function verdictText({played, answer}: Solved): string {
  const {verdict, actions} = answer;
  if (!actions) return verdict;
  if (!actions.length) return 'won already';
  return `${verdict} in ${counted(actions.length, played ? 'more action' : 'action')}`;
}

/** A solved position in words, with its winning line below if `line` is set. */
export function solvedText(solved: Solved, line: boolean): string {
  const {code, played, answer} = solved;
  const place = played ? `${code} after ${counted(played, 'action')}` : code;
  const actions = line && answer.actions?.length ? `  ${answer.actions.join(' ')}\n` : '';
  return `${place}: ${verdictText(solved)}\n${actions}`;
}

/** A result as one line of JSON. */
export function resultJson(result: Result, line: boolean): string {
  if ('error' in result) return `${JSON.stringify(result)}\n`;
  const {code, record, played, answer} = result;
  const {verdict, actions, nodes, ms, failure} = answer;
  const told = {
    code,
    ...(played && {record}),
    verdict,
    ...(line && actions && {actions}),
    nodes,
    ms,
    ...(failure && {failure}),
  };
  return `${JSON.stringify(told)}\n`;
}

/** The result of a run. */
export interface Run {
  readonly deals: Deals;
  readonly limits: Limits;
  readonly tally: Tally;
  readonly jobs: number;
  readonly ms: number;
}

/** Which deals these are, with all that is needed to run them again. */
function dealsText(deals: Deals, done: number): string {
  const {by, count} = deals;
  const so = done < count ? `${done} of ${counted(count, 'deal')}` : counted(count, 'deal');
  if ('seed' in by) return `${so}, selected by --seed ${by.seed}`;
  return `${so} from number ${by.from}, ${codeAt(deals, 0)}`;
}

function limitsText({maxMs, maxNodes, singleCard}: Limits): string {
  const limits = [maxMs && `${maxMs} ms`, maxNodes && `${maxNodes} positions`].filter(Boolean);
  return [
    limits.length ? `at most ${limits.join(' and ')} a deal` : 'without a limit',
    singleCard && 'one card moved at a time',
  ]
    .filter(Boolean)
    .join(', ');
}

function rateText({rate, decided, interval: [low, high]}: WinRate): string {
  if (rate === null) return 'Win rate: not known, since no deal was decided';
  const interval = `95% interval ${percent(low)} to ${percent(high)}`;
  return `Win rate: ${percent(rate)} of ${counted(decided, 'decided deal')} (${interval})`;
}

function boundsText({deals, decided, bounds: [low, high]}: WinRate): string[] {
  if (deals === decided) return [];
  const bounds = `${percent(low)} if every unknown deal is lost, ${percent(high)} if none is`;
  return [`Of all deals: ${bounds}`];
}

function tallyText(tally: Tally, deals: number): string[] {
  const width = String(deals).length;
  return Object.entries(tally).map(([verdict, count]) =>
    `${verdict.padEnd(10)} ${String(count).padStart(width)}  ${deals ? percent(count / deals).padStart(6) : ''}`.trimEnd(),
  );
}

/** The result of random deals in words. */
export function runText({deals, limits, tally, jobs, ms}: Run): string {
  const found = winRate(tally);
  return [
    gameName(deals.game, deals.options),
    dealsText(deals, found.deals),
    `${(ms / 1000).toFixed(1)} s with ${counted(jobs, 'job')}, ${limitsText(limits)}`,
    '',
    ...tallyText(tally, found.deals),
    '',
    rateText(found),
    ...boundsText(found),
    '',
  ].join('\n');
}

/** The result of random deals as one line of JSON. */
export function runJson({deals, limits, tally, jobs, ms}: Run): string {
  const {game, options, count, by} = deals;
  const {deals: solved, rate, interval, bounds} = winRate(tally);
  const asked = {variant: game.id, ...options, ...by, random: count, ...limits};
  const summary = {...asked, deals: solved, ...tally, winRate: rate, interval, bounds, jobs, ms};
  return `${JSON.stringify({summary})}\n`;
}
