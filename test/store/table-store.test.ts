import assert from 'node:assert/strict';
import {beforeEach, describe, it} from 'node:test';
import {Game} from '../../src/engine/index.js';
import {type Source, type StoreChange, TableStore} from '../../src/store/table-store.js';
import {afterAction, initialUi, markedAction, type AssistState} from '../../src/store/ui-state.js';
import {allWins} from '../engine/support.js';

const code = 'DS1-D1N-AAAAAAB';

describe('the store', () => {
  let changes: StoreChange[];
  let asked: [action: string, source: Source][];
  let renderings: number;
  let allows: boolean;
  let store: TableStore;

  beforeEach(() => {
    changes = [];
    asked = [];
    renderings = 0;
    allows = true;
    store = new TableStore({
      before: (action, source) => {
        asked.push([action, source]);
        return allows;
      },
      changed: (change) => changes.push(change),
      invalidated: () => renderings++,
    });
  });

  const shownReason = (): string | undefined => store.ui.refusal?.reason;

  const told = (): string[] => changes.map(({type, source}) => `${type} by ${source}`);

  function startGame(text = code): Game {
    const game = text.includes(' ') ? Game.fromRecord(text) : Game.fromCode(text);
    store.start(game);
    changes.length = renderings = 0;
    return game;
  }

  describe('has a game', () => {
    it('only after the first deal', () => {
      assert.equal(store.hasGame, false);
      assert.throws(() => store.game, /no game yet/);
      const game = Game.fromCode(code);
      store.start(game);
      assert.equal(store.game, game);
      const [change] = changes;
      assert.deepEqual(change?.type === 'deal' && [change.left, change.moves], [null, 0]);
    });

    it('and tells the record of the one that was left', () => {
      startGame(`${code} D D`);
      store.start(Game.fromCode('SH1-C4-AAAAAJ2'));
      const [change] = changes;
      assert.equal(change?.type === 'deal' && change.left, `${code} D D`);
    });

    it('and no longer hears the one that was left', () => {
      const before = startGame();
      startGame('SH1-C4-AAAAAJ2');
      before.play('D');
      assert.deepEqual([changes, renderings], [[], 0]);
    });
  });

  describe('a provisional game', () => {
    it('is no deal until it is started', () => {
      const game = Game.fromCode(code);
      store.startProvisional(game);
      assert.deepEqual([store.isProvisional, changes], [true, []]);
      store.start(Game.fromCode('DS1-D1N-AAAAAAC'));
      assert.equal(store.isProvisional, false);
      const [change] = changes;
      assert.equal(change?.type === 'deal' && change.left, null, 'nobody has played it');
    });

    it('is dealt by an action on it, before that action', () => {
      const game = Game.fromCode(code);
      store.startProvisional(game);
      store.setAssist({type: 'finding-deal', tried: 2});
      store.update({dialog: {name: 'settings'}});
      game.play('D');
      assert.deepEqual(
        changes.map(({type, moves}) => [type, moves]),
        [
          ['deal', 0],
          ['move', 1],
        ],
      );
      assert.equal(store.isProvisional, false);
      assert.deepEqual(store.ui.assist, {type: 'idle'});
      assert.deepEqual(store.ui.dialog, {name: 'settings'});
    });
  });

  describe('the source of a change', () => {
    it('is the script, unless it is the player', () => {
      const game = startGame();
      game.play('D');
      store.asPlayer(() => game.play('D'));
      game.undo();
      assert.deepEqual(told(), ['move by script', 'move by player', 'undo by script']);
      assert.deepEqual(asked, [
        ['D', 'script'],
        ['D', 'player'],
        ['U', 'script'],
      ]);
    });

    it('is the script again after an error', () => {
      const game = startGame();
      assert.throws(() =>
        store.asPlayer(() => {
          throw new Error('broken');
        }),
      );
      game.play('D');
      assert.deepEqual(told(), ['move by script']);
    });

    it('is the script for what a listener does about the player’s action', () => {
      const game = startGame();
      const {push} = changes;
      changes.push = (change) => {
        if (change.type === 'move' && game.moves < 2) game.play('D');
        return push.call(changes, change);
      };
      store.asPlayer(() => game.play('D'));
      assert.deepEqual([...changes].map(({source}) => source).sort(), ['player', 'script']);
    });
  });

  describe('the selection', () => {
    it('has the cards, and every pile that accepts them', () => {
      const game = startGame('SH1-C4-AAAAAJ2');
      store.select('T1', 1);
      const selection = store.ui.selection!;
      assert.deepEqual(selection.cards, game.state.columns[0]?.slice(-1));
      assert.deepEqual(selection.targets, game.targets('T1', 1));
      assert.ok(selection.targets.includes('C3'));
      assert.equal(selection.dragging, false);
      store.deselect();
      assert.equal(store.ui.selection, null);
    });

    it('goes with any change of the game, but not with a refusal', () => {
      const game = startGame();
      store.select('T1', 1);
      game.play('T1-C1');
      assert.notEqual(store.ui.selection, null);
      game.play('D');
      assert.equal(store.ui.selection, null);
      store.select('T1', 1);
      game.undo();
      assert.equal(store.ui.selection, null);
      store.select('T1', 1);
      store.start(Game.fromCode(code));
      assert.equal(store.ui.selection, null);
    });

    it('replaces a refusal', () => {
      startGame();
      store.asPlayer(() => store.game.undo());
      assert.notEqual(store.ui.refusal, null);
      store.select('T1', 1);
      assert.equal(store.ui.refusal, null);
    });
  });

  describe('a refusal', () => {
    it('is shown if it is the player’s, and told whoever’s it is', () => {
      const game = startGame();
      game.undo();
      assert.deepEqual(store.ui.refusal, null);
      store.asPlayer(() => game.undo());
      assert.equal(shownReason(), 'nothing-to-undo');
      assert.deepEqual(told(), ['refuse by script', 'refuse by player']);
    });

    it('can come from the table itself', () => {
      startGame();
      store.refuse({ok: false, reason: 'no-target', action: 'T1x1'});
      assert.equal(store.ui.refusal?.reason, 'no-target');
      assert.deepEqual(told(), ['refuse by player']);
    });

    it('is a veto, after which nothing has changed', () => {
      const game = startGame();
      allows = false;
      const result = store.asPlayer(() => game.play('D'));
      assert.deepEqual([result.ok, game.moves], [false, 0]);
      assert.equal(store.ui.refusal?.reason, 'cancelled');
    });

    it('goes with the next action, or when its time is over, unless another has replaced it', () => {
      const game = startGame();
      store.asPlayer(() => game.undo());
      const {refusal: first} = store.ui;
      store.asPlayer(() => game.redo());
      store.clearRefusal(first);
      assert.equal(store.ui.refusal?.reason, 'nothing-to-redo');
      store.clearRefusal(store.ui.refusal);
      assert.equal(store.ui.refusal, null);
      store.asPlayer(() => game.undo());
      game.play('D');
      assert.equal(store.ui.refusal, null);
    });
  });

  describe('settings', () => {
    it('stay through moves and deals', () => {
      const game = startGame();
      store.update({settings: {...store.ui.settings, fourColor: true, doubleClick: false}});
      game.play('D');
      store.start(Game.fromCode(code));
      assert.deepEqual(store.ui.settings, {
        doubleClick: false,
        fourColor: true,
        leftHanded: false,
        largeIndex: false,
        winnable: false,
        verdict: false,
      });
    });
  });

  it('requests a rendering for what differs, and only for that', () => {
    startGame();
    const {ui} = store;
    store.update({dialog: null, celebrating: false});
    store.deselect();
    assert.deepEqual([renderings, store.ui === ui], [0, true]);
    store.update({celebrating: true});
    assert.deepEqual([renderings, store.ui.celebrating, ui.celebrating], [1, true, false]);
  });

  describe('the assistant’s state', () => {
    const action = 'T1-T2';
    const mistake = (): string => 'ace of spades to cell 1';
    const aboutThePosition: AssistState[] = [
      {type: 'unproven-deal'},
      {type: 'searching'},
      {type: 'hint', action, note: 'uses-hidden-cards'},
      {type: 'no-hint', reason: 'lost'},
      {type: 'mistake', action, undone: 1, mistake},
      {type: 'rewind-stopped', undone: 1, mistake},
      {type: 'no-rewind', reason: {type: 'unknown-mistake'}},
    ];
    const aboutTheTable: AssistState[] = [{type: 'finding-deal', tried: 1}, {type: 'finishing'}];

    it('is reset by an action if it is about the position, and goes on if it is not', () => {
      for (const assist of aboutThePosition) {
        assert.deepEqual(afterAction({...initialUi, assist}).assist, {type: 'idle'}, assist.type);
      }
      for (const assist of aboutTheTable) {
        assert.equal(afterAction({...initialUi, assist}).assist, assist);
      }
    });

    it('is reset by a deal, whatever it is; the verdict is the tracker’s to replace', () => {
      for (const assist of [...aboutThePosition, ...aboutTheTable]) {
        startGame();
        store.setAssist(assist);
        store.setVerdict('winnable');
        store.start(Game.fromCode(code));
        assert.deepEqual(store.ui.assist, {type: 'idle'}, assist.type);
        assert.equal(store.ui.verdict, 'winnable');
      }
    });

    it('is left alone by a refusal', () => {
      const game = startGame();
      const [, , hint] = aboutThePosition;
      store.setAssist(hint!);
      store.asPlayer(() => game.undo());
      assert.equal(store.ui.assist, hint);
    });

    it('marks an action only as a hint or a mistake', () => {
      const marked = [...aboutThePosition, ...aboutTheTable].filter(
        (assist) => markedAction({...initialUi, assist}) !== null,
      );
      assert.deepEqual(
        marked.map(({type}) => type),
        ['hint', 'mistake'],
      );
    });
  });

  it('tells a win once a deal, however often its last card is played again', () => {
    const {record} = allWins().find((win) => win.record.startsWith('SH1-C4-AAAAAAH'))!;
    const game = startGame(record.slice(0, record.lastIndexOf(' ')));
    const last = record.slice(record.lastIndexOf(' ') + 1);
    game.play(last);
    game.undo();
    game.redo();
    assert.deepEqual(told(), [
      'move by script',
      'win by script',
      'undo by script',
      'redo by script',
    ]);
  });
});
