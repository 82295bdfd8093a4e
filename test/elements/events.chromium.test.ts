import {ContextEvent} from '@lit/context';
import {expect} from '@open-wc/testing';
import {type SolitaireTableElement, type TableContext, tableContext} from '../../src/index.js';
import {mouse} from '../support/input.js';
import {
  before,
  codes,
  eventNames,
  find,
  has,
  hear,
  page,
  settled,
  tag,
  wait,
  wins,
} from '../support/page.js';

const button = (table: Element, name: string) =>
  find(find(table, `solitaire-${name}-button`), 'button');

async function almostWon(prefix = 'SH1', left = 1) {
  const [win] = await wins(prefix);
  const {record, rest} = before(win!, left);
  const table = await page();
  table.loadRecord(record);
  await settled(table);
  return {table, rest, win: win!};
}

describe('events', () => {
  it('bubble and are composed; only before-move and win can be cancelled', async () => {
    const {table, rest} = await almostWon();
    const heard = hear(table);
    table.play(rest[0]!);
    table.undo();
    table.redo();
    table.undo();
    table.undo();
    table.play('nonsense');
    table.newGame();
    table.newGame({code: 'x'});
    expect(new Set(heard.all.map(({type}) => type))).to.deep.equal(new Set(eventNames));
    for (const {type, bubbles, composed, cancelable, target} of heard.all) {
      expect([bubbles, composed, target === table]).to.deep.equal([true, true, true]);
      const can = type === 'solitaire-before-move' || type === 'solitaire-win';
      expect(cancelable, type).to.equal(can);
    }
  });

  it('leave nested shadow roots', async () => {
    const outer = document.createElement('div');
    const inner = document.createElement('div');
    outer.attachShadow({mode: 'open'}).append(inner);
    const table = tag(`code="${codes.double}"`);
    inner.attachShadow({mode: 'open'}).append(table);
    const heard = hear(document);
    document.body.append(outer);
    await settled(table);
    table.play('D');
    expect(heard.story()).to.equal('deal change before-move move change');
    outer.remove();
  });

  it('come in order: before-move, move, change', async () => {
    const table = await page(`code="${codes.double}"`);
    const heard = hear(table);
    let movesBefore = -1;
    table.addEventListener('solitaire-before-move', () => (movesBefore = table.moves));
    table.play('D');
    expect(heard.story()).to.equal('before-move move change');
    expect(movesBefore).to.equal(0);
    expect(heard.all.map(({detail}) => detail)).to.deep.equal([
      {action: 'D', source: 'script'},
      {action: 'D', source: 'script', score: 0, points: 0, moves: 1, uncovered: null},
      {type: 'move', source: 'script', code: codes.double, score: 0, moves: 1, won: false},
    ]);
    table.undo();
    expect(heard.story()).to.equal('before-move undo change');
    expect(heard.details('solitaire-before-move').at(-1)).to.deep.equal({
      action: 'U',
      source: 'script',
    });
    expect(heard.last('solitaire-undo')).to.include({action: 'D', moves: 1, points: 0});
    table.redo();
    expect(heard.story()).to.equal('before-move redo change');
    expect(heard.details('solitaire-before-move').at(-1)!.action).to.equal('Y');
    expect(heard.last('solitaire-redo')).to.include({action: 'D', moves: 2});
    expect(heard.last('solitaire-change')).to.include({type: 'redo', moves: 2});
  });

  it('tell what a move uncovered and brought', async () => {
    const [win] = await wins('DS1-D1N');
    const [code, action] = win!.split(' ');
    const table = await page(`code="${code}"`);
    const heard = hear(table);
    const result = table.play(action!);
    expect(action).to.equal('T4-F1');
    expect(heard.last('solitaire-move')).to.include({uncovered: 'T4', points: 15, score: 15});
    expect(result).to.include({uncovered: 'T4', points: 15, score: 15});
    table.undo();
    expect(heard.last('solitaire-undo')).to.include({points: -15, score: 0, uncovered: null});
    table.redo();
    expect(heard.last('solitaire-redo')).to.include({points: 15, score: 15, uncovered: 'T4'});
  });

  it('tell a refusal: attempt and reason, and nothing else', async () => {
    const table = await page(`code="${codes.double}"`);
    const heard = hear(table);
    table.play('R');
    expect(heard.story()).to.equal('refuse change');
    expect(heard.last('solitaire-refuse')).to.deep.equal({
      source: 'script',
      action: 'R',
      reason: 'stock-not-empty',
      allowed: null,
    });
    expect(heard.last('solitaire-change')).to.include({type: 'refuse', moves: 0});
    table.undo();
    expect(heard.last('solitaire-refuse')).to.include({action: 'U', reason: 'nothing-to-undo'});
  });

  it('tell how many cards were allowed', async () => {
    const table = await page('controls="none"');
    const heard = hear(table);
    // A run of two with no cell free
    table.loadRecord('SH1-C1-AAAAAAB');
    for (const from of table.game.state.columns.keys()) {
      for (const to of table.game.state.columns.keys()) table.play(`T${from + 1}x2-T${to + 1}`);
    }
    const many = heard.details('solitaire-refuse').filter(({reason}) => reason === 'too-many');
    for (const {allowed} of many) expect(allowed).to.equal(1);
  });

  it('tell a win once, after its move', async () => {
    const {table, rest, win} = await almostWon();
    const heard = hear(table);
    table.play(rest[0]!);
    expect(heard.story()).to.equal('before-move move change win change');
    const {seconds, ...told} = heard.last('solitaire-win');
    expect(told).to.deep.equal({
      source: 'script',
      code: win.split(' ')[0],
      record: win,
      score: 520,
      moves: win.split(' ').length - 1,
    });
    expect(seconds).to.be.a('number');
    expect(heard.last('solitaire-change')).to.include({type: 'win', won: true});
    table.undo();
    table.redo();
    table.undo();
    table.play(rest[0]!);
    expect(heard.details('solitaire-win')).to.have.lengthOf(1);
    table.restart();
    table.loadRecord(before(win).record);
    table.play(rest[0]!);
    expect(heard.details('solitaire-win')).to.have.lengthOf(2);
  });

  it('tell whole games: a change after each', async () => {
    for (const prefix of ['DS1-D3N', 'DS1-D1V', 'SH1', 'SQ1']) {
      const [win] = await wins(prefix);
      const [code, ...actions] = win!.split(' ');
      const table = await page(`code="${code}" controls="none"`);
      const heard = hear(table);
      for (const action of actions) expect(table.play(action).ok, action).to.equal(true);
      expect(table.won).to.equal(true);
      expect(heard.details('solitaire-move')).to.have.lengthOf(actions.length);
      expect(heard.details('solitaire-change')).to.have.lengthOf(actions.length + 1);
      expect(heard.details('solitaire-win')).to.have.lengthOf(1);
      table.remove();
    }
  });
});

