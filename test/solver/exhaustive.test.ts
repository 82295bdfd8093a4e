import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {suits, variants} from '../../src/engine/index.js';
import type {Card, GameDefinition, Options, Rank, TableState} from '../../src/engine/index.js';
import {Beam} from '../../src/solver/beam.js';
import {BestFirst} from '../../src/solver/best-first.js';
import {DeadEnds} from '../../src/solver/dead.js';
import {Exhaustion} from '../../src/solver/exhaust.js';
import {legalMoves} from '../../src/solver/legal.js';
import type {Start} from '../../src/solver/rules.js';
import {isTowers} from '../../src/solver/towers/layout.js';
import {searchTowers} from '../../src/solver/towers/search.js';
import {weightsOf} from '../../src/solver/weights.js';
import {dice, everyGame, writtenTable} from '../engine/support.js';
import {boardOf, run} from './support.js';

const rounds = Number(process.env.SMALL_DECKS ?? 25);
/** Positions whose plain search would take longer are left out. */
const plainLimit = 8000;

type Roll = ReturnType<typeof dice>;

function shuffle<T>(list: T[], roll: Roll): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const other = roll(i + 1);
    [list[i], list[other]] = [list[other]!, list[i]!];
  }
  return list;
}

/** The last cards of a game, as they could lie: most on the foundations, the rest anywhere. */
function latePosition(game: GameDefinition, options: Options, roll: Roll): Start {
  const left = 5 + roll(5);
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
  const most = options.cells ?? game.cells ?? 0;
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
  return {game, options, table, pass: 1};
}

/**
 * Every position that legal moves reach, with nothing pruned; null: too many. The moves are those of
 * the packed board, which another test holds to the engine's.
 */
function plainly(start: Start, lifts = start.game.lifts): boolean | null {
  const board = boardOf({...start, game: {...start.game, lifts}});
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
    if (!board.left) return true;
    for (const move of legalMoves(board)) {
      const undo = board.play(move);
      if (isNew()) queue.push(board.bytes.slice());
      board.undo(move, undo);
    }
    if (seen.size > plainLimit) return null;
  }
  return false;
}

const effort = () => ({nodes: 0, maxNodes: Infinity});

function beam(start: Start): boolean | 'unknown' {
  const board = boardOf(start);
  const weights = weightsOf(board.rules)[0]!;
  return run(
    new Beam(board, effort(), {width: 1e5, rounds: 1e5, weights, takesBack: true}).search(),
  );
}

/** Searches that leave much out may not know, but what they say must be true. */
function hasty(start: Start): (boolean | 'unknown')[] {
  const [weights] = weightsOf(boardOf(start).rules);
  const options = {rounds: 2, weights: weights!, takesBack: true, alike: 1};
  return [
    run(new Beam(boardOf(start), effort(), {...options, width: 4}).search()),
    run(new BestFirst(boardOf(start), {nodes: 0, maxNodes: 100}, weights!).search()),
  ];
}

describe('near the end of a game, where all can be searched,', () => {
  for (const {variant, options, name} of everyGame()) {
    it(`${name}: what is pruned changes no verdict`, () => {
      const game = variants.find(({id}) => id === variant)!;
      const roll = dice(name.length + rounds);
      const verdicts = {true: 0, false: 0};
      for (let tries = 0; verdicts.true + verdicts.false < rounds && tries < rounds * 6; tries++) {
        const start = latePosition(game, options, roll);
        const canWin = plainly(start);
        if (canWin === null) continue;
        verdicts[`${canWin}`]++;
        const told = JSON.stringify(writtenTable(start.table));
        const exhaustion = new Exhaustion(boardOf(start), effort(), 1 << 20);
        assert.equal(run(exhaustion.search()), canWin, `depth first: ${told}`);
        assert.equal(beam(start), canWin, `beam: ${told}`);
        for (const answer of hasty(start)) assert.ok([canWin, 'unknown'].includes(answer), told);
        if (canWin) assert.ok(!new DeadEnds(boardOf(start)).isDead(), `dead: ${told}`);
        if (!isTowers(start)) continue;
        assert.equal(run(searchTowers(start, effort(), false)), canWin, `towers: ${told}`);
        const byOne = plainly(start, 'one');
        if (byOne === null) continue;
        assert.equal(run(searchTowers(start, effort(), true)), byOne, `by one: ${told}`);
      }
      assert.ok(verdicts.true + verdicts.false > 2, JSON.stringify(verdicts));
    });
  }
});
