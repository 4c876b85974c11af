import { and, eq } from 'drizzle-orm'
import { MARKETS, type MarketCode } from '../contract.ts'
import type { DevicePicture } from './catalogue/catalogue-model.ts'
import type { ConditionSeed, Words } from './conditions/condition-seed.ts'
import { PHONE_CONDITIONS } from './conditions/phone-conditions.ts'
import { TABLET_CONDITIONS } from './conditions/tablet-conditions.ts'
import { WATCH_CONDITIONS } from './conditions/watch-conditions.ts'
import type { Database } from './database.ts'
import { insertRows } from './insert-rows.ts'
import { conditionChoices, conditions } from './schema/pricing.ts'
import { PICTURES, TYPES } from './seed-products.ts'

const CONDITIONS: Readonly<Record<DevicePicture, ConditionSeed[]>> = {
  phone: PHONE_CONDITIONS,
  tablet: TABLET_CONDITIONS,
  watch: WATCH_CONDITIONS,
}

export async function seedConditions(database: Database, market: MarketCode): Promise<void> {
  for (const picture of PICTURES) {
    const deviceType = TYPES[market][picture].value
    await seedQuestions(database, market, deviceType, CONDITIONS[picture])
    const rows = await database
      .select()
      .from(conditions)
      .where(and(eq(conditions.market, market), eq(conditions.deviceType, deviceType)))
    const idOf = ({ code, manufacturer }: ConditionSeed) =>
      rows.find(row => row.code === code && row.manufacturer === (manufacturer ?? null))?.id ?? 0
    await seedChoices(database, market, CONDITIONS[picture], idOf)
  }
}

const say = (market: MarketCode, words: Words): string =>
  words[MARKETS[market].language === 'ro' ? 'ro' : 'cs']

function seedQuestions(
  database: Database,
  market: MarketCode,
  deviceType: string,
  seeds: ConditionSeed[],
): Promise<void> {
  return insertRows(
    database,
    conditions,
    seeds.map(seed => ({
      market,
      deviceType,
      manufacturer: seed.manufacturer ?? null,
      code: seed.code,
      kind: seed.kind,
      name: say(market, seed.name),
      help: seed.help ? say(market, seed.help) : null,
      isDisabled: seed.isDisabled ?? false,
      // A manufacturer's own question stands where the general one would.
      position: seeds.findIndex(other => other.code === seed.code),
    })),
  )
}

function seedChoices(
  database: Database,
  market: MarketCode,
  seeds: ConditionSeed[],
  idOf: (seed: ConditionSeed) => number,
): Promise<void> {
  return insertRows(
    database,
    conditionChoices,
    seeds.flatMap(seed =>
      seed.choices.map((choice, position) => ({
        conditionId: idOf(seed),
        value: choice.value,
        label: say(market, choice.label),
        help: choice.help ? say(market, choice.help) : null,
        quality: choice.quality ?? null,
        correctionPercent: choice.percent ?? 0,
        position,
      })),
    ),
  )
}
