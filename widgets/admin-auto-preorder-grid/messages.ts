import { defineMessages } from '#core/intl/define-messages.ts'
import { createTranslate } from '#core/intl/translate.ts'

export const messages = defineMessages({
  cs: {
    'component.label': '✎ Česky: jak se admin-auto-preorder-grid jmenuje pro editory',
    'component.help': '✎ Česky: k čemu admin-auto-preorder-grid je',
    'params.heading.label': 'Nadpis',
    'params.heading.help': 'Prázdný nadpis se nezobrazí.',
    empty: '✎ Česky: co se ukáže místo prázdného seznamu',
    failed: '✎ Česky: co se nepodařilo načíst',
  },
  ro: {
    'component.label': '✎ În română: cum se numește admin-auto-preorder-grid pentru editori',
    'component.help': '✎ În română: la ce folosește admin-auto-preorder-grid',
    'params.heading.label': 'Titlu',
    'params.heading.help': 'Un titlu gol nu se afișează.',
    empty: '✎ În română: ce se arată în locul unei liste goale',
    failed: '✎ În română: ce nu s-a putut încărca',
  },
  en: {
    'component.label': '✎ In English: what admin-auto-preorder-grid is called for editors',
    'component.help': '✎ In English: what admin-auto-preorder-grid is for',
    'params.heading.label': 'Heading',
    'params.heading.help': 'An empty heading is not shown.',
    empty: '✎ In English: what is shown in place of an empty list',
    failed: '✎ In English: what could not be loaded',
  },
})

export const t = createTranslate(messages)
