import { defineMessages } from '#core/intl/define-messages.ts'
import type { BirthNumberCode } from './birth-number.ts'
import type { CnpCode } from './cnp.ts'
import type { IdentityCardCode } from './identity-card.ts'
import type { PlaceOfBirthCode } from './place-of-birth.ts'
import type { TitleCode } from './title.ts'

export const identityMessages = defineMessages<
  BirthNumberCode | CnpCode | IdentityCardCode | PlaceOfBirthCode | TitleCode
>({
  cs: {
    'birthNumber.format': 'Neplatné rodné číslo: zadejte ho jako 710319/2745.',
    'birthNumber.length': 'Rodné číslo musí mít 10 číslic, do roku 1953 jen 9.',
    'birthNumber.component':
      'Neplatné rodné číslo: takové datum narození neexistuje, nejspíš je v něm překlep.',
    'birthNumber.checksum': 'Neplatné rodné číslo: kontrolní číslice nesouhlasí, nejspíš je v něm překlep.',
    'cnp.format': 'CNP smí obsahovat jen číslice.',
    'cnp.length': 'CNP musí mít 13 číslic.',
    'cnp.component': 'Neplatné CNP: takové datum nebo župa neexistuje, nejspíš je v něm překlep.',
    'cnp.checksum': 'Neplatné CNP: kontrolní číslice nesouhlasí, nejspíš je v něm překlep.',
    'identityCard.format': 'Neplatné číslo dokladu: opište ho tak, jak je na dokladu.',
    'placeOfBirth.characters':
      'Místo narození obsahuje nepovolené znaky: použijte písmena, číslice, mezery a . , ( ) / - ’.',
    'title.format': 'Titul se píše latinkou a končí tečkou, třeba Ing.',
  },
  ro: {
    'birthNumber.format': 'Număr personal ceh nevalid: scrieți-l ca 710319/2745.',
    'birthNumber.length': 'Numărul personal ceh trebuie să aibă 10 cifre, până în 1953 doar 9.',
    'birthNumber.component':
      'Număr personal ceh nevalid: data nașterii nu există. Verificați dacă l-ați scris corect.',
    'birthNumber.checksum':
      'Număr personal ceh nevalid: cifra de control nu corespunde. Verificați dacă l-ați scris corect.',
    'cnp.format': 'CNP-ul poate conține doar cifre.',
    'cnp.length': 'CNP-ul trebuie să aibă 13 cifre.',
    'cnp.component': 'CNP nevalid: data sau județul nu există. Verificați dacă l-ați scris corect.',
    'cnp.checksum': 'CNP nevalid: cifra de control nu corespunde. Verificați dacă l-ați scris corect.',
    'identityCard.format': 'Numărul actului nu este valid: scrieți-l așa cum este pe act.',
    'placeOfBirth.characters':
      'Locul nașterii conține caractere nepermise: folosiți litere, cifre, spații și . , ( ) / - ’.',
    'title.format': 'Titlul se scrie cu litere latine și se termină cu punct, de exemplu Ing.',
  },
  en: {
    'birthNumber.format': 'Invalid birth number: write it as 710319/2745.',
    'birthNumber.length': 'A birth number must have 10 digits, until 1953 only 9.',
    'birthNumber.component':
      'Invalid birth number: there is no such date of birth, check for a typing error.',
    'birthNumber.checksum': 'Invalid birth number: check for a typing error, the check digit does not fit.',
    'cnp.format': 'CNP may have digits only.',
    'cnp.length': 'CNP must have 13 digits.',
    'cnp.component': 'Invalid CNP: its date or county does not exist, check for a typing error.',
    'cnp.checksum': 'Invalid CNP: check for a typing error, the check digit does not fit.',
    'identityCard.format': 'Invalid document number: write it as it stands on the document.',
    'placeOfBirth.characters':
      'The place of birth has characters that are not allowed: use letters, digits, spaces and . , ( ) / - ’.',
    'title.format': 'A title has Latin letters only and ends with a dot, for example Ing.',
  },
})
