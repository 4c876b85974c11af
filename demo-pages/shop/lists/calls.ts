import { and, asc, eq, isNull } from 'drizzle-orm'
import { serveCall } from '../server/serve-call.ts'
import type { Shop, ShopApp } from '../server/shop.ts'
import { typeCategories, typeDevices, units } from './schema.ts'

/** What staff's grids are filtered by: kinds of devices, units, categories. */
export function addListCalls(app: ShopApp, shop: Shop): void {
  const { database } = shop
  serveCall(app, shop, 'type-devices', async (_, market) => ({
    status: 200,
    body: await database
      .select({ value: typeDevices.value, label: typeDevices.label })
      .from(typeDevices)
      .where(eq(typeDevices.market, market))
      .orderBy(asc(typeDevices.position)),
  }))
  serveCall(app, shop, 'units', async (_, market) => ({
    status: 200,
    body: await database
      .select({ value: units.code, label: units.label })
      .from(units)
      .where(eq(units.market, market))
      .orderBy(asc(units.position)),
  }))
  serveCall(app, shop, 'type-categories', async (_, market) => ({
    status: 200,
    body: await database
      .select({ id: typeCategories.id, name: typeCategories.name, parent: typeCategories.parentId })
      .from(typeCategories)
      .where(and(eq(typeCategories.market, market), isNull(typeCategories.deletionId)))
      .orderBy(asc(typeCategories.position), asc(typeCategories.id)),
  }))
}
