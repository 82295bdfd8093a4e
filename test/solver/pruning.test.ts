import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {optionSets, suits, variants} from '../../src/engine/index.js';
import type {Card, GameDefinition, Options, Rank, TableState} from '../../src/engine/index.js';
import {BeamSearch} from '../../src/solver/beam-search.js';
import {BestFirstSearch} from '../../src/solver/best-first-search.js';
import {Relaxation} from '../../src/solver/relaxation.js';
import {Board} from '../../src/solver/board.js';
import {DepthFirstProof} from '../../src/solver/depth-first-proof.js';
import {legalMoves} from '../../src/solver/legal.js';
import {allPruning} from '../../src/solver/pruning.js';
import type {Pruning} from '../../src/solver/pruning.js';
import {rulesOf} from '../../src/solver/rules.js';
import type {SearchInput} from '../../src/solver/search-input.js';
import {isTowers} from '../../src/solver/towers/layout.js';
import {searchTowers} from '../../src/solver/towers/search.js';
import {unlimited as weights} from '../../src/solver/weights.js';
import {dice, everyGame, writtenTable} from '../engine/support.js';
import {boardOf, run} from './support.js';

const rounds = Number(process.env.SMALL_DECKS ?? 8);
/** Positions whose plain search would take longer are left out. */
const plainLimit = 12_000;

type Roll = ReturnType<typeof dice>;

function shuffle<T>(list: T[], roll: Roll): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const other = roll(i + 1);
    [list[i], list[other]] = [list[other]!, list[i]!];
  }
  return list;
}

function passesOf({scores, passes = 1}: GameDefinition, {scoring = 'standard'}: Options): number {
  return scores[scoring]!.passes ?? passes;
}

/** The last cards of a game, as they could lie: most on the foundations, the rest anywhere. */
function latePosition(game: GameDefinition, options: Options, roll: Roll): SearchInput {
  const most = options.cells ?? game.cells ?? 0;
  // Fewer where cells and two decks let cards go nearly anywhere.
  const left = 5 + roll(most && game.decks > 1 ? 3 : 5);
  const foundations: Card[][] = Array.from({length: 4 * game.decks}, () => []);
  let id = 0;
  foundations.forEach((pile, at) => {
    const suit = suits[Math.floor(at / game.decks)]!;
    for (let rank = 1; rank <= 13; rank++)
      pile.push({id: id++, rank: rank as Rank, suit, faceUp: true});
  });
  const out: Card[] = [];
  while (out.length < left) {
    const pile = foundations[roll(foundations.length)]!;
    // Low foundations now and then, so that cards differ much in rank.
    const count = Math.min(1 + roll(4), left - out.length, pile.length);
    out.push(...pile.splice(pile.length - count));
  }
  shuffle(out, roll);
  const hasStock = game.deal.some(({to}) => to === 'stock');
  const talon = hasStock ? out.splice(0, roll(5)) : [];
  const drawn = roll(talon.length + 1);
  // Few, or too much could be reached: a cell holds any card that is taken back.
  const cells = Array.from({length: Math.min(most, 1 + roll(2))}, () =>
    roll(3) && out.length > 2 ? out.pop()! : null,
  );
  const columns: Card[][] = Array.from({length: 2 + roll(2)}, () => []);
  for (const card of out) columns[roll(columns.length)]!.push(card);
  const hides = game.deal.some((step) => step.to === 'columns' && step.faceUp === 'last');
  const table: TableState = {
    stock: talon.slice(drawn).reverse(),
    waste: talon.slice(0, drawn),
    columns: columns.map((pile) => {
      const hidden = hides && pile.length ? roll(pile.length) : 0;
      return pile.map((card, at) => ({...card, faceUp: at >= hidden}));
    }),
    foundations,
    cells,
  };
  return {game, options, table, pass: 1 + roll(Math.max(1, passesOf(game, options)))};
}

/**
 * Every position that legal moves reach, with nothing pruned; null: too many. The moves are those of
 * the packed board, which another test holds to the engine's.
 */
function plainly(input: SearchInput, lifts = input.game.lifts): boolean | null {
  const board = boardOf({...input, game: {...input.game, lifts}});
  const seen = new Set<string>();
  const isNew = () => {
    board.hash();
    const before = seen.size;
    return seen.add(`${board.low} ${board.high} ${board.wasteLength}`).size > before;
  };
  isNew();
  const queue = [board.bytes.slice()];
  for (let bytes = queue.pop(); bytes; bytes = queue.pop()) {
    board.load(bytes);
    if (!board.cardsLeft) return true;
    for (const move of legalMoves(board)) {
      const undo = board.play(move);
      if (isNew()) queue.push(board.bytes.slice());
      board.undo(move, undo);
    }
    if (seen.size > plainLimit) return null;
  }
  return false;
}

const budget = () => ({nodes: 0, maxNodes: Infinity});

function beam(input: SearchInput): boolean | 'unknown' {
  const board = boardOf(input);
  return run(
    new BeamSearch(board, budget(), {
      width: 1e5,
      maxRounds: 1e5,
      weights,
      takesBack: true,
    }).search(),
  );
}

