import { defineMessages } from '#core/intl/define-messages.ts'
import type { PasswordCode } from './password.ts'

export const passwordMessages = defineMessages<PasswordCode>({
  cs: {
    'password.upper': 'Heslo potřebuje alespoň 1 velké písmeno.',
    'password.lower': 'Heslo potřebuje alespoň 1 malé písmeno.',
    'password.digit': 'Heslo potřebuje alespoň 1 číslici.',
    'password.special': 'Heslo potřebuje alespoň 1 zvláštní znak.',
    'password.numeric': 'Heslo nesmí být jen z číslic.',
    'password.match': 'Hesla se musí shodovat.',
  },
  ro: {
    'password.upper': 'Parola trebuie să aibă cel puțin 1 literă mare.',
    'password.lower': 'Parola trebuie să aibă cel puțin 1 literă mică.',
    'password.digit': 'Parola trebuie să aibă cel puțin 1 cifră.',
    'password.special': 'Parola trebuie să aibă cel puțin 1 caracter special.',
    'password.numeric': 'Parola nu poate fi formată doar din cifre.',
    'password.match': 'Parolele trebuie să coincidă.',
  },
  en: {
    'password.upper': 'The password needs at least 1 uppercase letter.',
    'password.lower': 'The password needs at least 1 lowercase letter.',
    'password.digit': 'The password needs at least 1 digit.',
    'password.special': 'The password needs at least 1 special character.',
    'password.numeric': 'The password must not be entirely numeric.',
    'password.match': 'Password has to match.',
  },
})