describe('before-move, cancelled', () => {
  const cancel = (event: Event) => event.preventDefault();

  for (const [name, act] of [
    ['a move', (table: SolitaireTableElement) => table.play('D')],
    ['an undo', (table: SolitaireTableElement) => table.undo()],
    ['a redo', (table: SolitaireTableElement) => table.redo()],
  ] as const) {
    it(`keeps ${name} from being done`, async () => {
      const table = await page(`code="${codes.double}"`);
      table.play('D');
      table.play('D');
      table.undo();
      const {record, state, moves, score} = table;
      table.addEventListener('solitaire-before-move', cancel);
      const heard = hear(table);
      const result = act(table);
      expect(result).to.include({ok: false, reason: 'cancelled'});
      expect(heard.story()).to.equal('before-move refuse change');
      expect(heard.last('solitaire-refuse').reason).to.equal('cancelled');
      expect([table.record, table.moves, table.score]).to.deep.equal([record, moves, score]);
      expect(table.state).to.deep.equal(state);
      expect([table.canUndo, table.canRedo]).to.deep.equal([true, true]);
      table.removeEventListener('solitaire-before-move', cancel);
      expect(act(table).ok).to.equal(true);
    });
  }

  it('can be cancelled by the page around the table', async () => {
    const table = await page(`code="${codes.double}"`);
    document.addEventListener('solitaire-before-move', cancel);
    expect(table.play('D').ok).to.equal(false);
    document.removeEventListener('solitaire-before-move', cancel);
    expect(table.play('D').ok).to.equal(true);
  });

  it('is not asked about what is refused anyhow', async () => {
    const table = await page(`code="${codes.double}"`);
    const heard = hear(table);
    table.play('R');
    expect(heard.details('solitaire-before-move')).to.have.lengthOf(0);
  });
});

