import type {enExtras} from './en-extras.js';
import {en, type Language, type Locale, type SomeTexts, type Strings} from './en.js';
import {mergeTexts} from './merge-texts.js';
import {wordsOf} from './words.js';

/** What stands where a language has no text. Of dialogs there is none before these are there themselves. */
let english = {...en(wordsOf('en')), ...languageOf('en')} as Strings;

/** Languages that are there, by their tag in lower case. */
const known = new Map<string, SomeTexts & Language>([['en', languageOf('en')]]);

/** Languages of the package that are files of their own, fetched when a table first speaks them. */
const files: Readonly<Record<string, () => Promise<Record<string, Locale>>>> = {
  ar: () => import('./ar.js'),
  de: () => import('./de.js'),
  es: () => import('./es.js'),
  fi: () => import('./fi.js'),
  fr: () => import('./fr.js'),
  hi: () => import('./hi.js'),
  ja: () => import('./ja.js'),
  pt: () => import('./pt.js'),
  zh: () => import('./zh.js'),
};

/** Which Portuguese and which Chinese: assistive technology picks a voice by it, browsers a font. */
const varieties: Readonly<Record<string, string>> = {pt: 'pt-BR', zh: 'zh-Hans'};

const watchers = new Set<() => void>();

/**
 * Adds a language, or replaces one, for all tables: `registerLocale('sv', (words) => ({…}))`. A tag may
 * name a region, `pt-PT`; tables look for their whole tag first. A text that is missing is English.
 * Throws RangeError for a bad tag, TypeError for what is no language.
 */
export function registerLocale(lang: string, locale: Locale): void {
  if (typeof lang !== 'string' || typeof locale !== 'function') {
    throw new TypeError('registerLocale takes a tag and a function of texts');
  }
  add(lang, locale, lang);
}

function add(lang: string, locale: Locale, htmlLang: string): void {
  const texts = mergeTexts(english, locale(wordsOf(lang)), lang);
  known.set(lang.toLowerCase(), {...texts, ...languageOf(lang, htmlLang)});
  changed();
}

function languageOf(lang: string, htmlLang = lang): Language {
  return {lang, htmlLang, number: wordsOf(lang).number};
}

/** Adds to English what the dialogs bring along. */
export function addEnglish(texts: typeof enExtras): void {
  english = {...english, ...texts(wordsOf('en'))};
  changed();
}

/** Counts what has come: languages, and what is said in them. */
export let edition = 0;

function changed(): void {
  edition++;
  for (const watcher of watchers) watcher();
}

/** Calls back whenever a language has come. Returns what ends it. */
export function watchLocales(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/**
 * What a table with this BCP 47 tag speaks: its language as closely as there is one, else English. A
 * language that is a file of its own is fetched, English meanwhile; watchers hear of its coming.
 */
export function stringsFor(tag: string): Strings {
  const parts = tag.toLowerCase().split(/[-_]/);
  for (; parts.length; parts.pop()) {
    const lang = parts.join('-');
    if (known.has(lang)) return textsOf(lang);
    if (Object.hasOwn(files, lang)) {
      void fetchLocale(lang);
      break;
    }
  }
  return textsOf('en');
}

const textsOf = (lang: string): Strings => mergeTexts(english, known.get(lang));

/** What has become of each file; one that could not be had is asked for again, but not complained of again. */
const fetched = new Map<string, 'coming' | 'missed'>();

/** A file that cannot be had leaves English in place; the next table that wants it tries again. */
async function fetchLocale(lang: string): Promise<void> {
  const before = fetched.get(lang);
  if (before === 'coming') return;
  fetched.set(lang, 'coming');
  try {
    const locale = (await files[lang]!())[lang]!;
    // A host may have brought its own meanwhile.
    if (!known.has(lang)) add(lang, locale, varieties[lang] ?? lang);
  } catch (error) {
    fetched.set(lang, 'missed');
    if (!before) console.warn(`solitaire-table: cannot load the language ${lang}`, error);
  }
}
