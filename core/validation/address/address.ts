export type AddressCode = `address.${'houseNumber' | 'name'}`

/** Of a Romanian house that has none its address says so: `f.n.` */
const UNNUMBERED = /(?:^|[\s,])(?:f\.?\s?n|fără\s+(?:număr|nr))(?:[.,\s]|$)/iu

/** Where the national way of writing it is known, a house has its number; elsewhere some have a name alone. */
export function validateStreet(text: string, country: string): AddressCode | null {
  if (/\p{N}/u.test(text)) return null
  if (country === 'RO') return UNNUMBERED.test(text) ? null : 'address.houseNumber'
  return country === 'CZ' ? 'address.houseNumber' : null
}

/** Of a town or of an office: in words, of which the shortest has two letters (Aš, Ip). */
export const validatePlaceName = (text: string): AddressCode | null =>
  /\p{L}.*\p{L}/su.test(text) ? null : 'address.name'
