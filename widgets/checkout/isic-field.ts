import { defineMessages } from '#core/intl/define-messages.ts'
import { makeField } from '#core/validation/field.ts'

const messages = defineMessages({
  cs: { 'isic.format': 'Neplatný formát. Číslo karty má písmeno, 12 číslic a písmeno: S 420 123 456 789 A.' },
  ro: { 'isic.format': 'Format nevalid. Numărul are o literă, 12 cifre și o literă: S 420 123 456 789 A.' },
  en: {
    'isic.format': 'Invalid format. The number has a letter, 12 digits and a letter: S 420 123 456 789 A.',
  },
})

/** The number of a student’s card, with the spaces that are printed on it or without. */
export const isicField = () =>
  makeField(messages, text => (/^[a-z]\d{12}[a-z]$/i.test(text.replace(/\s/g, '')) ? null : 'isic.format'))
