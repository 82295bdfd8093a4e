import {expect} from '@open-wc/testing';
import {press, type} from '../support/input.js';
import {until} from '../support/page.js';
import {type Player, sitDown, standUp} from '../support/player.js';

const code = 'DS1-D1N-XW2QQAA';
/** The 10 of clubs of column 4 may go to columns 2, 5 and 6. */
const three = 'DS1-D1N-XW2QQAA D T6-T9 D T4-F5';

afterEach(standUp);

/** The keys that were pressed on the page since, and whether something used each. */
function usedKeys(): Map<string, boolean> {
  const used = new Map<string, boolean>();
  const note = (event: KeyboardEvent) => {
    setTimeout(() => used.set(event.key, event.defaultPrevented));
  };
  window.addEventListener('keydown', note);
  cleanups.push(() => window.removeEventListener('keydown', note));
  return used;
}

let cleanups: (() => void)[] = [];
afterEach(() => {
  for (const cleanup of cleanups) cleanup();
  cleanups = [];
});

function field(slot = ''): HTMLInputElement {
  const input = document.createElement('input');
  input.ariaLabel = 'a field';
  input.slot = slot;
  cleanups.push(() => input.remove());
  return input;
}

async function pickUp(player: Player, card: string): Promise<void> {
  await player.walkTo(card);
  await player.press('Enter');
}

describe('the keyboard', () => {
  it('has one tab stop on the felt, whatever has had the focus', async () => {
    const player = await sitDown({code});
    expect(player.tabStops.length).to.equal(1);
    await player.walkTo('10 of hearts, column 1');
    expect(player.tabStops).to.deep.equal(['10 of hearts, column 1, card 1 of 1']);
  });

  it('enters the felt by Tab and leaves it by Tab', async () => {
    const player = await sitDown({code, attributes: {controls: 'none'}});
    const [before, after] = [field(), field()];
    document.body.prepend(before);
    document.body.append(after);
    before.focus();
    await player.press('Tab');
    expect(player.focused).not.to.equal('');
    await player.press('Tab');
    expect(document.activeElement).to.equal(after);
  });

  it('walks by arrows to everything that has a name, and does not fall off', async () => {
    const player = await sitDown({code: 'SH1-C4-VNJBIAA'});
    for (const name of player.names) await player.walkTo(name);
    await player.press('ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowDown');
    expect(player.focused).not.to.equal('');
    expect(player.record).to.equal('SH1-C4-VNJBIAA');
  });

  for (const key of ['Enter', 'Space']) {
    it(`picks up and puts down by ${key}, and the focus goes with the card`, async () => {
      const player = await sitDown({record: three});
      await player.walkTo('10 of clubs, column 4');
      await player.press(key);
      expect(player.selected).to.deep.equal([
        '10 of clubs, column 4, card 3 of 3, on 2 face-down cards',
      ]);
      expect(player.marked.length).to.equal(3);
      await player.goRoundTo('jack of hearts, column 6');
      await player.press(key);
      expect(player.actionsSince(three)).to.equal('T4-T6');
      expect(player.focused).to.equal('10 of clubs, column 6, card 6 of 6');
      expect(player.selected).to.deep.equal([]);
      player.agrees();
    });
  }

  it('puts back by Escape, with the focus on the card', async () => {
    const player = await sitDown({record: three});
    await pickUp(player, '10 of clubs, column 4');
    await player.press('Escape');
    expect([player.selected, player.marked]).to.deep.equal([[], []]);
    expect(player.focused).to.equal('10 of clubs, column 4, card 3 of 3, on 2 face-down cards');
    expect(player.record).to.equal(three);
  });

  for (const keys of [
    ['Control+z', 'Control+y'],
    ['Control+z', 'Control+Shift+Z'],
    ['Meta+z', 'Meta+Shift+Z'],
  ] as const) {
    it(`undoes by ${keys[0]} and redoes by ${keys[1]}`, async () => {
      const player = await sitDown({record: three});
      await player.enters();
      await player.press(keys[0]);
      expect(player.actionsSince(three)).to.equal('U');
      await player.press(keys[1]);
      expect(player.actionsSince(three)).to.equal('U Y');
      expect(player.focused).not.to.equal('');
      player.agrees();
    });
  }

  it('keeps the focus on the felt through undo and a new deal', async () => {
    const player = await sitDown({record: three});
    await pickUp(player, '10 of clubs, column 4');
    await player.goRoundTo('jack of hearts, column 6');
    await player.press('Enter', 'Control+z');
    expect(player.focused).to.equal('10 of clubs, column 4, card 3 of 3, on 2 face-down cards');
    player.table.restart();
    await player.looks();
    expect(player.focused).not.to.equal('');
  });
});

