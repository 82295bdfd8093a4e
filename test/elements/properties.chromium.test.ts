import {expect} from '@open-wc/testing';
import '../../src/index.js';
import {Game} from '../../src/engine/index.js';
import type {MaskedCard, SolitaireTableElement} from '../../src/index.js';
import {before, codes, deep, find, hear, page, settled, wait, wins} from '../support/page.js';

const felt = (table: SolitaireTableElement) => find(table, '.felt');
const hiddenNodes = (table: SolitaireTableElement) =>
  [...felt(table).querySelectorAll<HTMLElement>('.card')].filter(({dataset}) => {
    const {pile, index} = dataset;
    const {state} = table.game;
    const cards = pile === 'S' ? state.stock : (state.columns[Number(pile!.slice(1)) - 1] ?? []);
    return cards[Number(index)]?.faceUp === false;
  });

describe('properties', () => {
  it('tell of a new game', async () => {
    const table = await page(`code="${codes.double}"`);
    const {score, moves, won, record, canUndo, canRedo} = table;
    expect({score, moves, won, record, canUndo, canRedo}).to.deep.equal({
      score: 0,
      moves: 0,
      won: false,
      record: codes.double,
      canUndo: false,
      canRedo: false,
    });
    expect(table.game).to.be.an.instanceOf(Game);
  });

  it('follow each action at once', async () => {
    const table = await page(`code="${codes.vegas}"`);
    expect(table.score).to.equal(-104);
    const action = table.legalActions().find((one) => one.includes('-F')) ?? 'D';
    table.play(action);
    expect(table.moves).to.equal(1);
    expect(table.score).to.equal(table.game.score);
    expect([table.canUndo, table.canRedo]).to.deep.equal([true, false]);
    table.undo();
    expect([table.canUndo, table.canRedo, table.moves]).to.deep.equal([false, true, 1]);
    expect(table.score).to.equal(-104);
    expect(table.record).to.equal(`${codes.vegas} ${action} U`);
  });

  it('tell of a win', async () => {
    const [win] = await wins('SH1');
    const table = await page();
    const {record, rest} = before(win!);
    table.loadRecord(record);
    expect(table.won).to.equal(false);
    table.play(rest[0]!);
    expect(table.won).to.equal(true);
    expect(table.score).to.equal(520);
  });

  it('cannot be written', async () => {
    const table = await page(`code="${codes.double}"`);
    for (const name of ['game', 'state', 'score', 'moves', 'won', 'record', 'canUndo', 'canRedo']) {
      expect(() => Object.assign(table, {[name]: 5}), name).to.throw(TypeError);
    }
    expect(table.score).to.equal(0);
  });

  it('leave the table in order when a page edits a snapshot', async () => {
    const table = await page(`code="${codes.double}"`);
    const {state} = table;
    (state.columns as MaskedCard[][]).length = 0;
    expect(table.state.columns).to.have.lengthOf(9);
  });
});

