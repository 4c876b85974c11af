import { readDecimal, writeDecimal } from '../contract.ts'
import type { Database } from './database.ts'
import type { Device } from './devices.ts'
import type { PriceList } from './price-versions.ts'
import { type ConditionRow, readConditions } from './read-conditions.ts'
import type { AppraisalResult } from './schema/pricing.ts'

/** The price list of a device in the words of the contract. */
export interface WireAppraisal {
  appraisal_result: { id: number; quality: string | null; price: string | null; url: string | null }[]
  device_conditions: {
    id: string
    type: string
    name: string
    help: string | null
    disabled: boolean
    value: string | null
    choices: {
      value: string
      label: string
      help: string | null
      image: string | null
      appraisal_result: number | null
      price_correction: string
    }[]
  }[]
  version: string
  minimal_buyout_price: string
  valid_until: string
}

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
