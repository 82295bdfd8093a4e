import {expect} from '@open-wc/testing';
import '../../src/index.js';
import {codes, find, has, hear, page, settled, warnings, wins} from '../support/page.js';

const create = () => document.createElement('solitaire-table');

describe('newGame', () => {
  it('deals the same game anew', async () => {
    const table = await page(`code="${codes.vegas}"`);
    table.play('D');
    const heard = hear(table);
    expect(table.newGame()).to.deep.equal({ok: true});
    expect(heard.story()).to.equal('deal change');
    expect(heard.last('solitaire-deal').left).to.equal(`${codes.vegas} D`);
    expect(table.code).to.match(/^DS1-D1V-/);
    expect(table.code).not.to.equal(codes.vegas);
    expect([table.moves, table.canUndo]).to.deep.equal([0, false]);
  });

  it('takes options, and keeps the others', async () => {
    const table = await page(`code="${codes.vegas}"`);
    table.newGame({draw: 3});
    expect(table.code).to.match(/^DS1-D3V-/);
    expect([table.draw, table.scoring]).to.deep.equal([3, 'vegas']);
    table.newGame({variant: 'seahaven', cells: 2});
    expect(table.code).to.match(/^SH1-C2-/);
    table.newGame({variant: 'double'});
    expect(table.code).to.match(/^DS1-D/);
  });

  it('takes strings, as from a form', async () => {
    const table = await page();
    table.newGame({variant: 'seahaven', cells: '2' as unknown as number});
    expect(table.code).to.match(/^SH1-C2-/);
  });

  it('takes a code', async () => {
    const table = await page();
    expect(table.newGame({code: ' sh1-c2-aaaaaj2 '})).to.deep.equal({ok: true});
    expect(table.code).to.equal('SH1-C2-AAAAAJ2');
    expect([table.variant, table.cells]).to.deep.equal(['seahaven', 2]);
  });

  it('refuses a bad code', async () => {
    const table = await page(`code="${codes.double}"`);
    table.play('D');
    const heard = hear(table);
    expect(table.newGame({code: 'DS1-D9N-AAAAAAB'})).to.deep.equal({ok: false, reason: 'options'});
    expect(heard.story()).to.equal('error');
    expect(table.record).to.equal(`${codes.double} D`);
  });

  it('falls back from bad options, and says so', async () => {
    const table = await page(`code="${codes.double}"`);
    const warned = warnings();
    table.newGame({draw: 7 as 3});
    table.newGame({variant: 'bridge'});
    warned.restore();
    expect(table.code).to.match(/^DS1-D1N-/);
    expect(warned.texts).to.have.lengthOf(2);
  });

  it('is what properties read, and what the next change starts from', async () => {
    const table = await page('variant="double" draw="3"');
    table.newGame({scoring: 'vegas'});
    await settled(table);
    table.draw = 1;
    expect(table.code).to.match(/^DS1-D1V-/);
  });

  it('deals once, with what was asked for in the same tick', async () => {
    const table = await page();
    table.variant = 'seahaven';
    table.newGame({cells: 1});
    await settled(table);
    expect(table.code).to.match(/^SH1-C1-/);
  });

  it('deals another deal each time', async () => {
    const table = await page('controls="none"');
    const dealt = new Set<string>();
    for (let i = 0; i < 20; i++) {
      table.newGame();
      dealt.add(table.code);
    }
    expect(dealt.size).to.equal(20);
  });
});

describe('restart', () => {
  it('deals the same cards again', async () => {
    const table = await page(`code="${codes.double}"`);
    const {state} = table;
    table.play('D');
    table.play('D');
    const heard = hear(table);
    table.restart();
    expect(heard.story()).to.equal('deal change');
    expect(heard.last('solitaire-deal').left).to.equal(`${codes.double} D D`);
    expect(table.state).to.deep.equal(state);
    expect([table.record, table.moves, table.canUndo, table.canRedo]).to.deep.equal([
      codes.double,
      0,
      false,
      false,
    ]);
  });
});

