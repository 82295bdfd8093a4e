import {expect} from '@open-wc/testing';
import '../../src/index.js';
import type {SolitaireTableElement} from '../../src/index.js';
import {codes, hear, page, settled, tag, tick, warnings} from '../support/page.js';

const chosen = ({variant, draw, scoring, cells}: SolitaireTableElement) => [
  variant,
  draw,
  scoring,
  cells,
];

/** What lies on the table, whatever the properties say. */
const dealt = ({game: {variant, options}}: SolitaireTableElement) => ({variant, ...options});

describe('attributes', () => {
  let warned: ReturnType<typeof warnings>;

  beforeEach(() => {
    warned = warnings();
  });
  afterEach(() => warned.restore());

  it('has defaults', async () => {
    const table = await page();
    expect(chosen(table)).to.deep.equal(['double', 1, 'standard', 4]);
    expect(table.doubleClick).to.equal('on');
    expect(table.controls).to.equal('full');
    expect(table.fourColor).to.equal(false);
    expect(table.leftHanded).to.equal(false);
    expect(table.disabled).to.equal(false);
    expect(table.code).to.match(/^DS1-D1N-[A-Z2-7]{7}$/);
    expect(warned.texts).to.deep.equal([]);
  });

  const markup: [string, object][] = [
    ['variant="double"', {variant: 'double', draw: 1, scoring: 'standard'}],
    ['draw="3"', {variant: 'double', draw: 3, scoring: 'standard'}],
    ['scoring="vegas"', {variant: 'double', draw: 1, scoring: 'vegas'}],
    ['draw="3" scoring="vegas"', {variant: 'double', draw: 3, scoring: 'vegas'}],
    ['variant="seahaven"', {variant: 'seahaven', cells: 4}],
    ['variant="seahaven" cells="2"', {variant: 'seahaven', cells: 2}],
    ['cells="1" variant="seahaven"', {variant: 'seahaven', cells: 1}],
    ['variant="squadron"', {variant: 'squadron'}],
    ['variant="squadron" draw="3" cells="2" scoring="vegas"', {variant: 'squadron'}],
    // As a CMS or a hand writes it
    ['variant="Seahaven" cells=" 2 "', {variant: 'seahaven', cells: 2}],
    ['VARIANT="SEAHAVEN"', {variant: 'seahaven', cells: 4}],
    [
      'variant="" draw="" scoring="" cells="" code=""',
      {variant: 'double', draw: 1, scoring: 'standard'},
    ],
    [
      'variant draw scoring cells code controls double-click',
      {variant: 'double', draw: 1, scoring: 'standard'},
    ],
  ];
  for (const [attributes, expected] of markup) {
    it(`deals by ${attributes}`, async () => {
      const table = await page(attributes);
      expect(dealt(table)).to.deep.equal(expected);
      expect(warned.texts).to.deep.equal([]);
    });
  }

  it('reads empty enumerated attributes as absent', async () => {
    const table = await page('double-click="" controls=""');
    expect([table.doubleClick, table.controls]).to.deep.equal(['on', 'full']);
    expect(warned.texts).to.deep.equal([]);
  });

  it('reads double-click and controls', async () => {
    const table = await page('double-click="off" controls="minimal"');
    expect([table.doubleClick, table.controls]).to.deep.equal(['off', 'minimal']);
    table.setAttribute('controls', 'none');
    table.removeAttribute('double-click');
    expect([table.doubleClick, table.controls]).to.deep.equal(['on', 'none']);
    table.removeAttribute('controls');
    expect(table.controls).to.equal('full');
  });

  it('takes boolean attributes in every spelling of presence', async () => {
    for (const value of ['', 'four-color', 'true']) {
      const names = ['four-color', 'left-handed', 'large-index', 'disabled'];
      const table = await page(names.map((name) => `${name}="${value}"`).join(' '));
      const {fourColor, leftHanded, largeIndex, disabled} = table;
      expect({fourColor, leftHanded, largeIndex, disabled}).to.deep.equal({
        fourColor: true,
        leftHanded: true,
        largeIndex: true,
        disabled: true,
      });
      table.toggleAttribute('four-color', false);
      expect(table.fourColor).to.equal(false);
    }
  });

  const unknown: [string, () => string][] = [
    ['variant="bridge"', () => 'variant'],
    ['draw="2"', () => 'draw'],
    ['scoring="golf"', () => 'scoring'],
    ['variant="seahaven" cells="7"', () => 'cells'],
    ['double-click="maybe"', () => 'double-click'],
    ['controls="some"', () => 'controls'],
  ];
  for (const [attributes, name] of unknown) {
    it(`falls back from ${attributes}, and says so once`, async () => {
      const table = await page(attributes);
      expect([table.variant, table.draw, table.scoring, table.cells]).to.deep.equal([
        attributes.includes('seahaven') ? 'seahaven' : 'double',
        1,
        'standard',
        4,
      ]);
      expect([table.doubleClick, table.controls]).to.deep.equal(['on', 'full']);
      table.requestUpdate();
      await settled(table);
      expect(table.game.variant).to.equal(table.variant);
      expect(warned.texts).to.have.lengthOf(1);
      expect(warned.texts[0]).to.include(name());
    });
  }

  it('says once what falls back, though the game has no such option', async () => {
    const table = await page('variant="seahaven" draw="7"');
    for (let i = 0; i < 3; i++) expect(table.draw).to.equal(1);
    table.cells = 2;
    await settled(table);
    expect(warned.texts.length).to.be.at.most(1);
  });

  it('says once what falls back, though it is read at once', async () => {
    const table = await page();
    table.variant = 'bridge';
    expect(table.variant).to.equal('double');
    expect(table.variant).to.equal('double');
    expect(table.code).to.match(/^DS1/);
    await settled(table);
    expect(warned.texts).to.have.lengthOf(1);
  });

  it('falls back from unknown properties, and says so once', async () => {
    const table = await page();
    table.controls = 'some' as 'full';
    await settled(table);
    expect(table.controls).to.equal('full');
    expect(warned.texts).to.have.lengthOf(1);
    table.doubleClick = 'never' as 'off';
    await settled(table);
    expect(table.doubleClick).to.equal('on');
    expect(warned.texts).to.have.lengthOf(2);
  });

  it('never writes its own attributes', async () => {
    const table = await page();
    const written: string[] = [];
    const watch = new MutationObserver((records) => {
      written.push(...records.map(({attributeName}) => String(attributeName)));
    });
    watch.observe(table, {attributes: true});
    Object.assign(table, {variant: 'seahaven', cells: 2, controls: 'minimal', doubleClick: 'off'});
    Object.assign(table, {fourColor: true, leftHanded: true, disabled: true});
    await settled(table);
    table.newGame({variant: 'double', draw: 3});
    table.code = codes.squadron;
    await settled(table);
    table.play('D');
    table.undo();
    table.restart();
    await settled(table);
    expect(written).to.deep.equal([]);
    expect(table.getAttributeNames()).to.deep.equal([]);
    watch.disconnect();
  });
});

