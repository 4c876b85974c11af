import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm'
import { parse } from 'valibot'
import {
  AppraisalForm,
  evaluateAppraisal,
  findBestPrice,
  type MarketCode,
  readDecimal,
  toAppraisalData,
  writeDecimal,
} from '../contract.ts'
import type { Database } from '../database/database.ts'
import type { DeviceModel } from '../devices/schema.ts'
import { writeDeviceUrl } from '../devices/selector.ts'
import type { Device } from '../devices/store.ts'
import { type PriceList, readCurrentPrices } from './prices.ts'
import { type AppraisalResult, conditionChoices, conditions } from './schema.ts'
import type { WireAppraisal } from './wire.ts'

/** Puts together the prices, the questions and, where given, the answers of a device. */
export async function readAppraisal(
  database: Database,
  { model }: Device,
  { version, results }: PriceList,
  options: { url?: string; answers?: ReadonlyMap<string, string> } = {},
): Promise<WireAppraisal> {
  const conditions = await readConditions(database, model)
  const base = readDecimal(results.find(result => result.quality === 'A')?.price) ?? 0
  return {
    appraisal_result: results.map(({ id, quality, price }) => ({
      id,
      quality,
      price,
      url: quality ? (options.url ?? null) : null,
    })),
    device_conditions: conditions.map(condition => ({
      id: condition.code,
      type: condition.kind,
      name: condition.name,
      help: condition.help,
      disabled: condition.isDisabled,
      value: pickAnswer(condition, options.answers),
      choices: condition.choices.map(choice => ({
        value: choice.value,
        label: choice.label,
        help: choice.help,
        image: null,
        appraisal_result: findResult(results, choice.quality)?.id ?? null,
        price_correction: correctBy(base, choice.correctionPercent, model.market),
      })),
    })),
    version: version.version,
    minimal_buyout_price: version.minimalPrice,
    valid_until: version.validUntil.toISOString(),
  }
}

/** A condition in an address that is unknown, disabled or has another value is as good as not given. */
function pickAnswer(
  { code, isDisabled, kind, choices }: ConditionRow,
  answers?: ReadonlyMap<string, string>,
): string | null {
  const given = answers?.get(code)
  const isAsked = !isDisabled && kind !== 'quality'
  return given !== undefined && isAsked && choices.some(choice => choice.value === given) ? given : null
}

/** Where no A+ is bought, the best is A; any other grade that is not bought leads to the result without quality. */
function findResult(results: AppraisalResult[], quality: string | null): AppraisalResult | undefined {
  if (quality === null) return undefined
  const find = (wanted: string | null) => results.find(result => result.quality === wanted)
  return find(quality) ?? (quality === 'A+' ? find('A') : undefined) ?? find(null)
}

/** Whole tens of koruna, halves of a leu. */
function correctBy(base: number, percent: number, market: string): string {
  const unit = market === 'cz' ? 1000 : 50
  return writeDecimal(Math.round((base * percent) / 100 / unit) * unit || 0)
}

export type ConditionRow = typeof conditions.$inferSelect & {
  choices: (typeof conditionChoices.$inferSelect)[]
}

/** The questions asked of a model, a manufacturer's own in place of the general ones. */
export async function readConditions(database: Database, model: DeviceModel): Promise<ConditionRow[]> {
  const rows = await database
    .select()
    .from(conditions)
    .where(
      and(
        eq(conditions.market, model.market),
        eq(conditions.deviceType, model.type),
        or(isNull(conditions.manufacturer), eq(conditions.manufacturer, model.manufacturer)),
      ),
    )
    .orderBy(asc(conditions.position))
  const own = new Set(rows.filter(row => row.manufacturer !== null).map(row => row.code))
  const asked = rows.filter(row => row.manufacturer !== null || !own.has(row.code))
  const choices = asked.length
    ? await database
        .select()
        .from(conditionChoices)
        .where(
          inArray(
            conditionChoices.conditionId,
            asked.map(row => row.id),
          ),
        )
        .orderBy(asc(conditionChoices.position))
    : []
  return asked.map(row => ({ ...row, choices: choices.filter(choice => choice.conditionId === row.id) }))
}

export const appraise = (appraisal: WireAppraisal) => evaluateAppraisal(toData(appraisal))

/** What a device brings at most, as its questions say before the first answer; null where it is not bought. */
export async function readBestPrice(
  database: Database,
  device: Device,
  prices: PriceList,
): Promise<number | null> {
  return findBestPrice(toData(await readAppraisal(database, device, prices)))
}

const toData = (appraisal: WireAppraisal) => toAppraisalData(parse(AppraisalForm, appraisal))

/** The price list of a replayed device with the conditions of the address answered. */
export async function readReplayedAppraisal(
  database: Database,
  market: MarketCode,
  device: Device,
  query: URLSearchParams,
): Promise<WireAppraisal | null> {
  const prices = await readCurrentPrices(database, device.model, new Date())
  if (!prices) return null
  const answers = new Map(
    query.getAll('condition').map(text => {
      const [id = '', ...value] = text.split(':')
      return [id, value.join(':')] as const
    }),
  )
  return readAppraisal(database, device, prices, { url: writeDeviceUrl(market, device), answers })
}
