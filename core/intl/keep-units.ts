/** Keeps a number on one line with its unit: a name or an advice of the server breaks where it likes otherwise. */
export const keepUnits = (text: string): string =>
  text.replace(/(\d) (?=(?:[GT]B|mm|W|mAh|%)(?!\p{L}))/gu, '$1\u00a0')
