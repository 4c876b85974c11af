import { defineMessages } from '#core/intl/define-messages.ts'

export const datePickerMessages = defineMessages({
  cs: {
    month: 'Měsíc',
    year: 'Rok',
    previousMonth: 'Předchozí měsíc',
    nextMonth: 'Další měsíc',
    choose: 'Vybrat',
    keys: 'Den vyberete šipkami, měsíc klávesami Page Up a Page Down.',
  },
  ro: {
    month: 'Luna',
    year: 'Anul',
    previousMonth: 'Luna anterioară',
    nextMonth: 'Luna următoare',
    choose: 'Alegeți',
    keys: 'Alegeți ziua cu săgețile, luna cu tastele Page Up și Page Down.',
  },
  en: {
    month: 'Month',
    year: 'Year',
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    choose: 'Choose',
    keys: 'Choose the day with the arrow keys, the month with Page Up and Page Down.',
  },
})
