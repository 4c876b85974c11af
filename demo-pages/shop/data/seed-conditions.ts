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
  const language = MARKETS[market].language === 'ro' ? 'ro' : 'cs'
  const say = (words: Words | undefined) => words?.[language] ?? null
  for (const picture of PICTURES) {
    const deviceType = TYPES[market][picture].value
    const seeds = CONDITIONS[picture]
    await insertRows(
      database,
      conditions,
      seeds.map(seed => ({
        market,
        deviceType,
        manufacturer: seed.manufacturer ?? null,
        code: seed.code,
        kind: seed.kind,
        name: seed.name[language],
        help: say(seed.help),
        isDisabled: seed.isDisabled ?? false,
        // A manufacturer's own question stands where the general one would.
        position: seeds.findIndex(other => other.code === seed.code),
      })),
    )
    const rows = await database
      .select()
      .from(conditions)
      .where(and(eq(conditions.market, market), eq(conditions.deviceType, deviceType)))
    const idOf = (seed: ConditionSeed) =>
      rows.find(row => row.code === seed.code && row.manufacturer === (seed.manufacturer ?? null))?.id ?? 0
    await insertRows(
      database,
      conditionChoices,
      seeds.flatMap(seed =>
        seed.choices.map((choice, position) => ({
          conditionId: idOf(seed),
          value: choice.value,
          label: choice.label[language],
          help: say(choice.help),
          quality: choice.quality ?? null,
          correctionPercent: choice.percent ?? 0,
          position,
        })),
      ),
    )
  }
}
