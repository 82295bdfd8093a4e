import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import type {Card} from '../../src/engine/cards.js';
import type {Pile, PileId, TableState} from '../../src/engine/table.js';
import {arrange, dropZone, place} from '../../src/view/layout.js';
import type {Geometry, Rect, Room, Shape} from '../../src/view/layout.js';

const TEN_BY_FOUR = {columns: 10, longest: 4, foundations: 8, decks: 2, stock: true} as const;
const SEAHAVEN = {columns: 10, foundations: 4, decks: 1, stock: false, fan: 1} as const;
const DOUBLE = {columns: 9, longest: 9, foundations: 8, decks: 2, cells: 0, stock: true} as const;
const FREECELL = {columns: 8, longest: 7, foundations: 4, decks: 1, stock: false, fan: 1} as const;

const shapes: Readonly<Record<string, Shape>> = {
  'double, draw 1': {...DOUBLE, fan: 1},
  'double, draw 3': {...DOUBLE, fan: 3},
  'seahaven, 4 cells': {...SEAHAVEN, longest: 5, cells: 4},
  'seahaven, 2 cells': {...SEAHAVEN, longest: 5, cells: 2},
  'seahaven, 1 cell': {...SEAHAVEN, longest: 6, cells: 1},
  squadron: {...TEN_BY_FOUR, cells: 3, fan: 1},
  klondike: {columns: 7, longest: 7, foundations: 4, decks: 1, cells: 0, stock: true, fan: 3},
  'freecell, 4 cells': {...FREECELL, cells: 4},
  'freecell, 1 cell': {...FREECELL, cells: 1},
  'forty thieves': {...TEN_BY_FOUR, cells: 0, fan: 1},
  'thieves of egypt': {...TEN_BY_FOUR, longest: 10, cells: 0, fan: 1},
  yukon: {columns: 7, longest: 11, foundations: 4, decks: 1, cells: 0, stock: false, fan: 1},
};

const NAMED = [320, 360, 414, 768, 1024, 1280, 1920, 2560];
const between = Array.from({length: 61}, (_, i) => 320 + 37 * i).filter((width) => width < 2560);
const widths = [...NAMED, ...between].sort((a, b) => a - b);
const heights = [320, 480, 750, 1000, 1600];
const hands = [false, true].flatMap((rtl) =>
  [false, true].map((leftHanded) => ({rtl, leftHanded})),
);

interface Case {
  readonly shape: Shape;
  readonly room: Room;
  readonly geometry: Geometry;
  /** Says which one it is when a check fails. */
  readonly told: string;
}

function* casesOf(): Generator<Case> {
  for (const [name, shape] of Object.entries(shapes))
    for (const width of widths)
      for (const maxHeight of heights)
        for (const hand of hands) {
          const room = {width, maxHeight, ...hand};
          const told = `${name} in ${JSON.stringify(room)}`;
          yield {told, shape, room, geometry: arrange(shape, room)};
        }
}

/** Every shape in every room. */
const everywhere: readonly Case[] = [...casesOf()];
/** Half of them, for slower checks. */
const opposites = everywhere.filter(({room}) => room.rtl === room.leftHanded);

const at = (width: number, maxHeight: number): Room => ({
  width,
  maxHeight,
  rtl: false,
  leftHanded: false,
});

/** Makes cards with ids that count up. */
function dealer(): (count: number, hidden?: number) => Card[] {
  let id = 0;
  return (count, hidden = 0) =>
    Array.from({length: count}, (_, i) => ({
      id: id++,
      rank: 1,
      suit: 'spades',
      faceUp: i >= hidden,
    }));
}

/** A state whose columns hold `hidden` face-down cards, then `open` ones. */
function stateOf(shape: Shape, hidden: number, open: number): TableState {
  const cards = dealer();
  const many = (count: number, make: () => Pile): Pile[] => Array.from({length: count}, make);
  return {
    stock: shape.stock ? cards(5, 5) : [],
    waste: shape.stock ? cards(7) : [],
    columns: many(shape.columns, () => cards(hidden + open, hidden)),
    foundations: many(shape.foundations, () => cards(2)),
    cells: Array.from({length: shape.cells}, () => cards(1)[0] ?? null),
  };
}

const longestStates = new Map<Shape, TableState[]>();

