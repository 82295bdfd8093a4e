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
const stepParents = 16;
const mostSeen = 1 << 24;

const buckets = 4096;

/** A cost that at least `width` costs do not exceed, and hardly more than that many. */
function limitOf(costs: readonly number[], width: number): number {
  let least = Infinity;
  let most = -Infinity;
  for (const cost of costs) {
    least = Math.min(least, cost);
    most = Math.max(most, cost);
  }
  const scale = (buckets - 1) / (most - least || 1);
  const counts = new Uint32Array(buckets);
  for (const cost of costs) counts[((cost - least) * scale) | 0]!++;
  let bucket = 0;
  let below = 0;
  while (below + counts[bucket]! < width) below += counts[bucket++]!;
  const inBucket = costs.filter((cost) => (((cost - least) * scale) | 0) === bucket);
  return Float64Array.from(inBucket).sort()[width - below - 1]!;
}

/** The places of the `width` lowest costs, in the order that they stand in. */
export function lowestPlaces(costs: readonly number[], width: number): number[] {
  if (costs.length <= width) return [...costs.keys()];
  const limit = limitOf(costs, width);
  let room = width;
  for (const cost of costs) if (cost < limit) room--;
  const places: number[] = [];
  for (let at = 0; at < costs.length; at++) {
    if (costs[at]! < limit || (costs[at] === limit && room-- > 0)) places.push(at);
  }
  return places;
}

/** As `lowestPlaces`, but no more than `alike` of each kind. */
function variedPlaces(
  costs: readonly number[],
  kinds: readonly number[],
  width: number,
  alike: number,
): number[] {
  if (costs.length <= alike) return [...costs.keys()];
  const order = [...costs.keys()].sort((one, other) => costs[one]! - costs[other]! || one - other);
  const counts = new Map<number, number>();
  const places: number[] = [];
  for (const place of order) {
    const count = counts.get(kinds[place]!) ?? 0;
    if (count === alike) continue;
    counts.set(kinds[place]!, count + 1);
    if (places.push(place) === width) break;
  }
  return places.sort((one, other) => one - other);
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
  #won = -1;
  #isComplete = true;

  constructor(board: Board, effort: Effort, options: BeamOptions) {
    this.#board = board;
    this.#effort = effort;
    this.#options = options;
    this.#successors = new Successors(board);
    this.#successors.takesBack = options.takesBack;
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
    let stage = first;
    while (stage.length && this.#canDraw(stage) && !this.#isOver) {
      stage = this.#drawn(yield* this.#pooled(stage));
    }
    for (let layer = stage; layer.length && !this.#isOver;)
      layer = yield* this.#next(layer, nothing);
  }

  /** Whether a draw is a move of its own, and can be made: in all positions of a stage alike. */
  #canDraw(stage: Layer): boolean {
    const board = this.#board;
    board.load(stage.at(0));
    const canUseStock = board.wasteLength < board.talonLength || board.canRecycle;
    return board.rules.passes > 0 && canUseStock;
  }

  /** The best of all positions that come before the next draw. */
  *#pooled(stage: Layer): Steps<Layer> {
    const pool = new Layer(this.#board.rules.size);
    const {width, rounds} = this.#options;
    let layer = stage;
    for (let round = 0; layer.length && !this.#isOver; round++) {
      for (let i = 0; i < layer.length; i++) {
        pool.add(layer.at(i), layer.entries[i]!, layer.costs[i]!, layer.kinds[i]);
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
    const places = this.#best({
      costs: [...brood.costs, ...rivals.costs],
      kinds: [...brood.kinds, ...rivals.kinds],
    });
    const chosen = places.filter((place) => place < brood.costs.length);
    if (chosen.length < brood.costs.length) this.#isComplete = false;
    this.#raise(layer, brood, chosen, next);
    return next;
  }

  /** Where the positions are that go on. */
  #best({costs, kinds}: Rated): number[] {
    const {width, alike} = this.#options;
    if (alike === undefined) return lowestPlaces(costs, width);
    return variedPlaces(costs, kinds, width, alike);
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

  #raise(layer: Layer, brood: Brood, places: readonly number[], next: Layer): void {
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
    }
  }

  #drawn(pool: Layer): Layer {
    const board = this.#board;
    const {weights} = this.#options;
    const next = new Layer(board.rules.size);
    const places = this.#best(pool);
    if (places.length < pool.length) this.#isComplete = false;
    for (const place of places) {
      board.load(pool.at(place));
      board.useStock();
      board.hash();
      this.#effort.nodes++;
      if (!this.#seen.add(board.low, board.high)) continue;
      const entry = this.#trail.add(pool.entries[place]!, stockMove);
      next.add(board.bytes, entry, costOf(board, weights), pool.kinds[place]);
    }
    return next;
  }
}
