import { and, eq } from 'drizzle-orm'
import { findGoods } from '../cart/store.ts'
import { discounts } from '../checkout/discounts/schema.ts'
import type { MarketCode, ReferenceOf } from '../contract.ts'
import type { Database } from '../database/database.ts'
import { findDevice, listTypes } from '../devices/store.ts'
import { typeCategories } from '../lists/schema.ts'
import { orders } from '../orders/schema.ts'

/** What a reference names, as people call it; null where the shop knows nothing by it. */
export async function nameReference(
  database: Database,
  market: MarketCode,
  of: ReferenceOf,
  value: string,
): Promise<string | null> {
  switch (of) {
    case 'buyback-type':
    case 'service-type':
      return (await listTypes(database, market)).find(type => type.value === value)?.label ?? null
    case 'buyback-device':
    case 'service-device':
      return nameDevice(database, market, value)
    case 'product':
      return (await findGoods(database, market, value))?.name ?? null
    case 'discount':
      return nameRow(database, discounts, discounts.name, market, value)
    case 'order':
      return nameRow(database, orders, orders.number, market, value)
    case 'category':
      return nameRow(database, typeCategories, typeCategories.name, market, value)
  }
}

async function nameDevice(database: Database, market: MarketCode, code: string): Promise<string | null> {
  const device = await findDevice(database, market, code)
  return device && `${device.model.label}, ${device.color.label}`
}

async function nameRow(
  database: Database,
  table: typeof discounts | typeof orders | typeof typeCategories,
  name: typeof discounts.name | typeof orders.number | typeof typeCategories.name,
  market: MarketCode,
  id: string,
): Promise<string | null> {
  if (!/^\d{1,9}$/.test(id)) return null
  const [row] = await database
    .select({ name })
    .from(table)
    .where(and(eq(table.market, market), eq(table.id, Number(id))))
  return row?.name ?? null
}
