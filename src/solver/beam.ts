import type {Board} from './board.js';
import {costOf} from './evaluate.js';
import type {Weights} from './evaluate.js';
import {Layer} from './layer.js';
import {stockMove} from './moves.js';
import {isSpent} from './search.js';
import type {Effort, MoveSearch, Steps} from './search.js';
import {SeenSet} from './seen.js';
import {Successors} from './successors.js';
import {Trail} from './trail.js';

export interface BeamOptions {
  /** Most positions that go on at once. */
  readonly width: number;
  /** Where draws are moves of their own: most moves between two of them. */
  readonly rounds: number;
  readonly weights: Weights;
  readonly takesBack: boolean;
  /** Most positions that go on at once of those with as many hidden cards in each column. */
  readonly alike?: number | undefined;
}

/** What positions cost, and what kinds they are of. */
interface Rated {
  readonly costs: number[];
  readonly kinds: number[];
}

/** Children of a layer, before the best are chosen. */
interface Brood extends Rated {
  readonly parents: number[];
  readonly moves: number[];
}

const nothing: Rated = {costs: [], kinds: []};
/** After how many positions it gives way: where each has children, where it is only moved, or copied. */
const stepParents = 16;
const stepMoves = 128;
const stepCopies = 1024;
const mostSeen = 1 << 24;
/** Positions that are set aside are cut down to the best once they are so many times the width. */
const setAsideFactor = 4;

const buckets = 4096;

/** All places, those of low costs in the buckets that come first: to sort them all at once takes too long. */
function inBuckets(costs: readonly number[]): Uint32Array[] {
  let least = Infinity;
  let most = -Infinity;
  for (const cost of costs) {
    least = Math.min(least, cost);
    most = Math.max(most, cost);
  }
  const count = Math.min(buckets, costs.length);
  const scale = (count - 1) / (most - least || 1);
  const ends = new Uint32Array(count);
  for (const cost of costs) ends[((cost - least) * scale) | 0]!++;
  for (let i = 1; i < count; i++) ends[i]! += ends[i - 1]!;
  const order = new Uint32Array(costs.length);
  const starts = ends.slice();
  for (let place = costs.length - 1; place >= 0; place--) {
    order[--starts[((costs[place]! - least) * scale) | 0]!] = place;
  }
  return Array.from(ends, (end, i) => order.subarray(starts[i], end));
}

/** The places of the `width` lowest costs, no more than `alike` of each kind, in the order that they stand in. */
function* lowestPlaces(
  {costs, kinds}: Rated,
  width: number,
  alike = Infinity,
): Steps<readonly number[]> {
  if (costs.length <= Math.min(width, alike)) return [...costs.keys()];
  const counts = new Map<number, number>();
  const places: number[] = [];
  for (const bucket of inBuckets(costs)) {
    const isTaken = alike === Infinity && places.length + bucket.length <= width;
    if (!isTaken) bucket.sort((one, other) => costs[one]! - costs[other]! || one - other);
    for (const place of bucket) {
      const count = counts.get(kinds[place]!) ?? 0;
      if (count === alike) continue;
      counts.set(kinds[place]!, count + 1);
      if (places.push(place) === width) break;
    }
    if (places.length === width) break;
    yield;
  }
  return [...Uint32Array.from(places).sort()];
}

/**
 * Goes through the game in step, and keeps of all positions only the best. Where the waste returns,
 * a step is a move; where it does not, positions are comparable as long as as much of the stock is
 * drawn: then a step is a draw, with moves before it.
 */
export class Beam {
  readonly #board: Board;
  readonly #effort: Effort;
  readonly #options: BeamOptions;
  readonly #seen = new SeenSet(mostSeen);
  readonly #trail = new Trail();
  readonly #successors: Successors;
  /** Positions whose stock and waste are used up. They go on without draws, after all others. */
  #drawnOut: Layer;
  #won = -1;
  #isComplete = true;

  constructor(board: Board, effort: Effort, options: BeamOptions) {
    this.#board = board;
    this.#effort = effort;
    this.#options = options;
    this.#successors = new Successors(board);
    this.#successors.takesBack = options.takesBack;
    this.#drawnOut = new Layer(board.rules.size);
  }

