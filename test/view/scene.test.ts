import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {Game, type PileId, pileOf} from '../../src/engine/index.js';
import type {Selection} from '../../src/store/ui-state.js';
import {scene, type SceneItem} from '../../src/view/scene.js';
import {english} from '../support/strings.js';

const draws = (count: number): string => Array<string>(count).fill('D').join(' ');

interface Shown {
  readonly selection?: Selection;
  readonly hint?: string;
}

const sceneOf = (game: Game, {selection, hint}: Shown = {}): SceneItem[] =>
  scene(game, {selection: selection ?? null, hint: hint ?? null, strings: english}).flat();

/** The items of one pile. */
const itemsOf = (game: Game, pile: PileId, shown?: Shown): SceneItem[] =>
  sceneOf(game, shown).filter((item) => item.pile === pile);

/** The top `count` cards of a pile, selected. */
function select(game: Game, from: PileId, count: number, dragging = false): Selection {
  const cards = pileOf(game.state, from).slice(-count);
  return {from, cards, targets: game.targets(from, count), dragging};
}

/** Items as text: `T4` for a place, `T4.2` for the card with index 2. */
const written = (items: SceneItem[]): string[] =>
  items.map(({pile, index}) => (index < 0 ? pile : `${pile}.${index}`));

describe('a scene', () => {
  it('has each pile’s place, then its cards, in reading order', () => {
    const game = Game.fromRecord('KL1-D1N-AAAAAAB');
    const piles = scene(game, {selection: null, hint: null, strings: english});
    assert.equal(
      piles.map(([place]) => place!.pile).join(' '),
      'S W F1 F2 F3 F4 T1 T2 T3 T4 T5 T6 T7',
    );
    assert.ok(piles.every(([place]) => place!.index === -1 && place!.card === null));
  });

  it('has all cards of a column', () => {
    const game = Game.fromRecord('DS1-D1N-XW2QQAA');
    assert.deepEqual(written(itemsOf(game, 'T4')), ['T4', 'T4.0', 'T4.1', 'T4.2', 'T4.3']);
  });

  it('has the two top cards of the stock, of a waste without a fan, and of a foundation', () => {
    const game = Game.fromRecord(`DS1-D1N-XW2QQAA ${draws(5)}`);
    assert.deepEqual(written(itemsOf(game, 'S')), ['S', 'S.52', 'S.53']);
    assert.deepEqual(written(itemsOf(game, 'W')), ['W', 'W.3', 'W.4']);
  });

  it('has one card more of a waste than its fan', () => {
    const game = Game.fromRecord('DS1-D3N-XW2QQAA D D');
    assert.deepEqual(written(itemsOf(game, 'W')), ['W', 'W.2', 'W.3', 'W.4', 'W.5']);
  });

  it('has only the place of an empty pile', () => {
    const game = Game.fromRecord('DS1-D1N-HSKKIOA T1-F7 D T3-T7');
    assert.deepEqual(written(itemsOf(game, 'T1')), ['T1']);
    assert.deepEqual(written(itemsOf(game, 'F1')), ['F1']);
  });

  it('gives cards the same keys wherever they are', () => {
    const game = Game.fromRecord('DS1-D1N-NHD6QQA');
    const {key} = itemsOf(game, 'T7').at(-1)!;
    game.play('T7-T1');
    assert.equal(itemsOf(game, 'T1').at(-1)!.key, key);
  });

  it('gives places the keys of their piles', () => {
    const game = Game.fromRecord('DS1-D1N-NHD6QQA');
    assert.deepEqual(
      ['S', 'T1', 'F8'].map((pile) => itemsOf(game, pile as PileId)[0]!.key),
      ['S', 'T1', 'F8'],
    );
  });
});

