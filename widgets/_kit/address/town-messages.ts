import { defineMessages } from '#core/intl/define-messages.ts'

/** Words of the search for a town or a postcode. */
export const townMessages = defineMessages({
  cs: {
    label: 'Vyhledat obec nebo PSČ',
    hint: 'Vyplní za vás obec, její část a PSČ.',
    filled: 'Vyplněno: {place}.',
  },
  ro: {
    label: 'Căutați localitatea sau codul poștal',
    hint: 'Completăm automat localitatea, județul și codul poștal.',
    filled: 'Completat: {place}.',
  },
  en: {
    label: 'Find a town or postcode',
    hint: 'Fills in the town, its district and the postcode for you.',
    filled: 'Filled in: {place}.',
  },
})