  /** The moves of a win; or whether there is none, if nothing was left out. */
  *search(): MoveSearch {
    const board = this.#board;
    const stage = new Layer(board.rules.size);
    if (!board.left) return [];
    board.hash();
    this.#seen.add(board.low, board.high);
    stage.add(board.bytes, -1, costOf(board, this.#options.weights), this.#kind());
    yield* this.#runStages(stage);
    if (this.#won >= 0) return this.#trail.to(this.#won);
    if (isSpent(this.#effort) || this.#seen.isFull || !this.#isComplete) return 'unknown';
    return this.#options.takesBack ? 'unwinnable' : 'unknown';
  }

  get #isOver(): boolean {
    return this.#won >= 0 || isSpent(this.#effort);
  }

  *#runStages(first: Layer): Steps<void> {
    let stage = yield* this.#drawable(first);
    while (stage.length && !this.#isOver) {
      stage = yield* this.#drawable(yield* this.#drawn(yield* this.#pooled(stage)));
    }
    let layer = yield* this.#bestOf(this.#drawnOut);
    while (layer.length && !this.#isOver) layer = yield* this.#next(layer, nothing);
  }

  /** Whether a draw is a move of its own, and the board's position allows it. */
  get #canDraw(): boolean {
    const {rules, wasteLength, talonLength, canRecycle} = this.#board;
    return !rules.pruning.foldedDraws && (wasteLength < talonLength || canRecycle);
  }

  /**
   * The positions that the stock can be used in; the others are set aside. Those of a stage have
   * used it equally often, but have played different numbers of cards from it.
   */
  *#drawable(stage: Layer): Steps<Layer> {
    const board = this.#board;
    const next = new Layer(board.rules.size);
    for (let i = 0; i < stage.length; i++) {
      board.load(stage.at(i));
      (this.#canDraw ? next : this.#drawnOut).copy(stage, i);
      if (i % stepMoves === 0) yield;
    }
    // Of those that were set aside, no more than `width` will go on.
    const most = this.#options.width * setAsideFactor;
    if (this.#drawnOut.length > most) this.#drawnOut = yield* this.#bestOf(this.#drawnOut);
    return next;
  }

  /** The best positions of a layer. */
  *#bestOf(layer: Layer): Steps<Layer> {
    const places = yield* this.#best(layer);
    if (places.length === layer.length) return layer;
    this.#isComplete = false;
    const best = new Layer(this.#board.rules.size);
    for (const [i, place] of places.entries()) {
      best.copy(layer, place);
      if (i % stepCopies === 0) yield;
    }
    return best;
  }

  /** The best of all positions that come before the next draw. */
  *#pooled(stage: Layer): Steps<Layer> {
    const pool = new Layer(this.#board.rules.size);
    const {width, rounds} = this.#options;
    let layer = stage;
    for (let round = 0; layer.length && !this.#isOver; round++) {
      for (let i = 0; i < layer.length; i++) {
        pool.copy(layer, i);
        if (i % stepCopies === 0) yield;
      }
      if (round === rounds && pool.length > width) {
        this.#isComplete = false;
        break;
      }
      layer = yield* this.#next(layer, pool);
    }
    return pool;
  }

  /** The best of what a layer leads to, among those of `rivals`. */
  *#next(layer: Layer, rivals: Rated): Steps<Layer> {
    const brood: Brood = {parents: [], moves: [], costs: [], kinds: []};
    const next = new Layer(this.#board.rules.size);
    for (let i = 0; i < layer.length; i++) {
      this.#breed(layer, i, brood);
      if (this.#isOver) return next;
      if (i % stepParents === 0) yield;
    }
    const places = yield* this.#best({
      costs: [...brood.costs, ...rivals.costs],
      kinds: [...brood.kinds, ...rivals.kinds],
    });
    const chosen = places.filter((place) => place < brood.costs.length);
    if (chosen.length < brood.costs.length) this.#isComplete = false;
    yield* this.#raise(layer, brood, chosen, next);
    return next;
  }

  /** Where the positions are that go on. */
  #best(rated: Rated): Steps<readonly number[]> {
    return lowestPlaces(rated, this.#options.width, this.#options.alike);
  }

  /** A number for how many cards are hidden in each column; only asked for where kinds count. */
  #kind(): number {
    const {rules, bytes} = this.#board;
    let kind = 0;
    if (this.#options.alike === undefined) return kind;
    for (let i = 0; i < rules.columns; i++) kind = (kind * 13 + bytes[rules.at.hidden + i]!) | 0;
    return kind;
  }

  #breed(layer: Layer, index: number, brood: Brood): void {
    const board = this.#board;
    const {weights} = this.#options;
    board.load(layer.at(index));
    for (const move of this.#successors.find()) {
      this.#effort.nodes++;
      const undo = board.play(move);
      board.hash();
      if (this.#seen.add(board.low, board.high)) {
        if (!board.left) {
          this.#won = this.#trail.add(layer.entries[index]!, move);
          return;
        }
        brood.parents.push(index);
        brood.moves.push(move);
        brood.costs.push(costOf(board, weights));
        brood.kinds.push(this.#kind());
      }
      board.undo(move, undo);
    }
  }

  *#raise(layer: Layer, brood: Brood, places: readonly number[], next: Layer): Steps<void> {
    const board = this.#board;
    let loaded = -1;
    for (const place of places) {
      const parent = brood.parents[place]!;
      const move = brood.moves[place]!;
      if (parent !== loaded) board.load(layer.at(parent));
      loaded = parent;
      const undo = board.play(move);
      next.add(
        board.bytes,
        this.#trail.add(layer.entries[parent]!, move),
        brood.costs[place]!,
        brood.kinds[place],
      );
      board.undo(move, undo);
      if (next.length % stepMoves === 0) yield;
    }
  }

  *#drawn(pool: Layer): Steps<Layer> {
    const board = this.#board;
    const {weights} = this.#options;
    const next = new Layer(board.rules.size);
    const places = yield* this.#best(pool);
    if (places.length < pool.length) this.#isComplete = false;
    for (const place of places) {
      board.load(pool.at(place));
      if (!this.#canDraw) {
        this.#drawnOut.copy(pool, place);
        continue;
      }
      board.useStock();
      board.hash();
      this.#effort.nodes++;
      if (!this.#seen.add(board.low, board.high)) continue;
      const entry = this.#trail.add(pool.entries[place]!, stockMove);
      next.add(board.bytes, entry, costOf(board, weights), pool.kinds[place]);
      if (next.length % stepMoves === 0) yield;
    }
    return next;
  }
}
