import * as v from 'valibot'
import { AppraisalAnswer, SelectorData, SelectorUrl } from './buyback.ts'
import { BuybackDetail } from './buyback-review.ts'
import { Choices } from './choice.ts'
import { describeRead, describeWrite, type QueryKey } from './contract-call.ts'
import { SELL_FIELD_NAMES, SELL_FIELDS } from './sell-fields.ts'

/** What names the device and its price in both forms. */
const QUOTE = {
  device_identifier: v.string(),
  appraisal_version: v.string(),
  device_condition_choices: v.array(v.strictObject({ id: v.string(), value: v.string() })),
  note: v.string(),
}

/** The body of `POST send-buyout-to-email`. */
export const PriceMailRequest = v.strictObject({ ...QUOTE, e_mail: v.string() })

/** One group of the sell form as the server has it, by the table that the form itself is sent by. */
function describeGroup(group: string, optional: readonly string[] = []) {
  const names = SELL_FIELD_NAMES.map(field => SELL_FIELDS[field].split('.')).flatMap(([own, name = '']) =>
    own === group ? [name] : [],
  )
  return v.strictObject(
    Object.fromEntries(
      names.map(name => [name, optional.includes(name) ? v.optional(v.string()) : v.string()]),
    ),
  )
}

/** The body of `POST sell-buyout-online`; an IMEI is sent for phones alone, a pick-up address where it is another. */
export const SellRequest = v.strictObject({
  ...QUOTE,
  customer_data: describeGroup('customer_data'),
  pickup_address: v.optional(describeGroup('pickup_address')),
  buyout_device: describeGroup('buyout_device', ['imei']),
})

const SELECTION: Readonly<Record<string, QueryKey>> = {
  type: { describes: 'the chosen type' },
  manufacturer: { describes: 'the chosen manufacturer' },
  model: { describes: 'the chosen model' },
  color: { describes: 'the chosen colour, which names the device' },
}
const CONDITION: QueryKey = { describes: 'one answer as ID:VALUE', isRepeated: true }

export const BUYBACK_CONTRACT = {
  'buyout-types': describeRead('/vykup/api/types/', 'The types of devices that are bought.', Choices),
  'buyout-manufacturers': describeRead(
    '/vykup/api/{type}/manufacturers/',
    'The manufacturers of a type.',
    Choices,
    { errors: [404] },
  ),
  'buyout-models': describeRead(
    '/vykup/api/{type}/{manufacturer}/models/',
    'The models of a manufacturer.',
    Choices,
    { errors: [404] },
  ),
  'buyout-colors': describeRead(
    '/vykup/api/models/{model}/colors/',
    'The colours of a model; each value is the identifier of a device, and each has an image.',
    Choices,
    { errors: [404] },
  ),
  'buyout-appraisal': describeRead(
    '/vykup/api/colors/{color}/appraisal/',
    'The questions on the condition of a device and what prices it. A 400 may carry a url to go on at.',
    AppraisalAnswer,
    { errors: [400, 404] },
  ),
  'buyout-selector-url': describeRead(
    '/vykup/api/url/',
    'The path of the buy-back page with exactly this selection in its query.',
    SelectorUrl,
    { query: { ...SELECTION, condition: CONDITION } },
  ),
  'buyout-selector-data': describeRead(
    '/vykup/api/selector/',
    'Everything that replays an address or a device code: the selection, its lists, the questions with their answers.',
    SelectorData,
    {
      query: {
        ...SELECTION,
        condition: CONDITION,
        code: { describes: 'a device code, which stands for a whole selection' },
      },
      takesAnyQuery: true,
      errors: [404],
    },
  ),
  'send-buyout-to-email': describeWrite(
    'POST',
    '/vykup/api/send-to-email/',
    'Sends the price by e-mail, which binds nobody.',
    { request: PriceMailRequest, errors: [400, 403, 409, 429] },
  ),
  'sell-buyout-online': describeWrite(
    'POST',
    '/vykup/api/sell/',
    'Submits a buy-back. 409 where the appraisal is no longer the one that was shown.',
    { request: SellRequest, status: 201, hasLocation: true, errors: [400, 403, 409] },
  ),
  'buyout-detail': describeRead(
    '/vykup/api/buyouts/{id}/',
    'A submitted buy-back with masked personal data; its id is a token that nobody can guess.',
    BuybackDetail,
    { errors: [404], isPersonal: true },
  ),
}
