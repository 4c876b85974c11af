import { defineMessages } from '#core/intl/define-messages.ts'

export const suggestMessages = defineMessages({
  cs: {
    searching: 'Hledáme…',
    found:
      '{count, plural, one {Našli jsme # možnost.} few {Našli jsme # možnosti.} other {Našli jsme # možností.}} Vybírejte šipkami nahoru a dolů.',
    nothing: 'Nic jsme nenašli. Vyplňte prosím údaje ručně.',
    failed: 'Vyhledávání teď nefunguje. Vyplňte prosím údaje ručně.',
  },
  ro: {
    searching: 'Căutăm…',
    found:
      '{count, plural, one {Am găsit # opțiune.} few {Am găsit # opțiuni.} other {Am găsit # de opțiuni.}} Alegeți cu săgețile sus și jos.',
    nothing: 'Nu am găsit nimic. Vă rugăm să completați manual.',
    failed: 'Căutarea nu funcționează acum. Vă rugăm să completați manual.',
  },
  en: {
    searching: 'Searching…',
    found:
      '{count, plural, one {We found # option.} other {We found # options.}} Choose with the up and down arrows.',
    nothing: 'We found nothing. Please fill in the fields by hand.',
    failed: 'The search does not work at the moment. Please fill in the fields by hand.',
  },
})
