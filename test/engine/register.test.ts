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

/** The path that a definition is refused for. */
function refusedAt(definition: unknown): string {
  const before = [...variants];
  try {
    registerGame(definition as GameDefinition);
  } catch (error) {
    assert.ok(error instanceof GameDefinitionError, String(error));
    assert.ok(error.reason && error.message.includes(error.reason));
    assert.deepEqual(variants, before);
    return error.path;
  }
  return assert.fail('it is registered');
}

const changed = (change: object) => ({...bakersGame, id: 'other', prefix: 'OT1', ...change});
const columns = {to: 'columns', lengths: [7, 7, 7, 7, 6, 6, 6, 6]};

describe('A definition is refused, and its fault is told by path,', () => {
  const wrong: [what: string, definition: unknown, path: string][] = [
    ['nothing', undefined, ''],
    ['text', 'bakers-game', ''],
    ['a function', () => bakersGame, ''],
    ['an id in capitals', changed({id: 'Other'}), 'id'],
    ['a prefix of two letters', changed({prefix: 'OT'}), 'prefix'],
    ['a prefix in lower case', changed({prefix: 'ot1'}), 'prefix'],
    ['no English name', changed({names: {de: 'Anders'}}), 'names.en'],
    ['an empty name', changed({names: {en: ' '}}), 'names.en'],
    ['a name that is no text', changed({names: {en: 'Other', de: 1}}), 'names.de'],
    ['three decks', changed({decks: 3}), 'decks'],
    ['a deck as text', changed({decks: '1'}), 'decks'],
    ['a draw of two', changed({options: {draw: [1, 2]}}), 'options.draw[1]'],
    ['no cells', changed({options: {cells: [4, 0]}}), 'options.cells[1]'],
    ['an option without values', changed({options: {cells: []}}), 'options.cells'],
    ['an unknown option', changed({options: {jokers: [1]}}), 'options.jokers[0]'],
    ['an unknown shuffle', changed({shuffle: 'riffle'}), 'shuffle'],
    ['no steps', changed({deal: []}), 'deal'],
    ['a step to nowhere', changed({deal: [{to: 'waste'}]}), 'deal[0].to'],
    [
      'a column of less than nothing',
      changed({deal: [{...columns, lengths: [7, 7, 7, -7]}]}),
      'deal[0].lengths[3]',
    ],
    ['columns without lengths', changed({deal: [{to: 'columns'}]}), 'deal'],
    ['cards left over', changed({deal: [{...columns, lengths: [7, 7]}]}), 'deal'],
    ['more cards than there are', changed({deal: [{...columns, lengths: [27, 26]}]}), 'deal'],
    ['cells before there are columns', changed({deal: [{to: 'cells', count: 8}, columns]}), 'deal'],
    ['an unknown way to build', changed({builds: 'any-suit'}), 'builds'],
    ['an unknown lift', changed({lifts: 'two'}), 'lifts'],
    ['an unknown taker', changed({emptyColumn: 'queen'}), 'emptyColumn'],
    ['half a pass', changed({passes: 0.5}), 'passes'],
    ['a place that takes nothing back', changed({takeBack: ['waste']}), 'takeBack[0]'],
    ['no points', changed({scores: {}}), 'scores'],
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
    'id prefix decks options deal builds lifts emptyColumn takeBack undoDepth scores.standard names.en';
  for (const path of needed.split(' ')) {
    test(`${path} left out`, () => {
      assert.equal(refusedAt(changed({[path.split('.')[0]!]: undefined})), path);
    });
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
    assert.equal(findVariant('bakers-game')?.lifts, 'space');
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
