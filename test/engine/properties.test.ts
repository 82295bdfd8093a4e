import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import fc from 'fast-check';
import {Game} from '../../src/engine/index.js';
import type {PileId, TableState} from '../../src/engine/index.js';
import {allCards, asked, dealt, everyGame, everything, playAtRandom, why} from './support.js';

const anyDeal = fc.integer({min: 1, max: 2 ** 31 - 1});
const anyLength = fc.integer({min: 0, max: 120});

/** Every action in notation that could be typed for this table, and a place more of each kind. */
function* everyAction(state: TableState): Generator<string> {
  yield* ['D', 'R'];
  const {columns, foundations, cells} = state;
  const places = (kind: string, count: number) =>
    Array.from({length: count + 1}, (_, index) => `${kind}${index + 1}`);
  const piles = ['S', 'W', ...places('T', columns.length), ...places('C', cells.length)];
  piles.push(...places('F', foundations.length));
  const longest = Math.max(...columns.map(({length}) => length));
  for (const from of piles) {
    for (const to of piles) {
      yield `${from}-${to}`;
      const most = from.startsWith('T') ? longest + 1 : 2;
      for (let count = 2; count <= most; count++) yield `${from}x${count}-${to}`;
    }
  }
}

/** Checks a property of positions of random games. */
function always(
  choice: ReturnType<typeof everyGame>[number],
  numRuns: number,
  holds: (game: Game, start: Game) => void,
): void {
  const property = fc.property(anyDeal, anyLength, (deal, length) =>
    holds(playAtRandom(dealt(choice, deal), length, deal), dealt(choice, deal)),
  );
  fc.assert(property, {numRuns, seed: 1});
}

for (const choice of everyGame()) {
  describe(`In every position of ${choice.name}`, () => {
    test('all cards are there, none is there twice, and each keeps its id', () => {
      always(choice, 40, (game, start) => {
        assert.deepEqual(allCards(game.state), allCards(start.state));
        assert.deepEqual(faces(game.state), faces(start.state));
      });
    });

    test('the legal actions are exactly what can be played', () => {
      always(choice, 12, (game) => {
        const accepted = [...everyAction(game.state)].filter(
          (action) => asked(game, action) === 'ok',
        );
        assert.deepEqual(accepted.sort(), game.legalActions().sort());
      });
    });

    test('a refused action changes nothing, and what can be redone stays', () => {
      always(choice, 6, (game) => {
        game.undo();
        const [before, {state}] = [everything(game), game];
        for (const action of everyAction(state)) {
          if (asked(game, action) === 'ok') continue;
          assert.equal(game.play(action).ok, false);
          assert.equal(game.state, state);
        }
        assert.deepEqual(everything(game), before);
      });
    });

    test('every action can be undone, to the same table and score', () => {
      always(choice, 12, (game) => {
        for (const action of game.legalActions()) {
          const {state, score, moves, stockAction} = game;
          game.play(action);
          assert.equal(why(game.undo()), 'ok');
          const after = [game.state, game.score, game.moves, game.stockAction];
          assert.deepEqual(after, [state, score, moves + 1, stockAction]);
        }
      });
    });

    test('the targets of a pile are its legal moves', () => {
      always(choice, 12, (game) => {
        const legal = new Set(game.legalActions());
        const piles = [...everyAction(game.state)].filter((action) => action.startsWith('W-'));
        for (const from of piles.map((action) => action.slice(2) as PileId)) {
          for (let count = 1; count <= 4; count++) {
            const written = (to: PileId) => `${from}${count > 1 ? `x${count}` : ''}-${to}`;
            for (const to of game.targets(from, count)) assert.ok(legal.has(written(to)));
            const auto = game.autoTarget(from, count);
            assert.ok(auto === null || legal.has(written(auto)));
            if (game.targets(from, count).length) assert.ok(game.lift(from, count).ok);
          }
        }
      });
    });

    test('its record leads to it again', () => {
      always(choice, 15, (game) => {
        game.undo();
        assert.deepEqual(everything(Game.fromRecord(game.toRecord())), everything(game));
      });
    });

    test('the score never lies below its floor, and undoing all restores the first', () => {
      always(choice, 15, (game, start) => {
        const {floor = -Infinity} = game.definition.scores[game.options.scoring ?? 'standard']!;
        assert.ok(game.score >= floor);
        if (game.moves > game.definition.undoDepth) return;
        while (game.canUndo) game.undo();
        assert.deepEqual([game.state, game.score], [start.state, start.score]);
      });
    });
  });
}

/** Which face belongs to which id. */
function faces(state: TableState): string[] {
  const cells = state.cells.filter((card) => card !== null);
  const {stock, waste, columns, foundations} = state;
  return [stock, waste, ...columns, ...foundations, cells]
    .flat()
    .sort((one, other) => one.id - other.id)
    .map(({rank, suit}) => `${rank} ${suit}`);
}
