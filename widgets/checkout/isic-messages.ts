import { defineMessages } from '#core/intl/define-messages.ts'

export const isicMessages = defineMessages({
  cs: { 'isic.format': 'Neplatný formát. Číslo karty má písmeno, 12 číslic a písmeno: S 420 123 456 789 A.' },
  ro: { 'isic.format': 'Format nevalid. Numărul are o literă, 12 cifre și o literă: S 420 123 456 789 A.' },
  en: {
    'isic.format': 'Invalid format. The number has a letter, 12 digits and a letter: S 420 123 456 789 A.',
  },
})
