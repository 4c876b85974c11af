import * as v from 'valibot'
import { query } from '#core/http/endpoint.ts'
import { Id, listOf, optionalText, Price } from '../wire.ts'

export const INSTALMENT_STATES = ['waiting', 'approved', 'cancelled'] as const

const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

const OrderInstalments = v.object({
  /** Of the order. */
  id: Id,
  number: v.string(),
  created_at: v.string(),
  /** The company that lends. */
  company: v.string(),
  month_count: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  /** What is paid at once. */
  deposit: Price,
  monthly: Price,
  /** Deposit and all instalments together. */
  total: Price,
  /** The yearly percentage rate of charge, in per cent. */
  annual_rate: v.nullish(v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.finite()), null),
  state: v.picklist(INSTALMENT_STATES),
  /** The first products, to know the order by. */
  names: listOf(v.string(), 3),
  item_count: Count,
  /** The page that shows the order. */
  url: optionalText,
})
export type OrderInstalments = v.InferOutput<typeof OrderInstalments>

export const InstalmentsPage = v.object({
  count: Count,
  next: optionalText,
  previous: optionalText,
  results: listOf(OrderInstalments, 100),
})
export type InstalmentsPage = v.InferOutput<typeof InstalmentsPage>

export const instalmentsOverview = query('instalments-overview', {
  path: '/core/instalments/',
  doc: 'The orders that the customer who is signed in pays in instalments, the newest first.',
  query: { page: { doc: 'from 1' }, page_size: { doc: 'at most 100' } },
  response: InstalmentsPage,
  errors: [403, 404],
  isPersonal: true,
  access: 'signed-in',
})
