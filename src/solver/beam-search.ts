import type {Board} from './board.js';
import {costOf} from './heuristic.js';
import type {Weights} from './heuristic.js';
import {MoveTree} from './move-tree.js';
import {stockMove} from './moves.js';
import {PositionList} from './position-list.js';
import {isSpent} from './search.js';
import type {Budget, MoveSearch, Steps} from './search.js';
import {Successors} from './successors.js';
import {TranspositionTable} from './transposition-table.js';

/** How wide a beam is, and what it leaves out. */
export interface BeamOptions {
  /** How many positions a layer may have. */
  readonly width: number;
  /** How many moves there may be between two draws, where draws are moves of their own. */
  readonly maxRounds: number;
  readonly weights: Weights;
  readonly takesBack: boolean;
  /** How many positions of a layer may have the same number of hidden cards in every column. */
  readonly maxPerKind?: number | undefined;
}

/** Costs and kinds of positions, by the same index. */
interface Scored {
  readonly costs: number[];
  readonly kinds: number[];
}

/** What a layer leads to: moves, with the indexes of their parents. */
interface Children extends Scored {
  readonly parents: number[];
  readonly moves: number[];
}

const nothing: Scored = {costs: [], kinds: []};

/** After how many positions the search yields: when it expands them, plays one move each, copies them. */
const stepPositions = 16;
const stepMoves = 128;
const stepCopies = 1024;

const maxSlots = 1 << 24;
const maxBuckets = 4096;

/** The indexes of all costs, in buckets of ascending cost. To sort them all at once would take too long. */
function bucketsOf(costs: readonly number[]): Uint32Array[] {
  let lowest = Infinity;
  let highest = -Infinity;
  for (const cost of costs) {
    lowest = Math.min(lowest, cost);
    highest = Math.max(highest, cost);
  }
  const count = Math.min(maxBuckets, costs.length);
  const scale = (count - 1) / (highest - lowest || 1);
  const bucketOf = (cost: number) => ((cost - lowest) * scale) | 0;
  const ends = new Uint32Array(count);
  for (const cost of costs) ends[bucketOf(cost)]!++;
  for (let i = 1; i < count; i++) ends[i]! += ends[i - 1]!;
  const order = new Uint32Array(costs.length);
  const starts = ends.slice();
  for (let i = costs.length - 1; i >= 0; i--) order[--starts[bucketOf(costs[i]!)]!] = i;
  return Array.from(ends, (end, i) => order.subarray(starts[i], end));
}

/** The indexes of the `width` lowest costs, in ascending order, at most `maxPerKind` of each kind. */
function* lowestOf(
  {costs, kinds}: Scored,
  width: number,
  maxPerKind = Infinity,
): Steps<readonly number[]> {
  if (costs.length <= Math.min(width, maxPerKind)) return [...costs.keys()];
  const counts = new Map<number, number>();
  const chosen: number[] = [];
  for (const bucket of bucketsOf(costs)) {
    const fitsWhole = maxPerKind === Infinity && chosen.length + bucket.length <= width;
    if (!fitsWhole) bucket.sort((one, other) => costs[one]! - costs[other]! || one - other);
    for (const index of bucket) {
      const count = counts.get(kinds[index]!) ?? 0;
      if (count === maxPerKind) continue;
      counts.set(kinds[index]!, count + 1);
      if (chosen.push(index) === width) break;
    }
    if (chosen.length === width) break;
    yield;
  }
  return [...Uint32Array.from(chosen).sort()];
}

/**
 * Beam search: expands a whole layer of positions at once, and keeps only the best of the next layer.
 * Where draws are part of moves, each layer is a move further. Elsewhere positions are comparable only
 * after the same number of draws: then each stage is a draw further, with layers of moves in between.
 */
export class BeamSearch {
  readonly #board: Board;
  readonly #budget: Budget;
  readonly #options: BeamOptions;
  readonly #seen = new TranspositionTable(maxSlots);
  readonly #tree = new MoveTree();
  readonly #successors: Successors;
  /** Positions that can neither draw nor recycle. They go on after all stages. */
  #withoutStock: PositionList;
  /** The entry of a win in the move tree, or −1. */
  #won = -1;
  #isComplete = true;

  constructor(board: Board, budget: Budget, options: BeamOptions) {
    this.#board = board;
    this.#budget = budget;
    this.#options = options;
    this.#successors = new Successors(board);
    this.#successors.takesBack = options.takesBack;
    this.#withoutStock = this.#newList();
  }