describe('what lies face down', () => {
  for (const code of [codes.double, codes.three, codes.squadron]) {
    it(`has neither rank nor suit in state: ${code}`, async () => {
      const table = await page(`code="${code}"`);
      const {stock, columns} = table.state;
      const down = [...stock, ...columns.flat()].filter(({faceUp}) => !faceUp);
      expect(down.length).to.be.above(0);
      for (const card of down) expect(Object.keys(card).sort()).to.deep.equal(['faceUp', 'id']);
      for (const card of columns.flat().filter(({faceUp}) => faceUp)) {
        expect(card).to.have.keys('id', 'rank', 'suit', 'faceUp');
      }
    });
  }

  it('has ids that tell nothing: another deal has the same ones in the same places', async () => {
    const table = await page(`code="${codes.double}"`);
    const ids = () => [...table.state.stock, ...table.state.columns.flat()].map(({id}) => id);
    const first = ids();
    table.code = 'DS1-D1N-QRSTUVW';
    expect(ids()).to.deep.equal(first);
  });

  it('says as much as all other state where it lies up', async () => {
    const table = await page(`code="${codes.seahaven}"`);
    const {cells, columns, foundations, stock, waste} = table.game.state;
    expect(table.state).to.deep.equal({cells, columns, foundations, stock, waste});
  });

  for (const code of [codes.double, codes.squadron]) {
    it(`looks all alike in the DOM: ${code}`, async () => {
      const table = await page(`code="${code}" controls="none"`);
      table.play('D');
      await settled(table);
      await wait(800);
      const nodes = hiddenNodes(table);
      expect(nodes.length).to.be.above(0);
      const bare = nodes.map((node) => {
        const copy = node.cloneNode(true) as HTMLElement;
        for (const name of ['data-key', 'data-index', 'data-pile', 'style']) {
          copy.removeAttribute(name);
        }
        return copy.outerHTML.replace(/<!--.*?-->/g, '');
      });
      expect(new Set(bare).size).to.equal(1);
      expect(bare[0]).not.to.match(/spade|heart|diamond|club|aria-label/);
    });
  }

  it('is in no attribute, text or property of the DOM after undo either', async () => {
    const table = await page(`code="${codes.double}"`);
    const uncovers = table.legalActions().find((action) => action.startsWith('T'))!;
    table.play(uncovers);
    table.play('D');
    await settled(table);
    await wait(600);
    table.undo();
    table.undo();
    await settled(table);
    await wait(600);
    const {state} = table.game;
    const down = [...state.stock, ...state.columns.flat()].filter(({faceUp}) => !faceUp);
    for (const node of hiddenNodes(table)) {
      expect(node.className.trim()).to.equal('card');
      expect(node.getAttribute('aria-label')).to.equal(null);
      expect(node.textContent.trim()).to.equal('');
    }
    const found = deep(felt(table)).flatMap((node) => leaks(node));
    expect(found).to.deep.equal([]);
    expect(down.length).to.equal(36 + 59);
  });
});

/** Face-down cards that can be reached from the own properties of a node, without another node. */
function leaks(node: Element): string[] {
  const seen = new Set<unknown>();
  const found: string[] = [];
  const walk = (value: unknown, path: string, depth: number): void => {
    if (!value || typeof value !== 'object' || depth > 8 || seen.has(value)) return;
    if (depth && value instanceof Node) return;
    seen.add(value);
    const card = value as {faceUp?: boolean; rank?: number};
    if (card.faceUp === false && card.rank) found.push(path);
    const inner = value instanceof Map || value instanceof Set ? [...value].flat() : [];
    inner.forEach((one, i) => walk(one, `${path}[${i}]`, depth + 1));
    for (const key of Reflect.ownKeys(value)) {
      const next: unknown = Object.getOwnPropertyDescriptor(value, key)!.value;
      walk(next, `${path}.${String(key)}`, depth + 1);
    }
  };
  walk(node, node.localName, 0);
  return found;
}

describe('the game', () => {
  it('shows on the table when the page plays it', async () => {
    const table = await page(`code="${codes.double}"`);
    const heard = hear(table);
    const stock = table.state.stock.at(-1)!;
    expect(table.game.play('D').ok).to.equal(true);
    expect(heard.story()).to.equal('before-move move change');
    for (const {detail} of heard.all) expect(detail.source).to.equal('script');
    await settled(table);
    const card = find(table, `[data-key="${stock.id}"]`);
    expect(card.dataset.pile).to.equal('W');
    expect(card.getAttribute('aria-label')).to.include('waste');
    expect(find(table, 'solitaire-moves').shadowRoot!.textContent).to.include('1 move');
    table.game.undo();
    table.game.redo();
    table.game.play('R');
    expect(heard.story()).to.equal('before-move undo change before-move redo change refuse change');
    await settled(table);
    expect(find(table, `[data-key="${stock.id}"]`).dataset.pile).to.equal('W');
  });

  it('is told no more once another lies on the table', async () => {
    const table = await page(`code="${codes.double}"`);
    const {game} = table;
    table.newGame();
    const heard = hear(table);
    game.play('D');
    expect(heard.story()).to.equal('');
    expect(table.moves).to.equal(0);
  });

  it('is one with the table’s own methods', async () => {
    const table = await page(`code="${codes.double}"`);
    table.play('D');
    expect(table.game.moves).to.equal(1);
    table.game.undo();
    expect(table.canRedo).to.equal(true);
    expect(table.game).to.equal(table.game);
  });
});
