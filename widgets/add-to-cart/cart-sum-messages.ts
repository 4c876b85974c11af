import { defineMessages } from '#core/intl/define-messages.ts'

/** What the whole cart comes to, read after something was put in. */
export const cartSumMessages = defineMessages({
  cs: {
    inCart: 'V košíku {count, plural, one {je # kus} few {jsou # kusy} other {je # kusů}} za {total}.',
  },
  ro: {
    inCart:
      'În coș {count, plural, one {este # bucată} few {sunt # bucăți} other {sunt # de bucăți}}: {total}.',
  },
  en: {
    inCart: 'The cart holds {count, plural, one {# piece} other {# pieces}}, {total} in all.',
  },
})
