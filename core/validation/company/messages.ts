import { defineMessages } from '#core/intl/define-messages.ts'
import type { CuiCode, DicCode, IcoCode } from './company-id.ts'

export const companyMessages = defineMessages<IcoCode | DicCode | CuiCode>({
  cs: {
    'ico.format': 'IČO smí obsahovat jen číslice.',
    'ico.length': 'IČO musí mít 8 číslic.',
    'ico.checksum': 'Neplatné IČO: nejspíš je v něm překlep.',
    'dic.format': 'Neplatné DIČ: zadejte ho jako CZ25123891.',
    'dic.length': 'DIČ musí mít po CZ 8 až 10 číslic.',
    'dic.component': 'Neplatné DIČ: takové datum narození neexistuje, nejspíš je v něm překlep.',
    'dic.checksum': 'Neplatné DIČ: nejspíš je v něm překlep.',
    'cui.format': 'CUI smí obsahovat jen číslice.',
    'cui.length': 'CUI musí mít 2 až 10 číslic.',
    'cui.checksum': 'Neplatné CUI: nejspíš je v něm překlep.',
  },
  ro: {
    'ico.format': 'Codul IČO poate conține doar cifre.',
    'ico.length': 'Codul IČO trebuie să aibă 8 cifre.',
    'ico.checksum': 'IČO nevalid: probabil conține o greșeală.',
    'dic.format': 'DIČ nevalid: scrieți-l ca CZ25123891.',
    'dic.length': 'Codul DIČ trebuie să aibă după CZ de la 8 la 10 cifre.',
    'dic.component': 'DIČ nevalid: data nașterii din el nu există.',
    'dic.checksum': 'DIČ nevalid: probabil conține o greșeală.',
    'cui.format': 'CUI-ul poate conține doar cifre.',
    'cui.length': 'CUI-ul trebuie să aibă de la 2 la 10 cifre.',
    'cui.checksum': 'CUI nevalid: probabil conține o greșeală.',
  },
  en: {
    'ico.format': 'IČO may have digits only.',
    'ico.length': 'IČO must have 8 digits.',
    'ico.checksum': 'Invalid IČO: check for a typing error.',
    'dic.format': 'Invalid DIČ: write it as CZ25123891.',
    'dic.length': 'DIČ must have 8 to 10 digits after CZ.',
    'dic.component': 'Invalid DIČ: its date of birth does not exist.',
    'dic.checksum': 'Invalid DIČ: check for a typing error.',
    'cui.format': 'CUI may have digits only.',
    'cui.length': 'CUI must have 2 to 10 digits.',
    'cui.checksum': 'Invalid CUI: check for a typing error.',
  },
})
