import type { Minor } from '#core/money/decimal.ts'
import type { Appraisal, Correction } from './appraisal.ts'
import type { Grade } from './grade.ts'

/** One line of the arithmetic that a customer reads; the amounts of all lines add up to the price. */
export type PriceLine =
  | { kind: 'base'; grade: Grade; amount: Minor; decidedBy: readonly string[] }
  | ({ kind: 'correction' } & Correction)
  | { kind: 'floor'; amount: Minor }

/** How the price came about; no lines while there is none. */
export function explainPrice({ result, grade, price, decidedBy, corrections }: Appraisal): PriceLine[] {
  if (!result || grade === null || price === null) return []
  const lift = corrections.reduce((rest, { amount }) => rest - amount, price - result.price)
  return [
    { kind: 'base', grade, amount: result.price, decidedBy },
    ...corrections.map(correction => ({ kind: 'correction' as const, ...correction })),
    ...(lift > 0 ? [{ kind: 'floor' as const, amount: lift }] : []),
  ]
}