/** Searches that leave much out may not know, but what they say must be true. */
function incomplete(input: SearchInput): (boolean | 'unknown')[] {
  const options = {maxRounds: 2, weights, takesBack: true, maxPerKind: 1};
  return [
    run(new BeamSearch(boardOf(input), budget(), {...options, width: 4}).search()),
    run(new BestFirstSearch(boardOf(input), {nodes: 0, maxNodes: 100}, weights).search()),
  ];
}

interface Case {
  readonly name: string;
  readonly game: GameDefinition;
  readonly options: Options;
}

const gameOf = (variant: string) => variants.find(({id}) => id === variant)!;

/** A game that no list has: cells, runs, passes and ways back together that no other game has. */
function madeUp(name: string, variant: string, change: Partial<GameDefinition>): Case {
  const game = {...gameOf(variant), ...change};
  return {name, game, options: {draw: 1, ...optionSets(game)[0]}};
}

const both = ['columns', 'cells'] as const;
const byThrees = {draw: [3]} as const;
const cases: readonly Case[] = [
  ...everyGame().map(({variant, options, name}) => ({name, game: gameOf(variant), options})),
  madeUp('Squadron, two passes', 'squadron', {passes: 2}),
  madeUp('Squadron, any number of passes', 'squadron', {passes: 0}),
  madeUp('Josephine with cells', 'josephine', {cells: 2}),
  madeUp('Klondike with cells', 'klondike', {cells: 2, takeBack: both}),
  madeUp('Klondike with a cell, by threes', 'klondike', {cells: 1, options: byThrees}),
  madeUp('Thieves of Egypt by threes', 'thieves-of-egypt', {options: byThrees}),
  madeUp('Thieves of Egypt with cells, three passes', 'thieves-of-egypt', {cells: 2, passes: 3}),
  madeUp('Double without a way back, any card on an empty column', 'double', {
    ...{takeBack: [], emptyColumn: 'any', passes: 3, scores: {standard: {}}, options: byThrees},
  }),
  madeUp('Seahaven of two decks', 'seahaven', {decks: 2, options: {}, cells: 2}),
  madeUp('FreeCell with a stock and two passes', 'freecell', {
    ...{options: {}, cells: 2, passes: 2, deal: gameOf('klondike').deal},
  }),
];

/** Positions of a game that a plain search decides, with its verdict. */
function* decided({game, options, name}: Case): Generator<[input: SearchInput, canWin: boolean]> {
  const roll = dice(name.length + rounds);
  const verdicts = {true: 0, false: 0};
  for (let tries = 0; verdicts.true + verdicts.false < rounds && tries < rounds * 25; tries++) {
    const input = latePosition(game, options, roll);
    const canWin = plainly(input);
    if (canWin === null) continue;
    verdicts[`${canWin}`]++;
    yield [input, canWin];
  }
  assert.ok(verdicts.true + verdicts.false > 2, JSON.stringify(verdicts));
}

const textOf = ({table, pass}: SearchInput) => JSON.stringify({...writtenTable(table), pass});

describe('near the end of a game, where all can be searched,', () => {
  for (const one of cases) {
    it(`${one.name}: no search changes a verdict`, () => {
      for (const [input, canWin] of decided(one)) {
        const text = textOf(input);
        assert.equal(beam(input), canWin, `beam: ${text}`);
        for (const answer of incomplete(input))
          assert.ok([canWin, 'unknown'].includes(answer), text);
        if (canWin) assert.ok(!new Relaxation(boardOf(input)).isLost(), `dead: ${text}`);
        if (!isTowers(input)) continue;
        assert.equal(run(searchTowers(input, budget(), false)), canWin, `towers: ${text}`);
        const byOne = plainly(input, 'one');
        if (byOne === null) continue;
        assert.equal(run(searchTowers(input, budget(), true)), byOne, `by one: ${text}`);
      }
    });
  }
});

const rules = Object.keys(allPruning) as (keyof Pruning)[];
const withAll = (holds: boolean) =>
  Object.fromEntries(rules.map((rule) => [rule, holds])) as unknown as Pruning;

function proof(input: SearchInput, pruning: Pruning): boolean | 'unknown' {
  const board = new Board(rulesOf(input, false, pruning));
  board.setUp(input);
  return run(new DepthFirstProof(board, budget(), 1 << 20).search());
}

describe('a rule that leaves out positions', () => {
  for (const one of cases) {
    it(`changes no verdict of ${one.name}, alone or with all others`, () => {
      for (const [input, canWin] of decided(one)) {
        assert.equal(proof(input, withAll(false)), canWin, `none: ${textOf(input)}`);
        assert.equal(proof(input, withAll(true)), canWin, `all: ${textOf(input)}`);
        for (const rule of rules) {
          const [only, without] = [false, true].map((holds) => ({
            ...withAll(holds),
            [rule]: !holds,
          }));
          assert.equal(proof(input, only!), canWin, `only ${rule}: ${textOf(input)}`);
          assert.equal(proof(input, without!), canWin, `without ${rule}: ${textOf(input)}`);
        }
      }
    });
  }
});
