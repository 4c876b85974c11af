import { defineMessages } from '#core/intl/define-messages.ts'

export const priceLinesMessages = defineMessages({
  cs: {
    explain: 'Jak jsme cenu spočítali',
    base: 'Cena za stav {grade}',
    decidedBy:
      '{count, plural, one {Rozhodla odpověď na otázku {questions}} other {Rozhodly odpovědi na otázky {questions}}}',
    question: '„{name}“',
    floor: 'Navýšení na nejnižší výkupní cenu',
    total: 'Celkem',
  },
  ro: {
    explain: 'Cum am calculat prețul',
    base: 'Prețul pentru starea {grade}',
    decidedBy:
      'Starea a fost stabilită de {count, plural, one {răspunsul la întrebarea} other {răspunsurile la întrebările}} {questions}',
    question: '„{name}”',
    floor: 'Majorare până la prețul minim oferit',
    total: 'Total',
  },
  en: {
    explain: 'How we worked out the price',
    base: 'Price in grade {grade}',
    decidedBy:
      '{count, plural, one {The answer to {questions} decided} other {The answers to {questions} decided}}',
    question: '“{name}”',
    floor: 'Raised to the lowest buy-back price',
    total: 'Total',
  },
})
