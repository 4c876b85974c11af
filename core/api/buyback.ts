import * as v from 'valibot'
import { REPLAYED, replayQuery, type Selection } from './device.ts'
import { DeviceCondition } from './device-condition.ts'
import { type CallOptions, read } from './http.ts'
import { Id, listOf, optionalText, Price } from './wire.ts'

const AppraisalResult = v.object({
  id: Id,
  quality: optionalText,
  price: v.nullish(Price, null),
  url: optionalText,
})

/** What prices one colour of one model; `version` names this very price list. */
export const AppraisalForm = v.object({
  appraisal_result: listOf(AppraisalResult),
  device_conditions: listOf(DeviceCondition),
  version: v.nullish(Id, null),
  minimal_buyout_price: v.nullish(Price, null),
  /** Until when the server keeps these prices, ISO with time. */
  valid_until: optionalText,
})
export type AppraisalForm = v.InferOutput<typeof AppraisalForm>

/** `GET buyout-appraisal`. */
export const AppraisalAnswer = v.object({ url: optionalText, appraisal: AppraisalForm })

/** `GET buyout-selector-data`: everything that replays an address. */
export const SelectorData = v.object({
  ...REPLAYED,
  appraisal: v.nullish(
    v.object({ appraisal_result: listOf(AppraisalResult), valid_until: optionalText }),
    null,
  ),
  device_conditions: v.nullish(listOf(DeviceCondition), []),
  version: v.nullish(Id, null),
  minimal_buyout_price: v.nullish(Price, null),
})
export type SelectorData = v.InferOutput<typeof SelectorData>

export const SelectorUrl = v.object({ url: v.string() })

export const readSelectorData = (params: URLSearchParams, code: string | undefined, o?: CallOptions) =>
  read('buyout-selector-data', SelectorData, {
    ...o,
    query: replayQuery(params, code),
  })

export const readAppraisal = (color: string, o?: CallOptions) =>
  read('buyout-appraisal', AppraisalAnswer, { ...o, args: { color } })

export const readSelectorUrl = (selection: Selection, answers: readonly ConditionAnswer[], o?: CallOptions) =>
  read('buyout-selector-url', SelectorUrl, {
    ...o,
    query: {
      type: selection.type ?? undefined,
      manufacturer: selection.manufacturer ?? undefined,
      model: selection.model ?? undefined,
      color: selection.color ?? undefined,
      condition: answers.map(a => `${a.id}:${a.value}`),
    },
  })

export interface ConditionAnswer {
  id: string
  value: string
}

/** What names the device and its price in both forms. */
export interface DeviceQuote {
  device_identifier: string
  appraisal_version: string
  device_condition_choices: readonly ConditionAnswer[]
  note: string
}