describe('dealing anew by attributes and properties', () => {
  it('deals once a tick, however many change', async () => {
    const table = await page();
    const heard = hear(table);
    const {record} = table;
    table.setAttribute('variant', 'seahaven');
    table.setAttribute('cells', '2');
    table.draw = 3;
    table.scoring = 'vegas';
    await settled(table);
    expect(heard.story()).to.equal('deal change');
    const {variant, options, left, code, source} = heard.last('solitaire-deal');
    expect({variant, options}).to.deep.equal({variant: 'seahaven', options: {cells: 2}});
    expect(left).to.equal(record);
    expect(code).to.equal(table.code);
    expect(source).to.equal('script');
    table.variant = 'double';
    await settled(table);
    expect(heard.story()).to.equal('deal change');
    expect(dealt(table)).to.deep.equal({variant: 'double', draw: 3, scoring: 'vegas'});
  });

  for (const [name, value] of [
    ['variant', 'squadron'],
    ['draw', 3],
    ['scoring', 'vegas'],
  ] as const) {
    it(`deals when ${name} changes, and tells the record that was left`, async () => {
      const table = await page(`code="${codes.double}"`);
      table.play('D');
      const heard = hear(table);
      Object.assign(table, {[name]: value});
      await settled(table);
      expect(heard.story()).to.equal('deal change');
      expect(heard.last('solitaire-deal').left).to.equal(`${codes.double} D`);
      expect(table[name]).to.equal(value);
    });
  }

  it('deals when cells change', async () => {
    const table = await page(`code="${codes.seahaven}"`);
    const heard = hear(table);
    table.cells = 1;
    await settled(table);
    expect(heard.last('solitaire-deal').left).to.equal(codes.seahaven);
    expect(dealt(table)).to.deep.equal({variant: 'seahaven', cells: 1});
  });

  it('does not deal for an equal value', async () => {
    const table = await page('variant="double" draw="3"');
    const {code} = table;
    const heard = hear(table);
    table.draw = 3;
    table.draw = '3';
    table.variant = 'double';
    table.setAttribute('draw', '3');
    table.setAttribute('variant', 'DOUBLE');
    table.setAttribute('scoring', 'standard');
    await settled(table);
    expect(heard.story()).to.equal('');
    expect(table.code).to.equal(code);
  });

  it('does not deal for an option that the game does not have', async () => {
    const table = await page('variant="squadron"');
    const {code} = table;
    Object.assign(table, {draw: 3, scoring: 'vegas', cells: 2});
    await settled(table);
    expect(table.code).to.equal(code);
    expect(chosen(table)).to.deep.equal(['squadron', 3, 'vegas', 2]);
  });

  it('does not deal when a change is taken back in the same tick', async () => {
    const table = await page();
    const {code} = table;
    table.variant = 'seahaven';
    table.variant = 'double';
    await settled(table);
    expect(table.code).to.equal(code);
  });

  it('takes numbers and strings', async () => {
    for (const draw of [3, '3']) {
      const table = await page();
      table.draw = draw;
      expect(table.draw).to.equal(3);
      expect(table.code).to.match(/^DS1-D3N-/);
      expect(table.draw).to.equal(3);
    }
    for (const cells of [2, '2']) {
      const table = await page('variant="seahaven"');
      table.cells = cells;
      expect(table.code).to.match(/^SH1-C2-/);
      expect(table.cells).to.equal(2);
    }
  });

  it('returns to the default when an attribute is removed', async () => {
    const table = await page('variant="double" draw="3" scoring="vegas"');
    table.removeAttribute('draw');
    await settled(table);
    expect(dealt(table)).to.deep.equal({variant: 'double', draw: 1, scoring: 'vegas'});
    table.removeAttribute('scoring');
    await settled(table);
    expect(dealt(table)).to.deep.equal({variant: 'double', draw: 1, scoring: 'standard'});
    table.setAttribute('variant', 'seahaven');
    await settled(table);
    table.removeAttribute('variant');
    await settled(table);
    expect(dealt(table).variant).to.equal('double');
  });

  it('returns to the default for null and undefined', async () => {
    for (const nothing of [null, undefined]) {
      const table = await page('variant="double" draw="3"');
      table.draw = nothing as unknown as number;
      expect(table.code).to.match(/^DS1-D1N-/);
      table.variant = nothing as unknown as string;
      expect(table.variant).to.equal('double');
    }
  });

  it('can be read at once, in the same tick', async () => {
    const table = await page();
    const heard = hear(table);
    table.variant = 'seahaven';
    table.cells = 2;
    expect(table.code).to.match(/^SH1-C2-[A-Z2-7]{7}$/);
    expect(table.state.cells).to.have.lengthOf(2);
    const {code} = table;
    await settled(table);
    expect(table.code).to.equal(code);
    expect(heard.story()).to.equal('deal change');
  });

  it('leaves the reading of what was asked for without an effect', async () => {
    const table = await page();
    const heard = hear(table);
    table.variant = 'seahaven';
    expect(table.variant).to.equal('seahaven');
    table.cells = 2;
    expect(table.cells).to.equal(2);
    await settled(table);
    expect(heard.story()).to.equal('deal change');
  });
});

