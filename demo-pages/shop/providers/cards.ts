import type { Reason } from '../payments/texts.ts'

/** What a test card makes happen. */
export type CardEnd =
  | { kind: 'paid' }
  | { kind: 'failed'; reason: Reason }
  /** The bank asks the customer first. */
  | { kind: 'challenge' }
  /** The bank takes its time. */
  | { kind: 'late' }
  /** Nobody ever hears what came of it. */
  | { kind: 'lost' }

interface TestCard {
  number: string
  end: CardEnd
}

export const CARD_NAMES = ['good', 'secure', 'declined', 'late', 'lost'] as const
type CardName = (typeof CARD_NAMES)[number]

export const TEST_CARDS: Readonly<Record<CardName, TestCard>> = {
  good: { number: '4111111111111111', end: { kind: 'paid' } },
  secure: { number: '4000000000003220', end: { kind: 'challenge' } },
  declined: { number: '4000000000000002', end: { kind: 'failed', reason: 'declined' } },
  late: { number: '4000000000000119', end: { kind: 'late' } },
  lost: { number: '4000000000009995', end: { kind: 'lost' } },
}

export const findCardEnd = (number: string): CardEnd | null =>
  Object.values(TEST_CARDS).find(card => card.number === number)?.end ?? null

/** In groups of four, as cards have it. */
export const groupDigits = (number: string): string => number.replace(/(\d{4})(?=\d)/g, '$1 ')

/** The check digit of card numbers. */
export function isLuhnValid(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return /^\d{13,19}$/.test(number) && sum % 10 === 0
}

/** Whether a card of `MM/YY`, with or without the slash, may still be paid with. */
export function isUnexpired(expiry: string, now: Date): boolean {
  const [, month = '', year = ''] = /^(0[1-9]|1[0-2])\s*\/?\s*(\d\d)$/.exec(expiry.trim()) ?? []
  return month !== '' && Date.UTC(2000 + Number(year), Number(month)) > now.getTime()
}
