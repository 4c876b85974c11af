import { defineMessages } from '#core/intl/define-messages.ts'

/** Words of the search for a town or a postcode. */
export const townMessages = defineMessages({
  cs: {
    label: 'Vyhledat obec nebo PSČ',
    hint: 'Vyplní za vás obec, její část a PSČ.',
    filled: 'Vyplněno: {place}.',
    county: 'PSČ patří jinam: {county}. Opravte PSČ, nebo stisknutím vyberte {county}.',
  },
  ro: {
    label: 'Căutați localitatea sau codul poștal',
    hint: 'Completăm automat localitatea, județul și codul poștal.',
    filled: 'Completat: {place}.',
    county: 'Codul poștal aparține de {county}. Corectați codul sau apăsați aici pentru {county}.',
  },
  en: {
    label: 'Find a town or postcode',
    hint: 'Fills in the town, its district and the postcode for you.',
    filled: 'Filled in: {place}.',
    county: 'The postcode belongs to {county}. Correct it, or press here for {county}.',
  },
})
