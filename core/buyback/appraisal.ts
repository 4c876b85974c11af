import type { Minor } from '#core/money/decimal.ts'
import {
  type Answer,
  type Answers,
  type AppraisalData,
  type AppraisalOptions,
  type AppraisalResult,
  type Condition,
  collectDefaultGrades,
  listCommonConditions,
  listRows,
  pointsTo,
  readAnswers,
} from './conditions.ts'
import {
  ALL_GRADES,
  addWorse,
  type Grade,
  type GradeSet,
  listGrades,
  readGrade,
  takeBest,
  takeBetter,
  takeWorst,
} from './grade.ts'

export interface PricedResult extends AppraisalResult {
  price: Minor
}

/** What one answer adds to the price of the result, or takes from it. */
export interface Correction {
  /** The question’s id. */
  conditionId: string
  /** The answer’s value. */
  value: string
  /** Below zero where it takes from the price. */
  amount: Minor
}

export interface Appraisal {
  result: PricedResult | null
  grade: Grade | null
  price: Minor | null
  /** How the grade was found: within the grades on offer, or past them. */
  via: 'intersection' | 'fallback' | null
  canBuyOut: boolean
  /** Why there is no result. */
  reason: 'incomplete' | 'noQuality' | null
  /** Conditions whose answers kept the grade from being better; none when nothing better is on offer. */
  decidedBy: readonly string[]
  /** All but the zero ones. */
  corrections: readonly Correction[]
}

/** The grade and price of a device in the state that its answers describe. */
export function evaluateAppraisal(data: AppraisalData, options?: AppraisalOptions): Appraisal {
  const answers = readAnswers(data, options)
  if (!answers.isComplete) return refuse('incomplete')
  if (answers.relevant.some(({ grades }) => !grades)) return refuse('noQuality')
  const priced = data.results.filter(isPriced)
  const found = findGrade(answers, collectDefaultGrades(data), collectQualities(priced))
  const [grade] = listGrades(found.grade)
  const result = findResult(priced, found.grade, answers.relevant)
  if (!grade || !result) return refuse('noQuality')
  const corrections = answers.given.map(answer => correctBy(answer, result))
  const sum = corrections.reduce((total, { amount }) => total + amount, result.price)
  return {
    result,
    grade,
    price: Math.max(sum, data.minimalPrice ?? 0, 0),
    via: found.via,
    canBuyOut: true,
    reason: null,
    decidedBy: findDeciders(answers, found.candidates & takeBetter(found.grade)),
    corrections: corrections.filter(({ amount }) => amount !== 0),
  }
}

/**
 * Sets one answer and clears the others that no longer stand: those the price list no longer offers,
 * and all of them when the new answer leaves no grade that every answer permits.
 */
export function changeAnswer(
  data: AppraisalData,
  conditionId: string,
  value: string | null,
  options?: AppraisalOptions,
): { data: AppraisalData; cleared: string[] } {
  const common = listCommonConditions(data)
  const target = common.find(({ id }) => id === conditionId)
  if (!target) return { data, cleared: [] }
  const changed = replaceValues(data, new Map([[target, value]]))
  if (value === null) return { data: changed, cleared: [] }
  const clashes = isClashing(readAnswers(changed, options), conditionId)
  const cleared = common.filter(
    condition =>
      condition !== target && condition.value !== null && (clashes || isStale(condition, condition.value)),
  )
  return {
    data: replaceValues(
      data,
      new Map([...cleared.map(condition => [condition, null] as const), [target, value]]),
    ),
    cleared: cleared.map(({ id }) => id),
  }
}

const isPriced = (result: AppraisalResult): result is PricedResult => result.price !== null

const refuse = (reason: 'incomplete' | 'noQuality'): Appraisal => ({
  result: null,
  grade: null,
  price: null,
  via: null,
  canBuyOut: false,
  reason,
  decidedBy: [],
  corrections: [],
})

const collectQualities = (results: readonly AppraisalResult[]): GradeSet =>
  results.reduce((set, { quality }) => set | readGrade(quality), 0)

/** An answer that points to one grade permits all worse too, or the answers could hardly ever agree. */
const permit = ({ grades }: Answer, { hasSets }: Answers): GradeSet => (hasSets ? grades : addWorse(grades))

interface FoundGrade {
  /** A set of one, or empty. */
  grade: GradeSet
  via: 'intersection' | 'fallback'
  candidates: GradeSet
}

function findGrade(answers: Answers, defaults: GradeSet, priced: GradeSet): FoundGrade {
  const { relevant } = answers
  const shared = relevant.reduce((set, answer) => set & permit(answer, answers), ALL_GRADES)
  const offered = defaults & priced
  if (shared & offered) return { grade: takeBest(shared & offered), via: 'intersection', candidates: offered }
  const past = shared || takeWorst(...relevant.map(({ grades }) => takeBest(grades)))
  return { grade: takeBest(past & priced), via: 'fallback', candidates: priced }
}

function findResult(
  priced: readonly PricedResult[],
  grade: GradeSet,
  relevant: readonly Answer[],
): PricedResult | undefined {
  const fitting = priced.filter(({ quality }) => readGrade(quality) & grade)
  return (
    fitting.find(result => relevant.some(({ rows }) => rows.some(row => pointsTo(row, result)))) ?? fitting[0]
  )
}

/** The answers that permit no better grade; where only several together forbid all, each that forbids one. */
function findDeciders(answers: Answers, better: GradeSet): string[] {
  if (!better) return []
  const { relevant } = answers
  const alone = relevant.filter(answer => !(permit(answer, answers) & better))
  const deciding = alone.length ? alone : relevant.filter(answer => better & ~permit(answer, answers))
  return deciding.map(({ condition }) => condition.id)
}

function correctBy({ condition, value, rows }: Answer, result: AppraisalResult): Correction {
  const row = rows.find(r => pointsTo(r, result)) ?? rows[0]
  return { conditionId: condition.id, value, amount: row?.correction ?? 0 }
}

const isStale = (condition: Condition, value: string): boolean =>
  condition.disabled || listRows(condition, value).length === 0

/** What has no grade at all clashes with nothing: it blocks the buy-out by itself. */
function isClashing({ hasSets, relevant }: Answers, conditionId: string): boolean {
  const graded = relevant.filter(({ grades }) => grades)
  return (
    hasSets &&
    graded.some(({ condition }) => condition.id === conditionId) &&
    graded.reduce((set, { grades }) => set & grades, ALL_GRADES) === 0
  )
}

const replaceValues = (
  data: AppraisalData,
  values: ReadonlyMap<Condition, string | null>,
): AppraisalData => ({
  ...data,
  conditions: data.conditions.map(condition => {
    const value = values.get(condition)
    return value === undefined ? condition : { ...condition, value }
  }),
})