describe('play, legalActions, undo and redo', () => {
  it('do and refuse', async () => {
    const table = await page(`code="${codes.double}"`);
    expect(table.legalActions()).to.include('D');
    expect(table.legalActions()).to.deep.equal(table.game.legalActions());
    const played = table.play('D');
    expect(played).to.include({ok: true, action: 'D', score: 0});
    const refused = table.play('R');
    expect(refused).to.include({ok: false, reason: 'stock-not-empty', action: 'R'});
    expect(table.play('nonsense')).to.include({ok: false, reason: 'unknown-action'});
    expect(table.play('U')).to.include({ok: false});
    expect(table.undo()).to.include({ok: true, action: 'D'});
    expect(table.undo()).to.include({ok: false, reason: 'nothing-to-undo'});
    expect(table.redo()).to.include({ok: true, action: 'D'});
    expect(table.redo()).to.include({ok: false, reason: 'nothing-to-redo'});
    expect(table.record).to.equal(`${codes.double} D U Y`);
    expect(table.moves).to.equal(2);
  });

  it('work where the player’s hand is tied', async () => {
    const table = await page(`code="${codes.double}" disabled`);
    expect(table.play('D').ok).to.equal(true);
    expect(table.undo().ok).to.equal(true);
  });
});

describe('loadRecord', () => {
  it('takes 100,000 actions, and the table plays on', async () => {
    const record = `${codes.double} D${' U Y'.repeat(50_000)}`;
    const table = await page();
    expect(table.loadRecord(record)).to.deep.equal({ok: true});
    await settled(table);
    expect(table.moves).to.equal(50_001);
    expect(table.undo().ok).to.equal(true);
    expect(table.record).to.equal(`${record} U`);
  });

  it('puts a game on the table as it stood', async () => {
    const [win] = await wins('SQ1');
    const table = await page();
    const record = win!.split(' ').slice(0, 60).join(' ');
    const heard = hear(table);
    const {code} = table;
    expect(table.loadRecord(record)).to.deep.equal({ok: true});
    expect(heard.story()).to.equal('deal change');
    expect(heard.last('solitaire-deal').left).to.equal(code);
    expect(heard.last('solitaire-change').moves).to.equal(59);
    expect(table.record).to.equal(record);
    expect([table.variant, table.moves, table.canUndo]).to.deep.equal(['squadron', 59, true]);
    await settled(table);
    expect(find(table, 'solitaire-moves').shadowRoot!.textContent).to.include('59');
  });

  it('takes what another table’s record says, undos and all', async () => {
    const one = await page(`code="${codes.double}"`);
    one.play('D');
    one.play('D');
    one.undo();
    const other = await page();
    other.loadRecord(one.record);
    expect(other.state).to.deep.equal(one.state);
    expect([other.canRedo, other.moves]).to.deep.equal([true, 2]);
  });

  it('does not call a game won that was won before', async () => {
    const [win] = await wins('SH1');
    const table = await page();
    const heard = hear(table);
    table.loadRecord(win!);
    expect(table.won).to.equal(true);
    expect(heard.story()).to.equal('deal change');
    await settled(table);
    expect(has(table, '[part=win]')).to.equal(false);
  });

  for (const [bad, reason, index] of [
    ['', 'empty', -1],
    ['nonsense', 'prefix', -1],
    ['DS1-D7N-AAAAAAB D', 'options', -1],
    ['DS1-D1N-AAAAAAB D R', 'stock-not-empty', 1],
    ['DS1-D1N-AAAAAAB D D X', 'unknown-action', 2],
    ['DS1-D1N-AAAAAAB U', 'nothing-to-undo', 0],
  ] as const) {
    it(`refuses a bad one: "${bad}"`, async () => {
      const table = await page(`code="${codes.double}"`);
      table.play('D');
      const heard = hear(table);
      const result = table.loadRecord(bad);
      expect(result).to.include({ok: false, reason});
      expect(heard.story()).to.equal('error');
      const told = heard.last('solitaire-error');
      expect({...told, error: told.error.name}).to.deep.equal({
        text: bad,
        reason,
        index,
        error: 'RecordError',
        source: 'script',
      });
      expect(table.record).to.equal(`${codes.double} D`);
    });
  }
});