describe('the source', () => {
  it('is the script for what a listener plays when the player’s code cannot be read', async () => {
    const table = await page(`code="${codes.double}"`);
    const heard = hear(table);
    table.addEventListener('solitaire-error', () => void table.play('D'));
    let context: TableContext | undefined;
    const control = find(table, 'solitaire-score');
    const receive = (value: TableContext): void => void (context = value);
    control.dispatchEvent(new ContextEvent(tableContext, control, receive));
    context!.commands.newGame({code: 'zz'});
    expect(heard.last('solitaire-error').source).to.equal('player');
    expect(heard.last('solitaire-before-move').source).to.equal('script');
    expect(heard.last('solitaire-move').source).to.equal('script');
  });

  it('is the script for what the page does', async () => {
    const table = await page(`code="${codes.double}"`);
    const heard = hear(table);
    table.play('D');
    table.undo();
    table.redo();
    table.play('R');
    table.newGame();
    table.restart();
    table.draw = 3;
    await settled(table);
    table.loadRecord('x');
    expect(new Set(heard.all.map(({detail}) => detail.source))).to.deep.equal(new Set(['script']));
  });

  it('is the player for what a hand does', async () => {
    const table = await page(`code="${codes.double}"`);
    await wait(900);
    const heard = hear(table);
    await mouse.click(find(table, '.card[data-pile="S"]'));
    expect(heard.story()).to.equal('before-move move change');
    await settled(table);
    button(table, 'undo').click();
    await settled(table);
    button(table, 'redo').click();
    await settled(table);
    button(table, 'undo').click();
    await settled(table);
    table.game.state; // a look is nobody's doing
    expect(heard.all.length).to.be.above(9);
    expect(new Set(heard.all.map(({detail}) => detail.source))).to.deep.equal(new Set(['player']));
  });

  it('is the player for deals by the buttons', async () => {
    const table = await page(`code="${codes.double}"`);
    const heard = hear(table);
    button(table, 'restart').click();
    expect(heard.story()).to.equal('deal change');
    expect(heard.last('solitaire-deal').source).to.equal('player');
    expect(heard.last('solitaire-change').source).to.equal('player');
  });

  it('is the script where a listener answers the player', async () => {
    const table = await page(`code="${codes.double}"`);
    table.play('D');
    await settled(table);
    const heard = hear(table);
    table.addEventListener('solitaire-undo', () => table.play('D'), {once: true});
    button(table, 'undo').click();
    const sources = heard.all.map(({type, detail}) => `${type.slice(10)} ${detail.source}`);
    expect(sources).to.include.members(['undo player', 'move script']);
    expect(sources).not.to.include('move player');
    expect(heard.last('solitaire-change')).to.include({type: 'move', source: 'script'});
  });

  it('is the script where a listener deals anew after the player', async () => {
    const table = await page(`code="${codes.double}"`);
    table.play('D');
    await settled(table);
    const heard = hear(table);
    table.addEventListener('solitaire-undo', () => void table.newGame(), {once: true});
    button(table, 'undo').click();
    expect(heard.last('solitaire-deal').source).to.equal('script');
  });
});

