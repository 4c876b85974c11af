import type { MarketCode } from '../contract.ts'
import type { FieldErrors } from '../django/field-errors.ts'
import { isObject, type JsonObject } from '../django/read-json-body.ts'
import type { Offer } from './offers.ts'
import type { CartExtras, CartLine } from './store.ts'
import { CART_TEXTS } from './texts.ts'

/** What is read, the offer it has to be of, and where faults go. */
export interface Reading {
  body: JsonObject
  offer: Offer
  market: MarketCode
  errors: FieldErrors
}

/** How many pieces a call asks for; null where it says nothing of that. */
export function readQuantity({ body, market, errors }: Omit<Reading, 'offer'>, most: number): number | null {
  if (body.quantity === undefined) return null
  const texts = CART_TEXTS[market]
  const { quantity } = body
  const number = typeof quantity === 'string' && /^\d+$/.test(quantity) ? Number(quantity) : quantity
  if (!Number.isInteger(number)) errors.quantity = [texts.notWhole]
  else if (Number(number) < 1) errors.quantity = [texts.tooSmall(1)]
  else if (Number(number) > most) errors.quantity = [texts.tooLarge(most)]
  return Number(number)
}

/** What was chosen is kept with what it cost then. */
const insure = ({ offer }: Reading, insuranceIds: string[]) => ({
  insuranceIds,
  insurancePrices: Object.fromEntries(
    offer.insurances.filter(({ id }) => insuranceIds.includes(id)).map(({ id, price }) => [id, price]),
  ),
})

const ARRANGE_TYPES = ['on-store', 'online']

/** Whether there is such an instalment for the sum shows once the rest is done: see `checkInstalment`. */
function readInstalment(reading: Reading): Pick<CartExtras, 'installmentId' | 'arrangeType'> {
  const { installment_id: id, installment_arrange_type: arrangeType } = reading.body
  if (id !== undefined && id !== null && typeof id !== 'string') refuse(reading, 'installment_id')
  if (arrangeType !== undefined && !ARRANGE_TYPES.includes(String(arrangeType)))
    refuse(reading, 'installment_arrange_type')
  return {
    ...(id !== undefined && { installmentId: id === null ? null : String(id) }),
    ...(id === null && { arrangeType: null }),
    ...(typeof arrangeType === 'string' && { arrangeType }),
  }
}

/** What a change of a package says of what goes with it. */
export function readSelection(reading: Reading): CartExtras {
  const { body, offer } = reading
  const ids = body.selected_insurance_ids
  const insuranceIds = Array.isArray(ids) ? ids.map(String) : []
  const isOffered = insuranceIds.every(id => offer.insurances.some(one => one.id === id))
  if (ids !== undefined && !(Array.isArray(ids) && isOffered)) refuse(reading, 'selected_insurance_ids')
  return {
    ...(ids !== undefined && insure(reading, insuranceIds)),
    ...readInstalment(reading),
    ...(body.warranty_month_value !== undefined && {
      warrantyMonths: readMonths(reading, 'warranty_month_value', body.warranty_month_value),
    }),
    ...(body.prolong_warranty_code !== undefined && {
      prolongCode: readCode(reading, 'prolong_warranty_code', body.prolong_warranty_code),
    }),
  }
}

/** What is chosen together with a product that is put in, and what it is put beside. */
export function readExtras(reading: Reading, lines: readonly CartLine[]): CartExtras {
  const { body, offer } = reading
  const insuranceIds = INSURED.flatMap(([field, kind]) => {
    const id = readKey(reading, field, 'id')
    if (id === undefined) return []
    if (offer.insurances.some(one => one.kind === kind && one.id === String(id))) return [String(id)]
    refuse(reading, field)
    return []
  })
  const months = readKey(reading, 'mp_warranty', 'month_count')
  const code = readKey(reading, 'prolongWarranty', 'code')
  const parent = body.cart_package_item_parent_id
  const parentId = lines.find(line => String(line.id) === String(parent))?.id
  if (parent !== undefined && parentId === undefined) refuse(reading, 'cart_package_item_parent_id')
  return {
    ...(insuranceIds.length > 0 && insure(reading, insuranceIds)),
    ...readInstalment(reading),
    ...(months !== undefined && { warrantyMonths: readMonths(reading, 'mp_warranty', months) }),
    ...(code !== undefined && { prolongCode: readCode(reading, 'prolongWarranty', code) }),
    ...(parentId !== undefined && { parentId }),
  }
}

const INSURED = [
  ['generalTuito', 'general'],
  ['screenTuito', 'screen'],
] as const

/** One key of an object of the body; undefined where the object is left out. */
function readKey(reading: Reading, field: string, key: string): unknown {
  const value = reading.body[field]
  if (value === undefined) return undefined
  if (isObject(value) && value[key] !== undefined) return value[key]
  refuse(reading, field)
  return undefined
}

function readMonths(reading: Reading, field: string, value: unknown): number | null {
  if (value === null) return null
  const found = reading.offer.warranties.find(one => one.months === value)
  if (!found) refuse(reading, field)
  return found?.months ?? null
}

function readCode(reading: Reading, field: string, value: unknown): string | null {
  if (value === null) return null
  const found = reading.offer.prolongWarranties.find(one => one.code === value)
  if (!found) refuse(reading, field)
  return found?.code ?? null
}

export function refuse({ errors, market }: Reading, field: string): void {
  errors[field] = [CART_TEXTS[market].notOffered]
}
