import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import {Game, type GameDefinition} from '../../src/engine/index.js';
import {clockText, scoreText} from '../../src/locales/format.js';
import {gameName} from '../../src/locales/game-name.js';
import {refusalText} from '../../src/locales/refusal-text.js';
import {wordsOf} from '../../src/locales/words.js';
import {english} from '../support/strings.js';

describe('a score', () => {
  const words = wordsOf('en');

  it('is a number of points in the language’s format', () => {
    assert.equal(scoreText({score: 0, options: {}}, words), '0');
    assert.equal(scoreText({score: 1220, options: {scoring: 'standard'}}, words), '1,220');
    assert.equal(scoreText({score: 1220, options: {}}, wordsOf('de')), '1.220');
    assert.equal(scoreText({score: -10, options: {}}, words), '-10');
  });

  it('with Vegas scoring is dollars, the same in every language', () => {
    for (const lang of ['en', 'de', 'ar', 'hi']) {
      const vegas = (score: number) =>
        scoreText({score, options: {scoring: 'vegas'}}, wordsOf(lang));
      assert.deepEqual([vegas(416), vegas(0), vegas(-104)], ['$416', '$0', '-$104']);
    }
  });
});

describe('a time', () => {
  const times: [seconds: number, text: string][] = [
    [0, '0:00'],
    [9, '0:09'],
    [102, '1:42'],
    [600, '10:00'],
    [3599, '59:59'],
    [3600, '1:00:00'],
    [3605, '1:00:05'],
    [36_000 + 61, '10:01:01'],
  ];
  for (const [seconds, text] of times) {
    it(`of ${seconds} seconds is ${text}`, () => assert.equal(clockText(seconds), text));
  }
});

describe('numbers and plurals', () => {
  it('have the digits of the cards in every language', () => {
    for (const lang of ['en', 'ar-EG', 'fa', 'mr', 'hi']) {
      assert.equal(wordsOf(lang).number(345), '345', lang);
    }
  });

  it('pick the form for a count', () => {
    const forms = {one: '# card', other: '# cards'};
    const {plural} = wordsOf('en');
    assert.deepEqual(
      [plural(0, forms), plural(1, forms), plural(2, forms)],
      ['0 cards', '1 card', '2 cards'],
    );
    const arabic = {
      zero: 'none',
      two: 'two of them',
      few: '# few',
      many: '# many',
      other: '# other',
    };
    const counts = [0, 1, 2, 3, 11, 100].map((n) => wordsOf('ar').plural(n, arabic));
    assert.deepEqual(counts, ['none', '1 other', 'two of them', '3 few', '11 many', '100 other']);
  });

  it('throw a RangeError for what is not a language', () => {
    assert.throws(() => wordsOf('not a tag'), RangeError);
  });
});

describe('the name of a game', () => {
  const named = (names: Record<string, string>) =>
    ({id: 'mine', names}) as unknown as GameDefinition;

  it('is the language’s own', () => {
    const {definition} = Game.fromCode('DS1-D1N-AAAAAAB');
    const strings = {...english, games: {double: 'Doppelsolitär'}};
    assert.equal(gameName(definition, strings), 'Doppelsolitär');
  });

  it('is the one that the page brought for the language, else its English one', () => {
    const game = named({en: 'My Game', fi: 'Pelini'});
    assert.equal(gameName(game, english), 'My Game');
    assert.equal(gameName(game, {...english, lang: 'fi'}), 'Pelini');
    assert.equal(gameName(game, {...english, lang: 'sv'}), 'My Game');
  });
});

describe('the text of a refusal', () => {
  it('is the one for its reason', () => {
    assert.equal(
      refusalText(english, {reason: 'king-only'}),
      'Only a king can go in an empty column.',
    );
    assert.equal(
      refusalText(english, {reason: 'no-target'}),
      'There’s nowhere to move that right now.',
    );
  });

  it('says how many cards may move', () => {
    assert.equal(
      refusalText(english, {reason: 'too-many', allowed: 4}),
      'You can move at most 4 cards at a time right now.',
    );
  });

  it('is a general one for reasons that only scripts meet', () => {
    assert.equal(refusalText(english, {reason: 'no-such-pile'}), 'You can’t do that.');
  });

  it('is empty until the texts are loaded', () => {
    assert.equal(refusalText({}, {reason: 'king-only'}), '');
    assert.equal(refusalText({}, {reason: 'too-many', allowed: 4}), '');
  });
});
