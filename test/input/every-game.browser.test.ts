import {expect} from '@open-wc/testing';
import {maskedState} from '../../src/elements/masked-state.js';
import {
  formatCode,
  Game,
  kindOf,
  type Move,
  parseAction,
  variants,
} from '../../src/engine/index.js';
import {byDrags, byKeys, type Way} from '../whole-games/support.js';
import {viewport} from '../support/input.js';
import {type Player, sameState, sitDown, standUp} from '../support/player.js';

const sizes = [
  [320, 568],
  [768, 1024],
  [1280, 800],
] as const;

interface Found {
  readonly code: string;
  readonly move: Move;
  readonly text: string;
}

/** The first deal of a game that begins with a move from column to column. */
function firstMove(variant: string): Found {
  for (let deal = 1; deal < 1000; deal++) {
    const code = formatCode({variant, deal});
    const text = Game.fromCode(code)
      .legalActions()
      .find((action) => /^T\d+(x\d+)?-T/.test(action));
    if (text) return {code, text, move: parseAction(text) as Move};
  }
  throw new Error(`No deal of ${variant} begins with a move in the tableau`);
}

/** All cards and places lie on the felt, to a pixel. */
function liesInside(player: Player): void {
  const {names} = player;
  const felt = player.table.shadowRoot!.querySelector('.felt')!.getBoundingClientRect();
  expect(names.length).to.be.above(0);
  for (const name of names) {
    const {left, right, top, bottom} = player.box(name);
    const out = Math.max(
      felt.left - left,
      right - felt.right,
      felt.top - top,
      bottom - felt.bottom,
    );
    expect(out, name).to.be.at.most(1);
  }
}

async function plays({code, move, text}: Found, way: Way): Promise<void> {
  const player = await sitDown({code});
  const engine = Game.fromCode(code);
  expect(kindOf(move.to)).to.equal('T');
  expect(engine.play(text).ok).to.equal(true);
  await way(player, move);
  expect(player.record).to.equal(`${code} ${text}`);
  sameState(player.state, maskedState(engine.state), text);
  player.agrees();
}

describe('every game there is', () => {
  after(async () => {
    await standUp();
    await viewport(800, 600);
  });

  for (const {id} of variants) {
    for (const [width, height] of sizes) {
      it(`lays out ${id} within its felt and is played, ${width} px wide`, async () => {
        await viewport(width, height);
        const found = firstMove(id);
        const player = await sitDown({code: found.code});
        expect(player.table.variant).to.equal(id);
        liesInside(player);
        expect(document.documentElement.scrollWidth).to.be.at.most(width);
        await plays(found, byDrags);
        await plays(found, byKeys);
      });
    }
  }
});
