import { and, asc, desc, eq, gt, isNull } from 'drizzle-orm'
import { readDecimal, writeDecimal } from '../contract.ts'
import type { Database } from '../database/database.ts'
import { type DeviceModel, deviceModels } from '../devices/schema.ts'
import {
  type AppraisalResult,
  appraisalResults,
  type FormerPrices,
  type PricePublication,
  type PriceVersion,
  pricePublications,
  priceVersions,
} from './schema.ts'

export const PRICES_STAND_FOR_DAYS = 7
const DAY = 86_400_000

export interface PriceList {
  version: PriceVersion
  results: AppraisalResult[]
}

export const endOfValidity = (now: Date): Date => new Date(now.getTime() + PRICES_STAND_FOR_DAYS * DAY)

/** The newest price list of a model; one that would soon end is renewed with its prices. Null: not bought back. */
export async function readCurrentPrices(
  database: Database,
  model: DeviceModel,
  now: Date,
): Promise<PriceList | null> {
  const [newest] = await database
    .select()
    .from(priceVersions)
    .where(and(eq(priceVersions.modelId, model.id), isNull(priceVersions.withdrawnAt)))
    .orderBy(desc(priceVersions.number))
    .limit(1)
  if (!newest) return null
  const list = { version: newest, results: await readResults(database, newest.id) }
  const isFresh = newest.validUntil.getTime() > now.getTime() + (PRICES_STAND_FOR_DAYS - 1) * DAY
  return isFresh ? list : publishPrices(database, model, list, now, 1)
}

/** The price list of a version that a customer holds, as long as the shop keeps it. */
export async function findStandingPrices(
  database: Database,
  model: DeviceModel,
  version: string,
  now: Date,
): Promise<PriceList | null> {
  const [found] = await database
    .select()
    .from(priceVersions)
    .where(
      and(
        eq(priceVersions.modelId, model.id),
        eq(priceVersions.version, version),
        isNull(priceVersions.withdrawnAt),
        gt(priceVersions.validUntil, now),
      ),
    )
  return found ? { version: found, results: await readResults(database, found.id) } : null
}

interface Repricing {
  model?: string | undefined
  factor: number
  now: Date
}

/** Withdraws every price list of the models and publishes new ones, dearer or cheaper by a factor. */
export async function reprice(
  database: Database,
  market: string,
  { model: value, factor, now }: Repricing,
): Promise<number> {
  const models = await database
    .select()
    .from(deviceModels)
    .where(and(eq(deviceModels.market, market), value ? eq(deviceModels.value, value) : undefined))
  const former: FormerPrices[] = []
  for (const model of models) {
    const current = await readCurrentPrices(database, model, now)
    if (!current) continue
    former.push({ modelId: model.id, versionId: current.version.id })
    await replacePrices(database, model, { current, prices: current, factor, now })
  }
  if (former.length)
    await keepPublication(database, { market, model: value ?? null, factor, former, publishedAt: now })
  return former.length
}

/** How many of the models have prices, which alone can be published anew. */
export async function countPriced(
  database: Database,
  models: readonly DeviceModel[],
  now: Date,
): Promise<number> {
  const found = await Promise.all(models.map(model => readCurrentPrices(database, model, now)))
  return found.filter(Boolean).length
}

/** Prices in minor units. */
export interface PriceExample {
  label: string
  quality: string
  before: number
  after: number
}

/** What a factor does to the price of the first model that has one; null where none has. */
export async function findExample(
  database: Database,
  models: readonly DeviceModel[],
  factor: number,
  now: Date,
): Promise<PriceExample | null> {
  for (const model of models) {
    const current = await readCurrentPrices(database, model, now)
    for (const { quality, price } of current?.results ?? []) {
      const [before, after] = [readDecimal(price), readDecimal(scalePrice(price, factor))]
      if (quality && before !== null && after !== null) return { label: model.label, quality, before, after }
    }
  }
  return null
}

/** Publishes the prices again that stood before a publication; how many models got them. */
export async function restorePrices(
  database: Database,
  { id, market, model: value, former }: PricePublication,
  now: Date,
): Promise<number> {
  const taken: FormerPrices[] = []
  for (const { modelId, versionId } of former) {
    const [model] = await database.select().from(deviceModels).where(eq(deviceModels.id, modelId))
    const [version] = await database.select().from(priceVersions).where(eq(priceVersions.id, versionId))
    const current = model && (await readCurrentPrices(database, model, now))
    if (!current || !version) continue
    taken.push({ modelId, versionId: current.version.id })
    const prices = { version, results: await readResults(database, versionId) }
    await replacePrices(database, model, { current, prices, factor: 1, now })
  }
  await keepPublication(database, {
    market,
    model: value,
    factor: 1,
    former: taken,
    restores: id,
    publishedAt: now,
  })
  return taken.length
}

async function keepPublication(
  database: Database,
  {
    factor,
    former,
    ...publication
  }: Pick<PricePublication, 'market' | 'model' | 'former' | 'publishedAt'> & {
    factor: number
    restores?: number
  },
): Promise<void> {
  await database
    .insert(pricePublications)
    .values({ ...publication, factor: factor.toFixed(3), former, models: former.length })
}

/** No list of the model stands any longer but the new one. */
async function replacePrices(
  database: Database,
  model: DeviceModel,
  { current, prices, factor, now }: { current: PriceList; prices: PriceList; factor: number; now: Date },
): Promise<void> {
  await database
    .update(priceVersions)
    .set({ withdrawnAt: now })
    .where(and(eq(priceVersions.modelId, model.id), isNull(priceVersions.withdrawnAt)))
  const from = { version: { ...prices.version, number: current.version.number }, results: prices.results }
  await publishPrices(database, model, from, now, factor)
}

async function publishPrices(
  database: Database,
  model: DeviceModel,
  from: PriceList,
  now: Date,
  factor: number,
): Promise<PriceList> {
  const number = from.version.number + 1
  await database.transaction(async tx => {
    const [version] = await tx
      .insert(priceVersions)
      .values({
        modelId: model.id,
        number,
        version: nameVersion(model, number),
        minimalPrice: from.version.minimalPrice,
        validUntil: endOfValidity(now),
      })
      // Another visitor's request renewed the same list a moment ago.
      .onConflictDoNothing()
      .returning()
    if (!version) return
    await tx.insert(appraisalResults).values(
      from.results.map(({ quality, price, position }) => ({
        priceVersionId: version.id,
        quality,
        price: scalePrice(price, factor),
        position,
      })),
    )
  })
  const [version] = await database
    .select()
    .from(priceVersions)
    .where(and(eq(priceVersions.modelId, model.id), eq(priceVersions.number, number)))
  return version ? { version, results: await readResults(database, version.id) } : from
}

export const nameVersion = (model: { market: string; id: number }, number: number): string =>
  `${model.market}-${model.id}-${number}`

function readResults(database: Database, versionId: number): Promise<AppraisalResult[]> {
  return database
    .select()
    .from(appraisalResults)
    .where(eq(appraisalResults.priceVersionId, versionId))
    .orderBy(asc(appraisalResults.position))
}

function scalePrice(price: string | null, factor: number): string | null {
  const minor = readDecimal(price)
  return minor === null ? null : writeDecimal(Math.round((minor * factor) / 1000) * 1000)
}
