import { and, asc, desc, eq, gt, isNull } from 'drizzle-orm'
import { readDecimal, writeDecimal } from '../contract.ts'
import type { Database } from '../database/database.ts'
import { type DeviceModel, deviceModels } from '../devices/schema.ts'
import { type AppraisalResult, appraisalResults, type PriceVersion, priceVersions } from './schema.ts'

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

/** Withdraws every price list of the models and publishes new ones, dearer or cheaper by a factor. */
export async function reprice(
  database: Database,
  market: string,
  options: { model?: string | undefined; factor: number; now: Date },
): Promise<number> {
  const models = await database
    .select()
    .from(deviceModels)
    .where(
      and(eq(deviceModels.market, market), options.model ? eq(deviceModels.value, options.model) : undefined),
    )
  let published = 0
  for (const model of models) {
    const current = await readCurrentPrices(database, model, options.now)
    if (!current) continue
    await database
      .update(priceVersions)
      .set({ withdrawnAt: options.now })
      .where(and(eq(priceVersions.modelId, model.id), isNull(priceVersions.withdrawnAt)))
    await publishPrices(database, model, current, options.now, options.factor)
    published++
  }
  return published
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
