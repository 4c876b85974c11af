/** A count with its noun, as the language counts. */
export const writeCount =
  (language: string, forms: Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>) =>
  (number: number): string =>
    `${new Intl.NumberFormat(language, { useGrouping: true }).format(number).replaceAll(' ', '\u00a0')}\u00a0${forms[new Intl.PluralRules(language).select(number)] ?? forms.other}`
