import type {Board} from './board.js';
import {costOf} from './evaluate.js';
import type {Weights} from './evaluate.js';
import {Layer} from './layer.js';
import {stockMove} from './moves.js';
import {isSpent} from './search.js';
import type {Effort, MoveSearch} from './search.js';
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
}

/** Children of a layer, before the best are chosen. */
interface Brood {
  readonly parents: number[];
  readonly moves: number[];
  readonly costs: number[];
}

const mostSeen = 1 << 24;

/** The places of the `width` lowest costs, in the order that they stand in. */
export function lowestPlaces(costs: readonly number[], width: number): number[] {
  const places = [...costs.keys()];
  if (places.length <= width) return places;
  const kept = Float64Array.from(costs).sort();
  const limit = kept[width - 1]!;
  let room = width;
  for (const cost of costs) if (cost < limit) room--;
  return places.filter((at) => costs[at]! < limit || (costs[at] === limit && room-- > 0));
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

  /** The moves of a win; whether there is none, since nothing was left out. */
  *search(): MoveSearch {
    const {passes, size} = this.#board.rules;
    const first = new Layer(size);
    this.#board.hash();
    this.#seen.add(this.#board.low, this.#board.high);
    if (!this.#board.left) return [];
    first.add(this.#board.bytes, -1, 0);
    let stage: Layer = first;
    while (stage.length) {
      const pool = new Layer(size);
      yield* this.#exhaust(stage, pool);
      if (this.#won >= 0) return this.#trail.to(this.#won);
      if (isSpent(this.#effort)) return 'unknown';
      stage = passes ? this.#drawn(pool) : new Layer(size);
    }
    return this.#isComplete && this.#options.takesBack && !this.#seen.isFull
      ? 'unwinnable'
      : 'unknown';
  }

  *#exhaust(stage: Layer, pool: Layer): Generator<void, void, void> {
    const {width, rounds} = this.#options;
    const {passes, size} = this.#board.rules;
    let layer = stage;
    for (let round = 0; layer.length; round++) {
      if (passes)
        for (let i = 0; i < layer.length; i++)
          pool.add(layer.at(i), layer.entries[i]!, layer.costs[i]!);
      if (passes && round >= rounds && pool.length > width) {
        this.#isComplete = false;
        return;
      }
      const brood: Brood = {parents: [], moves: [], costs: []};
      for (let i = 0; i < layer.length; i++) {
        this.#breed(layer, i, brood);
        if (this.#won >= 0 || isSpent(this.#effort)) return;
        if (i % 16 === 15) yield;
      }
      const next = new Layer(size);
      const places = lowestPlaces(brood.costs, width);
      if (places.length < brood.costs.length) this.#isComplete = false;
      this.#raise(layer, brood, places, next);
      layer = next;
      yield;
    }
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
      next.add(board.bytes, this.#trail.add(layer.entries[parent]!, move), brood.costs[place]!);
      board.undo(move, undo);
    }
  }

  #drawn(pool: Layer): Layer {
    const board = this.#board;
    const {width, weights} = this.#options;
    const next = new Layer(board.rules.size);
    const places = lowestPlaces(pool.costs, width);
    if (places.length < pool.length) this.#isComplete = false;
    for (const place of places) {
      board.load(pool.at(place));
      if (board.wasteLength === board.talonLength && !board.canRecycle) continue;
      board.useStock();
      board.hash();
      this.#effort.nodes++;
      if (!this.#seen.add(board.low, board.high)) continue;
      next.add(
        board.bytes,
        this.#trail.add(pool.entries[place]!, stockMove),
        costOf(board, weights),
      );
    }
    return next;
  }
}