describe('a key', () => {
  const run = 'DS1-D1N-NHD6QQA T7-T1 T5-T1';

  it('G sends the card to a foundation, and tells where none takes it', async () => {
    const player = await sitDown({code: 'SH1-C4-VNJBIAA'});
    await player.walkTo('jack of diamonds, column 1');
    await player.press('g');
    // It could go to a column or a cell.
    player.isTold('no-foundation');
    await player.walkTo('king of clubs, column 1');
    await player.press('g');
    player.isTold('not-top');
    await player.walkTo('ace of diamonds, column 3');
    await player.press('g');
    expect(player.actionsSince('SH1-C4-VNJBIAA')).to.equal('T3-F3');
  });

  it('+ and − lengthen and shorten what is picked up, as far as it lifts', async () => {
    const player = await sitDown({record: run});
    await player.walkTo('column 1');
    await player.press('+');
    expect(player.selected.length).to.equal(2);
    expect(player.focused).to.equal(player.cardName('T1', 2));
    await player.press('+');
    expect(player.selected.length).to.equal(3);
    await player.press('-', '-');
    expect([player.selected, player.focused]).to.deep.equal([
      [player.cardName('T1')],
      player.cardName('T1'),
    ]);
    await player.press('-');
    expect(player.selected).to.deep.equal([player.cardName('T1')]);
    expect(player.events).to.deep.equal([]);
    await player.press('Escape');
    expect(player.selected).to.deep.equal([]);
  });

  it('between two digits ends the first one’s name, however quick they are', async () => {
    const player = await sitDown({code: 'FC1-C4-AAAAAAB'});
    await player.enters();
    await press('3', 'Enter', '4');
    await player.looks();
    expect(player.focused).to.equal(player.pileName('T4'));
    await press('t', '1', 'Shift', '0');
    await player.looks();
    expect(player.focused).to.equal(player.pileName('T1'));
  });

  it('goes round the targets the way that its arrow points, also from right to left', async () => {
    const player = await sitDown({code: 'FC1-C4-AAAAAAB', attributes: {lang: 'ar'}});
    await until(() => player.table.strings.lang === 'ar');
    await player.enters();
    await player.press('t', 'Enter', 'c', 'c');
    const {x} = player.box(player.focused);
    await player.press('ArrowRight');
    expect(player.box(player.focused).x).to.be.greaterThan(x);
    await player.press('ArrowLeft');
    expect(player.box(player.focused).x).to.equal(x);
  });

  it('does nothing at all with keyboard="off", but Tab', async () => {
    const player = await sitDown({record: three, attributes: {keyboard: 'off', controls: 'none'}});
    const after = field();
    document.body.append(after);
    await player.enters();
    const {focused} = player;
    const used = usedKeys();
    await player.press('u', 'd', 'h', '?', 'ArrowLeft', 'Home', 'End', 'Enter', 'Space', 't');
    await player.press('Control+z', 'Escape', '+');
    await new Promise((done) => setTimeout(done));
    expect([player.record, player.selected, player.focused]).to.deep.equal([three, [], focused]);
    expect([...used.values()]).not.to.include(true);
    await player.press('Tab');
    expect(document.activeElement).to.equal(after);
    player.table.keyboard = 'on';
    await player.enters();
    await player.press('d');
    expect(player.actionsSince(three)).to.equal('D');
  });

  it('? lists the keys, and so does a button in the settings', async () => {
    const player = await sitDown({record: three});
    await player.clicks('Settings');
    await player.clicks('Shortcuts');
    expect(player.dialog).to.include('Send to a foundation');
    await player.press('u', 'd');
    expect(player.record).to.equal(three);
    player.control('Close').scrollIntoView();
    await player.clicks('Close');
    expect(player.dialog).to.equal('');
  });

  it('moves the focus as its arrow points on a page from right to left', async () => {
    const player = await sitDown({code, attributes: {dir: 'rtl'}});
    await player.walkTo('column 5');
    const start = player.box(player.focused).x;
    await player.press('ArrowLeft');
    expect(player.box(player.focused).x).to.be.below(start);
    await player.press('ArrowRight', 'ArrowRight');
    expect(player.box(player.focused).x).to.be.above(start);
  });
});

