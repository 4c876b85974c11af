import type { AppraisalForm, ConditionAnswer } from '../../core/api/buyback.ts'
import { evaluateAppraisal } from '../../core/pricing/appraisal.ts'
import { type AppraisalData, listAskedConditions } from '../../core/pricing/conditions.ts'
import { toAppraisalData } from '../../core/state/appraisal-data.ts'

/** Answers that give a price, and that price in minor units. */
export interface PricedAnswers {
  answers: ConditionAnswer[]
  price: number
}

const MOST_TRIES = 2000

/** Answers every question of a price list so that it has a price; null where no answers do. */
export function chooseAnswers(form: AppraisalForm): PricedAnswers | null {
  const data = toAppraisalData(form)
  const asked = listAskedConditions(data)
  for (const values of listCombinations(asked.map(({ choices }) => choices.map(({ value }) => value)))) {
    const given = new Map(asked.map(({ id }, i) => [id, values[i] ?? null]))
    const { price } = evaluateAppraisal(answer(data, given))
    if (price === null) continue
    return { price, answers: [...given].flatMap(([id, value]) => (value === null ? [] : [{ id, value }])) }
  }
  return null
}

const answer = (data: AppraisalData, given: ReadonlyMap<string, string | null>): AppraisalData => ({
  ...data,
  conditions: data.conditions.map(condition => ({
    ...condition,
    value: given.has(condition.id) ? (given.get(condition.id) ?? null) : condition.value,
  })),
})

/** One of each list, in every way, the first ones first. */
function* listCombinations(lists: readonly (readonly string[])[]): Generator<string[]> {
  const sets = lists.map(list => [...new Set(list)])
  const total = sets.reduce((product, { length }) => product * length, 1)
  for (let n = 0; n < Math.min(total, MOST_TRIES); n++) {
    let rest = n
    yield sets.map(set => {
      const at = rest % set.length
      rest = Math.floor(rest / set.length)
      return set[at] ?? ''
    })
  }
}
