import * as v from 'valibot'
import { type CallOptions, read, write } from './http.ts'
import { Amount, Id, Ignored, listOf, optionalText, Price } from './wire.ts'

export const Choice = v.object({
  value: Id,
  label: v.string(),
  image: optionalText,
  image_alt: optionalText,
})
export type Choice = v.InferOutput<typeof Choice>
export const Choices = listOf(Choice)

const ConditionChoice = v.object({
  value: Id,
  label: v.string(),
  help: optionalText,
  image: optionalText,
  appraisal_result: v.nullish(Id, null),
  price_correction: v.nullish(Amount, 0),
})

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

const SELECTION = {
  type: v.nullish(Id, null),
  manufacturer: v.nullish(Id, null),
  model: v.nullish(Id, null),
  color: v.nullish(Id, null),
}
export const Selection = v.object(SELECTION)
export type Selection = v.InferOutput<typeof Selection>

/** `GET buyout-selector-data`: everything that replays an address. */
export const SelectorData = v.object({
  selected_choices: Selection,
  choices: v.object({
    type: v.nullish(Choices, []),
    manufacturer: v.nullish(Choices, []),
    model: v.nullish(Choices, []),
    color: v.nullish(Choices, []),
  }),
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
    query: { ...groupParams(params), ...(code !== undefined && { code }) },
  })

export const readTypes = (o?: CallOptions) => read('buyout-types', Choices, o)

export const readManufacturers = (type: string, o?: CallOptions) =>
  read('buyout-manufacturers', Choices, { ...o, args: { type } })

export const readModels = (type: string, manufacturer: string, o?: CallOptions) =>
  read('buyout-models', Choices, { ...o, args: { type, manufacturer } })

export const readColors = (model: string, o?: CallOptions) =>
  read('buyout-colors', Choices, { ...o, args: { model } })

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

export const sendPriceToEmail = (
  payload: DeviceQuote & { e_mail: string },
  idempotencyKey: string,
  o?: CallOptions,
) => write('send-buyout-to-email', Ignored, payload, { ...o, idempotencyKey })

function groupParams(params: URLSearchParams): Record<string, string[]> {
  return Object.fromEntries([...new Set(params.keys())].map(key => [key, params.getAll(key)]))
}
