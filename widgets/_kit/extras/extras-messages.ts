import { defineMessages } from '#core/intl/define-messages.ts'
import { createTranslate } from '#core/intl/translate.ts'

export const extrasMessages = defineMessages({
  cs: {
    insurance: 'Pojištění',
    warranty: 'Záruka',
    warrantyNone: 'Zákonná záruka 24 měsíců',
    warrantyMonths: 'Celkem {months, plural, one {# měsíc} few {# měsíce} other {# měsíců}} (+{price})',
    bonus: 'Bonus až {price} za staré zařízení',
    bonusMost: 'Prodejte nám ho a odečteme vám až {0} % z ceny.',
    bonusFind: 'Kolik za něj dostanete, zjistíte ve výkupu',
    newTab: 'nová karta',
    bonusDevice: 'Odečteme po výkupu zařízení {name}.',
  },
  ro: {
    insurance: 'Asigurare',
    warranty: 'Garanție',
    warrantyNone: 'Garanția legală de 24 de luni',
    warrantyMonths: 'În total {months, plural, one {# lună} few {# luni} other {# de luni}} (+{price})',
    bonus: 'Bonus de până la {price} pentru dispozitivul vechi',
    bonusMost: 'Ni-l vindeți, iar noi scădem până la {0} % din preț.',
    bonusFind: 'Aflați aici cât primiți pe el',
    newTab: 'filă nouă',
    bonusDevice: 'Îl scădem după ce cumpărăm dispozitivul {name}.',
  },
  en: {
    insurance: 'Insurance',
    warranty: 'Warranty',
    warrantyNone: 'Legal warranty of 24 months',
    warrantyMonths: '{months, plural, one {# month} other {# months}} in all (+{price})',
    bonus: 'Bonus of up to {price} for your old device',
    bonusMost: 'Sell it to us and we take off up to {0}% of the price.',
    bonusFind: 'See in the buy-back how much you get for it',
    newTab: 'new tab',
    bonusDevice: 'We take it off once we have bought your {name}.',
  },
})

export const t = createTranslate(extrasMessages)
