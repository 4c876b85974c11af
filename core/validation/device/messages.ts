import { defineMessages } from '#core/intl/define-messages.ts'
import type { ImeiCode } from './imei.ts'
import type { SerialNumberCode } from './serial-number.ts'

export const deviceMessages = defineMessages<ImeiCode | SerialNumberCode>({
  cs: {
    'imei.format': 'Neplatné IMEI: opište 15 číslic, které zařízení ukáže po vytočení *#06#.',
    'imei.length': 'Neplatné IMEI: musí mít přesně 15 číslic.',
    'imei.component': 'Neplatné IMEI: samé nuly nemá žádný telefon.',
    'imei.checksum': 'Neplatné IMEI: poslední číslice nesouhlasí, nejspíš je v něm překlep.',
    'serialNumber.characters':
      'Sériové číslo obsahuje neplatné znaky: použijte písmena bez diakritiky, číslice a . / - bez mezer.',
  },
  ro: {
    'imei.format': 'IMEI nevalid: scrieți cele 15 cifre pe care dispozitivul le arată după ce formați *#06#.',
    'imei.length': 'IMEI nevalid: trebuie să aibă exact 15 cifre.',
    'imei.component': 'IMEI nevalid: nu poate fi format doar din zerouri.',
    'imei.checksum': 'IMEI nevalid: ultima cifră nu corespunde. Verificați dacă l-ați scris corect.',
    'serialNumber.characters':
      'Numărul de serie conține caractere nevalide: folosiți litere fără diacritice, cifre și . / - fără spații.',
  },
  en: {
    'imei.format': 'Invalid IMEI: write the 15 digits that the device shows after *#06# is dialled.',
    'imei.length': 'Invalid IMEI: it must have exactly 15 digits.',
    'imei.component': 'Invalid IMEI: no phone has zeros alone.',
    'imei.checksum': 'Invalid IMEI: check for a typing error, the last digit does not fit.',
    'serialNumber.characters':
      'The serial number contains invalid characters: use plain letters, digits and . / - without spaces.',
  },
})
