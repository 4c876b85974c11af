import { and, asc, eq } from 'drizzle-orm'
import type { MarketCode } from '../contract.ts'
import type { Database } from '../database/database.ts'
import { insertRows, isEmpty } from '../database/rows.ts'
import { foldText } from '../database/search-text.ts'
import { readCatalogue } from '../devices/catalogue.ts'
import { deviceColors, deviceModels, deviceTypes, manufacturers } from '../devices/schema.ts'
import { listMeanings } from '../site/search-words.ts'
import { priceOperations, readOperationSeeds } from './price-operation.ts'
import { serviceOperations, serviceProducts } from './schema.ts'

/** Gives every model its operations and makes it to be found; a database that knows some has them all. */
export async function seedService(database: Database, market: MarketCode): Promise<void> {
  if (!(await isEmpty(database, serviceProducts, market))) return
  await seedOperations(database, market)
  await seedSearch(database, market)
}

async function seedOperations(database: Database, market: MarketCode): Promise<void> {
  const rows = await database
    .select({ id: deviceModels.id, value: deviceModels.value })
    .from(deviceModels)
    .where(eq(deviceModels.market, market))
  const ids = new Map(rows.map(row => [row.value, row.id]))
  const seeds = readOperationSeeds(market)
  await insertRows(
    database,
    serviceOperations,
    readCatalogue(market).flatMap(model => {
      const modelId = ids.get(model.value)
      if (modelId === undefined) return []
      return priceOperations(seeds, model, market).map((row, position) => ({ modelId, position, ...row }))
    }),
  )
}

async function seedSearch(database: Database, market: MarketCode): Promise<void> {
  const rows = await database
    .select({ model: deviceModels, color: deviceColors, maker: manufacturers.label, type: deviceTypes.label })
    .from(deviceModels)
    .innerJoin(deviceColors, eq(deviceColors.modelId, deviceModels.id))
    .innerJoin(
      manufacturers,
      and(eq(manufacturers.market, deviceModels.market), eq(manufacturers.value, deviceModels.manufacturer)),
    )
    .innerJoin(
      deviceTypes,
      and(eq(deviceTypes.market, deviceModels.market), eq(deviceTypes.value, deviceModels.type)),
    )
    .where(eq(deviceModels.market, market))
    .orderBy(asc(deviceModels.position), asc(deviceColors.position))
  await insertRows(
    database,
    serviceProducts,
    rows.flatMap(({ model, color, maker, type }) => {
      const row = { market, modelId: model.id, position: model.position }
      // Whose search begins with what it is finds it as well.
      const kind = listMeanings(market, type).join(' ')
      const device = {
        ...row,
        code: color.code,
        colorId: color.id,
        search: `${toSearchText(maker, model.label, color.label)} ${kind}`,
      }
      const whole = {
        ...row,
        code: model.value,
        colorId: null,
        search: `${toSearchText(maker, model.label)} ${kind}`,
      }
      return color.position === 0 ? [whole, device] : [device]
    }),
  )
}

/** The words as they are, and run together from each on, since people write "iphone13" too; a space before each. */
function toSearchText(...parts: string[]): string {
  const words = foldText(parts.join(' ')).split(' ')
  return ['', ...words, ...words.map((_, from) => words.slice(from).join(''))].join(' ')
}