/** With the longest columns that the rules can make: what was dealt, hidden or not, under a king-to-ace run. */
function longest(shape: Shape): TableState[] {
  const states = longestStates.get(shape) ?? [
    stateOf(shape, shape.longest - 1, 13),
    stateOf(shape, 0, shape.longest + 12),
  ];
  longestStates.set(shape, states);
  return states;
}

const right = ({x, width}: Rect): number => x + width;
const lower = ({y, height}: Rect): number => y + height;
const overlap = (a: Rect, b: Rect): boolean =>
  a.x < right(b) && b.x < right(a) && a.y < lower(b) && b.y < lower(a);
const inside = (rect: Rect, {width, height}: Geometry): boolean =>
  rect.x >= 0 && rect.y >= 0 && right(rect) <= width && lower(rect) <= height;

/** The place of the waste with its whole fan. */
function fanned(waste: Rect, {fan}: Geometry): Rect {
  const reach = (fan.cards - 1) * fan.step;
  return {...waste, x: waste.x + Math.min(0, reach), width: waste.width + Math.abs(reach)};
}

/** Every place on the felt: columns with all their room below, the waste with its fan, the scoreboard. */
function placesOf(geometry: Geometry): Rect[] {
  const piles = [...geometry.piles].map(([id, rect]) =>
    id === 'W' ? fanned(rect, geometry) : dropZone(id, geometry),
  );
  return geometry.scoreboard ? [...piles, geometry.scoreboard] : piles;
}

function overlapping(rects: readonly Rect[]): boolean {
  return rects.some((a, i) => rects.slice(i + 1).some((b) => overlap(a, b)));
}

/** The steps between the cards of the first column, top to bottom. */
function stepsOf(state: TableState, geometry: Geometry): number[] {
  const placed = place(state, geometry);
  const ys = (state.columns[0] ?? []).map(({id}) => placed.get(id)?.y ?? NaN);
  return ys.slice(1).map((y, i) => y - (ys[i] ?? NaN));
}

