import { and, eq } from 'drizzle-orm'
import * as v from 'valibot'
import type { MarketCode } from '../contract.ts'
import type { Database } from '../database/database.ts'
import { readSeed } from '../database/read-seed.ts'
import { insertRows, isEmpty } from '../database/rows.ts'
import { PICTURES, readTypes } from '../devices/catalogue.ts'
import { GRADES } from '../devices/price-device.ts'
import { findDevice } from '../devices/store.ts'
import type { SeedSetting } from '../server/domain.ts'
import { readAppraisal } from './appraisal.ts'
import { readCurrentPrices } from './prices.ts'
import { conditionChoices, conditions } from './schema.ts'
import { createBuyout } from './store.ts'

const ChoiceSeed = v.strictObject({
  value: v.string(),
  label: v.string(),
  help: v.exactOptional(v.string()),
  /** The grade a device with this answer can have at best; without it the answer moves only the price. */
  quality: v.exactOptional(v.picklist(GRADES)),
  /** Share of the price of grade A that the answer adds or takes. */
  percent: v.optional(v.number(), 0),
})

/** A choice whose value stands on several rows, one for each grade, excludes those of other questions. */
const ConditionSeed = v.strictObject({
  code: v.string(),
  kind: v.string(),
  name: v.string(),
  help: v.exactOptional(v.string()),
  /** Only for this manufacturer, in place of the general question of the same code. */
  manufacturer: v.optional(v.nullable(v.string()), null),
  isDisabled: v.optional(v.boolean(), false),
  choices: v.array(ChoiceSeed),
})
type ConditionSeed = v.InferOutput<typeof ConditionSeed>

const Conditions = v.strictObject(v.entriesFromList(PICTURES, v.array(ConditionSeed)))
const Fields = v.record(v.string(), v.string())
const SampleBuyout = v.strictObject({
  token: v.string(),
  device: v.string(),
  answers: Fields,
  customer: Fields,
  identifiers: Fields,
})

export async function seedBuyback(
  database: Database,
  market: MarketCode,
  { now }: SeedSetting,
): Promise<void> {
  if (!(await isEmpty(database, conditions, market))) return
  const seeds = readSeed(new URL('conditions.json', import.meta.url), Conditions, market)
  for (const { picture, value } of readTypes(market)) {
    await seedQuestions(database, market, value, seeds[picture])
    await seedChoices(database, market, value, seeds[picture])
  }
  await seedSample(database, market, now)
}

function seedQuestions(
  database: Database,
  market: MarketCode,
  deviceType: string,
  seeds: ConditionSeed[],
): Promise<void> {
  const rows = seeds.map(({ choices, ...seed }) => ({
    ...seed,
    market,
    deviceType,
    // A manufacturer's own question stands where the general one would.
    position: seeds.findIndex(other => other.code === seed.code),
  }))
  return insertRows(database, conditions, rows)
}

async function seedChoices(
  database: Database,
  market: MarketCode,
  deviceType: string,
  seeds: ConditionSeed[],
): Promise<void> {
  const rows = await database
    .select()
    .from(conditions)
    .where(and(eq(conditions.market, market), eq(conditions.deviceType, deviceType)))
  const idOf = ({ code, manufacturer }: ConditionSeed) =>
    rows.find(row => row.code === code && row.manufacturer === manufacturer)?.id ?? 0
  await insertRows(
    database,
    conditionChoices,
    seeds.flatMap(seed =>
      seed.choices.map(({ percent: correctionPercent, ...choice }, position) => ({
        ...choice,
        conditionId: idOf(seed),
        correctionPercent,
        position,
      })),
    ),
  )
}

/** A sale to look at, of somebody who does not exist, with numbers made to pass the checks. */
export const readSample = (market: MarketCode) =>
  readSeed(new URL('sample-buyout.json', import.meta.url), SampleBuyout, market)

async function seedSample(database: Database, market: MarketCode, now: Date): Promise<void> {
  const { token, device: code, answers, customer, identifiers } = readSample(market)
  const device = await findDevice(database, market, code)
  const prices = device && (await readCurrentPrices(database, device.model, now))
  if (!prices) return
  await createBuyout(database, {
    market,
    device,
    appraisal: await readAppraisal(database, device, prices, { answers: new Map(Object.entries(answers)) }),
    answers: Object.entries(answers).map(([id, value]) => ({ id, value })),
    customer,
    pickupAddress: null,
    identifiers,
    userId: null,
    token,
  })
}
