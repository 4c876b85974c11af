import { defineMessages } from '#core/intl/define-messages.ts'
import type { AddressCode } from './address.ts'

export const addressMessages = defineMessages<AddressCode>({
  cs: {
    'address.houseNumber': 'Doplňte číslo domu, třeba Veveří 12 nebo č. p. 12.',
    'address.name': 'Napište celý název, ne jen číslo nebo jedno písmeno.',
  },
  ro: {
    'address.houseNumber':
      'Adăugați numărul casei, de exemplu Strada Lungă 5. Dacă nu are număr, scrieți f.n.',
    'address.name': 'Scrieți denumirea întreagă, nu doar un număr sau o literă.',
  },
  en: {
    'address.houseNumber': 'Add the house number, for example Veveří 12.',
    'address.name': 'Write the whole name, not only a number or a single letter.',
  },
})
