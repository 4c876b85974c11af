import type { Market } from '#core/market.ts'
import { normalizeBirthNumber, validateBirthNumber } from '#core/validation/identity/birth-number.ts'
import { normalizeCnp, validateCnp } from '#core/validation/identity/cnp.ts'

export type Sex = 'male' | 'female'

/** What a birth number says of its bearer; null for a wrong number, and for those that say nothing. */
export function readSex(text: string, country: Market['country'], today: string): Sex | null {
  if (country === 'CZ') {
    if (validateBirthNumber(text, today)) return null
    return Number(normalizeBirthNumber(text).slice(2, 4)) > 50 ? 'female' : 'male'
  }
  const kind = Number(normalizeCnp(text)[0])
  // 9 is given to foreigners of either sex.
  if (validateCnp(text, today) || kind === 9) return null
  return kind % 2 ? 'male' : 'female'
}
