import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {variants} from '../../src/engine/index.js';
import {solvePosition} from '../../src/solver/index.js';
import {dice, everyGame} from '../engine/support.js';
import {latePosition} from './late-positions.js';
import {plainVerdict} from './plain-search.js';

/** How many positions there are of all games together; the long check sets the variable. */
const positions = Number(process.env.POSITIONS ?? 190);
/** A position with more positions to look at is left out. */
const mostStates = 2000;

const games = everyGame();

describe('random late positions have the verdict of a plain exhaustive search', () => {
  const total = {winnable: 0, unwinnable: 0};

  for (const [i, {variant, options, name}] of games.entries()) {
    it(name, async (test) => {
      const game = variants.find(({id}) => id === variant)!;
      const roll = dice(i + positions);
      const verdicts = {winnable: 0, unwinnable: 0};
      const wanted = Math.ceil(positions / games.length);
      for (let decided = 0; decided < wanted;) {
        const position = latePosition(game, options, roll);
        const verdict = plainVerdict(position, game, options, mostStates);
        if (!verdict) continue;
        decided++;
        verdicts[verdict]++;
        const solution = await solvePosition(position);
        assert.equal(solution.verdict, verdict, JSON.stringify(position));
      }
      test.diagnostic(`${verdicts.winnable} winnable, ${verdicts.unwinnable} unwinnable`);
      total.winnable += verdicts.winnable;
      total.unwinnable += verdicts.unwinnable;
    });
  }

  it('and both verdicts are common', () => {
    const least = positions / 20;
    assert.ok(total.winnable > least && total.unwinnable > least, JSON.stringify(total));
  });
});