describe('code', () => {
  for (const [code, expected] of [
    [codes.vegas, ['double', 1, 'vegas']],
    ['DS1-D3V-AAAAAAB', ['double', 3, 'vegas']],
    ['SH1-C1-AAAAAJ2', ['seahaven', 1, 'standard', 1]],
    [codes.squadron, ['squadron']],
  ] as const) {
    it(`decides variant and options: ${code}`, async () => {
      const table = await page(`code="${code}" variant="double" draw="1" cells="4"`);
      expect(table.code).to.equal(code);
      expect(chosen(table).slice(0, expected.length)).to.deep.equal(expected);
      const {options} = table.game;
      const read = {draw: table.draw, scoring: table.scoring, cells: table.cells};
      expect({...read, ...options}).to.deep.equal(read);
    });
  }

  it('decides, whatever the order of the attributes', async () => {
    for (const attributes of [
      `variant="seahaven" cells="2" code="${codes.vegas}"`,
      `code="${codes.vegas}" variant="seahaven" cells="2"`,
    ]) {
      const table = await page(attributes);
      expect([table.code, table.variant, table.scoring]).to.deep.equal([
        codes.vegas,
        'double',
        'vegas',
      ]);
    }
  });

  it('decides over properties that are set in the same tick', async () => {
    const table = await page();
    const heard = hear(table);
    table.code = codes.seahaven;
    table.variant = 'squadron';
    await settled(table);
    expect(heard.story()).to.equal('deal change');
    expect(table.code).to.equal(codes.seahaven);
    expect(table.variant).to.equal('seahaven');
  });

  it('reads so at once', async () => {
    const table = await page();
    table.code = 'SH1-C2-AAAAAJ2';
    expect([table.variant, table.cells, table.code]).to.deep.equal([
      'seahaven',
      2,
      'SH1-C2-AAAAAJ2',
    ]);
  });

  it('forgives, and reads canonical', async () => {
    const table = await page('code=" ds1-d3n-aaaaaa8 "');
    expect(table.code).to.equal('DS1-D3N-AAAAAAB');
  });

  it('reads the running game’s', async () => {
    const table = await page(`code="${codes.double}"`);
    table.newGame({variant: 'squadron'});
    expect(table.code).to.match(/^SQ1-/);
    expect(table.code).to.equal(table.game.code);
    expect(table.getAttribute('code')).to.equal(codes.double);
  });

  it('deals again when it is set again', async () => {
    const table = await page(`code="${codes.double}"`);
    table.play('D');
    table.setAttribute('code', codes.double);
    await settled(table);
    expect(table.record).to.equal(codes.double);
  });

  it('asks for nothing when it is removed or empty', async () => {
    const table = await page(`code="${codes.seahaven}"`);
    const heard = hear(table);
    table.removeAttribute('code');
    await settled(table);
    table.setAttribute('code', '');
    await settled(table);
    table.code = null;
    table.code = '  ';
    await settled(table);
    expect(table.code).to.equal(codes.seahaven);
    expect(heard.story()).to.equal('');
  });

  for (const [bad, reason] of [
    ['hello', 'prefix'],
    ['XX1-D1N-AAAAAAB', 'prefix'],
    ['DS1-D2N-AAAAAAB', 'options'],
    ['DS1-D1N-AAAAAA', 'deal'],
    ['DS1-D1N-AAAAAA9', 'deal'],
    ['SH1-C3-AAAAAJ2', 'options'],
  ] as const) {
    it(`leaves the running game when it is bad: ${bad}`, async () => {
      const table = await page(`code="${codes.double}"`);
      table.play('D');
      const heard = hear(table);
      table.code = bad;
      await settled(table);
      expect(heard.story()).to.equal('error');
      const {text, reason: told, index, error, source} = heard.last('solitaire-error');
      expect({text, told, index, source}).to.deep.equal({
        text: bad,
        told: reason,
        index: null,
        source: 'script',
      });
      expect(error).to.be.an.instanceOf(Error);
      expect(error.name).to.equal('CodeError');
      expect(table.record).to.equal(`${codes.double} D`);
      expect(table.code).to.equal(codes.double);
    });
  }

  it('tells a bad one by attribute too', async () => {
    const table = await page(`code="${codes.double}"`);
    const heard = hear(table);
    table.setAttribute('code', 'nonsense');
    await settled(table);
    expect(heard.story()).to.equal('error');
    expect(table.code).to.equal(codes.double);
  });

  it('tells a bad first one, and deals by the other attributes', async () => {
    const table = tag('code="nonsense" variant="seahaven" cells="2"');
    const heard = hear(table);
    document.body.append(table);
    await settled(table);
    expect(heard.story()).to.equal('error deal change');
    expect(heard.last('solitaire-error').reason).to.equal('prefix');
    expect(dealt(table)).to.deep.equal({variant: 'seahaven', cells: 2});
    table.remove();
  });

  it('tells a bad one once', async () => {
    const table = await page();
    const heard = hear(table);
    table.code = 'nonsense';
    expect(table.code).not.to.equal('nonsense');
    table.requestUpdate();
    await settled(table);
    expect(heard.details('solitaire-error')).to.have.lengthOf(1);
  });

  it('is no text at all', async () => {
    const table = await page(`code="${codes.double}"`);
    const heard = hear(table);
    table.code = 42 as unknown as string;
    await settled(table);
    expect(heard.story()).to.equal('error');
    expect(table.code).to.equal(codes.double);
  });
});

