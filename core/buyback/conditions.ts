import type { Minor } from '#core/money/decimal.ts'
import { type Grade, type GradeSet, hasSeveral, listGrades, readGrade } from './grade.ts'

/** A number and its text name the same result. */
export type ResultId = string | number

/** One row of a condition; a value may stand on several rows, each pointing to another result. */
export interface ConditionChoice {
  /** What the answer is. */
  value: string
  /** The answer in words. */
  label: string
  /** Null means that the row speaks about the price alone. */
  resultId: ResultId | null
  /** What the answer adds to the price, or takes from it. */
  correction: Minor
  /** The address of a picture. */
  image?: string | null
  /** What helps to choose it. */
  help?: string | null
}

/** A question on the device's state with the answer chosen so far. */
export interface Condition {
  /** What a price line names it by. */
  id: string
  /** What it asks about, as the server calls it. */
  type: string
  /** The question in words. */
  name: string
  /** It is shown and can’t be answered. */
  disabled: boolean
  /** The answer so far; null while there is none. */
  value: string | null
  /** Its answers in their order. */
  choices: readonly ConditionChoice[]
  /** What helps to answer it. */
  help?: string | null
}

export interface AppraisalResult {
  id: ResultId
  /** The grade as the server writes it. */
  quality: string | null
  price: Minor | null
  url: string | null
}

/** The price list of one device with the answers so far. */
export interface AppraisalData {
  conditions: readonly Condition[]
  results: readonly AppraisalResult[]
  version: string | null
  minimalPrice: Minor | null
}

export interface AppraisalOptions {
  /** Types of questions that change the price and never the grade. */
  excludedTypes?: readonly string[]
}

/** Types of questions that change the price and never the grade, where nothing else is said. */
export const EXCLUDED_TYPES: readonly string[] = ['charger', 'battery']

/** The first condition of type quality lists the grades on offer; the rest are the customer's questions. */
const findQualityCondition = ({ conditions }: AppraisalData): Condition | undefined =>
  conditions.find(({ type }) => type === 'quality')

export function listCommonConditions(data: AppraisalData): Condition[] {
  const quality = findQualityCondition(data)
  return data.conditions.filter(condition => condition !== quality)
}

/** The questions a customer has to answer. */
export const listAskedConditions = (data: AppraisalData): Condition[] =>
  listCommonConditions(data).filter(({ disabled, choices }) => !disabled && choices.length > 0)

export const listRows = ({ choices }: Condition, value: string | null): ConditionChoice[] =>
  choices.filter(row => row.value === value)

/** True when no row of the value points to a result. */
export function isPriceOnly(condition: Condition, value: string): boolean {
  const rows = listRows(condition, value)
  return rows.length > 0 && rows.every(row => row.resultId === null)
}

/** The grades of the results that the rows point to; an unknown id or quality adds none. */
export function collectGrades(
  rows: readonly ConditionChoice[],
  results: readonly AppraisalResult[],
): GradeSet {
  let grades: GradeSet = 0
  for (const row of rows)
    for (const result of results) if (pointsTo(row, result)) grades |= readGrade(result.quality)
  return grades
}

export const pointsTo = ({ resultId }: ConditionChoice, { id }: AppraisalResult): boolean =>
  String(resultId) === String(id)

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
