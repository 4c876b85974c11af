import { createTranslate } from '#core/intl/translate.ts'
import { getMarket } from '#core/page.ts'
import { formMessages } from './form-messages.ts'
import type { SellInput } from './sell-input.ts'

export const t = createTranslate(formMessages)

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
