import type {enExtras} from './en-extras.js';
import {fileUrl, LazyFile} from '../platform/lazy-file.js';
import {en, type Language, type Locale, type SomeTexts, type Strings} from './en.js';
import {mergeTexts} from './merge-texts.js';
import {wordsOf} from './words.js';

/** The fallback for texts that a language lacks. Texts of the extras are missing until these are loaded. */
let english = {...en(wordsOf('en')), ...languageOf('en')} as Strings;

/** The languages that are available, by their tag in lower case. */
const registered = new Map<string, SomeTexts & Language>([['en', languageOf('en')]]);

/** The languages of the package, each a file of its own. Addresses are literal, for bundlers. */
const localeImports: Readonly<Record<string, () => Promise<Record<string, Locale>>>> = {
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

/** They are loaded when a table first needs them. */
const localeFiles = new Map(
  Object.entries(localeImports).map(([lang, load]) => [
    lang,
    new LazyFile(load, fileUrl(`./${lang}.js`, import.meta.url)),
  ]),
);

/** The tags for HTML if they are more specific: assistive technology picks a voice by them, browsers a font. */
const htmlTags: Readonly<Record<string, string>> = {pt: 'pt-BR', zh: 'zh-Hans'};

const listeners = new Set<() => void>();

/**
 * Adds or replaces a language for all tables: `registerLocale('sv', (words) => ({…}))`. A tag can name a
 * region, like `pt-PT`: tables look for their whole tag first. Missing texts are English.
 *
 * @throws RangeError if `lang` is not a BCP 47 tag
 * @throws TypeError if `locale` is not a function that returns texts, or a text has the wrong type
 */
export function registerLocale(lang: string, locale: Locale): void {
  if (typeof lang !== 'string' || typeof locale !== 'function') {
    throw new TypeError('registerLocale takes a tag and a function of texts');
  }
  add(lang, locale, lang);
}

function add(lang: string, locale: Locale, htmlLang: string): void {
  const texts = mergeTexts(english, locale(wordsOf(lang)), lang);
  registered.set(lang.toLowerCase(), {...texts, ...languageOf(lang, htmlLang)});
  notifyListeners();
}

function languageOf(lang: string, htmlLang = lang): Language {
  return {lang, htmlLang, number: wordsOf(lang).number};
}

/** Adds the English texts of the extras. */
export function addEnglish(texts: typeof enExtras): void {
  english = {...english, ...texts(wordsOf('en'))};
  notifyListeners();
}

/** Goes up each time that languages or texts are added. */
export let localesVersion = 0;

function notifyListeners(): void {
  localesVersion++;
  for (const listener of listeners) listener();
}

/**
 * Calls `listener` whenever languages or texts are added.
 *
 * @returns a function that unsubscribes
 */
export function subscribeToLocales(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The texts for a BCP 47 tag: those of the closest language, else English. A language that is not
 * loaded yet is loaded, and its texts are English until then.
 */
export function stringsFor(tag: string): Strings {
  const parts = tag.toLowerCase().split(/[-_]/);
  for (; parts.length; parts.pop()) {
    const lang = parts.join('-');
    if (registered.has(lang)) return textsOf(lang);
    const file = localeFiles.get(lang);
    if (file) {
      void fetchLocale(lang, file);
      break;
    }
  }
  return textsOf('en');
}

const textsOf = (lang: string): Strings => mergeTexts(english, registered.get(lang));

/** The state of each file that was requested. One that failed is requested again, but not reported again. */
const requests = new Map<string, 'loading' | 'failed'>();

/** Loads a language. If that fails, its texts stay English, and the next table that needs it tries again. */
async function fetchLocale(lang: string, file: LazyFile<Record<string, Locale>>): Promise<void> {
  const before = requests.get(lang);
  if (before === 'loading') return;
  requests.set(lang, 'loading');
  try {
    const locale = (await file.load())[lang]!;
    // The page may have registered its own meanwhile.
    if (!registered.has(lang)) add(lang, locale, htmlTags[lang] ?? lang);
  } catch (error) {
    requests.set(lang, 'failed');
    if (before) return;
    console.warn(
      `solitaire-table: cannot load the language ${lang} yet. If this goes on, reload the page.`,
      error,
    );
  }
}
