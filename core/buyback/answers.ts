import {
  type AppraisalData,
  type AppraisalOptions,
  type Condition,
  type ConditionChoice,
  collectGrades,
  EXCLUDED_TYPES,
  isPriceOnly,
  listCommonConditions,
  listRows,
} from './conditions.ts'
import { type GradeSet, hasSeveral } from './grade.ts'

/** One answered question: the rows its value stands on and the grades they point to. */
export interface Answer {
  condition: Condition
  value: string
  rows: readonly ConditionChoice[]
  grades: GradeSet
}

export interface Answers {
  /** All that count for the price. */
  given: readonly Answer[]
  /** Those that decide the grade. */
  relevant: readonly Answer[]
  /** True when the price list lets one value permit several grades. */
  hasSets: boolean
  isComplete: boolean
}

/** A disabled question, and a value that is not offered, is no answer. */
export function readAnswers(
  data: AppraisalData,
  { excludedTypes = EXCLUDED_TYPES }: AppraisalOptions = {},
): Answers {
  const common = listCommonConditions(data)
  const required = common.filter(({ disabled, choices }) => !disabled && choices.length > 0)
  const given = required.flatMap(condition => readAnswer(condition, data))
  const isGrading = ({ type }: Condition): boolean => !excludedTypes.includes(type)
  return {
    given,
    relevant: given.filter(({ condition, value }) => isGrading(condition) && !isPriceOnly(condition, value)),
    hasSets: common.some(condition => isGrading(condition) && hasSet(condition, data)),
    isComplete: required.length > 0 && given.length === required.length,
  }
}

function readAnswer(condition: Condition, { results }: AppraisalData): Answer[] {
  const { value } = condition
  const rows = listRows(condition, value)
  return value === null || rows.length === 0
    ? []
    : [{ condition, value, rows, grades: collectGrades(rows, results) }]
}

const hasSet = (condition: Condition, { results }: AppraisalData): boolean =>
  condition.choices.some(({ value }) => hasSeveral(collectGrades(listRows(condition, value), results)))
