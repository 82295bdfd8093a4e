import {expect} from '@open-wc/testing';
import {browserName} from '../support/input.js';
import {before, find, settled, until, wins} from '../support/page.js';
import {type Player, type Seat, sitDown, standUp} from '../support/player.js';

// What axe asks does not depend on the browser much; WebKitGTK is slow at it.
const describeHere = browserName === 'webkit' ? describe.skip : describe;

const code = 'DS1-D1N-XW2QQAA';
const three = 'DS1-D1N-XW2QQAA D T6-T9 D T4-F5';
const king = 'DS1-D1N-HSKKIOA T1-F7 D T3-T7';

async function hasNoFault(player: Player): Promise<void> {
  await settled(player.table);
  await expect(player.table).to.be.accessible();
}

describeHere('axe finds no fault with', function () {
  this.timeout(60_000);

  afterEach(async () => {
    document.documentElement.style.colorScheme = '';
    await standUp();
  });

  const states: Record<string, {seat: Seat; act?: (player: Player) => unknown}> = {
    'a fresh deal': {seat: {code}},
    'a game with cells': {seat: {code: 'SH1-C2-AAAAAJ2'}},
    'a game in play': {seat: {record: three}},
    'what is picked up, and its targets': {
      seat: {record: three},
      act: (player) => player.tap('10 of clubs, column 4'),
    },
    'a king that is picked up before an empty column': {
      seat: {record: king},
      act: (player) => player.tap('king of spades, column 3'),
    },
    'a refusal': {
      seat: {code},
      act: async (player) => {
        await player.enters();
        await player.press('Control+z');
        player.isTold('nothing-to-undo');
      },
    },
    'a hint': {
      seat: {code},
      act: async (player) => {
        await player.table.hint();
        await player.looks();
        expect(player.hinted.length).to.be.above(0);
      },
    },
    'a table without keys': {seat: {code, attributes: {keyboard: 'off'}}},
    'a large index': {seat: {code, attributes: {'large-index': ''}}},
    'a table from right to left': {
      seat: {code, attributes: {lang: 'ar'}},
      act: (player) => until(() => player.table.strings.rtl),
    },
    'a disabled table': {seat: {record: three, attributes: {disabled: ''}}},
    'a left-handed table': {seat: {code, attributes: {'left-handed': ''}}},
    'a four-colour deck': {seat: {code, attributes: {'four-color': ''}}},
    'the least controls': {seat: {code, attributes: {controls: 'minimal'}}},
    'no controls': {seat: {code, attributes: {controls: 'none'}}},
    'the dialog of a new game': {seat: {code}, act: (player) => player.clicks('New game')},
    'the settings': {seat: {code}, act: (player) => player.clicks('Settings')},
    'the list of keys': {
      seat: {code},
      act: async (player) => {
        await player.enters();
        await player.press('?');
        expect(player.dialog).to.include('Shortcuts');
      },
    },
    'the question whether to leave': {
      seat: {record: three},
      act: async (player) => {
        await player.clicks('New game');
        await player.clicks('Deal');
        expect(player.dialog).to.include('End this game?');
      },
    },
    'a bad code': {
      seat: {code},
      act: async (player) => {
        await player.clicks('New game');
        (player.control('Or enter a game code') as HTMLInputElement).focus();
        await player.press('x', 'Enter');
      },
    },
  };

  for (const scheme of ['light', 'dark'] as const) {
    for (const [name, {seat, act}] of Object.entries(states)) {
      it(`${name}, ${scheme}`, async () => {
        document.documentElement.style.colorScheme = scheme;
        const player = await sitDown(seat);
        await act?.(player);
        await hasNoFault(player);
      });
    }

    it(`a won game, empty piles and the panel of the win, ${scheme}`, async () => {
      document.documentElement.style.colorScheme = scheme;
      const [won = ''] = await wins('DS1-');
      const {record, rest} = before(won);
      const player = await sitDown({record});
      await hasNoFault(player);
      player.table.play(rest[0]!);
      await player.looks();
      expect(find(player.table, 'dialog[open]').getAttribute('aria-labelledby')).to.equal('won');
      await hasNoFault(player);
      await player.clicks('Close');
      await hasNoFault(player);
    });
  }
});