describe('the mark of an empty place', () => {
  const markOf = (record: string, pile: PileId): string =>
    itemsOf(Game.fromRecord(record), pile)[0]!.mark;

  it('of a foundation is its suit', () => {
    assert.deepEqual(
      (['F1', 'F2', 'F3', 'F8'] as const).map((pile) => markOf('DS1-D1N-XW2QQAA', pile)),
      ['spades', 'spades', 'hearts', 'clubs'],
    );
  });

  it('of the stock is what it still does', () => {
    assert.equal(markOf(`DS1-D1N-XW2QQAA ${draws(59)}`, 'S'), 'recycle');
    assert.equal(markOf(`DS1-D1V-XW2QQAA ${draws(59)}`, 'S'), 'finished');
  });

  it('of a column is what it takes', () => {
    assert.equal(markOf('DS1-D1N-XW2QQAA', 'T1'), 'king');
    assert.equal(markOf('SQ1-AAAAAAB', 'T1'), 'any');
  });

  it('of a cell is none', () => {
    assert.equal(markOf('SQ1-AAAAAAB', 'C1'), '');
  });
});

describe('with a selection', () => {
  const record = 'DS1-D1N-XW2QQAA D T6-T9 D T4-F5';

  it('its cards are selected, and the top cards that take them are targets', () => {
    const game = Game.fromRecord(record);
    const items = sceneOf(game, {selection: select(game, 'T4', 1)});
    assert.deepEqual(written(items.filter(({selected}) => selected)), ['T4.2']);
    assert.deepEqual(written(items.filter(({target}) => target)), ['T2.1', 'T5.4', 'T6.4']);
    assert.ok(items.every(({dragging}) => !dragging));
  });

  it('all cards of a run are selected', () => {
    const game = Game.fromRecord('DS1-D1N-NHD6QQA T7-T1 T5-T1');
    const items = sceneOf(game, {selection: select(game, 'T1', 3)});
    assert.deepEqual(written(items.filter(({selected}) => selected)), ['T1.0', 'T1.1', 'T1.2']);
  });

  it('its cards are dragging if they follow the pointer', () => {
    const game = Game.fromRecord(record);
    const items = sceneOf(game, {selection: select(game, 'T4', 1, true)});
    assert.deepEqual(written(items.filter(({dragging}) => dragging)), ['T4.2']);
  });

  it('an empty place that takes the cards is a target', () => {
    const game = Game.fromRecord('DS1-D1N-HSKKIOA T1-F7 D T3-T7');
    const items = sceneOf(game, {selection: select(game, 'T3', 1)});
    assert.deepEqual(written(items.filter(({target}) => target)), ['T1']);
  });

  it('the names of targets say so, and no others do', () => {
    const game = Game.fromRecord(record);
    const names = sceneOf(game, {selection: select(game, 'T4', 1)}).map(({label}) => label);
    assert.deepEqual(
      names.filter((name) => name.endsWith(', can go here')),
      [
        'jack of diamonds, column 2, card 2 of 2, on 1 face-down card, can go here',
        'jack of hearts, column 5, card 5 of 5, on 4 face-down cards, can go here',
        'jack of hearts, column 6, card 5 of 5, on 4 face-down cards, can go here',
      ],
    );
  });
});

describe('with a hint', () => {
  const hinted = (record: string, hint: string): string[] =>
    written(sceneOf(Game.fromRecord(record), {hint}).filter((item) => item.hinted));

  it('of a move, the cards that move and the card they go on are marked', () => {
    const record = 'DS1-D1N-NHD6QQA T7-T1 T5-T1';
    assert.deepEqual(hinted(record, 'T1x3-T7'), ['T1.0', 'T1.1', 'T1.2', 'T7.5']);
  });

  it('of a move to an empty place, the place is marked', () => {
    assert.deepEqual(hinted('DS1-D1N-HSKKIOA T1-F7 D T3-T7', 'T3-T1'), ['T1', 'T3.1']);
  });

  it('of a draw, the stock is marked', () => {
    assert.deepEqual(hinted('DS1-D1N-XW2QQAA', 'D'), ['S.58']);
  });

  it('of a recycle, the empty stock is marked', () => {
    assert.deepEqual(hinted(`DS1-D1N-XW2QQAA ${draws(59)}`, 'R'), ['S']);
  });
});
