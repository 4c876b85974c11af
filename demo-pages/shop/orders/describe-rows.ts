import { findDelivery } from '../checkout/methods.ts'
import type { INSTALMENT_STATES, MarketCode } from '../contract.ts'
import type { Database } from '../database/database.ts'
import { pathOfOrder } from './order-mails.ts'
import { isPaidOnDelivery } from './payment-kinds.ts'
import type { OrderItemRow, OrderRow } from './schema.ts'
import { listItems } from './store.ts'

const MOST_NAMES = 3

/** Orders as a list shows them. */
export async function describeRows(database: Database, market: MarketCode, rows: readonly OrderRow[]) {
  const name = await nameProducts(database, rows)
  return rows.map(order => ({
    ...describeRow(market, order),
    ...name(order),
    state: order.state,
    is_paid: order.isPaid,
    is_on_delivery: isPaidOnDelivery(order.typePayment),
    total: order.total,
    delivery_kind: findDelivery(market, order.typeDeliveryCode)?.kind ?? null,
  }))
}

/** The same of what is paid in instalments. */
export async function describeInstalments(database: Database, market: MarketCode, rows: readonly OrderRow[]) {
  const name = await nameProducts(database, rows)
  return rows.flatMap(order => {
    const { instalment } = order
    if (!instalment) return []
    const { company_name: company, ...agreed } = instalment
    return { ...describeRow(market, order), ...name(order), ...agreed, company, state: judgeLoan(order) }
  })
}

const describeRow = (market: MarketCode, { token, number, createdAt }: OrderRow) => ({
  id: token,
  number,
  created_at: createdAt.toISOString(),
  url: pathOfOrder(market, token),
})

/** The company pays the shop once it has approved the loan. */
const judgeLoan = ({ state, isPaid }: OrderRow): (typeof INSTALMENT_STATES)[number] =>
  state === 'cancelled' || state === 'returned' ? 'cancelled' : isPaid ? 'approved' : 'waiting'

async function nameProducts(database: Database, rows: readonly OrderRow[]) {
  const all = await listItems(
    database,
    rows.map(({ id }) => id),
  )
  const isProduct = ({ kind }: OrderItemRow): boolean => kind === 'product'
  return ({ id }: OrderRow) => {
    const products = all.filter(item => item.orderId === id && isProduct(item))
    return {
      item_count: products.reduce((sum, { quantity }) => sum + quantity, 0),
      names: products.slice(0, MOST_NAMES).map(item => item.name),
    }
  }
}
