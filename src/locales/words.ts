/** A count's forms by the rules of `Intl.PluralRules`; `#` stands for the number. */
export type Forms = Partial<Readonly<Record<Intl.LDMLPluralRule, string>>> & {
  readonly other: string;
};

/** What a language says with numbers. */
export interface Words {
  /** A whole number as the language writes it. */
  number(n: number): string;
  /** The form for so many: `plural(3, {one: '# card', other: '# cards'})`. */
  plural(n: number, forms: Forms): string;
}

/** Throws RangeError for what is no BCP 47 tag. */
export function wordsOf(lang: string): Words {
  const format = new Intl.NumberFormat(lang);
  const rules = new Intl.PluralRules(lang);
  const number = (n: number): string => format.format(n);
  return {
    number,
    plural: (n, forms) => (forms[rules.select(n)] ?? forms.other).replace('#', number(n)),
  };
}
