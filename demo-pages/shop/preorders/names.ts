import { sql } from 'drizzle-orm'
import { masterProducts, productVariants } from '../catalogue/schema.ts'
import { listDeliveryMethods, listPaymentMethods } from '../checkout/methods.ts'
import type { MarketCode, Named } from '../contract.ts'
import { PREORDER_TEXTS } from './texts.ts'

/** A variant as staff know it: the product with its colour. */
export const variantName = sql<string>`${masterProducts.name} || ', ' || ${productVariants.color}`

export const namePayment = (market: MarketCode, code: string): Named => ({
  id: code,
  name: listPaymentMethods(market).find(method => method.code === code)?.name ?? code,
})

export const nameDelivery = (market: MarketCode, code: string): Named => ({
  id: code,
  name: listDeliveryMethods(market).find(method => method.code === code)?.name ?? code,
})

export const nameType = (market: MarketCode, code: string): Named => ({
  id: code,
  name: PREORDER_TEXTS[market].types[code] ?? code,
})

export const isType = (market: MarketCode, code: string): boolean =>
  Object.hasOwn(PREORDER_TEXTS[market].types, code)
