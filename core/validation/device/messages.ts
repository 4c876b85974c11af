import { defineMessages } from '#core/intl/define-messages.ts'
import type { ImeiCode } from './imei.ts'
import type { SerialNumberCode } from './serial-number.ts'

export const deviceMessages = defineMessages<ImeiCode | SerialNumberCode>({
  cs: {
    'imei.format': 'Neplatné IMEI: obsahuje jen číslice.',
    'imei.length': 'Neplatné IMEI: má přesně 15 číslic.',
    'imei.component': 'Neplatné IMEI: samé nuly nejsou skutečné číslo.',
    'imei.checksum': 'Neplatné IMEI: zkontrolujte překlep, poslední číslice nesouhlasí.',
    'serialNumber.characters':
      'Sériové číslo obsahuje neplatné znaky: použijte písmena bez diakritiky, číslice a . / - bez mezer.',
  },
  ro: {
    'imei.format': 'IMEI nevalid: conține doar cifre.',
    'imei.length': 'IMEI nevalid: are exact 15 cifre.',
    'imei.component': 'IMEI nevalid: numai zerouri nu sunt un număr real.',
    'imei.checksum': 'IMEI nevalid: verificați greșelile de scriere, ultima cifră nu corespunde.',
    'serialNumber.characters':
      'Numărul de serie conține caractere nevalide: folosiți litere fără diacritice, cifre și . / - fără spații.',
  },
  en: {
    'imei.format': 'Invalid IMEI: it has digits only.',
    'imei.length': 'Invalid IMEI: it has exactly 15 digits.',
    'imei.component': 'Invalid IMEI: all zeros are no real number.',
    'imei.checksum': 'Invalid IMEI: check for a typing error, the last digit does not fit.',
    'serialNumber.characters':
      'The serial number contains invalid characters: use plain letters, digits and . / - without spaces.',
  },
})
