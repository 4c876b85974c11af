import * as v from 'valibot'
import { listInstalmentCompanies } from '../cart/instalments.ts'
import { type MarketCode, readDecimal } from '../contract.ts'
import { readSeed } from '../database/read-seed.ts'

/** As the contract writes amounts; in minor units once read. */
const Decimal = v.pipe(
  v.string(),
  v.regex(/^\d+\.\d\d$/),
  v.transform(text => readDecimal(text) ?? 0),
)

const Markets = v.optional(v.array(v.picklist(['cz', 'ro'])), () => ['cz' as const, 'ro' as const])

const DeliveryMethod = v.strictObject({
  code: v.string(),
  kind: v.picklist(['courier', 'dispensing-place', 'store', 'express', 'atc']),
  provider: v.nullable(v.picklist(['packeta', 'dpd', 'liftago'])),
  /** What the provider's map is opened with; the doubles take any. */
  mapKey: v.optional(v.string()),
  markets: Markets,
  name: v.string(),
  description: v.string(),
  price: Decimal,
  freeFrom: v.nullable(Decimal),
  /** Working days until the goods are there. */
  days: v.number(),
  /** What is carried so is worth no more. */
  mostGoods: v.optional(Decimal),
  mostPieces: v.optional(v.number()),
  /** As much as is taken in cash; null where nothing is. */
  cashUpTo: v.nullable(Decimal),
  payments: v.array(v.string()),
})
export type DeliveryMethod = v.InferOutput<typeof DeliveryMethod>

const Company = v.strictObject({
  code: v.string(),
  name: v.string(),
  description: v.optional(v.string()),
})
type Company = v.InferOutput<typeof Company>

const PaymentMethod = v.strictObject({
  code: v.string(),
  kind: v.picklist(['card', 'google-pay', 'apple-pay', 'transfer', 'cash', 'instalment', 'lease', 'twisto']),
  markets: Markets,
  name: v.string(),
  description: v.optional(v.string()),
  price: Decimal,
  /** Codes of the deliveries for which it costs nothing. */
  freeAt: v.optional(v.array(v.string()), () => []),
  from: v.optional(Decimal),
  upTo: v.optional(Decimal),
  isOnline: v.optional(v.boolean(), false),
  isExclusive: v.optional(v.boolean(), false),
  /** Work that is done at once is not paid so: it can't be given back when nobody pays. */
  isForGoodsAlone: v.optional(v.boolean(), false),
  arrangeTypes: v.optional(v.array(v.picklist(['on-store', 'online'])), () => []),
  companies: v.optional(v.array(Company), () => []),
})
export type PaymentMethod = v.InferOutput<typeof PaymentMethod>

const Methods = v.strictObject({ deliveries: v.array(DeliveryMethod), payments: v.array(PaymentMethod) })

function readMethods(market: MarketCode): v.InferOutput<typeof Methods> {
  const { deliveries, payments } = readSeed(new URL('methods.json', import.meta.url), Methods, market)
  const isHere = ({ markets }: { markets: MarketCode[] }) => markets.includes(market)
  return { deliveries: deliveries.filter(isHere), payments: payments.filter(isHere) }
}
const METHODS = { cz: readMethods('cz'), ro: readMethods('ro') } as const

export const listDeliveryMethods = (market: MarketCode): readonly DeliveryMethod[] =>
  METHODS[market].deliveries
export const listPaymentMethods = (market: MarketCode): readonly PaymentMethod[] => METHODS[market].payments

export const findDelivery = (market: MarketCode, code: unknown): DeliveryMethod | null =>
  METHODS[market].deliveries.find(one => one.code === code) ?? null
export const findPayment = (market: MarketCode, code: unknown): PaymentMethod | null =>
  METHODS[market].payments.find(one => one.code === code) ?? null

/** What a delivery costs for goods of such a sum. */
export const priceDelivery = ({ price, freeFrom }: DeliveryMethod, goods: number): number =>
  freeFrom !== null && goods >= freeFrom ? 0 : price

/** What paying so costs where it is delivered so. */
export const pricePayment = (
  { price, freeAt }: PaymentMethod,
  delivery: Pick<DeliveryMethod, 'code'> | null,
): number => (delivery && freeAt.includes(delivery.code) ? 0 : price)

/** The companies that a payment is made with; none where it is made with nobody else. */
export const listCompanies = (market: MarketCode, { kind, companies }: PaymentMethod): Company[] =>
  kind === 'instalment' ? listInstalmentCompanies(market) : companies

export const hasCompany = (market: MarketCode, payment: PaymentMethod | null, company: unknown): boolean =>
  payment !== null && listCompanies(market, payment).some(({ code }) => code === company)
