import type { MarketCode } from '../contract.ts'
import type { CatalogueModel } from './catalogue.ts'

export const GRADES = ['A+', 'A', 'B', 'C', 'D'] as const
export type Grade = (typeof GRADES)[number]

export interface DevicePrices {
  /** Price by grade as the database keeps it; a missing grade is not bought. */
  byGrade: Partial<Record<Grade, string>>
  minimalPrice: string
}

/** The year the seeded prices were made for; fixed, so that every fresh database is the same. */
const PRICED_IN = 2026
const SHARE_BY_AGE = [0.58, 0.5, 0.4, 0.31, 0.23, 0.17, 0.12, 0.08]
const SHARE_BY_GRADE: Record<Grade, number> = { 'A+': 1.08, A: 1, B: 0.85, C: 0.6, D: 0.22 }
const KEEPS_ITS_PRICE = new Set(['apple', 'garmin'])

/** Models kept for checking: no grade of them is bought; and one that is no longer bought back at all. */
export const WITHOUT_QUALITY = 'nokia-3310-2017'
export const NO_LONGER_BOUGHT = 'huawei-p8-lite-16gb'

export function priceDevice(model: CatalogueModel, market: MarketCode): DevicePrices {
  const share = SHARE_BY_AGE[Math.max(0, PRICED_IN - model.year)] ?? 0.05
  const base = model.newPrice * share * (KEEPS_ITS_PRICE.has(model.manufacturer) ? 1.1 : 1)
  const grades = listGrades(model).map(
    grade => [grade, toPrice(base * SHARE_BY_GRADE[grade], market)] as const,
  )
  return {
    byGrade: Object.fromEntries(grades),
    minimalPrice: toPrice(model.picture === 'watch' ? 150 : 250, market),
  }
}

/** Old models never come unused, and broken cheap ones are not worth buying. */
function listGrades({ value, year, newPrice }: CatalogueModel): Grade[] {
  if (value === WITHOUT_QUALITY) return []
  const isOld = year <= 2021
  const isCheap = newPrice < 6000
  return GRADES.filter(grade => !(grade === 'A+' && isOld) && !(grade === 'D' && isCheap))
}

const LEI_PER_KORUNA = 0.2

function toPrice(koruna: number, market: MarketCode): string {
  if (market === 'cz') return `${Math.max(50, Math.round(koruna / 10) * 10)}.00`
  return `${Math.max(10, Math.round(koruna * LEI_PER_KORUNA))}.50`
}
