import assert from 'node:assert/strict';
import {describe, it} from 'node:test';
import type {Locale} from '../../src/locales/en.js';
import {
  localesVersion,
  registerLocale,
  stringsFor,
  subscribeToLocales,
} from '../../src/locales/locales.js';

/** A language with some texts. */
const language = (texts: object): Locale => (() => texts) as unknown as Locale;

/** Waits until a language of the package is loaded. */
function loaded(): Promise<void> {
  return new Promise((done) => {
    const unsubscribe = subscribeToLocales(() => {
      unsubscribe();
      done();
    });
  });
}

describe('the texts for a tag', () => {
  it('are English for English, and for a language that nobody knows', () => {
    for (const tag of ['en', 'EN-gb', 'xx', '', 'no tag at all']) {
      const {undo, lang} = stringsFor(tag);
      assert.deepEqual([undo, lang], ['Undo', 'en'], tag);
    }
  });

  it('are English until the language is loaded, then its own', async () => {
    const arrival = loaded();
    assert.equal(stringsFor('fi').lang, 'en');
    await arrival;
    const {lang, undo} = stringsFor('fi-FI');
    assert.deepEqual([lang, undo], ['fi', 'Peru']);
  });

  it('are the page’s own if it registers the language while it is loading', async () => {
    stringsFor('de');
    registerLocale('de', language({undo: 'Zug zurück'}));
    await import('../../src/locales/de.js');
    await new Promise((done) => setTimeout(done, 20));
    assert.equal(stringsFor('de').undo, 'Zug zurück');
  });

  it('have the more specific tag for HTML where the package has one', async () => {
    const arrival = loaded();
    stringsFor('pt');
    await arrival;
    const {lang, htmlLang} = stringsFor('pt');
    assert.deepEqual([lang, htmlLang], ['pt', 'pt-BR']);
  });

  it('are those of the whole tag first, then of the language', () => {
    registerLocale('sv', language({undo: 'Ångra'}));
    registerLocale('sv-FI', language({undo: 'Ångra (Finland)'}));
    assert.equal(stringsFor('sv-FI').undo, 'Ångra (Finland)');
    assert.equal(stringsFor('sv_fi').undo, 'Ångra (Finland)');
    assert.equal(stringsFor('sv-SE').undo, 'Ångra');
    assert.equal(stringsFor('SV').undo, 'Ångra');
  });

  it('are English where the language has no text', () => {
    registerLocale('nb', language({undo: 'Angre'}));
    const {undo, redo, lang} = stringsFor('nb');
    assert.deepEqual([undo, redo, lang], ['Angre', 'Redo', 'nb']);
  });
});

describe('registering a language', () => {
  it('replaces one that was there', () => {
    registerLocale('da', language({undo: 'Fortryd'}));
    registerLocale('da', language({undo: 'Fortryd træk'}));
    assert.equal(stringsFor('da').undo, 'Fortryd træk');
  });

  it('notifies listeners until they unsubscribe', () => {
    let calls = 0;
    const unsubscribe = subscribeToLocales(() => calls++);
    const before = localesVersion;
    registerLocale('nn', language({undo: 'Angre'}));
    assert.equal(calls, 1);
    assert.equal(localesVersion, before + 1);
    unsubscribe();
    registerLocale('nn', language({undo: 'Angre'}));
    assert.equal(calls, 1);
  });

  it('throws for a bad tag or bad texts, and changes nothing', () => {
    const register = registerLocale as (lang: unknown, locale: unknown) => void;
    assert.throws(() => register('not a tag', language({undo: 'x'})), RangeError);
    assert.throws(() => register('is', {undo: 'x'}), TypeError);
    assert.throws(() => register(5, language({})), TypeError);
    assert.throws(() => register('is', language({undo: 5})), {
      name: 'TypeError',
      message: 'is.undo must be of type string, not number',
    });
    assert.equal(stringsFor('is').undo, 'Undo');
  });
});
