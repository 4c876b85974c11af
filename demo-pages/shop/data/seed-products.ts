import { and, eq } from 'drizzle-orm'
import { MARKETS, type MarketCode } from '../contract.ts'
import type { CatalogueModel, DevicePicture } from './catalogue/catalogue-model.ts'
import { listCatalogue, MANUFACTURERS } from './catalogue/list-catalogue.ts'
import { NO_LONGER_BOUGHT, priceDevice } from './catalogue/price-device.ts'
import { COLORS } from './colors.ts'
import type { Database } from './database.ts'
import { insertRows } from './insert-rows.ts'
import { endOfValidity, nameVersion } from './price-versions.ts'
import { appraisalResults, priceVersions } from './schema/pricing.ts'
import { deviceColors, deviceModels, deviceTypes, manufacturers } from './schema/products.ts'

export const TYPES: Readonly<Record<MarketCode, Record<DevicePicture, { value: string; label: string }>>> = {
  cz: {
    phone: { value: 'telefony', label: 'Telefony' },
    tablet: { value: 'tablety', label: 'Tablety' },
    watch: { value: 'prislusenstvi', label: 'Chytré hodinky' },
  },
  ro: {
    phone: { value: 'telefoane', label: 'Telefoane' },
    tablet: { value: 'tablete', label: 'Tablete' },
    watch: { value: 'accesorii', label: 'Ceasuri inteligente' },
  },
}

export const PICTURES = ['phone', 'tablet', 'watch'] as const satisfies readonly DevicePicture[]

export async function seedProducts(database: Database, market: MarketCode, now: Date): Promise<void> {
  await insertRows(
    database,
    deviceTypes,
    PICTURES.map((picture, position) => ({ market, ...TYPES[market][picture], picture, position })),
  )
  await insertRows(
    database,
    manufacturers,
    Object.entries(MANUFACTURERS).map(([value, label], position) => ({ market, value, label, position })),
  )
  const known = await seedModels(database, market)
  await insertRows(
    database,
    deviceColors,
    known.flatMap(({ id, model }) => listColorRows(market, id, model)),
  )
  const bought = known.filter(({ model }) => model.value !== NO_LONGER_BOUGHT)
  await seedPrices(database, market, bought, now)
}

interface KnownModel {
  id: number
  model: CatalogueModel
}

async function seedModels(database: Database, market: MarketCode): Promise<KnownModel[]> {
  const catalogue = listCatalogue()
  await insertRows(
    database,
    deviceModels,
    catalogue.map(({ picture, manufacturer, value, label }, position) => ({
      market,
      type: TYPES[market][picture].value,
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

function listColorRows(market: MarketCode, modelId: number, model: CatalogueModel) {
  const language = MARKETS[market].language === 'ro' ? 'ro' : 'cs'
  return model.colors.map((color, position) => {
    const label = COLORS[color][language]
    return {
      modelId,
      market,
      code: `${model.value}-${color}`,
      color,
      label: label.charAt(0).toUpperCase() + label.slice(1),
      imageAlt: `${model.label}, ${label}`,
      position,
    }
  })
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
  const bought = Object.entries(byGrade).map(([quality, price], position) => ({
    priceVersionId,
    quality,
    price,
    position,
  }))
  return byGrade.D === undefined
    ? [...bought, { priceVersionId, quality: null, price: null, position: bought.length }]
    : bought
}