describe('arrange', () => {
  it('gives every pile a place of its own inside the felt', () => {
    for (const {told, shape, geometry} of everywhere) {
      const {columns, foundations, cells, stock} = shape;
      assert.equal(geometry.piles.size, columns + foundations + cells + (stock ? 2 : 0), told);
      const places = placesOf(geometry);
      assert.ok(
        places.every((rect) => inside(rect, geometry)),
        `outside: ${told}`,
      );
      assert.ok(!overlapping(places), `overlap: ${told}`);
    }
  });

  it('stays within the height that there is', () => {
    for (const {told, room, geometry} of everywhere)
      assert.ok(geometry.height <= room.maxHeight, `${geometry.height}: ${told}`);
  });

  it('leaves an edge of 6 px at least, alike on both sides', () => {
    for (const {told, geometry} of everywhere) {
      const places = placesOf({...geometry, scoreboard: null});
      const start = Math.min(...places.map(({x}) => x));
      const end = geometry.width - Math.max(...places.map(right));
      assert.ok(start >= 5 && end >= 5, `${start}, ${end}: ${told}`);
      assert.ok(Math.abs(start - end) <= geometry.card.width / 5, `${start}, ${end}: ${told}`);
    }
  });

  it('keeps columns 2 px apart at least, and never so far that the table looks thin', () => {
    for (const {told, shape, geometry} of everywhere) {
      const {width} = geometry.card;
      const xs = Array.from({length: shape.columns}, (_, i) => geometry.piles.get(`T${i + 1}`)?.x);
      const gaps = xs.slice(1).map((x, i) => Math.abs((x ?? NaN) - (xs[i] ?? NaN)) - width);
      assert.ok(
        gaps.every((gap) => gap >= 2 && gap <= width * 0.4 + 1),
        `${gaps}: ${told}`,
      );
    }
  });

  it('keeps cards at 5 to 7, and the compact face for those below 56 px', () => {
    for (const {told, geometry} of everywhere) {
      const {width, height} = geometry.card;
      assert.equal(height, Math.round(width * 1.4), told);
      assert.equal(geometry.face, width < 56 ? 'compact' : 'full', told);
      assert.ok(width >= 24 && width <= 200, told);
    }
  });

  it('mirrors everything from right to left, and nothing else', () => {
    for (const {told, shape, room, geometry} of everywhere) {
      if (room.rtl) continue;
      const mirrored = arrange(shape, {...room, rtl: true});
      const flip = (rect: Rect): Rect => ({...rect, x: room.width - right(rect)});
      const piles = [...geometry.piles].map(([id, rect]): [PileId, Rect] => [id, flip(rect)]);
      const fan = {...geometry.fan, step: -geometry.fan.step};
      const scoreboard = geometry.scoreboard && flip(geometry.scoreboard);
      assert.deepEqual(mirrored, {...geometry, piles: new Map(piles), fan, scoreboard}, told);
    }
  });

  it('changes the sides for the left hand, and neither sizes nor the order of columns', () => {
    for (const {told, shape, room, geometry} of everywhere) {
      if (room.leftHanded || room.rtl) continue;
      const left = arrange(shape, {...room, leftHanded: true});
      assert.deepEqual([left.card, left.height], [geometry.card, geometry.height], told);
      const x = (id: PileId, of: Geometry): number => of.piles.get(id)?.x ?? NaN;
      assert.ok(x('T1', left) < x('T2', left) && x('F1', left) < x('F2', left), told);
      const first = shape.stock ? 'S' : 'F1';
      const middle = room.width / 2 - geometry.card.width / 2;
      const was = x(first, geometry) - middle;
      assert.ok(Math.abs(was) < geometry.card.width || was * (x(first, left) - middle) < 0, told);
    }
  });

  it('is the same for the same room, and does not depend on a fraction of a pixel', () => {
    for (const shape of Object.values(shapes)) {
      assert.deepEqual(arrange(shape, at(777, 700)), arrange(shape, at(777, 700)));
      assert.deepEqual(arrange(shape, at(777.6, 700)), arrange(shape, at(777, 700)));
    }
  });

  it('never makes cards smaller when the room grows', () => {
    for (const [name, shape] of Object.entries(shapes)) {
      const card = (width: number, height: number) => arrange(shape, at(width, height)).card.width;
      for (let width = 320; width < 2560; width += 40)
        for (let height = 320; height < 1600; height += 80) {
          const here = card(width, height);
          assert.ok(card(width + 40, height) >= here, `${name} wider than ${width} × ${height}`);
          assert.ok(card(width, height + 40) >= here, `${name} higher than ${width} × ${height}`);
        }
    }
  });

  it('makes cards as large as people need them', () => {
    // Width and height of the room, then the least card widths.
    const rows: [number, number, Record<string, number>][] = [
      [320, 520, {'double, draw 3': 32, 'seahaven, 4 cells': 29, squadron: 29, klondike: 39}],
      [360, 690, {'double, draw 3': 36, 'seahaven, 4 cells': 32, squadron: 32, klondike: 44}],
      [740, 312, {'double, draw 3': 48, 'seahaven, 4 cells': 48, squadron: 45, klondike: 56}],
      [768, 976, {'double, draw 3': 75, 'seahaven, 4 cells': 68, squadron: 68, klondike: 94}],
      [1024, 720, {'double, draw 3': 76, 'seahaven, 4 cells': 88, squadron: 72, klondike: 100}],
      [1280, 750, {'double, draw 3': 93, 'seahaven, 4 cells': 110, squadron: 90, klondike: 110}],
      [1920, 1032, {'double, draw 3': 128, 'seahaven, 4 cells': 156, squadron: 133}],
      [2560, 1392, {'double, draw 3': 175, 'seahaven, 4 cells': 198, squadron: 180}],
    ];
    for (const [width, height, least] of rows)
      for (const [name, card] of Object.entries(least)) {
        const shape = shapes[name];
        assert.ok(shape, name);
        const {width: got} = arrange(shape, at(width, height)).card;
        assert.ok(got >= card, `${name} at ${width} × ${height}: ${got}, not ${card}`);
      }
  });

  it('puts the scoreboard beside stock and waste where the table is narrow', () => {
    for (const {told, geometry} of everywhere) {
      const {scoreboard} = geometry;
      assert.ok(!scoreboard || (scoreboard.width >= 180 && scoreboard.height >= 28), told);
    }
    const narrow = at(360, 690);
    for (const name of ['double, draw 1', 'double, draw 3', 'thieves of egypt'])
      assert.ok(arrange(shapes[name] as Shape, narrow).scoreboard, name);
    assert.equal(
      arrange(shapes.squadron as Shape, narrow).scoreboard,
      null,
      'three cells take the place',
    );
    assert.equal(arrange(shapes['double, draw 3'] as Shape, at(1280, 750)).scoreboard, null);
  });

  it('keeps the pairs of two decks in rows: of two when wide, all in one when narrow', () => {
    const shape = shapes['double, draw 3'] as Shape;
    const rowsAt = (room: Room): number[][] => {
      const {piles} = arrange(shape, room);
      const rows = new Map<number, number[]>();
      for (const [id, {y}] of piles)
        if (id.startsWith('F')) rows.set(y, [...(rows.get(y) ?? []), Number(id.slice(1))]);
      return [...rows.values()];
    };
    assert.deepEqual(rowsAt(at(1280, 750)), [
      [1, 2],
      [3, 4],
      [5, 6],
      [7, 8],
    ]);
    assert.deepEqual(rowsAt(at(740, 312)), [
      [1, 2, 3, 4],
      [5, 6, 7, 8],
    ]);
    assert.deepEqual(rowsAt(at(360, 690)), [[1, 2, 3, 4, 5, 6, 7, 8]]);
  });

  it('answers for rooms that are too small for any table', () => {
    for (const shape of Object.values(shapes))
      for (const room of [at(0, 0), at(100, 100), at(320, 0), at(-5, -5), at(400, Infinity)]) {
        const {card, height, piles} = arrange(shape, room);
        assert.ok(card.width > 0 && Number.isFinite(height), `${card.width}, ${height}`);
        const rects = [...piles.values()];
        assert.ok(
          rects.every(({x, y}) => Number.isFinite(x + y)),
          JSON.stringify(room),
        );
      }
  });
});

