import {Game, parseRecord} from '../engine/index.js';
import {solve} from './solve.js';
import type {Solution, SolveOptions} from './searcher.js';

export type Verdict = Solution['verdict'];

export interface Analysis {
  /** Whether each position could be won: the deal, then the one after each of the record's actions. */
  readonly verdicts: readonly Verdict[];
  /**
   * The action, from 0 in the record, that lost a game which could be won right before it and which
   * is lost at the end; −1 where there is none, or it is not known which.
   */
  readonly lostAt: number;
}

/** A position, with those that were played from it. */
interface Place {
  readonly before: Place | null;
  /** The record up to here, without what was undone. */
  readonly record: string;
  readonly after: Place[];
  verdict?: Verdict;
}

function placeAfter(before: Place, action: string): Place {
  const place = {before, record: `${before.record} ${action}`, after: []};
  before.after.push(place);
  return place;
}

/** The position of the deal, and the one after each action; an undo comes back to the same one. */
function placesOf(record: string): Place[] {
  const game = Game.fromRecord(record);
  const places: Place[] = [{before: null, record: game.code, after: []}];
  const undone: Place[] = [];
  for (const action of parseRecord(record).actions) {
    const here = places.at(-1)!;
    if (action === 'U') {
      undone.push(here);
      places.push(here.before!);
    } else if (action === 'Y') places.push(undone.pop()!);
    else places.push(placeAfter(here, action));
  }
  return places;
}

/** What is lost stays so whatever is played, and what can be won could be won before. */
function mark(place: Place, verdict: Verdict): void {
  place.verdict = verdict;
  if (verdict === 'winnable') {
    for (let at = place.before; at; at = at.before) at.verdict = verdict;
  }
  if (verdict === 'unwinnable') for (const next of place.after) mark(next, verdict);
}

/** The end, then the beginning, then halves: few positions tell of all between them. */
function nextOf(places: readonly Place[]): Place | undefined {
  const open = places.filter(({verdict}) => !verdict);
  if (places.at(-1) === open.at(-1)) return open.at(-1);
  return places[0] === open[0] ? open[0] : open[open.length >> 1];
}

function lostAtOf(verdicts: readonly Verdict[]): number {
  if (verdicts.at(-1) !== 'unwinnable') return -1;
  const lastWinnable = verdicts.lastIndexOf('winnable');
  return verdicts[lastWinnable + 1] === 'unwinnable' ? lastWinnable : -1;
}

/** Analyzes by what tells the verdict of each position, which is asked of as few as can be. */
export async function analyzeBy(
  verdictOf: (record: string) => Promise<Verdict>,
  record: string,
): Promise<Analysis> {
  const places = placesOf(record);
  for (let place = nextOf(places); place; place = nextOf(places)) {
    mark(place, await verdictOf(place.record));
  }
  const verdicts = places.map(({verdict}) => verdict!);
  return {verdicts, lostAt: lostAtOf(verdicts)};
}

/**
 * Where a game was lost. The options limit the search of each position that has to be searched.
 * Rejects with RecordError for a bad record, and with the signal's reason.
 */
export const analyze = (record: string, options: SolveOptions = {}): Promise<Analysis> =>
  analyzeBy(async (place) => (await solve(place, options)).verdict, record);
