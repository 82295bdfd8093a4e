import assert from 'node:assert/strict';
import {describe, test} from 'node:test';
import {
  findVariant,
  Game,
  GameDefinitionError,
  parseCode,
  registerGame,
  variants,
  verifyRecord,
} from '../../src/engine/index.js';
import type {GameDefinition} from '../../src/engine/index.js';
import {playAtRandom} from './support.js';

/** FreeCell, built in suit. */
const bakersGame: GameDefinition = {
  ...findVariant('freecell')!,
  id: 'bakers-game',
  prefix: 'BG1',
  names: {en: 'Baker’s Game', de: 'Bakers Spiel'},
  shuffle: 'sfc32',
  builds: 'same-suit',
};

/** What a definition is refused for. */
function refusal(definition: unknown): GameDefinitionError {
  const before = [...variants];
  try {
    registerGame(definition as GameDefinition);
  } catch (error) {
    assert.ok(error instanceof GameDefinitionError, String(error));
    assert.ok(error.reason && error.message.includes(error.reason));
    assert.deepEqual(variants, before);
    return error;
  }
  return assert.fail('it is registered');
}

const refusedAt = (definition: unknown) => refusal(definition).path;

const changed = (change: object) => ({...bakersGame, id: 'other', prefix: 'OT1', ...change});
const itself: {names?: object} = {};
itself.names = itself;
const columns = {to: 'columns', lengths: [7, 7, 7, 7, 6, 6, 6, 6]};

describe('A definition is refused, and its fault is told by path,', () => {
  const wrong: [what: string, definition: unknown, path: string][] = [
    ['nothing', undefined, ''],
    ['text', 'bakers-game', ''],
    ['a list', [bakersGame], ''],
    ['a function', () => bakersGame, ''],
    ['what holds itself', itself, ''],
    ['an id in capitals', changed({id: 'Other'}), 'id'],
    ['a prefix of two letters', changed({prefix: 'OT'}), 'prefix'],
    ['a prefix in lower case', changed({prefix: 'ot1'}), 'prefix'],
    ['no English name', changed({names: {de: 'Anders'}}), 'names.en'],
    ['an empty name', changed({names: {en: ' '}}), 'names.en'],
    ['names as text', changed({names: 'Other'}), 'names'],
    ['a name that is no text', changed({names: {en: 'Other', de: 1}}), 'names.de'],
    ['three decks', changed({decks: 3}), 'decks'],
    ['a deck as text', changed({decks: '1'}), 'decks'],
    ['a draw of two', changed({options: {draw: [1, 2]}}), 'options.draw[1]'],
    ['no cells', changed({options: {cells: [4, 0]}}), 'options.cells[1]'],
    ['an option without values', changed({options: {cells: []}}), 'options.cells'],
    ['a choice that is there twice', changed({options: {cells: [4, 2, 4]}}), 'options.cells[2]'],
    ['a choice that is no list', changed({options: {cells: 4}}), 'options.cells'],
    ['an unknown option', changed({options: {jokers: [1]}}), 'options.jokers'],
    ['an unknown shuffle', changed({shuffle: 'riffle'}), 'shuffle'],
    ['no steps', changed({deal: []}), 'deal'],
    ['a step to nowhere', changed({deal: [{to: 'waste'}]}), 'deal[0].to'],
    [
      'a column of less than nothing',
      changed({deal: [{...columns, lengths: [7, 7, 7, -7]}]}),
      'deal[0].lengths[3]',
    ],
    ['columns without lengths', changed({deal: [{to: 'columns'}]}), 'deal[0].lengths'],
    ['a step that is no step', changed({deal: [columns, null]}), 'deal[1]'],
    [
      'a stock that is counted',
      changed({deal: [columns, {to: 'stock', count: 1}]}),
      'deal[1].count',
    ],
    ['cards left over', changed({deal: [{...columns, lengths: [7, 7]}]}), 'deal'],
    ['more cards than there are', changed({deal: [{...columns, lengths: [27, 26]}]}), 'deal'],
    ['columns that are dealt twice', changed({deal: [columns, columns]}), 'deal'],
    ['no columns', changed({deal: [{to: 'stock'}]}), 'deal'],
    [
      'cells that run over before there are columns',
      changed({
        deal: [
          {to: 'cells', count: 4},
          {...columns, lengths: [6, 6, 6, 6, 6, 6, 6, 6]},
        ],
      }),
      'deal',
    ],
    [
      'more cards for the cells than there are ever cells',
      changed({
        deal: [
          {...columns, lengths: [7, 7, 7, 7, 6, 6, 6, 1]},
          {to: 'cells', count: 5},
        ],
      }),
      'deal[1].count',
    ],
    [
      'cards for cells in a game without cells',
      changed({
        options: {},
        deal: [
          {...columns, lengths: [7, 7, 7, 7, 6, 6, 6, 5]},
          {to: 'cells', count: 1},
        ],
      }),
      'deal[1].count',
    ],
    ['an unknown way to build', changed({builds: 'any-suit'}), 'builds'],
    ['an unknown lift', changed({lifts: 'two'}), 'lifts'],
    ['an unknown taker', changed({emptyColumn: 'queen'}), 'emptyColumn'],
    ['half a pass', changed({passes: 0.5}), 'passes'],
    ['a place that takes nothing back', changed({takeBack: ['waste']}), 'takeBack[0]'],
    ['a place that takes back twice', changed({takeBack: ['cells', 'cells']}), 'takeBack[1]'],
    ['no points', changed({scores: {}}), 'scores.standard'],
    [
      'points that are not known',
      changed({scores: {standard: {bonus: 1}}}),
      'scores.standard.bonus',
    ],
    ['no standard points', changed({scores: {vegas: {start: 1}}}), 'scores.standard'],
    ['points as text', changed({scores: {standard: {start: '1'}}}), 'scores.standard.start'],
    ['Vegas without its points', changed({options: {scoring: ['vegas']}}), 'scores.vegas'],
    ['undo without a bound', changed({undoDepth: Infinity}), 'undoDepth'],
    ['a field that is not known', changed({bulids: 'same-suit'}), 'bulids'],
    ['the id of another game', changed({id: 'freecell'}), 'id'],
    ['the prefix of another game', changed({prefix: 'FC1'}), 'prefix'],
  ];
  for (const [what, definition, path] of wrong) {
    test(what, () => assert.equal(refusedAt(definition), path));
  }

  const needed =
    'id prefix names decks options deal builds lifts emptyColumn takeBack scores undoDepth';
  for (const path of needed.split(' ')) {
    test(`${path} left out`, () => {
      const {path: told, reason} = refusal(changed({[path]: undefined}));
      assert.deepEqual([told, reason], [path, 'is missing']);
    });
  }
});

