import { toMinor } from './refund.ts'

/** The standard rate of both markets, in per cent (Romania since 1 August 2025). */
export const VAT_RATE = 21

/** One line of a document; minor units, the price with VAT. */
export interface DocumentLine {
  code: string
  name: string
  quantity: number
  price: number
  /** Per cent; null for what VAT does not touch. */
  rate: number | null
}

/** The tax inside a price, and what is left without it; so they make the price again. */
export function splitVat(price: number, rate: number | null): { base: number; tax: number } {
  const tax = rate === null ? 0 : Math.round((price * rate) / (100 + rate))
  return { base: price - tax, tax }
}

/** What the lines come to by rate: the tax is counted once for each rate, from its sum. */
export function sumByRate(lines: readonly DocumentLine[]) {
  const rates = [...new Set(lines.map(({ rate }) => rate))].sort((one, other) => (other ?? -1) - (one ?? -1))
  return rates.map(rate => {
    const price = lines.reduce((sum, line) => sum + (line.rate === rate ? line.price : 0), 0)
    return { rate, price, ...splitVat(price, rate) }
  })
}

interface SoldItem {
  code: string
  name: string
  kind: string
  quantity: number
  finalPrice: string
}

/** Insurance is free of VAT; a device that the shop buys is no part of its own sale. */
export const rateOf = (kind: string): number | null =>
  kind === 'insurance' || kind === 'bonus' ? null : VAT_RATE

export const toLine = ({ code, name, kind, quantity, finalPrice }: SoldItem): DocumentLine => ({
  code,
  name,
  quantity,
  price: (kind === 'bonus' ? -1 : 1) * toMinor(finalPrice),
  rate: rateOf(kind),
})