describe('place', () => {
  it('places every card once, all of them inside the felt however long the columns', () => {
    for (const {told, shape, geometry} of opposites)
      for (const state of longest(shape)) {
        const {stock, waste, columns, foundations, cells} = state;
        const all = [stock, waste, ...columns, ...foundations, cells].flat();
        const placed = [...place(state, geometry).values()];
        assert.equal(placed.length, all.length, told);
        const out = placed.find(({x, y}) => !inside({x, y, ...geometry.card}, geometry));
        assert.equal(out, undefined, told);
        const step = Math.min(...stepsOf(state, geometry));
        assert.ok(step >= 2, `cards ${step} px apart: ${told}`);
      }
  });

  it('shows the whole index of six open cards on the longest deal, wherever there is room', () => {
    for (const {told, shape, geometry} of opposites) {
      const share = geometry.face === 'full' ? 0.29 : 0.34;
      const index = Math.floor(geometry.card.height * share);
      const {columns} = stateOf({...shape, columns: 1}, shape.longest - 1, 7);
      const state = {stock: [], waste: [], columns, foundations: [], cells: []};
      const steps = stepsOf(state, geometry);
      const open = steps.slice(shape.longest - 1);
      assert.ok(
        open.every((step) => step >= index),
        `${open}, not ${index}: ${told}`,
      );
    }
  });

  it('shows the whole of a large index, on cards about as large as without', () => {
    for (const {told, shape, room, geometry: plain} of opposites) {
      const geometry = arrange(shape, {...room, largeIndex: true});
      assert.equal(geometry.face, 'large', told);
      assert.ok(geometry.height <= room.maxHeight, told);
      assert.ok(geometry.card.width >= plain.card.width * 0.6, `${geometry.card.width}: ${told}`);
      const {columns} = stateOf({...shape, columns: 1}, shape.longest - 1, 5);
      const state = {stock: [], waste: [], columns, foundations: [], cells: []};
      const open = stepsOf(state, geometry).slice(shape.longest - 1);
      const index = Math.floor(geometry.card.height * 0.47);
      assert.ok(Math.min(...open) >= index, `${open}, not ${index}: ${told}`);
      const out = [...place(longest(shape)[1] as TableState, geometry).values()].find(
        ({x, y}) => !inside({x, y, ...geometry.card}, geometry),
      );
      assert.equal(out, undefined, told);
    }
  });

  it('leaves 24 px of each open card to be met on a narrow screen, as long as there is room', () => {
    for (const [name, shape] of Object.entries(shapes))
      for (const room of [at(320, 520), at(360, 690)])
        for (const largeIndex of [false, true]) {
          const geometry = arrange(shape, {...room, largeIndex});
          const dealt =
            shape.stock && shape.longest > 4 ? [shape.longest - 1, 6] : [0, shape.longest];
          const steps = stepsOf(stateOf(shape, ...(dealt as [number, number])), geometry);
          const open = steps.slice(dealt[0]);
          assert.ok(Math.min(...open) >= 24, `${name}: ${open}`);
          assert.ok(geometry.card.width >= 24, name);
        }
  });

  it('squeezes hidden cards before open ones, and those before all alike', () => {
    const shape = shapes['double, draw 3'] as Shape;
    const geometry = arrange(shape, at(740, 312));
    const firstAndLast = (open: number): number[] => {
      const steps = stepsOf(stateOf(shape, 8, open), geometry);
      return [steps[0] ?? NaN, steps.at(-1) ?? NaN];
    };
    const {height} = geometry.card;
    const [hidden, open] = [Math.round(height * 0.13), Math.max(24, Math.round(height * 0.34))];
    assert.deepEqual(firstAndLast(6), [hidden, open]);
    assert.deepEqual(firstAndLast(8), [hidden - 2, open]);
    const [least = NaN, less = NaN] = firstAndLast(13);
    assert.equal(least, Math.floor(height * 0.06));
    assert.ok(less < open && less > hidden, `${less}`);
    const [even = NaN, same = NaN] = firstAndLast(60);
    assert.ok(Math.abs(even - same) <= 1, `${even}, ${same}`);
  });

  it('compresses each column by its own length', () => {
    const shape = shapes['seahaven, 4 cells'] as Shape;
    const geometry = arrange(shape, at(1280, 750));
    const short = stateOf(shape, 0, 5);
    const long = stateOf(shape, 0, 17);
    const mixed = {...short, columns: [...short.columns.slice(0, 1), ...long.columns.slice(1)]};
    assert.deepEqual(stepsOf(mixed, geometry), stepsOf(short, geometry));
    const first = (state: TableState): number => stepsOf(state, geometry)[0] ?? NaN;
    assert.ok(first(long) < first(short), `${first(long)}, ${first(short)}`);
  });

  it('fans the last waste cards and lays the older ones under the first of them', () => {
    const shape = shapes['double, draw 3'] as Shape;
    for (const rtl of [false, true]) {
      const geometry = arrange(shape, {...at(1280, 750), rtl});
      const xs = (count: number): number[] => {
        const waste = dealer()(count);
        const placed = place(
          {...stateOf(shape, 0, 0), stock: [], foundations: [], waste},
          geometry,
        );
        const start = geometry.piles.get('W')?.x ?? NaN;
        return waste.map(({id}) => ((placed.get(id)?.x ?? NaN) - start) / geometry.fan.step + 0);
      };
      assert.deepEqual(xs(5), [0, 0, 0, 1, 2]);
      assert.deepEqual(xs(2), [0, 1]);
      assert.equal(Math.sign(geometry.fan.step), rtl ? -1 : 1);
    }
  });

  it('counts z from the bottom of each pile', () => {
    const shape = shapes.squadron as Shape;
    const state = stateOf(shape, 0, 6);
    const placed = place(state, arrange(shape, at(1024, 700)));
    const column = (state.columns[2] ?? []).map(({id}) => placed.get(id));
    assert.deepEqual(
      column.map((card) => card?.z),
      [0, 1, 2, 3, 4, 5],
    );
    assert.deepEqual(
      column.map((placed) => placed?.card),
      state.columns[2],
    );
  });
});

describe('dropZone', () => {
  it('reaches from the top of a column to the lower edge of the felt', () => {
    const geometry = arrange(shapes.squadron as Shape, at(1024, 700));
    const column = dropZone('T4', geometry);
    assert.equal(lower(column), geometry.height);
    assert.equal(column.y, geometry.piles.get('T4')?.y);
    assert.deepEqual(dropZone('C1', geometry), geometry.piles.get('C1'));
  });

  it('is empty for a pile that the table has not', () => {
    const geometry = arrange(shapes.squadron as Shape, at(1024, 700));
    const {width, height} = dropZone('C9', geometry);
    assert.equal(width * height, 0);
  });
});
