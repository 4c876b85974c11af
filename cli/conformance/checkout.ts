import * as v from 'valibot'
import { CheckoutCart } from '#core/api/checkout/checkout-cart.ts'
import {
  ORDER_ENTRIES,
  ORDER_FIELDS,
  type OrderDraft,
  type OrderRequest,
  orderForm,
  toOrderRequest,
} from '#core/api/checkout/order.ts'
import { Deliveries, type Delivery } from '#core/api/delivery/deliveries.ts'
import { deliveryPayments, type Payment } from '#core/api/payments/payments.ts'
import { getToday } from '#core/page.ts'
import { type Backend, type Made, makeKey, type Probes, remember, type Sample, send } from './backend.ts'
import { findSold, NO_PRODUCT, readCount } from './cart.ts'
import { readGood } from './expect-good.ts'
import { SAMPLE_DRAFTS } from './sale.ts'
import { createVisitor, type Visitor } from './visitor.ts'

const ORDER = 'finish-order'
const NOBODY = 'ostrov-conformance-nobody'
const NO_DELIVERY = 'no delivery is offered for a cart with one product'

/** A newcomer with one product in the cart, or with none where nothing may be written; null where nothing can be had. */
async function fillCart(backend: Backend): Promise<Visitor | null> {
  if (!backend.canWrite) return createVisitor()
  const product = await findSold(backend)
  if (product === null) return null
  const by = createVisitor()
  await send(backend, 'add-product', { by, body: { product, quantity: 1 }, key: makeKey() })
  return by
}

/** Somebody whose cart is looked at, and the ways in which it can be delivered. */
const findBuyer = remember(async (backend: Backend) => {
  const by = await fillCart(backend)
  const found = by && (await readGood(backend, 'deliveries', Deliveries, { by }))
  return found && { by, deliveries: found.deliveries }
})

const asBuyer = async (backend: Backend): Promise<Sample | string> => {
  const buyer = await findBuyer(backend)
  return buyer ? { by: buyer.by } : NO_PRODUCT
}

/** A call about one delivery of those kinds. */
const ofDelivery =
  (kinds: readonly Delivery['kind'][]) =>
  async (backend: Backend): Promise<Sample | string | null> => {
    const buyer = await findBuyer(backend)
    if (!buyer) return NO_PRODUCT
    const found = buyer.deliveries.find(({ kind }) => kinds.includes(kind))
    // A shop need not deliver in every way.
    return found ? { by: buyer.by, args: { delivery: found.code } } : null
  }

const listPayments = async (backend: Backend, by: Visitor, delivery: string): Promise<readonly Payment[]> => {
  const sent = { by, args: { delivery } }
  return (await readGood(backend, 'delivery-payments', deliveryPayments.response, sent))?.payments ?? []
}

async function findSubPayment(backend: Backend): Promise<Sample | string | null> {
  const buyer = await findBuyer(backend)
  const [delivery] = buyer?.deliveries ?? []
  if (!buyer || !delivery) return buyer ? NO_DELIVERY : NO_PRODUCT
  const all = await listPayments(backend, buyer.by, delivery.code)
  const found = all.find(({ has_sub_payments }) => has_sub_payments)
  return found ? { by: buyer.by, args: { payment: found.code } } : null
}

async function makeSelection(backend: Backend): Promise<Sample | string> {
  const buyer = await findBuyer(backend)
  const [delivery] = buyer?.deliveries ?? []
  if (!buyer || !delivery) return buyer ? NO_DELIVERY : NO_PRODUCT
  const body = {
    type_payment: null,
    payment_company: null,
    type_delivery_code: delivery.code,
    installment: null,
  }
  const wrong = [
    {
      what: 'A delivery that nobody has',
      body: { ...body, type_delivery_code: NOBODY },
      fields: ['type_delivery_code'],
    },
    { what: 'A payment that nobody has', body: { ...body, type_payment: NOBODY }, fields: ['type_payment'] },
  ]
  return { by: buyer.by, body, wrong }
}

async function makeDiscount(backend: Backend): Promise<Sample | string> {
  const buyer = await findBuyer(backend)
  if (!buyer) return NO_PRODUCT
  const wrong = [{ what: 'A code that nobody has', body: { code: NOBODY }, fields: ['code'] }]
  // No code of the site is known here.
  return { by: buyer.by, wrong, isDone: true }
}

async function makeRide(backend: Backend): Promise<Sample | string> {
  const buyer = await findBuyer(backend)
  const { city, postcode, street } = SAMPLE_DRAFTS[backend.config.market]
  const body = {
    store_seo_name: null,
    delivery_address: { delivery_address: street, delivery_city: city, delivery_postcode: postcode },
  }
  return buyer ? { by: buyer.by, body } : NO_PRODUCT
}

const PAID_LATER: readonly Payment['kind'][] = ['instalment', 'lease', 'twisto']

