import { defineMessages } from '#core/intl/define-messages.ts'

export const pickerMessages = defineMessages({
  cs: {
    hint: 'Napište část názvu a vyberte ze seznamu.',
    chosen: 'Vybráno',
    remove: 'Odebrat: {name}',
    added: 'Přidáno: {name}',
    removed: 'Odebráno: {name}',
    nothing: 'Nic jsme nenašli.',
    failed: 'Hledání se nezdařilo. Zkuste to znovu.',
    pending: 'Hledá se…',
    short: 'Napište alespoň {count, plural, one {# znak} few {# znaky} other {# znaků}}.',
  },
  ro: {
    hint: 'Scrieți o parte din nume și alegeți din listă.',
    chosen: 'Alese',
    remove: 'Eliminați: {name}',
    added: 'Adăugat: {name}',
    removed: 'Eliminat: {name}',
    nothing: 'Nu am găsit nimic.',
    failed: 'Căutarea nu a reușit. Încercați din nou.',
    pending: 'Se caută…',
    short: 'Scrieți cel puțin {count, plural, one {# caracter} few {# caractere} other {# de caractere}}.',
  },
  en: {
    hint: 'Type a part of the name and choose from the list.',
    chosen: 'Chosen',
    remove: 'Remove: {name}',
    added: 'Added: {name}',
    removed: 'Removed: {name}',
    nothing: 'We found nothing.',
    failed: 'The search failed. Try again.',
    pending: 'Searching…',
    short: 'Write at least {count, plural, one {# character} other {# characters}}.',
  },
})