describe('listeners that play', () => {
  /** After each event of a change comes its `solitaire-change`, and the last one tells how it stands. */
  function inOrder(table: SolitaireTableElement, heard: ReturnType<typeof hear>): void {
    const changes = heard.details('solitaire-change').map(({type}) => type);
    const own = heard.all
      .map(({type}) => type.replace('solitaire-', ''))
      .filter((name) => !['before-move', 'change', 'error'].includes(name));
    expect(changes).to.deep.equal(own);
    const {code, moves, score, won} = table;
    expect(heard.last('solitaire-change')).to.include({code, moves, score, won});
  }

  it('may play after a move', async () => {
    const table = await page(`code="${codes.double}"`);
    const heard = hear(table);
    table.addEventListener('solitaire-move', () => {
      if (table.moves < 5) table.play('D');
    });
    expect(table.play('D').ok).to.equal(true);
    expect(table.record).to.equal(`${codes.double} D D D D D`);
    inOrder(table, heard);
    await settled(table);
    expect(find(table, '.card[data-pile="W"][tabindex]').dataset.index).to.equal('4');
  });

  it('may play after a change', async () => {
    const table = await page(`code="${codes.double}"`);
    const heard = hear(table);
    table.addEventListener('solitaire-change', () => {
      if (table.moves < 5) table.play('D');
    });
    table.play('D');
    expect(table.moves).to.equal(5);
    inOrder(table, heard);
  });

  it('may play before a move: then that move is stale', async () => {
    const table = await page(`code="${codes.double}"`);
    const heard = hear(table);
    table.addEventListener('solitaire-before-move', () => void table.play('D'), {once: true});
    expect(table.play('D')).to.include({ok: false, reason: 'cancelled'});
    expect(table.record).to.equal(`${codes.double} D`);
    inOrder(table, heard);
  });

  it('may play as soon as a game is dealt', async () => {
    const table = tag(`code="${codes.double}"`);
    const heard = hear(table);
    table.addEventListener('solitaire-deal', () => void table.play('D'));
    document.body.append(table);
    await settled(table);
    expect(table.record).to.equal(`${codes.double} D`);
    inOrder(table, heard);
    table.newGame();
    expect(table.moves).to.equal(1);
    inOrder(table, heard);
    table.remove();
  });

  it('may deal anew in any event', async () => {
    for (const name of [
      'deal',
      'move',
      'undo',
      'redo',
      'refuse',
      'change',
      'before-move',
    ] as const) {
      const table = await page(`code="${codes.double}"`);
      table.play('D');
      table.play('D');
      table.undo();
      const heard = hear(table);
      const again = () => void table.newGame({code: codes.seahaven});
      table.addEventListener(`solitaire-${name}`, again, {once: true});
      if (name === 'deal') table.restart();
      else if (name === 'redo') table.redo();
      else if (name === 'refuse') table.play('R');
      else if (name === 'undo') table.undo();
      else table.play('D');
      expect(table.record, name).to.equal(codes.seahaven);
      inOrder(table, heard);
      await settled(table);
      expect(table.record, name).to.equal(codes.seahaven);
      expect(table.shadowRoot!.querySelectorAll('.card')).to.have.lengthOf(52);
      table.remove();
    }
  });

  it('may deal anew on a win', async () => {
    const {table, rest} = await almostWon();
    const heard = hear(table);
    table.addEventListener('solitaire-win', () => void table.newGame({code: codes.squadron}));
    table.play(rest[0]!);
    await settled(table);
    expect(table.code).to.equal(codes.squadron);
    expect(has(table, '[part=win]')).to.equal(false);
    inOrder(table, heard);
  });

  it('may take a win back at once', async () => {
    const {table, rest} = await almostWon();
    const heard = hear(table);
    table.addEventListener('solitaire-win', () => void table.undo(), {once: true});
    table.play(rest[0]!);
    await settled(table);
    expect(table.won).to.equal(false);
    expect(has(table, '[part=win]')).to.equal(false);
    inOrder(table, heard);
  });

  it('may deal anew when they hear of the winning move: the win fires all the same, before the deal', async () => {
    for (const name of ['solitaire-move', 'solitaire-change'] as const) {
      const {table, rest, win} = await almostWon();
      const heard = hear(table);
      const dealAnew = () => void table.newGame({code: codes.squadron});
      table.addEventListener(name, dealAnew, {once: true});
      table.play(rest[0]!);
      await settled(table);
      const story = 'before-move move change win change deal change';
      expect(heard.story(), name).to.equal(story);
      const {code, record, moves} = heard.last('solitaire-win');
      expect([code, record], name).to.deep.equal([win.split(' ')[0], win]);
      expect(moves, name).to.equal(heard.details('solitaire-move').at(-1)!.moves);
      expect(table.code, name).to.equal(codes.squadron);
      expect(has(table, '[part=win]'), name).to.equal(false);
      table.remove();
    }
  });

  it('may play on: each event tells of its own action', async () => {
    const table = await page(`code="${codes.double}"`);
    const heard = hear(table);
    table.addEventListener(
      'solitaire-move',
      () => {
        table.play('D');
        table.undo();
      },
      {once: true},
    );
    table.play('D');
    expect(heard.details('solitaire-move').map(({moves}) => moves)).to.deep.equal([1, 2]);
    expect(heard.last('solitaire-undo').moves).to.equal(2);
    const changes = heard.details('solitaire-change');
    expect(changes.map(({type, moves}) => [type, moves])).to.deep.equal([
      ['move', 1],
      ['move', 2],
      ['undo', 2],
    ]);
  });

  it('tell the score and whether the game was won as it was after their own action', async () => {
    const {table, rest} = await almostWon('SH1', 2);
    const heard = hear(table);
    const playLast = () => void table.play(rest[1]!);
    table.addEventListener('solitaire-move', playLast, {once: true});
    table.play(rest[0]!);
    const moves = heard.details('solitaire-move');
    const changes = heard.details('solitaire-change');
    expect(moves.map(({score}) => score)).to.deep.equal([510, 520]);
    expect(changes.map(({type, score, won}) => [type, score, won])).to.deep.equal([
      ['move', 510, false],
      ['move', 520, true],
      ['win', 520, true],
    ]);
  });

  it('of an action that a before-move listener deals anew over is cancelled', async () => {
    const table = await page(`code="${codes.double}"`);
    const dealAnew = () => void table.newGame({code: codes.seahaven});
    table.addEventListener('solitaire-before-move', dealAnew, {once: true});
    const result = table.play('D');
    expect(result).to.deep.equal({ok: false, reason: 'cancelled', action: 'D'});
    expect(table.record).to.equal(codes.seahaven);
  });

  it('fire whatever the page’s own texts do', async () => {
    const table = await page(`code="${codes.double}"`);
    const heard = hear(table);
    const errors: unknown[] = [];
    const {onerror} = window;
    window.onerror = (message) => {
      errors.push(message);
      return true;
    };
    table.strings = {
      drew: () => {
        throw new Error('of the page');
      },
    };
    table.play('D');
    table.play('D');
    table.strings = null;
    table.play('D');
    window.onerror = onerror;
    expect(errors, 'reported once').to.have.lengthOf(1);
    expect(heard.details('solitaire-move').map(({moves}) => moves)).to.deep.equal([1, 2, 3]);
    expect(heard.details('solitaire-change')).to.have.lengthOf(3);
  });

  it('fire, and the table renders on, if the page’s name for a card throws', async () => {
    const table = await page(`code="${codes.double}"`);
    const {onerror} = window;
    const errors: unknown[] = [];
    window.onerror = (message) => {
      errors.push(message);
      return true;
    };
    table.strings = {
      card: () => {
        throw new Error('of the page');
      },
    };
    table.newGame({code: codes.squadron});
    await settled(table);
    window.onerror = onerror;
    expect(errors, 'reported once').to.have.lengthOf(1);
    expect(table.shadowRoot!.querySelectorAll('.card[aria-label]')).not.to.have.lengthOf(0);
    expect(find(table, '.card[aria-label*="cell 1"]').ariaLabel).to.match(/ of .*, cell 1$/);
    table.strings = null;
  });

  it('may change attributes', async () => {
    const table = await page(`code="${codes.double}"`);
    table.addEventListener('solitaire-move', () => table.setAttribute('variant', 'seahaven'));
    table.play('D');
    await settled(table);
    expect(table.variant).to.equal('seahaven');
    expect(table.code).to.match(/^SH1/);
  });

  it('may remove the table', async () => {
    const table = await page(`code="${codes.double}"`);
    table.addEventListener('solitaire-move', () => table.remove(), {once: true});
    table.play('D');
    await settled(table);
    expect(table.play('D').ok).to.equal(true);
    expect(table.moves).to.equal(2);
  });

  it('may throw', async () => {
    const table = await page(`code="${codes.double}"`);
    const heard = hear(table);
    const {onerror} = window;
    const errors: unknown[] = [];
    window.onerror = (message) => {
      errors.push(message);
      return true;
    };
    table.addEventListener(
      'solitaire-move',
      () => {
        throw new Error('of the page');
      },
      {once: true},
    );
    expect(table.play('D').ok).to.equal(true);
    window.onerror = onerror;
    expect(errors).to.have.lengthOf(1);
    expect(table.play('D').ok).to.equal(true);
    expect(heard.story()).to.equal('before-move move change before-move move change');
  });
});
