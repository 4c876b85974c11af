import { defineMessages } from '#core/intl/define-messages.ts'

export const priceLinesMessages = defineMessages({
  cs: {
    explain: 'Jak jsme cenu spočítali',
    base: 'Cena ve stavu {grade}',
    decidedBy: 'Rozhodla odpověď: {questions}',
    floor: 'Navýšení na nejnižší výkupní cenu',
    total: 'Celkem',
  },
  ro: {
    explain: 'Cum am calculat prețul',
    base: 'Prețul în starea {grade}',
    decidedBy: 'A decis răspunsul: {questions}',
    floor: 'Majorare până la prețul minim de cumpărare',
    total: 'Total',
  },
  en: {
    explain: 'How we worked out the price',
    base: 'Price in grade {grade}',
    decidedBy: 'Decided by: {questions}',
    floor: 'Raised to the lowest buy-back price',
    total: 'Total',
  },
})