describe('keys that are not the table’s', () => {
  it('do nothing while the focus is elsewhere on the page', async () => {
    const player = await sitDown({record: three});
    const elsewhere = field();
    document.body.append(elsewhere);
    elsewhere.focus();
    const used = usedKeys();
    await player.press('Enter', 'ArrowLeft', 'Control+z', 'Escape', 'Home');
    expect(player.record).to.equal(three);
    expect([...used.values()]).not.to.include(true);
    expect(player.selected).to.deep.equal([]);
  });

  it('do nothing while nothing has the focus', async () => {
    const player = await sitDown({record: three});
    (document.activeElement as HTMLElement | null)?.blur();
    await player.press('Control+z', 'Enter', 'Space');
    expect(player.record).to.equal(three);
  });

  it('do nothing to the game in a field in a slot, and reach the field', async () => {
    const slotted = field('bar-end');
    const player = await sitDown({record: three, inside: [slotted]});
    slotted.focus();
    const used = usedKeys();
    await type('zduyhrgtw4 d');
    await player.press('ArrowLeft', 'Enter', 'Control+z', 'Escape');
    expect(player.record).to.equal(three);
    expect(player.selected).to.deep.equal([]);
    expect([...used.values()]).not.to.include(true);
  });

  it('do nothing to the game in the text field of a dialog, and reach the field', async () => {
    const player = await sitDown({record: three});
    await player.clicks('New game');
    const input = player.control('Or enter a game code') as HTMLInputElement;
    input.focus();
    await type('ds1 d');
    await player.press('ArrowLeft', 'Home', 'End');
    expect(input.value).to.equal('ds1 d');
    expect(player.record).to.equal(three);
    await player.press('Control+z', 'Escape');
    expect(player.record).to.equal(three);
  });

  it('are left to the browser', async () => {
    const player = await sitDown({code, attributes: {controls: 'none'}});
    // Tab stays in the page: Firefox would keep the keys of the next test file too.
    document.body.append(field());
    await player.enters();
    const used = usedKeys();
    await player.press('a', 'PageDown', 'Escape', 'Alt+ArrowUp', 'F1', 'Tab');
    await player.enters();
    await player.press('ArrowDown', 'ArrowRight', 'End', 'Enter');
    await new Promise((done) => setTimeout(done));
    const left = ['a', 'PageDown', 'Escape', 'F1', 'Tab'].filter((key) => used.get(key));
    expect(left, 'keys taken without a use').to.deep.equal([]);
    expect(['ArrowDown', 'ArrowRight', 'End', 'Enter'].map((key) => used.get(key))).not.to.include(
      false,
    );
  });

  it('do nothing on a disabled table', async () => {
    const player = await sitDown({record: three, attributes: {disabled: ''}});
    await player.enters();
    await press('Enter', 'Control+z', 'u', 'd', 't');
    await player.looks();
    expect(player.record).to.equal(three);
  });
});
