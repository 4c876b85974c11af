import * as v from 'valibot'
import { query } from '#core/http/endpoint.ts'
import { Choices } from '../device/choice.ts'
import { REPLAYED, SELECTION_KEYS, type Selection } from '../device/device.ts'
import { Id, listOf, optionalText, Price, sentText } from '../wire.ts'
import { DeviceCondition } from './device-condition.ts'

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
  version: Id,
  minimal_buyout_price: v.nullish(Price, null),
  /** Until when the server keeps these prices, ISO with time. */
  valid_until: optionalText,
})
export type AppraisalForm = v.InferOutput<typeof AppraisalForm>

/** `GET buyout-appraisal`. */
export const AppraisalResponse = v.object({ url: optionalText, appraisal: AppraisalForm })
export type AppraisalResponse = v.InferOutput<typeof AppraisalResponse>

/** `GET buyout-selector-data`: everything that replays an address. */
export const SelectorData = v.pipe(
  v.object({
    ...REPLAYED,
    appraisal: v.nullish(
      v.object({ appraisal_result: listOf(AppraisalResult), valid_until: optionalText }),
      null,
    ),
    device_conditions: v.nullish(listOf(DeviceCondition), []),
    /** Null only where there is no appraisal. */
    version: v.nullish(Id, null),
    minimal_buyout_price: v.nullish(Price, null),
  }),
  v.forward(
    v.check(({ appraisal, version }) => appraisal === null || version !== null),
    ['version'],
  ),
)
export type SelectorData = v.InferOutput<typeof SelectorData>

export const SelectorUrl = v.object({ url: v.string() })

const CONDITION_KEY = { doc: 'one answer as ID:VALUE', isRepeated: true }

export const buyoutTypes = query('buyout-types', {
  path: '/vykup/api/types/',
  doc: 'The types of devices that are bought.',
  response: Choices,
})

export const buyoutManufacturers = query('buyout-manufacturers', {
  path: '/vykup/api/{type}/manufacturers/',
  doc: 'The manufacturers of a type.',
  response: Choices,
  errors: [404],
})

export const buyoutModels = query('buyout-models', {
  path: '/vykup/api/{type}/{manufacturer}/models/',
  doc: 'The models of a manufacturer.',
  response: Choices,
  errors: [404],
})

export const buyoutColors = query('buyout-colors', {
  path: '/vykup/api/models/{model}/colors/',
  doc: 'The colours of a model; each value is the identifier of a device, and each has an image.',
  response: Choices,
  errors: [404],
})

export const buyoutAppraisal = query('buyout-appraisal', {
  path: '/vykup/api/colors/{color}/appraisal/',
  doc: 'The questions on the condition of a device and what prices it. A 400 may carry a url to go on at.',
  response: AppraisalResponse,
  errors: [400, 404],
})

export const selectorUrl = query('buyout-selector-url', {
  path: '/vykup/api/url/',
  doc: 'The path of the buy-back page with exactly this selection in its query.',
  query: { ...SELECTION_KEYS, condition: CONDITION_KEY },
  response: SelectorUrl,
})

export const selectorData = query('buyout-selector-data', {
  path: '/vykup/api/selector/',
  doc: 'Everything that replays a URL or a device code: the selection, its lists, the questions with their answers.',
  query: { ...SELECTION_KEYS, condition: CONDITION_KEY },
  acceptsAnyQuery: true,
  response: SelectorData,
  errors: [404],
  isOwn: false,
})

/** The query of `selectorUrl`. */
export const writeSelectionQuery = (selection: Selection, answers: readonly ConditionAnswer[]) => ({
  type: selection.type ?? undefined,
  manufacturer: selection.manufacturer ?? undefined,
  model: selection.model ?? undefined,
  color: selection.color ?? undefined,
  condition: answers.map(({ id, value }) => `${id}:${value}`),
})

export interface ConditionAnswer {
  id: string
  value: string
}

export const LONGEST_NOTE = 2000

/** What names the device and its price in both forms. */
export const DEVICE_QUOTE = {
  device_identifier: sentText(),
  appraisal_version: sentText(),
  device_condition_choices: v.array(v.strictObject({ id: sentText(), value: sentText() })),
  note: sentText(LONGEST_NOTE),
}
const DeviceQuote = v.object(DEVICE_QUOTE)
export type DeviceQuote = v.InferOutput<typeof DeviceQuote>
