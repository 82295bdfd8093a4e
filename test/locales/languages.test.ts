// Every text of every language, as a player reads and hears it.

import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {type Rank, type Suit, suits, variants} from '../../src/engine/index.js';
import {ar} from '../../src/locales/ar.js';
import {de} from '../../src/locales/de.js';
import {enExtras} from '../../src/locales/en-extras.js';
import {en, type Locale, type Texts} from '../../src/locales/en.js';
import {es} from '../../src/locales/es.js';
import {fi} from '../../src/locales/fi.js';
import {fr} from '../../src/locales/fr.js';
import {hi} from '../../src/locales/hi.js';
import {ja} from '../../src/locales/ja.js';
import {pt} from '../../src/locales/pt.js';
import {wordsOf} from '../../src/locales/words.js';
import {zh} from '../../src/locales/zh.js';

const whole: Locale = (words) => ({...en(words), ...enExtras(words)});
const locales: Record<string, Locale> = {en: whole, hi, fi, de, es, fr, pt, ja, zh, ar};
const languages = new Map(
  Object.entries(locales).map(([lang, locale]) => [lang, locale(wordsOf(lang))]),
);
const others = [...languages].filter(([lang]) => lang !== 'en');
const english = languages.get('en')!;

const counts = [0, 1, 2, 3, 5, 11, 21, 100];
const ranks = Array.from({length: 13}, (_, i) => (i + 1) as Rank);
const each = <A, B>(as: readonly A[], bs: readonly B[]): [A, B][] =>
  as.flatMap((a) => bs.map((b): [A, B] => [a, b]));

/** What each text that is a function is asked with. */
function asked({card, toColumn, toFoundation, cards, points}: Texts): Record<string, unknown[][]> {
  const queen = card(12, 'hearts');
  const one = counts.map((n) => [n]);
  return {
    card: each(ranks, suits),
    column: one,
    cell: one,
    foundation: suits.flatMap((suit) => [
      [suit, 1, 1],
      [suit, 1, 2],
      [suit, 2, 2],
    ]),
    cardOf: [[4, 6]],
    upTo: ranks.map((rank) => [rank]),
    cards: one,
    onHidden: one.slice(1),
    andMore: one.slice(1).map(([n]) => [queen, n]),
    toColumn: one.slice(1),
    toCell: one.slice(1),
    moved: [
      [queen, toColumn(3)],
      [queen, toFoundation],
    ],
    drew: [
      [1, queen],
      [2, queen],
      [3, queen],
    ],
    turnedBack: one.slice(1),
    uncovers: [[queen]],
    points: one,
    gains: [[points(10)], ['$5']],
    loses: [[points(100)], ['$5']],
    undone: [[queen]],
    redone: [[queen]],
    dealt: [['Klondike']],
    pickedUp: counts.map((n) => [queen, n]),
    putBack: [[queen]],
    hintMove: [[cards(3)]],
    wonText: [['-$104', 21, '1:42']],
    wentBack: counts.slice(1).map((n) => [n, queen]),
    tooFarBack: [[queen]],
    looking: one,
    tooMany: one.slice(1),
    moves: one,
    choice: [
      ['draw', 1, 0],
      ['draw', 3, 2],
      ['cells', 4, 0],
      ['cells', 2, 1],
      ['cells', 1, 2],
      ['scoring', 'standard', 0],
      ['scoring', 'vegas', 2],
    ],
  };
}

/** All that a language says, by the names of its texts: `reasons.king-only`, `cards(3)`. */
function said(texts: Texts): Map<string, string> {
  const all = new Map<string, string>();
  const samples = asked(texts);
  const add = (name: string, text: unknown): void => {
    if (typeof text === 'string') all.set(name, text);
    else if (typeof text === 'function') {
      const args = samples[name];
      assert.ok(args, `The test knows no arguments for ${name}`);
      for (const some of args)
        all.set(`${name}(${some.join()})`, (text as (...some: unknown[]) => string)(...some));
    } else if (typeof text === 'object' && text) {
      for (const [key, inner] of Object.entries(text)) add(`${name}.${key}`, inner);
    }
  };
  for (const [name, text] of Object.entries(texts)) add(name, text);
  return all;
}

const sayings = new Map([...languages].map(([lang, texts]) => [lang, said(texts)]));
const inEnglish = sayings.get('en')!;

