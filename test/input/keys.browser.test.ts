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

  it('goes to the first and last by Home and End', async () => {
    const player = await sitDown({code});
    await player.enters();
    await player.press('End');
    expect(player.focused).to.equal(player.names.at(-1));
    await player.press('Home');
    expect(player.focused).to.equal(player.names[0]);
  });

  for (const key of ['Enter', 'Space']) {
    it(`draws and turns the waste back by ${key} on the stock`, async () => {
      const draws = Array<string>(58).fill('D').join(' ');
      const player = await sitDown({record: `${code} ${draws}`});
      await player.walkTo('stock');
      await player.press(key, key, key);
      expect(player.actionsSince(`${code} ${draws}`)).to.equal('D R D');
      expect(player.focused).to.equal('stock, 58 cards');
      player.agrees();
    });

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

  it('carries a run', async () => {
    const record = 'DS1-D1N-NHD6QQA T7-T1 T5-T1';
    const player = await sitDown({record});
    await pickUp(player, '4 of diamonds, column 1');
    expect(player.selected.length).to.equal(3);
    await player.goRoundTo('5 of spades, column 7');
    await player.press('Enter');
    expect(player.actionsSince(record)).to.equal('T1x3-T7');
    expect(player.focused).to.equal('4 of diamonds, column 7, card 7 of 9');
  });

  it('goes round the targets while carrying, and nowhere else', async () => {
    const player = await sitDown({record: three});
    await pickUp(player, '10 of clubs, column 4');
    const stops: string[] = [];
    for (let i = 0; i < 8; i++) {
      await player.press('ArrowRight');
      stops.push(player.focused);
    }
    expect(stops.slice(4)).to.deep.equal(stops.slice(0, 4));
    const own = '10 of clubs, column 4, card 3 of 3, on 2 face-down cards';
    expect(new Set(stops)).to.deep.equal(new Set([own, ...player.marked]));
    await player.press('ArrowLeft');
    expect(player.focused).to.equal(stops[2]);
  });

  it('takes a card to a foundation, a cell and an empty column', async () => {
    const player = await sitDown({code: 'SH1-C4-VNJBIAA'});
    await pickUp(player, 'ace of diamonds, column 3');
    await player.goRoundTo('foundation, diamonds, empty');
    await player.press('Enter');
    await pickUp(player, 'jack of diamonds, column 1');
    await player.goRoundTo('cell 3, empty');
    await player.press('Enter');
    expect(player.actionsSince('SH1-C4-VNJBIAA')).to.equal('T3-F3 T1-C3');
    const king = 'DS1-D1N-HSKKIOA T1-F7 D T3-T7';
    const other = await sitDown({record: king});
    await pickUp(other, 'king of spades, column 3');
    await other.goRoundTo('column 1, empty');
    await other.press('Enter');
    expect(other.actionsSince(king)).to.equal('T3-T1');
    other.agrees();
  });

  it('takes a card back from a foundation', async () => {
    const record = 'DS1-D1N-C7RAYAA T2-F7';
    const player = await sitDown({record});
    await pickUp(player, 'foundation, clubs, first of two');
    await player.goRoundTo('2 of hearts, column 1');
    await player.press('Enter');
    expect(player.actionsSince(record)).to.equal('F7-T1');
  });

  it('puts back by Escape, with the focus on the card', async () => {
    const player = await sitDown({record: three});
    await pickUp(player, '10 of clubs, column 4');
    await player.press('Escape');
    expect([player.selected, player.marked]).to.deep.equal([[], []]);
    expect(player.focused).to.equal('10 of clubs, column 4, card 3 of 3, on 2 face-down cards');
    expect(player.record).to.equal(three);
  });

  it('puts back by Escape from a target, with the focus on the card again', async () => {
    const player = await sitDown({record: three});
    await pickUp(player, '10 of clubs, column 4');
    await player.press('ArrowRight', 'Escape');
    expect(player.selected).to.deep.equal([]);
    expect(player.focused).to.equal('10 of clubs, column 4, card 3 of 3, on 2 face-down cards');
  });

  it('puts back by a second Enter on the card itself', async () => {
    const player = await sitDown({record: three});
    await pickUp(player, '10 of clubs, column 4');
    await player.press('Enter');
    expect(player.selected).to.deep.equal([]);
    expect(player.record).to.equal(three);
  });

  it('does not pick up a run that may not be lifted, and says why', async () => {
    const player = await sitDown({code: 'SH1-C4-VNJBIAA'});
    await pickUp(player, 'king of clubs, column 1');
    expect(player.selected).to.deep.equal([]);
    player.isTold('not-in-sequence');
    expect(player.focused).to.equal('king of clubs, column 1, card 3 of 5');
  });

  it('picks up another card instead, where Enter meets one that is no target', async () => {
    const player = await sitDown({record: three});
    await pickUp(player, '10 of clubs, column 4');
    await player.press('End', 'Enter');
    expect(player.selected).to.deep.equal(['5 of clubs, column 9, card 10 of 10']);
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

  it('D draws, and turns the waste back, from anywhere on the felt', async () => {
    const draws = Array<string>(58).fill('D').join(' ');
    const player = await sitDown({record: `${code} ${draws}`});
    await player.walkTo('10 of hearts, column 1');
    await player.press('d', 'd', 'd');
    expect(player.actionsSince(`${code} ${draws}`)).to.equal('D R D');
    expect(player.focused).to.equal('10 of hearts, column 1, card 1 of 1');
  });

  it('D tells where there is nothing to draw', async () => {
    const player = await sitDown({code: 'SH1-C4-VNJBIAA'});
    await player.enters();
    await player.press('d');
    player.isTold('no-stock');
  });

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

  it('G says why nothing goes to a foundation from the stock, an empty place or a foundation', async () => {
    const player = await sitDown({record: 'DS1-D1N-ROYHIQA D W-F3'});
    await player.walkTo('stock, 58 cards');
    await player.press('g');
    player.isTold('from-stock');
    await player.walkTo('waste, empty');
    await player.press('g');
    player.isTold('no-cards');
    await player.walkTo('foundation, hearts, first of two, up to ace');
    await player.press('g');
    player.isTold('foundation-to-foundation');
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

  it('+ and − put the run down where Enter says', async () => {
    const player = await sitDown({record: run});
    await player.walkTo('column 1');
    await player.press('+', '+');
    await player.goRoundTo('5 of spades, column 7');
    await player.press('Enter');
    expect(player.actionsSince(run)).to.equal('T1x3-T7');
  });

  it('+ tells why no more cards lift, and keeps what is picked up', async () => {
    const player = await sitDown({code: 'SH1-C4-VNJBIAA'});
    await player.walkTo('jack of diamonds, column 1');
    await player.press('Enter', '+');
    player.isTold('not-in-sequence');
    expect(player.selected).to.deep.equal(['jack of diamonds, column 1, card 5 of 5']);
    const hidden = await sitDown({code});
    await hidden.walkTo('column 5');
    await hidden.press('+');
    hidden.isTold('face-down');
    expect(hidden.selected).to.deep.equal([]);
  });

  it('T, W, S, F and C jump to piles, with digits to one of many', async () => {
    const player = await sitDown({code: 'SQ1-AAAAAAB'});
    await player.enters();
    const lands = async (keys: string[], pile: Parameters<Player['pileName']>[0]) => {
      await player.press(...keys);
      expect(player.focused, keys.join('')).to.equal(player.pileName(pile));
    };
    /** A pause ends a name: digits after it begin another. */
    const pause = () => new Promise((done) => setTimeout(done, 1100));
    await lands(['t', '4'], 'T4');
    await lands(['t', '1', '0'], 'T10');
    await lands(['c', '2'], 'C2');
    await lands(['f', '3'], 'F3');
    await lands(['w'], 'W');
    await lands(['s'], 'S');
    await pause();
    await lands(['7'], 'T7');
    await pause();
    await lands(['1', '0'], 'T10');
    await lands(['c', '9'], 'C1');
    expect(player.record).to.equal('SQ1-AAAAAAB');
  });

  it('T again goes to the next column, and round', async () => {
    const player = await sitDown({code: 'KL1-D1N-AAAAAAB'});
    await player.walkTo('stock');
    for (const n of [1, 2, 3, 4, 5, 6, 7, 1] as const) {
      await player.press('t');
      expect(player.focused).to.equal(player.pileName(`T${n}`));
    }
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

  it('that is held down draws once, and walks on', async () => {
    const player = await sitDown({code});
    await player.enters();
    const hold = (key: string): void => {
      for (const repeat of [false, true, true]) {
        const ways = {key, repeat, bubbles: true, composed: true, cancelable: true};
        const event = new KeyboardEvent('keydown', ways);
        player.table.shadowRoot!.activeElement!.dispatchEvent(event);
        expect(event.defaultPrevented, key).to.equal(true);
      }
    };
    hold('d');
    await player.looks();
    expect(player.actionsSince(code)).to.equal('D');
    await player.press('t');
    hold('ArrowRight');
    await player.looks();
    expect(player.focused).to.equal(player.pileName('T4'));
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

  it('of a pile that is not there leaves the focus', async () => {
    const player = await sitDown({code: 'FC1-C4-AAAAAAB'});
    await player.walkTo('column 3');
    const {focused} = player;
    await player.press('s', 'w', '9', '0');
    expect(player.focused).to.equal(focused);
  });

  it('U takes back and Y does it again, with the letters of any keyboard', async () => {
    const player = await sitDown({record: three});
    await player.enters();
    await player.press('u', 'Shift+U');
    expect(player.actionsSince(three)).to.equal('U');
    await player.press('y');
    const keydown = (init: KeyboardEventInit) =>
      player.felt.dispatchEvent(
        new KeyboardEvent('keydown', {bubbles: true, composed: true, cancelable: true, ...init}),
      );
    keydown({key: 'г', code: 'KeyU'});
    expect(player.actionsSince(three)).to.equal('U Y U');
    keydown({key: 'y', code: 'KeyZ'});
    keydown({key: 'u', isComposing: true});
    keydown({key: 'u', altKey: true});
    expect(player.actionsSince(three)).to.equal('U Y U Y');
  });

  it('that the page has used already does nothing', async () => {
    const player = await sitDown({record: three});
    player.table.addEventListener('keydown', (event) => event.preventDefault(), {capture: true});
    await player.enters();
    await player.press('u', 'd', 'Enter');
    expect([player.record, player.selected]).to.deep.equal([three, []]);
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

  for (const attributes of [{dir: 'rtl'}, {'left-handed': ''}, {dir: 'rtl', 'left-handed': ''}]) {
    it(`walks as the eye sees it with ${JSON.stringify(attributes)}`, async () => {
      const player = await sitDown({code, attributes});
      await player.walkTo('column 5');
      const start = player.box(player.focused).x;
      await player.press('ArrowLeft');
      expect(player.box(player.focused).x).to.be.below(start);
      await player.press('ArrowRight', 'ArrowRight');
      expect(player.box(player.focused).x).to.be.above(start);
      for (const name of player.names) await player.walkTo(name);
    });
  }
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
