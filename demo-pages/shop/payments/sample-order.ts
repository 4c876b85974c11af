import type { MarketCode } from '../contract.ts'
import type { Database } from '../database/database.ts'
import { type OrderRow, orderEvents, orders, payments } from '../orders/schema.ts'
import { defineTexts } from '../site/site.ts'

const SAMPLE = defineTexts({
  cz: {
    token: 'ukazka-placene-objednavky',
    number: 'UKAZKA-PLATBY',
    delivery: 'DPD na adresu',
    payment: 'Kartou online',
    total: '12990.00',
    phone: '+420777123456',
    postcode: '11000',
    city: 'Praha',
    message: 'Banka platbu odmítla. Nic jsme nestrhli, zkuste prosím jinou kartu.',
    pays: {
      created: 'ukazka-cekajici-platby',
      failed: 'ukazka-odmitnute-platby',
      paid: 'ukazka-prijate-platby',
    },
  },
  ro: {
    token: 'exemplu-de-comanda-platita',
    number: 'EXEMPLU-PLATA',
    delivery: 'DPD la adresă',
    payment: 'Cu cardul online',
    total: '2499.99',
    phone: '+40721234567',
    postcode: '010011',
    city: 'București',
    message: 'Banca a refuzat plata. Nu s-au retras bani; încercați cu alt card.',
    pays: {
      created: 'exemplu-de-plata-in-curs',
      failed: 'exemplu-de-plata-refuzata',
      paid: 'exemplu-de-plata-primita',
    },
  },
})

/** An order that waits for its payment; `change` says what is otherwise. */
export async function createSampleOrder(
  database: Database,
  market: MarketCode,
  change: Partial<typeof orders.$inferInsert> = {},
): Promise<OrderRow | null> {
  const { token, number, delivery, payment, total, phone, postcode, city } = SAMPLE[market]
  const person = {
    first_name: 'Jana',
    last_name: 'Novak',
    address: 'Dlouhá 12',
    city,
    district: '',
    postcode,
    phone,
  }
  const [order] = await database
    .insert(orders)
    .values({
      market,
      number,
      token,
      state: 'waiting-for-payment',
      typeDeliveryCode: 'courier',
      deliveryName: delivery,
      deliveryPrice: '0.00',
      typePayment: 'card',
      paymentName: payment,
      paymentPrice: '0.00',
      goodsTotal: total,
      discountTotal: '0.00',
      total,
      billing: {
        ...person,
        email: 'jana@example.com',
        invoice_on_company: false,
        company: '',
        tin: '',
        vatn: '',
      },
      info: {
        consent_to_terms_of_service: true,
        consent_marketing: false,
        consent_heureka_review: false,
        create_account: false,
        birth_date: null,
        note: '',
        subscribe_promotions_info: false,
        internal_order_number: '',
      },
      ...change,
    })
    .onConflictDoNothing()
    .returning()
  if (order) await database.insert(orderEvents).values({ orderId: order.id, state: order.state })
  return order ?? null
}

/** For the pages that show what a payment looks like: one that is under way, one refused, one that came. */
export async function seedPayments(database: Database, market: MarketCode): Promise<void> {
  const order = await createSampleOrder(database, market)
  if (!order) return
  const { pays, message } = SAMPLE[market]
  const row = { orderId: order.id, kind: 'card', amount: order.total }
  await database.insert(payments).values([
    { ...row, payId: pays.created, status: 'created' },
    { ...row, payId: pays.failed, status: 'failed', message },
    { ...row, payId: pays.paid, status: 'paid', settledAt: new Date() },
  ])
}
