import { and, asc, eq } from 'drizzle-orm'
import { MARKETS, type MarketCode } from '../contract.ts'
import { listCatalogue } from './catalogue/list-catalogue.ts'
import type { Words } from './conditions/condition-seed.ts'
import type { Database } from './database.ts'
import { insertRows } from './insert-rows.ts'
import { foldText } from './places/fold-text.ts'
import { deviceColors, deviceModels, manufacturers } from './schema/products.ts'
import { serviceOperations, serviceProducts } from './schema/service.ts'
import { listOperations } from './service/price-operation.ts'

/** Gives every model its operations and makes it to be found; a database that knows some has them all. */
export async function seedService(database: Database, market: MarketCode): Promise<void> {
  const [known] = await database
    .select({ id: serviceProducts.id })
    .from(serviceProducts)
    .where(eq(serviceProducts.market, market))
    .limit(1)
  if (known) return
  await seedOperations(database, market)
  await seedSearch(database, market)
}

async function seedOperations(database: Database, market: MarketCode): Promise<void> {
  const rows = await database
    .select({ id: deviceModels.id, value: deviceModels.value })
    .from(deviceModels)
    .where(eq(deviceModels.market, market))
  const ids = new Map(rows.map(row => [row.value, row.id]))
  const say = (words: Words) => words[MARKETS[market].language === 'ro' ? 'ro' : 'cs']
  await insertRows(
    database,
    serviceOperations,
    listCatalogue().flatMap(model => {
      const modelId = ids.get(model.value)
      if (modelId === undefined) return []
      return listOperations(model, market).map(({ seed, ...rest }, position) => ({
        modelId,
        code: seed.code,
        label: say(seed.label),
        description: seed.description ? say(seed.description) : null,
        position,
        ...rest,
      }))
    }),
  )
}

async function seedSearch(database: Database, market: MarketCode): Promise<void> {
  const rows = await database
    .select({ model: deviceModels, color: deviceColors, maker: manufacturers.label })
    .from(deviceModels)
    .innerJoin(deviceColors, eq(deviceColors.modelId, deviceModels.id))
    .innerJoin(
      manufacturers,
      and(eq(manufacturers.market, deviceModels.market), eq(manufacturers.value, deviceModels.manufacturer)),
    )
    .where(eq(deviceModels.market, market))
    .orderBy(asc(deviceModels.position), asc(deviceColors.position))
  await insertRows(
    database,
    serviceProducts,
    rows.flatMap(({ model, color, maker }) => {
      const row = { market, modelId: model.id, position: model.position }
      const device = {
        ...row,
        code: color.code,
        colorId: color.id,
        search: toSearchText(maker, model.label, color.label),
      }
      const whole = { ...row, code: model.value, colorId: null, search: toSearchText(maker, model.label) }
      return color.position === 0 ? [whole, device] : [device]
    }),
  )
}

/** The words as they are, and run together, since people write "iphone13" too. */
function toSearchText(...parts: string[]): string {
  const folded = foldText(parts.join(' '))
  return `${folded} ${folded.replaceAll(' ', '')}`
}
