import { defineMessages } from '#core/intl/define-messages.ts'
import type { PasswordCode } from './password.ts'

export const passwordMessages = defineMessages<PasswordCode>({
  cs: {
    'password.upper': 'Heslo musí obsahovat alespoň jedno velké písmeno.',
    'password.lower': 'Heslo musí obsahovat alespoň jedno malé písmeno.',
    'password.digit': 'Heslo musí obsahovat alespoň jednu číslici.',
    'password.special': 'Heslo musí obsahovat alespoň jeden zvláštní znak.',
    'password.numeric': 'Heslo nesmí obsahovat jen číslice.',
    'password.match': 'Hesla se musí shodovat.',
  },
  ro: {
    'password.upper': 'Parola trebuie să aibă cel puțin o literă mare.',
    'password.lower': 'Parola trebuie să aibă cel puțin o literă mică.',
    'password.digit': 'Parola trebuie să aibă cel puțin o cifră.',
    'password.special': 'Parola trebuie să aibă cel puțin un caracter special.',
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
