import { defineMessages } from '#core/intl/define-messages.ts'
import { createTranslate } from '#core/intl/translate.ts'

export const stepperMessages = defineMessages({
  cs: { unfit: 'Zadejte celé číslo od 1 do {most}. Počet se nezměnil.' },
  ro: { unfit: 'Introduceți un număr întreg de la 1 la {most}. Cantitatea nu s-a schimbat.' },
  en: { unfit: 'Enter a whole number from 1 to {most}. The number has not changed.' },
})

export const t = createTranslate(stepperMessages)
