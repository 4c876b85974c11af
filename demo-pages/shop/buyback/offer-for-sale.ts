import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { MarketCode } from '../contract.ts'
import type { Database } from '../database/database.ts'
import { deviceModels } from '../devices/schema.ts'
import { writeSelectorUrl } from '../devices/selector.ts'
import type { WireProduct } from '../service/store.ts'
import { priceVersions } from './schema.ts'

export interface SaleProduct extends WireProduct {
  is_bought: boolean
}

/** Found devices as who sells them needs them: each leads to the buy-back, and says whether it is bought. */
export async function offerForSale(
  database: Database,
  market: MarketCode,
  products: readonly WireProduct[],
): Promise<SaleProduct[]> {
  const queries = products.map(({ url }) => new URL(url, 'http://localhost').searchParams)
  const models = queries.map(query => query.get('model') ?? '')
  const rows = await database
    .selectDistinct({ model: deviceModels.value })
    .from(deviceModels)
    .innerJoin(priceVersions, eq(priceVersions.modelId, deviceModels.id))
    .where(
      and(
        eq(deviceModels.market, market),
        inArray(deviceModels.value, models),
        isNull(priceVersions.withdrawnAt),
      ),
    )
  const bought = new Set(rows.map(({ model }) => model))
  return products.map((product, place) => ({
    ...product,
    url: writeSelectorUrl(market, queries[place] ?? new URLSearchParams()),
    is_bought: bought.has(models[place] ?? ''),
  }))
}
