import { defineMessages } from '#core/intl/define-messages.ts'

/** Words of the search for a town or a postcode. */
export const townMessages = defineMessages({
  cs: {
    label: 'Vyhledat obec nebo PSČ',
    hint: 'Vyplní za vás obec, její část a PSČ.',
    filled: 'Vyplněno: {place}.',
    county: 'PSČ patří jinam: {county}. Opravte PSČ, nebo stisknutím vyberte {county}.',
    countyAsked:
      'Ještě jsme nic neodeslali: PSČ patří jinam, {county}. Opravte je, nebo odešlete znovu, pokud je to takto správně.',
    countyChange: 'Změnit na {county}',
  },
  ro: {
    label: 'Căutați localitatea sau codul poștal',
    hint: 'Completăm automat localitatea, județul și codul poștal.',
    filled: 'Completat: {place}.',
    county: 'Codul poștal aparține de {county}. Corectați codul sau apăsați aici pentru {county}.',
    countyAsked:
      'Încă nu am trimis nimic: codul poștal aparține de {county}. Corectați-l sau trimiteți din nou, dacă este bine așa.',
    countyChange: 'Schimbați în {county}',
  },
  en: {
    label: 'Find a town or postcode',
    hint: 'Fills in the town, its district and the postcode for you.',
    filled: 'Filled in: {place}.',
    county: 'The postcode belongs to {county}. Correct it, or press here for {county}.',
    countyAsked:
      'Nothing has been sent yet: the postcode belongs to {county}. Correct it, or send again if it is right as it stands.',
    countyChange: 'Change to {county}',
  },
})
