import { defineMessages } from '#core/intl/define-messages.ts'
import type { EmailCode } from './email.ts'
import type { PhoneCode } from './phone.ts'
import type { PostcodeCode } from './postcode.ts'

export const contactMessages = defineMessages<EmailCode | PhoneCode | PostcodeCode>({
  cs: {
    'email.format': 'Neplatný e-mail. Zadejte ho ve tvaru jmeno@domena.cz.',
    'phone.format': 'Telefonní číslo není platné. Zadejte ho třeba jako +420 602 123 456.',
    'postcode.format': 'Zadejte platné PSČ. Má 5 číslic, třeba 602\u00a000.',
  },
  ro: {
    'email.format': 'E-mail nevalid. Scrieți-l sub forma nume@domeniu.ro.',
    'phone.format': 'Numărul de telefon nu este valid. Scrieți-l, de exemplu, 0721 234 567.',
    'postcode.format': 'Introduceți un cod poștal valid. Are 6 cifre, de exemplu 400001.',
  },
  en: {
    'email.format': 'Invalid e-mail. Write it as name@domain.com.',
    'phone.format': 'Telephone number is not valid. Write it for example as +420 602 123 456.',
    'postcode.format': 'Enter a valid postcode. In Czechia it has 5 digits, in Romania 6.',
  },
})
