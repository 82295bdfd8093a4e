import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {variants} from '../../src/engine/index.js';
import {DepthFirstProof} from '../../src/solver/depth-first-proof.js';
import {solvePosition} from '../../src/solver/index.js';
import type {PositionInput} from '../../src/solver/index.js';
import {readPosition} from '../../src/solver/position-input.js';
import {dice, everyGame} from '../engine/support.js';
import {latePosition} from './late-positions.js';
import {plainVerdict} from './plain-search.js';
import {boardOf, run} from './support.js';

/** How many positions there are of all games together; the long check sets the variable. */
const positions = Number(process.env.POSITIONS ?? 190);
/** A position with more positions to look at is left out. */
const mostStates = 1500;

const games = everyGame();
const verdicts = {winnable: 0, unwinnable: 0};

/** What a depth-first proof alone says, which in a plain win must not be that there is none. */
function proofOf(position: PositionInput): boolean | 'unknown' {
  const budget = {nodes: 0, maxNodes: 20_000};
  return run(new DepthFirstProof(boardOf(readPosition(position)), budget, 1 << 16).search());
}

describe('random late positions have the verdict of a plain exhaustive search', () => {
  for (const [i, {variant, options, name}] of games.entries()) {
    it(name, async () => {
      const game = variants.find(({id}) => id === variant)!;
      const roll = dice(i + positions);
      for (let decided = 0; decided < positions / games.length;) {
        const position = latePosition(game, options, roll);
        const verdict = plainVerdict(position, game, options, mostStates);
        if (!verdict) continue;
        decided++;
        verdicts[verdict]++;
        const solution = await solvePosition(position);
        assert.equal(solution.verdict, verdict, JSON.stringify(position));
        const isRight = [verdict === 'winnable', 'unknown'].includes(proofOf(position));
        assert.ok(isRight, `proof: ${JSON.stringify(position)}`);
      }
    });
  }

  it('of which many can be won, and many cannot', (test) => {
    test.diagnostic(`${verdicts.winnable} winnable, ${verdicts.unwinnable} unwinnable`);
    assert.ok(Math.min(...Object.values(verdicts)) * 10 > positions, JSON.stringify(verdicts));
  });
});
