import * as v from 'valibot'
import { query } from '#core/http/endpoint.ts'
import { Id, listOf } from '../wire.ts'

/** Something that is chosen by its name. */
export const Named = v.object({ id: Id, name: v.string() })
export type Named = v.InferOutput<typeof Named>

export const NamedChoices = v.object({ result: listOf(Named, 50) })
export type NamedChoices = v.InferOutput<typeof NamedChoices>

const KEYS = { term: { doc: 'part of a name or code; left out, the first are answered' } } as const
const ROOT = '/api/new/orders/preorder-settings/search'

export const searchStocks = query('preorder-search-stocks', {
  path: `${ROOT}/stocks/`,
  doc: 'Stocks by a part of their name.',
  query: KEYS,
  response: NamedChoices,
  errors: [403],
  access: 'staff',
})

export const searchPaymentTypes = query('preorder-search-payment-type', {
  path: `${ROOT}/payment-type/`,
  doc: 'Ways of paying by a part of their name.',
  query: KEYS,
  response: NamedChoices,
  errors: [403],
  access: 'staff',
})

export const searchMasterProducts = query('preorder-search-master-product', {
  path: `${ROOT}/master-product/`,
  doc: 'Products in all their variants, by a part of their name or code.',
  query: KEYS,
  response: NamedChoices,
  errors: [403],
  access: 'staff',
})

export const searchProducts = query('preorder-search-product', {
  path: `${ROOT}/product/`,
  doc: 'Single variants of products, by a part of their name or code.',
  query: KEYS,
  response: NamedChoices,
  errors: [403],
  access: 'staff',
})

export const searchTypeDevices = query('preorder-search-type-device', {
  path: `${ROOT}/type-device/`,
  doc: 'Types of devices by a part of their name.',
  query: KEYS,
  response: NamedChoices,
  errors: [403],
  access: 'staff',
})
