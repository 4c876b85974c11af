import { defineMessages } from '#core/intl/define-messages.ts'

/** What the whole cart comes to, read after something was put in. */
export const cartSumMessages = defineMessages({
  cs: {
    inCart: 'V košíku {count, plural, one {je # kus} few {jsou # kusy} other {je # kusů}} za {total}.',
    inCartFrom: 'V košíku {count, plural, one {je # kus} few {jsou # kusy} other {je # kusů}} od {total}.',
  },
  ro: {
    inCart: 'Aveți în coș {count, plural, one {# produs} few {# produse} other {# de produse}}: {total}.',
    inCartFrom:
      'Aveți în coș {count, plural, one {# produs} few {# produse} other {# de produse}}: de la {total}.',
  },
  en: {
    inCart: 'The cart holds {count, plural, one {# piece} other {# pieces}}, {total} in all.',
    inCartFrom: 'The cart holds {count, plural, one {# piece} other {# pieces}}, from {total} in all.',
  },
})
