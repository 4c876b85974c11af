import * as v from 'valibot'
import { query } from '#core/http/endpoint.ts'
import { Choice } from '../device/choice.ts'
import { Id, listOf, optionalText, Price } from '../wire.ts'
import { DeviceCondition } from './device-condition.ts'

/** The person's data of a submitted buy-back, as the server masks them for reading. */
const Shown = v.record(v.string(), v.nullish(v.string(), null))

/** `GET buyout-detail`: a submitted buy-back, read-only. */
export const BuybackDetail = v.object({
  id: Id,
  /** What the customer calls it by; the id is a secret. */
  number: optionalText,
  state: v.nullish(v.string(), null),
  created: optionalText,
  product_type_choice: Choice,
  manufacturer_choice: Choice,
  product_model_choice: Choice,
  product_color_choice: Choice,
  appraisal_result: v.object({ id: Id, quality: optionalText, price: v.nullish(Price, null) }),
  device_conditions: listOf(DeviceCondition),
  /** Which result each answer pointed to. */
  conditions_appraisal_result: listOf(v.object({ condition: Id, quality: optionalText })),
  version: v.nullish(Id, null),
  minimal_buyout_price: v.nullish(Price, null),
  /** What the customer is paid: the result with every correction, not below the minimum. */
  price: Price,
  customer_data: Shown,
  pickup_address: v.nullish(Shown, null),
  /** `imei` and `serial_number`, masked too. */
  buyout_device: v.nullish(Shown, null),
})
export type BuybackDetail = v.InferOutput<typeof BuybackDetail>

export const buyoutDetail = query('buyout-detail', {
  path: '/vykup/api/buyouts/{id}/',
  doc: 'A submitted buy-back with masked personal data; its id is a token that nobody can guess.',
  response: BuybackDetail,
  errors: [404],
  isPersonal: true,
})
