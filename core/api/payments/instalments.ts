import * as v from 'valibot'
import { query } from '#core/http/endpoint.ts'
import { Id, listOf, optionalText, Price } from '../wire.ts'

const Months = v.pipe(v.number(), v.integer(), v.minValue(1))

/** One way to pay a product in instalments. */
const Instalment = v.object({
  id: Id,
  /** Of the company that lends. */
  company_code: v.string(),
  company_name: v.string(),
  month_count: Months,
  /** What is paid at once. */
  deposit: Price,
  monthly: Price,
  /** Deposit and all instalments together. */
  total: Price,
  /** The yearly percentage rate of charge (RPSN, DAE), in per cent. */
  annual_rate: v.nullish(v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.finite()), null),
  /** The yearly interest in per cent. */
  interest: v.nullish(v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.finite()), null),
  installment_arrange_types: listOf(v.picklist(['on-store', 'online']), 2),
})
export type Instalment = v.InferOutput<typeof Instalment>

const Instalments = v.object({ price: Price, installments: listOf(Instalment, 100), note: optionalText })

export const installmentData = query('installment-data', {
  path: '/core/cart/installments/{item}/',
  doc: 'All ways to pay a package of the cart in instalments, or a product by its seo name.',
  onlyFor: 'instalments',
  response: Instalments,
  errors: [404],
  isPersonal: true,
  isOwn: true,
})

export const bestInstallments = query('best-installments', {
  path: '/core/cart/best-installments/',
  doc: 'For each company the instalment with the lowest monthly sum, for the cart or for a product; of a company that is named, all that it offers.',
  onlyFor: 'instalments',
  query: {
    product: { doc: 'seo name of a product; the whole cart where nothing is said' },
    company: { doc: 'code of a company: all its instalments, with any number of months' },
  },
  response: Instalments,
  isPersonal: true,
})