/** Nobody's order, checked by the form's own schema. */
function fillOrder({ config }: Backend, delivery: Delivery, payment: Payment): OrderRequest {
  const { market, wireDate } = config
  const person = SAMPLE_DRAFTS[market]
  const isBirthDateAsked = PAID_LATER.includes(payment.kind)
  const empty = Object.fromEntries(
    Object.entries(ORDER_ENTRIES).map(([name, { type }]) => [name, type === 'string' ? '' : false]),
  ) as OrderDraft
  const { firstName, lastName, email, city, district, postcode } = person
  const draft: OrderDraft = {
    ...empty,
    ...{ firstName, lastName, email, city, district, postcode },
    address: person.street,
    phone: person.phoneNumber,
    terms: true,
    birthDate: isBirthDateAsked ? '01.01.1990' : '',
    note: 'Ostrov conformance',
  }
  const form = orderForm({ market, wireDate, today: getToday(), isBirthDateAsked })
  return toOrderRequest(v.parse(form, draft), {
    type_delivery_code: delivery.code,
    type_payment: payment.code,
    payment_company: null,
    installment: null,
    token: null,
  })
}

/** What anybody can pay without a wallet and without a bank that agrees. */
const PLAIN: readonly Payment['kind'][] = ['transfer', 'cash', 'card']

/** An order of a newcomer's, by the courier and paid in one of those ways; a text says why there is none. */
export async function prepareOrder(
  backend: Backend,
  kinds: readonly Payment['kind'][],
): Promise<{ by: Visitor; body: OrderRequest } | string> {
  if (!backend.canWrite) return 'needs an order, and --read-only was given'
  const by = await fillCart(backend)
  if (!by) return NO_PRODUCT
  const found = await readGood(backend, 'deliveries', Deliveries, { by })
  const delivery = found?.deliveries.find(({ kind }) => kind === 'courier')
  if (!delivery) return 'nothing is delivered to the customer’s own address'
  const payments = await listPayments(backend, by, delivery.code)
  const payment = payments.find(({ kind, is_available }) => is_available && kinds.includes(kind))
  if (!payment) return `nothing can be paid by ${kinds.join(', ')}`
  const chosen = { type_payment: payment.code, type_delivery_code: delivery.code }
  await send(backend, 'select-payment', {
    by,
    key: makeKey(),
    body: { ...chosen, payment_company: null, installment: null },
  })
  return { by, body: fillOrder(backend, delivery, payment) }
}

async function makeSampleOrder(backend: Backend): Promise<Sample | string> {
  const prepared = await prepareOrder(backend, PLAIN)
  if (typeof prepared === 'string') return prepared
  const { by, body } = prepared
  return { by, body, wrong: listWrong(body), stale: { what: 'An order of an empty cart', body } }
}

function listWrong(body: OrderRequest): NonNullable<Sample['wrong']> {
  const { order_billing_address: billing, order_info: info } = body
  return [
    {
      what: 'An order to the e-mail "nobody"',
      body: { ...body, order_billing_address: { ...billing, email: 'nobody' } },
      fields: [ORDER_FIELDS.email],
    },
    {
      what: 'An order without the terms',
      body: { ...body, order_info: { ...info, consent_to_terms_of_service: false } },
      fields: [ORDER_FIELDS.terms],
    },
    {
      what: 'A payment that nobody has',
      body: { ...body, type_payment: NOBODY },
      fields: ['type_payment'],
    },
  ]
}

async function checkOrder({ add, backend, response, sent }: Made): Promise<void> {
  const { id, total } = v.parse(v.object({ id: v.unknown(), total: v.unknown() }), response.body)
  if (/^\d{1,12}$/.test(String(id)))
    add('guessable', `The id is ${id}; the one before it is somebody else’s.`)
  if (Number(total) <= 0) add('price', `total is ${total}.`)
  if ((await readCount(backend, sent)) > 0) add('effect', 'After it was ordered the cart is not empty.')
}

function checkSums({ add, response }: Made): void {
  const { products, totals } = v.parse(CheckoutCart, response.body)
  const { goods, discount, delivery, payment, rounding, total } = totals
  const lines = products.reduce((sum, line) => sum + (line.kind === 'bonus' ? -line.total : line.total), 0)
  if (lines !== goods) add('price', `goods is ${goods / 100}, its lines make ${lines / 100}.`)
  const sum = goods - discount + (delivery ?? 0) + (payment ?? 0) + rounding
  if (sum !== total) add('price', `total is ${total / 100}, its parts make ${sum / 100}.`)
}

/** From a cart with one product to its order. */
export const CHECKOUT_PROBES: Probes = {
  // No number is known here that a site’s register must have.
  company: { find: async () => null },
  deliveries: { find: asBuyer },
  'all-deliveries': { find: asBuyer },
  'all-places': { find: asBuyer },
  'atc-delivery': { find: asBuyer },
  payments: { find: asBuyer },
  'cart-products': { find: asBuyer, check: checkSums },
  'delivery-places': { find: ofDelivery(['store', 'dispensing-place']) },
  'dispensing-places': { find: ofDelivery(['dispensing-place']) },
  'delivery-payments': { find: ofDelivery(['courier', 'store', 'dispensing-place']) },
  'sub-payments': { find: findSubPayment },
  'select-payment': { find: makeSelection, check: checkSums },
  'add-discount-code': { find: makeDiscount },
  'remove-discount': { find: () => ({ by: createVisitor(), args: { id: NOBODY }, body: {}, isDone: true }) },
  'liftago-check': { find: makeRide },
  [ORDER]: { find: makeSampleOrder, check: checkOrder },
}
