import * as v from 'valibot'
import { Amount, Id, listOf, optionalText } from '../wire.ts'

const ConditionChoice = v.object({
  value: Id,
  label: v.string(),
  help: optionalText,
  image: optionalText,
  appraisal_result: v.nullish(Id, null),
  price_correction: v.nullish(Amount, 0),
})

/** One question on a device's state. */
export const DeviceCondition = v.object({
  id: Id,
  type: v.string(),
  name: v.string(),
  help: optionalText,
  disabled: v.optional(v.boolean(), false),
  value: v.nullish(Id, null),
  choices: listOf(ConditionChoice),
})
export type DeviceCondition = v.InferOutput<typeof DeviceCondition>
