import { defineMessages } from '#core/intl/define-messages.ts'

export const datePickerMessages = defineMessages({
  cs: {
    month: 'Měsíc',
    year: 'Rok',
    previousMonth: 'Předchozí měsíc',
    nextMonth: 'Další měsíc',
    choose: 'Vybrat',
  },
  ro: {
    month: 'Luna',
    year: 'Anul',
    previousMonth: 'Luna anterioară',
    nextMonth: 'Luna următoare',
    choose: 'Alege',
  },
  en: {
    month: 'Month',
    year: 'Year',
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    choose: 'Choose',
  },
})
