import { defineMessages } from '#core/intl/define-messages.ts'
import { createTranslate } from '#core/intl/translate.ts'

/** What is said of the codes of a discount one by one. */
export const codeListMessages = defineMessages({
  cs: {
    search: 'Hledat kód',
    searchHint: 'Stačí část; na velikosti písmen nezáleží.',
    range: '{from, number}–{to, number} z {count, number}',
    code: 'Kód',
    use: 'Použití',
    once: 'jednorázový',
    repeated: 'opakovaný',
    used: 'Použit',
    unused: 'nepoužitý',
    nothing: 'Žádný kód neobsahuje „{search}“.',
    none: 'Sleva nemá žádný kód.',
  },
  ro: {
    search: 'Căutați un cod',
    searchHint: 'Ajunge o parte; literele mari și mici nu contează.',
    range: '{from, number}–{to, number} din {count, number}',
    code: 'Cod',
    use: 'Folosire',
    once: 'o singură dată',
    repeated: 'repetată',
    used: 'Folosit',
    unused: 'nefolosit',
    nothing: 'Niciun cod nu conține „{search}”.',
    none: 'Reducerea nu are niciun cod.',
  },
  en: {
    search: 'Find a code',
    searchHint: 'A part will do, in letters of either case.',
    range: '{from, number}–{to, number} of {count, number}',
    code: 'Code',
    use: 'Use',
    once: 'single',
    repeated: 'repeated',
    used: 'Used',
    unused: 'unused',
    nothing: 'No code contains “{search}”.',
    none: 'The discount has no code.',
  },
})

export const t = createTranslate(codeListMessages)
