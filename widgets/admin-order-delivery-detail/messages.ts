import { defineMessages } from '#core/intl/define-messages.ts'
import { createTranslate } from '#core/intl/translate.ts'

export const messages = defineMessages({
  cs: {
    'component.label': '✎ Česky: jak se admin-order-delivery-detail jmenuje pro editory',
    'component.help': '✎ Česky: k čemu admin-order-delivery-detail je',
    'params.heading.label': 'Nadpis',
    'params.heading.help': 'Prázdný nadpis se nezobrazí.',
    text: '✎ Česky: co návštěvník čte',
    more: '✎ Česky: co se ukáže na přání',
    show: 'Zobrazit více',
    hide: 'Zobrazit méně',
  },
  ro: {
    'component.label': '✎ În română: cum se numește admin-order-delivery-detail pentru editori',
    'component.help': '✎ În română: la ce folosește admin-order-delivery-detail',
    'params.heading.label': 'Titlu',
    'params.heading.help': 'Un titlu gol nu se afișează.',
    text: '✎ În română: ce citește vizitatorul',
    more: '✎ În română: ce se arată la cerere',
    show: 'Afișați mai mult',
    hide: 'Afișați mai puțin',
  },
  en: {
    'component.label': '✎ In English: what admin-order-delivery-detail is called for editors',
    'component.help': '✎ In English: what admin-order-delivery-detail is for',
    'params.heading.label': 'Heading',
    'params.heading.help': 'An empty heading is not shown.',
    text: '✎ In English: what a visitor reads',
    more: '✎ In English: what is shown on demand',
    show: 'Show more',
    hide: 'Show less',
  },
})

export const t = createTranslate(messages)
