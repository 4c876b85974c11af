import type { DeviceCondition } from '#core/api/buyback/device-condition.ts'
import type { AppraisalForm } from '#core/api/buyback/selector.ts'
import type { AppraisalData, Condition } from './conditions.ts'

/** The wire's price list as pricing reads it. */
export function toAppraisalData(form: AppraisalForm): AppraisalData {
  return {
    conditions: form.device_conditions.map(toCondition),
    results: form.appraisal_result.map(({ id, quality, price, url }) => ({ id, quality, price, url })),
    version: form.version,
    minimalPrice: form.minimal_buyout_price,
  }
}

export const toCondition = ({ choices, ...condition }: DeviceCondition): Condition => ({
  ...condition,
  choices: choices.map(({ appraisal_result, price_correction, ...choice }) => ({
    ...choice,
    resultId: appraisal_result,
    correction: price_correction ?? 0,
  })),
})
