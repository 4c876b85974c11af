import type { BuybackDetail } from '#core/api/buyback/review.ts'
import { evaluateAppraisal } from '#core/buyback/appraisal.ts'
import { toCondition } from '#core/buyback/appraisal-data.ts'
import { type Condition, pointsTo } from '#core/buyback/conditions.ts'
import { explainPrice, type PriceLine } from '#core/buyback/explain.ts'

export interface ReviewExplained {
  lines: readonly PriceLine[]
  conditions: readonly Condition[]
}

/**
 * How the submitted price came about: the result that the server chose, with what each answer adds to it. Null where
 * that does not make the server's price, for then it was made in another way.
 */
export function explainReview(detail: BuybackDetail): ReviewExplained | null {
  const result = { ...detail.appraisal_result, url: null }
  const conditions = detail.device_conditions.map(toCondition)
  const appraisal = evaluateAppraisal({
    // The grade is settled, so rows that point to other results speak about the price alone.
    conditions: conditions.map(condition => ({
      ...condition,
      choices: condition.choices.map(row => (pointsTo(row, result) ? row : { ...row, resultId: null })),
    })),
    results: [result],
    version: detail.version,
    minimalPrice: detail.minimal_buyout_price,
  })
  return appraisal.price === detail.price ? { lines: explainPrice(appraisal), conditions } : null
}
