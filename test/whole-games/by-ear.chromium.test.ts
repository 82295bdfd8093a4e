import {expect} from '@open-wc/testing';
import {
  type Action,
  Game,
  type Move,
  parseAction,
  type Played,
  variants,
} from '../../src/engine/index.js';
import {namesOn, nameOf, runOn, sentenceOf} from '../support/english.js';
import {lastActions, shortestWin} from './support.js';
import {Listener} from '../support/listener.js';
import {sitDown, standUp} from '../support/player.js';

/** Does one action by keys, as names and what is said lead the way; `engine` is where the record is read. */
async function play(listener: Listener, engine: Game, action: Action): Promise<void> {
  if (action.type !== 'move') {
    await listener.walkTo(nameOf(engine, 'S'));
    return listener.press('Enter');
  }
  const {from, to, count} = action;
  await listener.walkTo(nameOf(engine, from, count));
  await listener.press('Enter');
  picksUp(listener, engine, action);
  await listener.goRoundTo(`${nameOf(engine, to)}, can go here`);
  await listener.press('Enter');
}

function picksUp(listener: Listener, engine: Game, {from, count}: Move): void {
  const places = engine.targets(from, count).length;
  const take = places === 1 ? '1 possible move' : `${places} possible moves`;
  expect(listener.said()).to.deep.equal([`picked up ${runOn(engine.state, from, count)}, ${take}`]);
  expect(listener.pressed.length).to.equal(count);
  expect(listener.names.filter((name) => name.endsWith(', can go here')).length).to.equal(places);
}

/** Said once that nothing but going up is left. */
const offer = 'The rest can be played automatically.';

/** The tree names what the engine has, and what was said is what happened. */
function agrees(listener: Listener, engine: Game, said: string, action: Action): void {
  const won = `You won! Score ${engine.score.toLocaleString('en-US')}, ${engine.moves} moves`;
  const lines = listener.said().filter((line) => line !== offer);
  expect(lines).to.deep.equal(engine.won ? [said, won] : [said]);
  expect(listener.names.join('\n')).to.equal(namesOn(engine).join('\n'));
  expect(listener.pressed).to.deep.equal([]);
  if (engine.won) return;
  expect(listener.focused).to.equal(
    action.type === 'move' ? nameOf(engine, action.to, action.count) : nameOf(engine, 'S'),
  );
}

/** Goes on from a record to the win. */
async function winByEar(begun: string, rest: readonly string[]): Promise<void> {
  const {table} = await sitDown({record: begun});
  const engine = Game.fromRecord(begun);
  const listener = new Listener();
  table.focus();
  await listener.listens();
  expect(listener.said(), 'before anything has happened').to.deep.equal([]);
  for (const text of rest) {
    const action = parseAction(text) as Action;
    await play(listener, engine, action);
    const before = engine.state;
    const played = engine.play(text) as Played;
    const said = sentenceOf(action, played, before, engine.state);
    agrees(listener, engine, said, action);
  }
  expect(listener.tree.some(({role, name}) => role === 'dialog' && name === 'You won!')).to.equal(
    true,
  );
  expect(table.record).to.equal([begun, ...rest].join(' '));
  expect(table.won).to.equal(true);
}

// Only Chromium shows its accessibility tree.
describe('a player by ear and keys alone', () => {
  afterEach(standUp);

  it('wins a whole game of double', async function () {
    this.timeout(240_000);
    const [code = '', ...actions] = (await shortestWin('DS1')).split(' ');
    await winByEar(code, actions);
  });

  for (const {id, prefix} of variants) {
    it(`wins a game of ${id} by its last 30 actions`, async function () {
      this.timeout(120_000);
      const {begun, rest} = lastActions(await shortestWin(prefix));
      await winByEar(begun, rest);
    });
  }
});
