import type { GenericCode, LimitCode } from '#core/validation/refusal.ts'
import { defineMessages } from './define-messages.ts'

/** What any form may refuse. */
export const refusalMessages = defineMessages<GenericCode>({
  cs: {
    required: 'Tato hodnota je požadována.',
    literal: 'Použijte jen písmena, mezery, spojovník, apostrof a tečku.',
    number: 'Hodnota musí být celé číslo.',
    decimal: 'Hodnota musí být číslo, může mít i desetinná místa.',
    positive: 'Hodnota musí být kladná.',
    link: 'Neplatný odkaz.',
  },
  ro: {
    required: 'Această valoare este obligatorie.',
    literal: 'Folosiți doar litere, spații, cratime, apostrofuri și puncte.',
    number: 'Valoarea trebuie să fie un număr întreg.',
    decimal: 'Valoarea trebuie să fie un număr zecimal.',
    positive: 'Valoarea trebuie să fie pozitivă.',
    link: 'Link nevalid.',
  },
  en: {
    required: 'This value is required.',
    literal: 'Value has to be literal: letters, spaces, hyphen, apostrophe and dot.',
    number: 'The value is not a number.',
    decimal: 'The value is not a decimal.',
    positive: 'The value is not positive.',
    link: 'Not a valid link.',
  },
})

/** What speaks of a limit. */
export const limitMessages = defineMessages<LimitCode>({
  cs: {
    maxLength: 'Nejvýše {limit, plural, one {# znak} few {# znaky} other {# znaků}}.',
    minLength: 'Nejméně {limit, plural, one {# znak} few {# znaky} other {# znaků}}.',
    searchLength: 'Napište alespoň {limit, plural, one {# znak} few {# znaky} other {# znaků}}.',
    maxValue: 'Nejvyšší povolená hodnota je {limit, number}.',
    minValue: 'Nejnižší povolená hodnota je {limit, number}.',
    moreErrors: 'A {limit, plural, one {# další chyba} few {# další chyby} other {# dalších chyb}}.',
    missing: 'Chybí {limit, plural, one {# povinný údaj} few {# povinné údaje} other {# povinných údajů}}.',
  },
  ro: {
    maxLength: 'Cel mult {limit, plural, one {# caracter} few {# caractere} other {# de caractere}}.',
    minLength: 'Cel puțin {limit, plural, one {# caracter} few {# caractere} other {# de caractere}}.',
    searchLength:
      'Scrieți cel puțin {limit, plural, one {# caracter} few {# caractere} other {# de caractere}}.',
    maxValue: 'Valoarea maximă permisă este {limit, number}.',
    minValue: 'Valoarea minimă permisă este {limit, number}.',
    moreErrors: 'Și încă {limit, plural, one {o eroare} few {# erori} other {# de erori}}.',
    missing:
      '{limit, plural, one {Lipsește un câmp obligatoriu} few {Lipsesc # câmpuri obligatorii} other {Lipsesc # de câmpuri obligatorii}}.',
  },
  en: {
    maxLength: 'Max {limit, plural, one {# character} other {# characters}}.',
    minLength: 'Min {limit, plural, one {# character} other {# characters}}.',
    searchLength: 'Write at least {limit, plural, one {# character} other {# characters}}.',
    maxValue: 'Max allowed value is {limit, number}.',
    minValue: 'Min allowed value is {limit, number}.',
    moreErrors: 'And {limit, plural, one {# more error} other {# more errors}}.',
    missing: 'Missing: {limit, plural, one {# required detail} other {# required details}}.',
  },
})
