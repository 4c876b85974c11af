import { and, eq } from 'drizzle-orm'
import { endOfValidity, nameVersion } from '../buyback/prices.ts'
import { appraisalResults, priceVersions } from '../buyback/schema.ts'
import type { MarketCode } from '../contract.ts'
import type { Database } from '../database/database.ts'
import { insertRows, isEmpty } from '../database/rows.ts'
import type { SeedSetting } from '../server/domain.ts'
import { type CatalogueModel, readCatalogue, readColors, readManufacturers, readTypes } from './catalogue.ts'
import { NO_LONGER_BOUGHT, priceDevice } from './price-device.ts'
import { deviceColors, deviceModels, deviceTypes, manufacturers } from './schema.ts'

export async function seedDevices(
  database: Database,
  market: MarketCode,
  { now }: SeedSetting,
): Promise<void> {
  if (!(await isEmpty(database, deviceTypes, market))) return
  const types = readTypes(market).map((type, position) => ({ market, ...type, position }))
  await insertRows(database, deviceTypes, types)
  await insertRows(
    database,
    manufacturers,
    Object.entries(readManufacturers(market)).map(([value, label], position) => ({
      market,
      value,
      label,
      position,
    })),
  )
  const known = await seedModels(database, market)
  await insertRows(database, deviceColors, listColorRows(market, known))
  const bought = known.filter(({ model }) => model.value !== NO_LONGER_BOUGHT)
  await seedPrices(database, market, bought, now)
}

interface KnownModel {
  id: number
  model: CatalogueModel
}

async function seedModels(database: Database, market: MarketCode): Promise<KnownModel[]> {
  const catalogue = readCatalogue(market)
  const types = new Map(readTypes(market).map(({ picture, value }) => [picture, value]))
  await insertRows(
    database,
    deviceModels,
    catalogue.map(({ picture, manufacturer, value, label }, position) => ({
      market,
      type: types.get(picture) ?? picture,
      manufacturer,
      value,
      label,
      position,
    })),
  )
  const rows = await database.select().from(deviceModels).where(eq(deviceModels.market, market))
  const ids = new Map(rows.map(row => [row.value, row.id]))
  return catalogue.flatMap(model => {
    const id = ids.get(model.value)
    return id === undefined ? [] : [{ id, model }]
  })
}

function listColorRows(market: MarketCode, known: KnownModel[]): (typeof deviceColors.$inferInsert)[] {
  const colors = readColors(market)
  return known.flatMap(({ id, model }) =>
    model.colors.map((color, position) => {
      const label = colors.get(color)?.label
      if (!label) throw new Error(`catalogue.csv names the colour ${color}, which colors.csv has not.`)
      return {
        modelId: id,
        market,
        code: `${model.value}-${color}`,
        color,
        label: label.charAt(0).toUpperCase() + label.slice(1),
        imageAlt: `${model.label}, ${label}`,
        position,
      }
    }),
  )
}

async function seedPrices(
  database: Database,
  market: MarketCode,
  known: KnownModel[],
  now: Date,
): Promise<void> {
  const priced = known.map(({ id, model }) => ({ id, prices: priceDevice(model, market) }))
  await insertRows(
    database,
    priceVersions,
    priced.map(({ id, prices }) => ({
      modelId: id,
      number: 1,
      version: nameVersion({ market, id }, 1),
      minimalPrice: prices.minimalPrice,
      validUntil: endOfValidity(now),
    })),
  )
  const versions = await database
    .select({ id: priceVersions.id, modelId: priceVersions.modelId })
    .from(priceVersions)
    .innerJoin(deviceModels, eq(deviceModels.id, priceVersions.modelId))
    .where(and(eq(deviceModels.market, market), eq(priceVersions.number, 1)))
  const versionOf = new Map(versions.map(row => [row.modelId, row.id]))
  await insertRows(
    database,
    appraisalResults,
    priced.flatMap(({ id, prices }) => listResultRows(versionOf.get(id) ?? 0, prices.byGrade)),
  )
}

/** Where broken devices are not bought, one result without a quality stands for them. */
function listResultRows(
  priceVersionId: number,
  byGrade: Readonly<Record<string, string>>,
): (typeof appraisalResults.$inferInsert)[] {
  const bought: [string | null, string | null][] = Object.entries(byGrade)
  if (byGrade.D === undefined) bought.push([null, null])
  return bought.map(([quality, price], position) => ({ priceVersionId, quality, price, position }))
}
