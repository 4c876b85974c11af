import { defineMessages } from '#core/intl/define-messages.ts'
import type { CuiCode, DicCode, IcoCode } from './company-id.ts'

export const companyMessages = defineMessages<IcoCode | DicCode | CuiCode>({
  cs: {
    'ico.format': 'Neplatné IČO: obsahuje jen číslice.',
    'ico.length': 'Neplatné IČO: má 8 číslic.',
    'ico.checksum': 'Neplatné IČO: zkontrolujte překlep.',
    'dic.format': 'Neplatné DIČ: zadejte ho jako CZ25123891.',
    'dic.length': 'Neplatné DIČ: po CZ má 8 až 10 číslic.',
    'dic.component': 'Neplatné DIČ: datum narození v něm neexistuje.',
    'dic.checksum': 'Neplatné DIČ: zkontrolujte překlep.',
    'cui.format': 'Neplatné CUI: obsahuje jen číslice.',
    'cui.length': 'Neplatné CUI: má 2 až 10 číslic.',
    'cui.checksum': 'Neplatné CUI: zkontrolujte překlep.',
  },
  ro: {
    'ico.format': 'IČO nevalid: conține doar cifre.',
    'ico.length': 'IČO nevalid: are 8 cifre.',
    'ico.checksum': 'IČO nevalid: verificați greșelile de scriere.',
    'dic.format': 'DIČ nevalid: scrieți-l ca CZ25123891.',
    'dic.length': 'DIČ nevalid: după CZ are de la 8 la 10 cifre.',
    'dic.component': 'DIČ nevalid: data nașterii din el nu există.',
    'dic.checksum': 'DIČ nevalid: verificați greșelile de scriere.',
    'cui.format': 'CUI nevalid: conține doar cifre.',
    'cui.length': 'CUI nevalid: are de la 2 la 10 cifre.',
    'cui.checksum': 'CUI nevalid: verificați greșelile de scriere.',
  },
  en: {
    'ico.format': 'Invalid IČO: it has digits only.',
    'ico.length': 'Invalid IČO: it has 8 digits.',
    'ico.checksum': 'Invalid IČO: check for a typing error.',
    'dic.format': 'Invalid DIČ: write it as CZ25123891.',
    'dic.length': 'Invalid DIČ: after CZ it has 8 to 10 digits.',
    'dic.component': 'Invalid DIČ: its date of birth does not exist.',
    'dic.checksum': 'Invalid DIČ: check for a typing error.',
    'cui.format': 'Invalid CUI: it has digits only.',
    'cui.length': 'Invalid CUI: it has 2 to 10 digits.',
    'cui.checksum': 'Invalid CUI: check for a typing error.',
  },
})