describe('A refused definition says what would be taken:', () => {
  const told: [change: object, message: string][] = [
    [{emptyColumn: 'queen'}, 'emptyColumn must be one of king, any'],
    [{lifts: 2}, 'lifts must be one of one, run, supermove'],
    [{deal: [{to: 'waste'}]}, 'deal[0].to must be one of columns, cells, stock'],
    [{deal: [{...columns, order: 'rows'}]}, 'deal[0].order must be columns'],
    [{options: {cells: [9]}}, 'options.cells[0] must be a whole number from 1 to 8'],
    [{options: {draw: [3, 3]}}, 'options.draw[1] is there twice'],
    [{prefix: 'bg'}, 'prefix must be three capitals or digits'],
    [{names: {en: ''}}, 'names.en must be text'],
    [{scores: []}, 'scores must be an object'],
    [{deal: columns}, 'deal must be a list'],
    [{deal: []}, 'deal must not be empty'],
    [{speed: 1}, 'speed is not known'],
  ];
  for (const [change, message] of told) {
    test(message, () => assert.equal(refusal(changed(change)).message, `Bad game: ${message}`));
  }
});

describe('Every game that ships', () => {
  for (const game of [...variants]) {
    test(`would be taken from a host: ${game.id}`, () => {
      assert.equal(refusedAt(game), 'id');
      assert.equal(refusedAt({...game, id: 'other'}), 'prefix');
    });
  }
});

describe('A game of a host', () => {
  const definition = structuredClone(bakersGame) as {lifts: string} & GameDefinition;
  registerGame(definition);

  test('is in the registry, last', () => {
    assert.equal(variants.at(-1), findVariant('bakers-game'));
    assert.equal(variants.length, 9);
  });

  test('stays as it was registered', () => {
    definition.lifts = 'one';
    assert.equal(findVariant('bakers-game')?.lifts, 'supermove');
  });

  test('cannot be edited, not even within', () => {
    const game = findVariant('bakers-game') as {lifts: string} & GameDefinition;
    const [step] = game.deal as unknown as [{lengths: number[]}];
    assert.throws(() => (game.lifts = 'one'), TypeError);
    assert.throws(() => step.lengths.push(1), TypeError);
  });

  test('has codes that begin with its prefix', () => {
    assert.match(Game.deal('bakers-game', {cells: 2}).code, /^BG1-C2-/);
    const parts = {variant: 'bakers-game', options: {cells: 4}, deal: 1};
    assert.deepEqual(parseCode('bg1-c4-aaaaaab'), parts);
  });

  test('is played by its own rules, and its records are checked', () => {
    const game = playAtRandom(Game.fromCode('BG1-C4-AAAAAAB'), 60, 1);
    assert.ok(game.moves > 10);
    const {score, moves, won} = game;
    assert.deepEqual(verifyRecord(game.toRecord()), {ok: true, score, moves, won});
    const {definition: played} = game;
    assert.equal(played.builds, 'same-suit');
  });

  test('cannot be registered twice', () => {
    assert.equal(refusedAt(bakersGame), 'id');
  });
});
