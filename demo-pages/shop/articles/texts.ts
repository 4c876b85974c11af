/** What the page of the business terms says beside the terms themselves. */
export const ARTICLE_TEXTS = {
  cz: {
    description: 'Podmínky, za kterých Laguna prodává zboží a\u00a0služby.',
    unclear: 'Něco není jasné? Zavolejte nám:',
  },
  ro: {
    description: 'Termenii în care Laguna vinde produse și servicii.',
    unclear: 'Ceva nu este clar? Sunați-ne:',
  },
} as const
