import { defineMessages } from '#core/intl/define-messages.ts'

export const dateFieldMessages = defineMessages({
  cs: { openCalendar: 'Vybrat datum', changeDay: 'Změnit datum, {day}' },
  ro: { openCalendar: 'Alegeți data', changeDay: 'Schimbați data, {day}' },
  en: { openCalendar: 'Choose a date', changeDay: 'Change the date, {day}' },
})
