import {
  LARGEST_SIDE,
  LARGEST_WEIGHT,
  type PackageSize,
  type PackedOrder,
  SMALLEST_WEIGHT,
} from '#core/api/picking/packing.ts'

export const MEASURES = ['width', 'height', 'depth', 'weight'] as const
export type Measure = (typeof MEASURES)[number]

type Read = { ok: true; size: PackageSize; weight: number } | { ok: false; wrong: readonly Measure[] }

/** Whole centimetres, and kilograms to the gram with a comma or a point. */
function readMeasure(measure: Measure, text: string): number | null {
  const pattern = measure === 'weight' ? /^\d{1,2}(?:[.,]\d{1,3})?$/ : /^\d{1,3}$/
  const number = pattern.test(text.trim()) ? Number(text.trim().replace(',', '.')) : Number.NaN
  const [least, most] = measure === 'weight' ? [SMALLEST_WEIGHT, LARGEST_WEIGHT] : [1, LARGEST_SIDE]
  return number >= least && number <= most ? number : null
}

export const isMeasure = (measure: Measure, text: string): boolean => readMeasure(measure, text) !== null

/** Typed measures of a parcel, or which of them are none. */
export function readMeasures(typed: Readonly<Record<Measure, string>>): Read {
  const width = readMeasure('width', typed.width)
  const height = readMeasure('height', typed.height)
  const depth = readMeasure('depth', typed.depth)
  const weight = readMeasure('weight', typed.weight)
  if (width === null || height === null || depth === null || weight === null)
    return { ok: false, wrong: MEASURES.filter(measure => !isMeasure(measure, typed[measure])) }
  return { ok: true, size: { width, height, depth }, weight }
}

/** Longer numbers are codes, without a fraction. */
const PLAIN = /^(?:\d{1,5}|\d+[.,]\d+)(?=\s*(?:kg)?$)/i

/**
 * A plain number as somebody writes a weight, in kilograms: null where it is none that a parcel may have, undefined
 * where the text is no number, or a code of this order.
 */
export function readPlainWeight(text: string, order: PackedOrder): number | null | undefined {
  const trimmed = text.trim()
  const [number] = PLAIN.exec(trimmed) ?? []
  const { items, crate } = order
  const codes = [order.number, crate?.code, ...items.flatMap(({ code, barcode }) => [code, barcode])]
  return number === undefined || codes.includes(trimmed) ? undefined : readMeasure('weight', number)
}
