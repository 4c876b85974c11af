import { eq } from 'drizzle-orm'
import type { MarketCode } from '../contract.ts'
import type { Database } from '../database/database.ts'
import { orders, payments } from '../orders/schema.ts'
import { defineTexts } from '../site/site.ts'
import { PAYMENT_TEXTS } from './texts.ts'

/** Ids of payments that demo pages show. */
const IDS = defineTexts({
  cz: {
    created: 'ukazka-cekajici-platby',
    failed: 'ukazka-odmitnute-platby',
    paid: 'ukazka-prijate-platby',
  },
  ro: {
    created: 'exemplu-de-plata-asteptata',
    failed: 'exemplu-de-plata-refuzata',
    paid: 'exemplu-de-plata-primita',
  },
})

/** Payments of the demo's orders: one that is not made yet, one refused, one that came. */
export async function seedPayments(database: Database, market: MarketCode): Promise<void> {
  const [waiting] = await database
    .select()
    .from(orders)
    .where(eq(orders.token, `${market}-new-order`))
  const [paid] = await database
    .select()
    .from(orders)
    .where(eq(orders.token, `${market}-delivered-order`))
  if (!waiting || !paid) return
  const { created, failed, paid: came } = IDS[market]
  const message = PAYMENT_TEXTS[market].reasons.declined
  const unpaid = { orderId: waiting.id, kind: 'card', amount: waiting.total }
  await database
    .insert(payments)
    .values([
      { ...unpaid, payId: created, status: 'created' },
      { ...unpaid, payId: failed, status: 'failed', message },
      { orderId: paid.id, kind: 'card', amount: paid.total, payId: came, status: 'paid' },
    ])
    .onConflictDoNothing()
}
