import { type AppraisalData, collectGrades, findQualityCondition } from './conditions.ts'
import { type Grade, type GradeSet, listGrades, readGrade } from './grade.ts'

/** The grades that the price list offers, best first. */
export const findDefaultGrades = (data: AppraisalData): Grade[] => listGrades(collectDefaultGrades(data))

/** What the quality condition names, by its values or by the results they point to; else what the results have. */
export function collectDefaultGrades(data: AppraisalData): GradeSet {
  const rows = findQualityCondition(data)?.choices ?? []
  const named = rows.reduce(
    (set, row) => set | (readGrade(row.value) || collectGrades([row], data.results)),
    0,
  )
  return named || data.results.reduce((set, { quality }) => set | readGrade(quality), 0)
}

/** Quality texts that are no grade: they block the buy-back, so somebody should hear of them. */
export const findUnknownQualities = ({ results }: AppraisalData): string[] =>
  results.flatMap(({ quality }) => (quality !== null && !readGrade(quality) ? [quality] : []))