  /** The moves of a win. If nothing was left out, the search also proves that there is none. */
  *search(): MoveSearch {
    const board = this.#board;
    const first = this.#newList();
    if (!board.cardsLeft) return [];
    board.hash();
    this.#seen.add(board.low, board.high);
    first.add(board.bytes, -1, costOf(board, this.#options.weights), this.#kind());
    yield* this.#runStages(first);
    if (this.#won >= 0) return this.#tree.pathTo(this.#won);
    if (isSpent(this.#budget) || this.#seen.isFull || !this.#isComplete) return 'unknown';
    return this.#options.takesBack ? 'unwinnable' : 'unknown';
  }

  get #isOver(): boolean {
    return this.#won >= 0 || isSpent(this.#budget);
  }

  #newList(): PositionList {
    return new PositionList(this.#board.rules.size);
  }

  *#runStages(first: PositionList): Steps<void> {
    let stage = yield* this.#withStock(first);
    while (stage.length && !this.#isOver) {
      const beforeDraw = yield* this.#beforeDraw(stage);
      stage = yield* this.#withStock(yield* this.#afterDraw(beforeDraw));
    }
    let layer = this.#withoutStock;
    while (layer.length && !this.#isOver) layer = yield* this.#nextLayer(layer, nothing);
  }

  /**
   * The positions of a stage that can use the stock. The best of the others are set aside. All have used it
   * equally often, but from the second pass on they may have different numbers of cards left in it.
   */
  *#withStock(stage: PositionList): Steps<PositionList> {
    const board = this.#board;
    const next = this.#newList();
    for (let i = 0; i < stage.length; i++) {
      board.load(stage.get(i));
      (board.hasStockMove ? next : this.#withoutStock).addFrom(stage, i);
      if (i % stepMoves === 0) yield;
    }
    this.#withoutStock = yield* this.#bestOf(this.#withoutStock);
    return next;
  }

  /** The best positions of a list. */
  *#bestOf(list: PositionList): Steps<PositionList> {
    const chosen = yield* this.#lowest(list);
    if (chosen.length === list.length) return list;
    this.#isComplete = false;
    const best = this.#newList();
    for (const [i, index] of chosen.entries()) {
      best.addFrom(list, index);
      if (i % stepCopies === 0) yield;
    }
    return best;
  }

  /** The positions of a stage, and the best ones that moves without a draw lead to. */
  *#beforeDraw(stage: PositionList): Steps<PositionList> {
    const positions = this.#newList();
    const {width, maxRounds} = this.#options;
    let layer = stage;
    for (let round = 0; layer.length && !this.#isOver; round++) {
      for (let i = 0; i < layer.length; i++) {
        positions.addFrom(layer, i);
        if (i % stepCopies === 0) yield;
      }
      if (round === maxRounds && positions.length > width) {
        this.#isComplete = false;
        break;
      }
      layer = yield* this.#nextLayer(layer, positions);
    }
    return positions;
  }

  /** What a layer leads to, as far as it is among the best together with `rivals`. */
  *#nextLayer(layer: PositionList, rivals: Scored): Steps<PositionList> {
    const children: Children = {parents: [], moves: [], costs: [], kinds: []};
    const next = this.#newList();
    for (let i = 0; i < layer.length; i++) {
      this.#expand(layer, i, children);
      if (this.#isOver) return next;
      if (i % stepPositions === 0) yield;
    }
    const lowest = yield* this.#lowest({
      costs: [...children.costs, ...rivals.costs],
      kinds: [...children.kinds, ...rivals.kinds],
    });
    const chosen = lowest.filter((index) => index < children.costs.length);
    if (chosen.length < children.costs.length) this.#isComplete = false;
    yield* this.#addChosen(layer, children, chosen, next);
    return next;
  }

  #lowest(scored: Scored): Steps<readonly number[]> {
    return lowestOf(scored, this.#options.width, this.#options.maxPerKind);
  }

  /** A number for how many cards are hidden in each column, if the options tell kinds apart. */
  #kind(): number {
    const {rules, bytes} = this.#board;
    let kind = 0;
    if (this.#options.maxPerKind === undefined) return kind;
    for (let i = 0; i < rules.columns; i++) {
      kind = (kind * 13 + bytes[rules.offsets.hidden + i]!) | 0;
    }
    return kind;
  }

  /** Plays every move of a position of a layer, and adds those that lead to new positions. */
  #expand(layer: PositionList, index: number, children: Children): void {
    const board = this.#board;
    const {weights} = this.#options;
    board.load(layer.get(index));
    for (const move of this.#successors.find()) {
      this.#budget.nodes++;
      const undo = board.play(move);
      board.hash();
      if (this.#seen.add(board.low, board.high)) {
        if (!board.cardsLeft) {
          this.#won = this.#tree.add(layer.entries[index]!, move);
          return;
        }
        children.parents.push(index);
        children.moves.push(move);
        children.costs.push(costOf(board, weights));
        children.kinds.push(this.#kind());
      }
      board.undo(move, undo);
    }
  }

  /** Plays the chosen moves again, and adds their positions to the next layer. */
  *#addChosen(
    layer: PositionList,
    children: Children,
    chosen: readonly number[],
    next: PositionList,
  ): Steps<void> {
    const board = this.#board;
    let loaded = -1;
    for (const index of chosen) {
      const parent = children.parents[index]!;
      const move = children.moves[index]!;
      if (parent !== loaded) board.load(layer.get(parent));
      loaded = parent;
      const undo = board.play(move);
      const entry = this.#tree.add(layer.entries[parent]!, move);
      next.add(board.bytes, entry, children.costs[index]!, children.kinds[index]);
      board.undo(move, undo);
      if (next.length % stepMoves === 0) yield;
    }
  }

  /** The best positions after the next draw. */
  *#afterDraw(positions: PositionList): Steps<PositionList> {
    const board = this.#board;
    const {weights} = this.#options;
    const next = this.#newList();
    const chosen = yield* this.#lowest(positions);
    if (chosen.length < positions.length) this.#isComplete = false;
    for (const index of chosen) {
      board.load(positions.get(index));
      if (!board.hasStockMove) {
        this.#withoutStock.addFrom(positions, index);
        continue;
      }
      board.useStock();
      board.hash();
      this.#budget.nodes++;
      if (!this.#seen.add(board.low, board.high)) continue;
      const entry = this.#tree.add(positions.entries[index]!, stockMove);
      next.add(board.bytes, entry, costOf(board, weights), positions.kinds[index]);
      if (next.length % stepMoves === 0) yield;
    }
    return next;
  }
}
