/** A count's forms by the rules of `Intl.PluralRules`; `#` stands for the number. */
export type Forms = Partial<Readonly<Record<Intl.LDMLPluralRule, string>>> & {
  readonly other: string;
};

/** What a language says with numbers. */
export interface Words {
  /** A whole number as the language writes it, in the digits 0 to 9. */
  number(n: number): string;
  /** The form for so many: `plural(3, {one: '# card', other: '# cards'})`. */
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