describe('before the element is defined', () => {
  let number = 0;

  /** An element whose tag is defined later, as when a script loads late. */
  async function late(): Promise<{
    table: SolitaireTableElement;
    define: () => void;
  }> {
    const {SolitaireTableElement: Base} = await import('../../src/index.js');
    const name = `late-table-${++number}`;
    const table = document.createElement<'solitaire-table'>(name as 'solitaire-table');
    document.body.append(table);
    return {table, define: () => customElements.define(name, class extends Base {})};
  }

  it('keeps properties that were set', async () => {
    const {table, define} = await late();
    Object.assign(table, {variant: 'seahaven', cells: 2, controls: 'none', fourColor: true});
    define();
    await settled(table);
    expect(dealt(table)).to.deep.equal({variant: 'seahaven', cells: 2});
    expect([table.controls, table.fourColor]).to.deep.equal(['none', true]);
    expect(Object.keys(table)).not.to.include('variant');
    table.variant = 'double';
    await settled(table);
    expect(table.code).to.match(/^DS1/);
    table.remove();
  });

  it('keeps a code that was set', async () => {
    const {table, define} = await late();
    table.code = codes.seahaven;
    const heard = hear(table);
    define();
    await settled(table);
    expect(table.code).to.equal(codes.seahaven);
    expect(heard.story()).to.equal('deal change');
    table.remove();
  });

  it('reads attributes that were set', async () => {
    const {table, define} = await late();
    table.setAttribute('variant', 'squadron');
    define();
    expect(table.code).to.match(/^SQ1/);
    await settled(table);
    expect(table.code).to.match(/^SQ1/);
    table.remove();
  });
});

describe('a new element', () => {
  it('has a game right after createElement', () => {
    const table = document.createElement('solitaire-table');
    expect(table.getAttributeNames()).to.deep.equal([]);
    expect(table.code).to.match(/^DS1-D1N-/);
    expect(table.moves).to.equal(0);
  });

  it('takes properties right after createElement', async () => {
    const table = document.createElement('solitaire-table');
    const heard = hear(table);
    table.variant = 'seahaven';
    table.cells = 1;
    expect(table.code).to.match(/^SH1-C1-/);
    document.body.append(table);
    await settled(table);
    expect(table.code).to.match(/^SH1-C1-/);
    expect(heard.story()).to.equal('deal change');
    expect(heard.last('solitaire-deal').left).to.equal(null);
    table.remove();
  });

  it('tells its first deal, for a listener that was there before', async () => {
    const table = tag(`code="${codes.double}"`);
    const heard = hear(table);
    document.body.append(table);
    await tick();
    await settled(table);
    expect(heard.story()).to.equal('deal change');
    expect(heard.last('solitaire-deal')).to.deep.equal({
      source: 'script',
      code: codes.double,
      variant: 'double',
      options: {draw: 1, scoring: 'standard'},
      left: null,
    });
    table.remove();
  });
});