/** Texts that are the same words in the language as in English. */
const shared: Record<string, RegExp> = {
  hi: /^comma$/,
  fi: /^(comma|games\.(klondike|freecell)|gains\(\$5\))$/,
  de: /^(comma|games\.(klondike|freecell)|gains\(\$5\)|loses\(\$5\)|choice\(scoring.*)$/,
  es: /^(comma|games\.(klondike|freecell)|choice\(scoring,vegas.*)$/,
  fr: /^(comma|score|games\.(klondike|freecell)|choice\(scoring.*|points.*|gains.*)$/,
  pt: /^(comma|games\.(klondike|freecell)|choice\(scoring,vegas.*)$/,
  ja: /^$/,
  zh: /^$/,
  ar: /^$/,
};

/** What ends a sentence, where it is no full stop. */
const stops: Record<string, string> = {hi: '।', ja: '。', zh: '。'};

describe('every language', () => {
  for (const [lang, texts] of languages) {
    const saying = sayings.get(lang)!;

    it(`${lang} says something everywhere, and nothing that only a program would`, () => {
      for (const [name, text] of saying) {
        assert.ok(text.trim(), name);
        assert.doesNotMatch(text, /undefined|NaN|null|object|\$\{|#/, `${name}: ${text}`);
        assert.equal(text, text.normalize('NFC'), name);
        if (name !== 'comma') assert.equal(text, text.trim(), name);
        assert.doesNotMatch(text, / {2}|,,|\.\.|['"]/, `${name}: ${text}`);
      }
    });

    it(`${lang} tells the number where there is more than two`, () => {
      for (const count of [3, 5, 11, 21, 100]) {
        for (const text of ['cards', 'moves', 'points', 'onHidden', 'tooMany'] as const) {
          assert.match(texts[text](count), new RegExp(`(^|\\D)${count}(\\D|$)`));
        }
        for (const text of [texts.looking(count), texts.wentBack(count, 'x')])
          assert.match(text, new RegExp(`(^|\\D)${count}(\\D|$)`));
      }
    });

    it(`${lang} tells every card from every other, and every place`, () => {
      const cards = each(ranks, suits).map(([rank, suit]) => texts.card(rank, suit));
      assert.equal(new Set(cards).size, 52);
      const names = suits.flatMap((suit: Suit) => [1, 2].map((n) => texts.foundation(suit, n, 2)));
      names.push(texts.stock, texts.waste, texts.column(1), texts.cell(1));
      assert.equal(new Set(names).size, 12);
    });

    it(`${lang} ends reasons and other sentences with its full stop`, () => {
      const {reasons, badCode, noHint, noMove, impossible, leaveText, keysHelp} = texts;
      const sentences = [...Object.values(reasons), ...Object.values(badCode), texts.tooMany(1)];
      sentences.push(texts.tooMany(3), noHint, noMove, impossible, leaveText, keysHelp);
      const {looksAtHidden, lostDeal, notKnownWhere, canFinish} = texts;
      sentences.push(looksAtHidden, lostDeal, notKnownWhere, canFinish);
      for (const sentence of sentences) {
        assert.ok(sentence.endsWith(stops[lang] ?? '.'), sentence);
        assert.doesNotMatch(sentence.slice(0, -1), /[.।。]/, sentence);
      }
      assert.match(texts.won, /[!！]$/);
      assert.match(texts.leave, /[?？؟]$/);
    });

    it(`${lang} has words for all options of all games`, () => {
      for (const {options} of variants) {
        for (const [option, values] of Object.entries(options) as [string, (string | number)[]][]) {
          assert.ok(texts.legends[option], option);
          const choices = values.map((value, i) =>
            texts.choice(option, value, Math.min(i, 2) as 0 | 1 | 2),
          );
          assert.equal(new Set(choices).size, values.length, choices.join());
        }
      }
    });

    it(`${lang} tells every verdict from every other, and counts no deal before the first`, () => {
      assert.equal(new Set(Object.values(texts.verdicts)).size, 4);
      assert.doesNotMatch(texts.looking(0), /\d/);
      assert.ok(texts.wentBack(2, 'x').endsWith('x'));
      assert.ok(texts.tooFarBack('x').endsWith('x'));
    });

    it(`${lang} leaves amounts of Vegas as they are`, () => {
      assert.ok(texts.wonText('-$104', 21, '1:42').includes('-$104'));
      assert.ok(texts.gains('$5').includes('$5'));
      assert.ok(texts.loses('$5').includes('$5'));
    });
  }
});

describe('every language but English', () => {
  for (const [lang, texts] of others) {
    const saying = sayings.get(lang)!;

    it(`${lang} has every text`, () => {
      const keys = (some: object): string[] => Object.keys(some).sort();
      assert.deepEqual(keys(texts), keys(english));
      for (const part of ['reasons', 'badCode', 'keyNames', 'legends', 'verdicts'] as const)
        assert.deepEqual(keys(texts[part]), keys(english[part]));
    });

    it(`${lang} names every game`, () => {
      for (const {id} of variants) assert.ok(texts.games[id], id);
      assert.equal(new Set(Object.values(texts.games)).size, variants.length);
    });

    it(`${lang} says nothing as English does`, () => {
      const same = [...saying].filter(([name, text]) => inEnglish.get(name) === text);
      const wrong = same.map(([name]) => name).filter((name) => !shared[lang]!.test(name));
      assert.deepEqual(wrong, []);
    });

    it(`${lang} has no English words`, () => {
      const words =
        /\b(the|of|and|is|are|card|cards|column|move|stock|waste|foundation|draw|up|empty)\b/i;
      for (const [name, text] of saying) assert.doesNotMatch(text, words, name);
    });
  }
});

/** Letters that no text of the language has to do without, but those that are a name or a sign. */
const scripts: Record<string, RegExp> = {
  hi: /\p{Script=Devanagari}/u,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  zh: /\p{Script=Han}/u,
  ar: /\p{Script=Arabic}/u,
};

describe('scripts', () => {
  for (const [lang, script] of Object.entries(scripts)) {
    it(`${lang} is written in its own, all through`, () => {
      for (const [name, text] of sayings.get(lang)!) {
        if (/^(comma|upTo.*)$/.test(name)) continue;
        assert.match(text, script, `${name}: ${text}`);
        // Keys' and cards' letters stay.
        assert.doesNotMatch(text.replaceAll(/Enter|Klondike|\b[AJQK]\b/g, ''), /[A-Za-z]/, text);
      }
    });
  }

  it('parts lists by its own marks', () => {
    const marks = ['hi', 'ja', 'zh', 'ar'].map((lang) => languages.get(lang)!.comma);
    assert.deepEqual(marks, [', ', '、', '，', '، ']);
    for (const text of sayings.get('ar')!.values()) assert.doesNotMatch(text, /[,;?]/, text);
    for (const lang of ['ja', 'zh'])
      for (const text of sayings.get(lang)!.values())
        assert.doesNotMatch(text.replace('1:42', ''), /[,;:?!]/, text);
  });

  it('runs from right to left in Arabic alone', () => {
    const rtl = [...languages].filter(([, texts]) => texts.rtl).map(([lang]) => lang);
    assert.deepEqual(rtl, ['ar']);
  });

  it('sets French marks of two parts off by a no-break space', () => {
    for (const text of sayings.get('fr')!.values()) {
      if (!/\d:\d/.test(text)) assert.doesNotMatch(text, /(^|[^\u00a0])[:;!?]/, text);
    }
  });

  it('opens Spanish questions and cries', () => {
    for (const text of sayings.get('es')!.values()) {
      if (text.endsWith('!')) assert.match(text, /¡/);
      if (text.endsWith('?')) assert.match(text, /¿/);
    }
  });
});

describe('plurals', () => {
  const table: Record<string, string[]> = {
    en: ['0 cards', '1 card', '2 cards', '3 cards', '5 cards', '11 cards', '21 cards', '100 cards'],
    hi: ['0 पत्ता', '1 पत्ता', '2 पत्ते', '3 पत्ते', '5 पत्ते', '11 पत्ते', '21 पत्ते', '100 पत्ते'],
    fi: ['0 korttia', '1 kortti', '2 korttia', '3 korttia', '5 korttia', '11 korttia'],
    de: ['0 Karten', '1 Karte', '2 Karten', '3 Karten'],
    es: ['0 cartas', '1 carta', '2 cartas'],
    fr: ['0 carte', '1 carte', '2 cartes'],
    pt: ['0 carta', '1 carta', '2 cartas'],
    ja: ['0枚', '1枚', '2枚'],
    zh: ['0 张牌', '1 张牌', '2 张牌'],
    ar: [
      'لا أوراق',
      'ورقة واحدة',
      'ورقتان',
      '3 أوراق',
      '5 أوراق',
      '11 ورقة',
      '21 ورقة',
      '100 ورقة',
    ],
  };
  for (const [lang, forms] of Object.entries(table)) {
    it(`counts cards in ${lang}`, () => {
      const {cards} = languages.get(lang)!;
      assert.deepEqual(counts.slice(0, forms.length).map(cards), forms);
    });
  }

  it('writes large numbers as the language does', () => {
    assert.equal(languages.get('en')!.moves(1220), '1,220 moves');
    assert.equal(languages.get('de')!.moves(1220), '1.220 Züge');
    assert.equal(languages.get('fi')!.moves(1220), '1\u00a0220 siirtoa');
    assert.match(languages.get('fr')!.moves(1220), /^1\s220 coups$/);
  });

  it('writes every number in the digits that are on the cards', () => {
    assert.deepEqual(
      ['ar-EG', 'fa', 'mr'].map((lang) => wordsOf(lang).number(345)),
      ['345', '345', '345'],
    );
  });

  it('never says that some places take cards where none does', () => {
    for (const [lang, {pickedUp}] of languages) assert.doesNotMatch(pickedUp('x', 0), /0/, lang);
  });
});

describe('names and sentences, as they are said', () => {
  const table: [string, (texts: Texts) => string, string][] = [
    ['en', ({card}) => card(10, 'diamonds'), '10 of diamonds'],
    ['en', ({andMore}) => andMore('9 of spades', 1), '9 of spades and the card on it'],
    ['en', ({andMore}) => andMore('9 of spades', 2), '9 of spades and the 2 cards on it'],
    [
      'en',
      ({pickedUp}) => pickedUp('ace of clubs', 0),
      'picked up ace of clubs, no possible moves',
    ],
    ['en', ({pickedUp}) => pickedUp('ace of clubs', 1), 'picked up ace of clubs, 1 possible move'],
    ['en', ({turnedBack}) => turnedBack(24), 'turned over the waste, 24 cards in the stock'],
    ['en', ({wentBack}) => wentBack(1, 'drew 2'), 'Went back 1 move. The losing move was: drew 2'],
    ['en', ({tooMany}) => tooMany(1), 'You can move only 1 card at a time right now.'],
    ['en', ({tooMany}) => tooMany(4), 'You can move at most 4 cards at a time right now.'],
    ['hi', ({card}) => card(12, 'hearts'), 'पान की बेगम'],
    ['hi', ({card}) => card(13, 'diamonds'), 'ईंट का बादशाह'],
    ['hi', ({foundation}) => foundation('spades', 1, 2), 'आधार ढेर, हुकुम, दो में से पहला'],
    [
      'hi',
      ({andMore, card, moved, toColumn}) => moved(andMore(card(10, 'diamonds'), 2), toColumn(3)),
      'ईंट का 10 और उस पर रखे 2 पत्ते स्तंभ 3 पर',
    ],
    ['hi', ({upTo}) => upTo(1), 'इक्के तक'],
    ['fi', ({card}) => card(10, 'diamonds'), 'ruutu 10'],
    ['fi', ({card}) => card(11, 'clubs'), 'ristijätkä'],
    [
      'fi',
      ({andMore, card, moved, toColumn}) => moved(andMore(card(1, 'spades'), 1), toColumn(3)),
      'pataässä ja sen päällä oleva kortti sarakkeeseen 3',
    ],
    ['fi', ({foundation}) => foundation('spades', 2, 2), 'peruspino, pata, toinen kahdesta'],
    ['de', ({card}) => card(12, 'hearts'), 'Herz-Dame'],
    ['de', ({onHidden}) => onHidden(1), 'auf einer verdeckten Karte'],
    [
      'de',
      ({wentBack}) => wentBack(1, 'X'),
      '1 Zug zurückgenommen. Damit ging das Spiel verloren: X',
    ],
    ['de', ({pickedUp}) => pickedUp('Karo 3', 3), 'Karo 3 aufgenommen, 3 mögliche Plätze'],
    [
      'de',
      ({andMore, moved, toColumn}) => moved(andMore('Pik 9', 1), toColumn(7)),
      'Pik 9 mit einer weiteren Karte auf Spalte 7',
    ],
    ['de', ({foundation}) => foundation('spades', 1, 2), 'Zielstapel, Pik, erster von zwei'],
    [
      'de',
      ({card, moved, toColumn}) => moved(card(10, 'diamonds'), toColumn(3)),
      'Karo 10 auf Spalte 3',
    ],
    [
      'es',
      ({card, moved, toColumn}) => moved(card(13, 'spades'), toColumn(3)),
      'rey de picas a la columna 3',
    ],
    ['es', ({drew}) => drew(1, 'jota de picas'), '1 carta robada, jota de picas'],
    [
      'es',
      ({upTo}) => [1, 7, 11, 12].map((rank) => upTo(rank as Rank)).join(),
      'hasta el as,hasta el 7,hasta la jota,hasta la reina',
    ],
    [
      'fr',
      ({upTo}) => [1, 7, 12, 13].map((rank) => upTo(rank as Rank)).join(),
      'jusqu’à l’as,jusqu’au 7,jusqu’à la dame,jusqu’au roi',
    ],
    ['fr', ({onHidden}) => onHidden(1), 'au-dessus d’une carte cachée'],
    ['fr', ({drew}) => drew(3, '2 de trèfle'), '3 cartes piochées, 2 de trèfle au-dessus'],
    ['pt', ({card}) => card(1, 'clubs'), 'ás de paus'],
    [
      'pt',
      ({upTo}) => [1, 7, 12, 13].map((rank) => upTo(rank as Rank)).join(),
      'até o ás,até o 7,até a dama,até o rei',
    ],
    [
      'ja',
      ({card, moved, toColumn}) => moved(card(10, 'diamonds'), toColumn(3)),
      'ダイヤの10を3列目へ',
    ],
    [
      'zh',
      ({card, moved, toColumn}) => moved(card(10, 'diamonds'), toColumn(3)),
      '方块 10 移到第 3 列',
    ],
    [
      'zh',
      ({andMore, card, moved, toColumn}) => moved(andMore(card(10, 'diamonds'), 2), toColumn(3)),
      '方块 10 及其上 2 张牌移到第 3 列',
    ],
    ['ar', ({card}) => card(12, 'hearts'), 'بنت كوبة'],
    ['ar', ({moves}) => moves(0), '0 نقلة'],
    ['ar', ({andMore}) => andMore('9 بستوني', 2), '9 بستوني مع ورقتين أخريين'],
    ['ar', ({wentBack}) => wentBack(2, 'X'), 'تم التراجع عن نقلتين. سبب الخسارة: X'],
    ['ar', ({tooMany}) => tooMany(2), 'لا يمكن الآن نقل أكثر من ورقتين دفعة واحدة.'],
    ['ar', ({upTo}) => upTo(13), 'حتى الشايب'],
  ];
  for (const [lang, text, expected] of table) {
    it(`${lang}: ${expected}`, () => assert.equal(text(languages.get(lang)!), expected));
  }
});

/** The usual words of the games' own players. */
const glossary: Record<string, string> = {
  hi: `बाज़ी|बाँट|नई बाज़ी|स्तंभ|आधार ढेर|खींचने का ढेर|खुले पत्तों का ढेर|खाना|पत्ता|क्रम|छिपे|चिह्न|दर्जा|हुकुम|
    पान|ईंट|चिड़ी|इक्का|गुलाम|बेगम|बादशाह|ड्रा 1|ड्रा 3|आसान|मध्यम|कठिन|वापस लें|डबल क्लिक|स्कोर|अंक|
    सामान्य अंक प्रणाली|वेगास अंक प्रणाली|चालें|बाज़ी का कोड|पत्ते वापस खींचने के ढेर में डाल`,
  fi: `peli|jako|uusi peli|sarake|peruspino|nostopakka|poistopakka|pidike|kortti|korttisarja|piilossa|maa|arvo|
    pata|hertta|ruutu|risti|ässä|jätkä|kuningatar|kuningas|nosto 1|nosto 3|helppo|keskitaso|vaikea|peru|
    kaksoisnapsautus|pisteet|normaali pisteytys|Vegas-pisteytys|siirto|pelikoodi|
    palauta poistopakka nostopakaksi`,
};

describe('words of the games', () => {
  for (const [lang, list] of Object.entries(glossary)) {
    it(`${lang} has those that its players use`, () => {
      const all = [...sayings.get(lang)!.values()].join('\n').toLowerCase();
      const missing = list.split(/\|\s*/).filter((word) => !all.includes(word.toLowerCase()));
      assert.deepEqual(missing, []);
    });
  }
});
