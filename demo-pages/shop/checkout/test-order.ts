import type { MarketCode } from '../contract.ts'
import type { Answered, TestVisitor } from '../server/test-shop.ts'

export const CHARGER = 'nabijecka-usb-c-20w'

const BUYERS = {
  cz: {
    first_name: 'Žaneta',
    last_name: 'Tajemná',
    city: 'Brno',
    district: '',
    postcode: '602 00',
    phone: '602 123 456',
    address: 'Veveří 12',
    email: 'zaneta.tajemna@example.cz',
    invoice_on_company: false,
    company: '',
    tin: '',
    vatn: '',
  },
  ro: {
    first_name: 'Ion',
    last_name: 'Tainic',
    city: 'Cluj-Napoca',
    district: 'Cluj',
    postcode: '400001',
    phone: '0721 234 567',
    address: 'Strada Lungă 5',
    email: 'ion.tainic@example.ro',
    invoice_on_company: false,
    company: '',
    tin: '',
    vatn: '',
  },
} as const

/** An order that the shop accepts: by the courier, paid by transfer. */
export const makeOrder = (market: MarketCode = 'cz') => ({
  type_payment: 'transfer',
  payment_company: null as string | null,
  installment: null as string | null,
  token: null as string | null,
  type_delivery_code: 'courier',
  order_billing_address: { ...BUYERS[market] },
  order_info: {
    consent_to_terms_of_service: true,
    consent_marketing: false,
    consent_heureka_review: false,
    create_account: false,
    birth_date: null as string | null,
    note: '',
    subscribe_promotions_info: false,
    internal_order_number: '',
  },
})
export type TestOrder = ReturnType<typeof makeOrder>

const base = (market: MarketCode): string => `/${market}/core`

export const addToCart = (
  visitor: TestVisitor,
  { market = 'cz', product = CHARGER, quantity = 1 }: AddedGoods = {},
): Promise<Answered> => visitor.post(`${base(market)}/cart/add-product/`, { product, quantity })

interface AddedGoods {
  market?: MarketCode
  product?: string
  quantity?: number
}

export const readCheckout = (visitor: TestVisitor, market: MarketCode = 'cz'): Promise<Answered> =>
  visitor.get(`${base(market)}/checkout/products/`)

export const select = (
  visitor: TestVisitor,
  [delivery, payment]: readonly [delivery: string | null, payment: string | null],
  market: MarketCode = 'cz',
): Promise<Answered> =>
  visitor.post(`${base(market)}/checkout/select-payment/`, {
    type_delivery_code: delivery,
    type_payment: payment,
    payment_company: null,
    installment: null,
  })

export const finish = (
  visitor: TestVisitor,
  order: object,
  { market = 'cz', headers = {} }: { market?: MarketCode; headers?: Record<string, string> } = {},
): Promise<Answered> => visitor.post(`${base(market)}/checkout/finish-order/`, order, headers)

/** One order from an empty cart on, of a charger unless something else is said. */
export async function placeOrder(
  visitor: TestVisitor,
  changes: Partial<TestOrder> & Record<string, unknown> = {},
  goods: AddedGoods = {},
): Promise<Answered> {
  const market = goods.market ?? 'cz'
  await addToCart(visitor, goods)
  return finish(visitor, { ...makeOrder(market), ...changes }, { market })
}