describe('focus', () => {
  it('goes to the cards', async () => {
    const table = await page();
    table.focus();
    expect(document.activeElement === table).to.equal(true);
    const focused = table.shadowRoot!.activeElement as HTMLElement;
    expect(focused.dataset.key).to.be.a('string');
    expect(focused.tabIndex).to.equal(0);
  });

  it('returns to the card that had it', async () => {
    const table = await page(`code="${codes.double}"`);
    const card = find(table, '[data-pile="T9"][tabindex]');
    card.focus();
    card.blur();
    expect(!!table.shadowRoot!.activeElement).to.equal(false);
    table.focus();
    expect(table.shadowRoot!.activeElement === card).to.equal(true);
  });

  it('does no harm before there are cards', () => {
    const table = create();
    table.focus();
    document.body.append(table);
    table.focus();
    table.remove();
    table.focus();
  });
});

describe('without a document', () => {
  it('all of it works right after createElement', async () => {
    const table = create();
    const heard = hear(table);
    table.code = codes.double;
    expect(table.legalActions()).to.include('D');
    expect(table.play('D').ok).to.equal(true);
    expect(table.undo().ok).to.equal(true);
    expect(table.redo().ok).to.equal(true);
    expect(table.record).to.equal(`${codes.double} D U Y`);
    expect(heard.story()).to.equal(
      'deal change before-move move change before-move undo change before-move redo change',
    );
    expect(table.loadRecord('x').ok).to.equal(false);
    expect(table.loadRecord(codes.seahaven).ok).to.equal(true);
    table.restart();
    expect(table.newGame({variant: 'squadron'}).ok).to.equal(true);
    const {code} = table;
    table.play('D');
    document.body.append(table);
    await settled(table);
    expect(table.record).to.equal(`${code} D`);
    expect(find(table, 'solitaire-code').shadowRoot!.textContent).to.include(code);
    table.remove();
  });

  it('newGame works as the very first call', () => {
    const table = create();
    expect(table.newGame({variant: 'seahaven', cells: 1}).ok).to.equal(true);
    expect(table.code).to.match(/^SH1-C1-/);
    const other = create();
    expect(other.newGame({code: codes.squadron}).ok).to.equal(true);
    expect(other.code).to.equal(codes.squadron);
  });

  it('what the very first call put on the table stays when it comes into the page', async () => {
    const table = create();
    table.newGame({variant: 'seahaven', cells: 1});
    const {code} = table;
    document.body.append(table);
    await settled(table);
    expect(table.code).to.equal(code);
    table.remove();
    const other = create();
    other.loadRecord(`${codes.double} D`);
    document.body.append(other);
    await settled(other);
    expect(other.record).to.equal(`${codes.double} D`);
    other.remove();
  });

  it('all of it works while it is out of the page', async () => {
    const table = await page(`code="${codes.double}"`);
    const parent = table.parentElement!;
    table.remove();
    table.play('D');
    table.draw = 3;
    expect(table.code).to.match(/^DS1-D3N-/);
    table.play('D');
    const {record} = table;
    await settled(table);
    expect(table.newGame({code: 'bad'}).ok).to.equal(false);
    table.undo();
    table.focus();
    parent.append(table);
    await settled(table);
    expect(table.record).to.equal(`${record} U`);
    expect(find(table, '[data-pile="S"]').getBoundingClientRect().width).to.be.above(20);
    expect(table.shadowRoot!.querySelectorAll('.card[data-pile="W"]')).to.have.lengthOf(0);
  });
});
