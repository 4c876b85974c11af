import { defineMessages } from '#core/intl/define-messages.ts'
import type { DateCode } from './date.ts'

export const dateMessages = defineMessages<DateCode | 'date.expired' | 'date.adult'>({
  cs: {
    'date.format': 'Neplatné datum: zadejte ho jako DD.MM.RRRR.',
    'date.range': 'Neplatné datum (DD.MM.RRRR): měsíc smí být 1 až 12, den 1 až 31.',
    'date.calendar': 'Neplatné datum (DD.MM.RRRR): takový den v kalendáři není.',
    'date.expired': 'Platnost dokladu už skončila.',
    'date.adult': 'Takto můžete platit od 18 let.',
  },
  ro: {
    'date.format': 'Dată nevalidă: scrieți-o ca ZZ.LL.AAAA.',
    'date.range': 'Dată nevalidă (ZZ.LL.AAAA): luna poate fi de la 1 la 12, ziua de la 1 la 31.',
    'date.calendar': 'Dată nevalidă (ZZ.LL.AAAA): această zi nu există în calendar.',
    'date.expired': 'Actul nu mai este valabil.',
    'date.adult': 'Puteți plăti astfel de la vârsta de 18 ani.',
  },
  en: {
    'date.format': 'Invalid date: write it as DD.MM.YYYY.',
    'date.range': 'Invalid date (DD.MM.YYYY): the month may be 1 to 12, the day 1 to 31.',
    'date.calendar': 'Invalid date (DD.MM.YYYY): there is no such day.',
    'date.expired': 'The document is no longer valid.',
    'date.adult': 'You can pay so from the age of 18.',
  },
})
