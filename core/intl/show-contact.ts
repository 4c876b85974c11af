const NBSP = '\u00a0'

/** A number of the countries around, in threes as it is read out; any other as it came. */
export function showPhone(phone: string): string {
  const [, ...parts] = /^(\+40|\+42[01])?(0?\d{3})(\d{3})(\d{3})$/.exec(phone.replaceAll(/\s/g, '')) ?? []
  return parts.filter(Boolean).join(NBSP) || phone
}

/** A Czech or Slovak postcode stands in two parts. */
export const showPostcode = (postcode: string): string =>
  postcode.trim().replace(/^(\d{3})\s?(\d\d)$/, `$1${NBSP}$2`)

/** A normalized IBAN in fours, as banks print it; between them a line may end. */
export const showIban = (iban: string): string => iban.replaceAll(/(.{4})(?=.)/g, '$1 ')
