/** The plural forms of a text, by the categories of `Intl.PluralRules`. `#` stands for the number. */
export type Forms = Partial<Readonly<Record<Intl.LDMLPluralRule, string>>> & {
  readonly other: string;
};

/** The number formatting of a language. */
export interface Words {
  /** Formats a whole number, in the digits 0 to 9. */
  number(n: number): string;
  /** Picks the form for `n`: `plural(3, {one: '# card', other: '# cards'})` is `3 cards`. */
  plural(n: number, forms: Forms): string;
}

/**
 * Number formatting of a language. Digits are always 0 to 9, as on the cards: which digits Arabic gets by default
 * differs between browsers. Throws RangeError if `lang` is not a BCP 47 tag.
 */
export function wordsOf(lang: string): Words {
  const format = new Intl.NumberFormat(lang, {numberingSystem: 'latn'});
  const rules = new Intl.PluralRules(lang);
  const number = (n: number): string => format.format(n);
  return {
    number,
    plural: (n, forms) => (forms[rules.select(n)] ?? forms.other).replace('#', number(n)),
  };
}
