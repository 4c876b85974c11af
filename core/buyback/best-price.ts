import type { Minor } from '#core/money/decimal.ts'
import { evaluateAppraisal } from './appraisal.ts'
import {
  type AppraisalData,
  type Condition,
  collectGrades,
  EXCLUDED_TYPES,
  isPriceOnly,
  listAskedConditions,
  listRows,
  pointsTo,
  readAnswers,
} from './conditions.ts'
import { addWorse, readGrade } from './grade.ts'

/** What a device can still bring at most: for each grade, the questions without an answer are taken at their best. */
export function findBestPrice(data: AppraisalData): Minor | null {
  const open = listAskedConditions(data).filter(
    condition => listRows(condition, condition.value).length === 0,
  )
  const { hasSets } = readAnswers(data)
  const prices = data.results.flatMap(result => {
    const grade = readGrade(result.quality)
    if (result.price === null || !grade) return []
    const pick = (condition: Condition): string | null => {
      const permits = (value: string): boolean => {
        const grades = collectGrades(listRows(condition, value), data.results)
        return (
          EXCLUDED_TYPES.includes(condition.type) ||
          isPriceOnly(condition, value) ||
          ((hasSets ? grades : grades && addWorse(grades)) & grade) !== 0
        )
      }
      const correct = (value: string): Minor => {
        const rows = listRows(condition, value)
        return (rows.find(row => pointsTo(row, result)) ?? rows[0])?.correction ?? 0
      }
      const values = condition.choices.map(({ value }) => value)
      const [best] = values.filter(permits).sort((a, b) => correct(b) - correct(a))
      return best ?? values[0] ?? null
    }
    const conditions = data.conditions.map(one => (open.includes(one) ? { ...one, value: pick(one) } : one))
    return evaluateAppraisal({ ...data, conditions }).price ?? []
  })
  return prices.length > 0 ? Math.max(...prices) : null
}

/** Whether no answer to the questions that are left can bring a price. */
export const isBeyondPrice = (data: AppraisalData): boolean =>
  readAnswers(data).relevant.some(({ grades }) => !grades) ||
  !data.results.some(({ price, quality }) => price !== null && readGrade(quality))
