/** An amount as an integer count of minor units: haléře or bani. */
export type Minor = number

const DECIMAL = /^([+-]?)(\d+)(?:\.(\d*))?$/

/**
 * Reads an amount as the server writes it (a decimal string, or a number from a float field)
 * into minor units; digits beyond the second decimal round half away from zero.
 * Anything else, and an amount too large to be exact, is null.
 */
export function readDecimal(value: unknown): Minor | null {
  const text = typeof value === 'number' ? String(value) : value
  if (typeof text !== 'string') return null
  const [, sign, whole, fraction = ''] = DECIMAL.exec(text.trim()) ?? []
  if (whole === undefined) return null
  const cents = Number(whole + fraction.slice(0, 2).padEnd(2, '0')) + (Number(fraction[2] ?? 0) >= 5 ? 1 : 0)
  if (!Number.isSafeInteger(cents)) return null
  return sign === '-' && cents !== 0 ? -cents : cents
}

/** Writes minor units as the server reads them: `1234.50`. */
export function writeDecimal(minor: Minor): string {
  const digits = String(Math.abs(minor)).padStart(3, '0')
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
