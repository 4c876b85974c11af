import { eq } from 'drizzle-orm'
import { safeParse } from 'valibot'
import { readCartOwner } from '../cart/owner.ts'
import { carts } from '../cart/schema.ts'
import type { CartOwner } from '../cart/store.ts'
import { type MarketCode, SelectedPayment } from '../contract.ts'
import type { Database } from '../database/database.ts'
import { writeOnce } from '../django/answer-once.ts'
import { DRF_TEXTS } from '../django/drf-texts.ts'
import type { FieldErrors } from '../django/field-errors.ts'
import type { JsonObject } from '../django/read-json-body.ts'
import { type CallAnswer, CallError } from '../server/call-answer.ts'
import { serveCall } from '../server/serve-call.ts'
import type { Shop, ShopApp } from '../server/shop.ts'
import { type CheckoutState, lockCart, noteTold, readCheckout } from './checkout-state.ts'
import { PERSONAL, takeDelivery } from './delivery-calls.ts'
import { describeCheckout } from './describe-checkout.ts'
import { countWanted } from './lines.ts'
import {
  type DeliveryMethod,
  findDelivery,
  findPayment,
  hasCompany,
  listCompanies,
  listPaymentMethods,
  type PaymentMethod,
} from './methods.ts'
import { describePayment, findDeliveryFault, findPaymentFault, type Tills } from './offer-methods.ts'
import { findPlace } from './places/find-places.ts'
import { listStoresWith } from './places/stores.ts'
import { CHECKOUT_TEXTS } from './texts.ts'

/** The ways in which the cart is paid, and what is chosen of all. */
export function addPaymentCalls(app: ShopApp, shop: Shop): void {
  const { database } = shop
  const list = async (
    state: CheckoutState,
    delivery: DeliveryMethod | null,
    tills: Tills | null = null,
  ): Promise<CallAnswer> => ({
    status: 200,
    headers: PERSONAL,
    body: {
      payments: listPaymentMethods(state.market).map(method =>
        describePayment(state, method, delivery, tills),
      ),
      selected: state.payment?.code ?? null,
    },
  })
  serveCall(app, shop, 'payments', async (c, market) =>
    list(await readCheckout(database, await readCartOwner(database, c, market)), null),
  )
  serveCall(app, shop, 'delivery-payments', async (c, market) => {
    const delivery = takeDelivery(c, market)
    const tills = await findTills(database, market, { delivery, place: c.req.query('place') })
    return list(await readCheckout(database, await readCartOwner(database, c, market)), delivery, tills)
  })
  serveCall(app, shop, 'sub-payments', async (c, market) => {
    const payment = findPayment(market, c.req.param('payment'))
    const companies = payment ? listCompanies(market, payment) : []
    if (companies.length === 0) throw new CallError(404, { detail: DRF_TEXTS[market].notFound })
    const body = { sub_payments: companies.map(one => ({ ...one, description: one.description ?? null })) }
    return { status: 200, headers: PERSONAL, body }
  })
  serveCall(app, shop, 'cart-products', async (c, market) =>
    answerCheckout(database, await readCartOwner(database, c, market)),
  )
  serveCall(app, shop, 'select-payment', (c, market) =>
    writeOnce(c, shop, { route: 'select-payment', market }, async (tx, body) => {
      const owner = await readCartOwner(tx, c, market)
      await select(tx, owner, readSelected(body, market))
      return answerCheckout(tx, owner)
    }),
  )
}

/** What the chosen place takes; null before one is chosen. A store takes all, as does who comes to the door. */
async function findTills(
  database: Database,
  market: MarketCode,
  { delivery, place }: { delivery: DeliveryMethod; place: string | undefined },
): Promise<Tills | null> {
  if (delivery.kind !== 'dispensing-place') return { takesCash: true, takesCards: true }
  return place === undefined
    ? null
    : findPlace(database, { market, provider: delivery.provider ?? '', id: place })
}

/** What would be ordered now; from then on the customer has seen it. */
export async function answerCheckout(database: Database, owner: CartOwner): Promise<CallAnswer> {
  const state = await readCheckout(database, owner)
  await noteTold(database, state)
  return { status: 200, headers: PERSONAL, body: describeCheckout(state) }
}

interface Selected {
  delivery: DeliveryMethod | null
  payment: PaymentMethod | null
  company: string | null
  instalment: string | null
}

function readSelected(body: JsonObject, market: MarketCode): Selected {
  const parsed = safeParse(SelectedPayment, body)
  if (!parsed.success) throw new CallError(400, listSchemaErrors(parsed.issues, market))
  const { type_payment, type_delivery_code, payment_company, installment } = parsed.output
  const delivery = findDelivery(market, type_delivery_code)
  const payment = findPayment(market, type_payment)
  const errors: FieldErrors = {}
  const unknown = [CHECKOUT_TEXTS[market].unknown]
  if (type_delivery_code !== null && !delivery) errors.type_delivery_code = unknown
  if (type_payment !== null && !payment) errors.type_payment = unknown
  if (payment_company !== null && !hasCompany(market, payment, payment_company))
    errors.payment_company = unknown
  if (Object.keys(errors).length) throw new CallError(400, errors)
  return { delivery, payment, company: payment_company, instalment: installment }
}

/** What a strict schema refuses, by the names of the fields. */
export function listSchemaErrors(
  issues: readonly { path?: readonly { key: unknown }[] | undefined; input: unknown }[],
  market: MarketCode,
): FieldErrors {
  const errors: FieldErrors = {}
  for (const { path = [], input } of issues) {
    const text = input === undefined ? DRF_TEXTS[market].required : CHECKOUT_TEXTS[market].unknown
    const [name = 'non_field_errors', inner] = path.map(({ key }) => String(key))
    if (inner === undefined) errors[name] = [text]
    else errors[name] = { ...toObject(errors[name]), [inner]: [text] }
  }
  return errors
}

const toObject = (value: unknown): object =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {}

/** A payment that does not go with a newly chosen delivery is forgotten; one that is chosen itself has to be had. */
async function select(tx: Database, owner: CartOwner, selected: Selected): Promise<void> {
  const cart = await lockCart(tx, owner)
  if (!cart) return
  const { market } = owner
  const { delivery, payment } = selected
  const state = await readCheckout(tx, owner, { delivery: delivery?.code, payment: payment?.code })
  const stores = await listStoresWith(tx, market, countWanted(state.items))
  if (delivery && findDeliveryFault(state, delivery, stores.size > 0))
    throw new CallError(409, {
      detail: CHECKOUT_TEXTS[market].deliveryGone,
      notices: [{ kind: 'delivery-not-available', about: delivery.name }],
    })
  const fault = payment && findPaymentFault(state, payment, delivery)
  const isOtherDelivery = (delivery?.code ?? null) !== cart.typeDeliveryCode
  if (fault && !isOtherDelivery) throw new CallError(409, { detail: fault })
  const kept = fault ? null : payment
  await tx
    .update(carts)
    .set({
      typeDeliveryCode: delivery?.code ?? null,
      typePayment: kept?.code ?? null,
      paymentCompany: kept && selected.company,
      installmentId: kept && selected.instalment,
    })
    .where(eq(carts.id, cart.id))
}
