import { createTranslate } from '#core/intl/translate.ts'
import { getMarket } from '#core/page.ts'
import { formMessages } from './form-messages.ts'
import { needMessages } from './need-messages.ts'
import type { SellInput } from './sell-input.ts'

export const t = createTranslate(formMessages)
const tNeed = createTranslate(needMessages)

/** What a field is called; two of them are other things in Romania. */
export function nameField(field: keyof SellInput): string {
  const isRomanian = getMarket().country === 'RO'
  switch (field) {
    case 'birthNumber':
      return t(isRomanian ? 'cnp' : 'birthNumber')
    case 'bankAccountNumber':
      return t(isRomanian ? 'iban' : 'bankAccountNumber')
    case 'altStreet':
      return t('street')
    case 'altCity':
      return t('city')
    case 'altDistrict':
      return t('district')
    case 'altPostcode':
      return t('postcode')
    case 'altCountry':
      return t('country')
    case 'hasAgreed':
      return t('terms', { terms: t('termsLink') })
    default:
      return t(field)
  }
}

/** What is said of each field that is left empty, by the codes of their rules. */
export const nameNeeds = (): Record<string, string> =>
  Object.fromEntries([
    ['hasAgreed.required', t('agreeNeeded')],
    ...NEEDED.map(field => [`${field}.required`, tNeed(field)]),
    ...ELSEWHERE.map(([field, as]) => [`${field}.required`, tNeed(as)]),
  ])

const NEEDED = [
  'imei',
  'serialNumber',
  'firstName',
  'lastName',
  'gender',
  'nationality',
  'placeOfBirth',
  'birthNumber',
  'identityCardNumber',
  'identityReleasedBy',
  'identityValidTo',
  'email',
  'phoneNumber',
  'street',
  'city',
  'postcode',
  'country',
  'bankAccountNumber',
  'bankCode',
] as const
const ELSEWHERE = [
  ['altStreet', 'street'],
  ['altCity', 'city'],
  ['altPostcode', 'postcode'],
  ['altCountry', 'country'],
] as const
