import { type ConditionAnswer, LONGEST_NOTE, type MarketCode } from '../contract.ts'
import type { Database } from '../database/database.ts'
import { type Device, findDevice } from '../devices/store.ts'
import { DRF_TEXTS, nameType } from '../django/drf-texts.ts'
import { type FieldErrors, readRequired } from '../django/field-errors.ts'
import { isObject, type JsonObject } from '../django/read-json-body.ts'
import { CallError } from '../server/call-answer.ts'
import { sayRefusal } from '../site/refusal-texts.ts'
import { appraise, readAppraisal } from './appraisal.ts'
import { findStandingPrices } from './prices.ts'
import { SHOP_TEXTS } from './texts.ts'
import type { WireAppraisal } from './wire.ts'

/** What names the device and its price in both forms, as it was sent. */
export interface SentQuote {
  deviceIdentifier: string
  appraisalVersion: string
  answers: ConditionAnswer[]
  note: string
}

/** Reads the fields that both forms share; what is wrong with them goes into `errors`. */
export function readQuote(body: JsonObject, market: MarketCode, errors: FieldErrors): SentQuote {
  const note = typeof body.note === 'string' ? body.note : ''
  if (note.length > LONGEST_NOTE) errors.note = [sayRefusal(market, `maxLength:${LONGEST_NOTE}`)]
  return {
    deviceIdentifier: readRequired(body, 'device_identifier', market, errors),
    appraisalVersion: readRequired(body, 'appraisal_version', market, errors),
    answers: readAnswers(body.device_condition_choices, market, errors),
    note,
  }
}

function readAnswers(value: unknown, market: MarketCode, errors: FieldErrors): ConditionAnswer[] {
  const texts = DRF_TEXTS[market]
  if (value === undefined) errors.device_condition_choices = [texts.required]
  else if (!Array.isArray(value)) errors.device_condition_choices = [texts.notAList(nameType(value))]
  if (!Array.isArray(value)) return []
  return value.flatMap(entry => {
    if (!isObject(entry)) return []
    const { id, value: chosen } = entry
    return isId(id) && isId(chosen) ? [{ id: String(id), value: String(chosen) }] : []
  })
}

const isId = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number'

export interface AppraisedQuote {
  device: Device
  appraisal: WireAppraisal
  grade: string
  /** In minor units, worked out from the shop's own prices. */
  price: number
}

export async function findQuotedDevice(
  database: Database,
  market: MarketCode,
  quote: SentQuote,
): Promise<Device> {
  const device = await findDevice(database, market, quote.deviceIdentifier)
  if (!device) throw new CallError(400, { device_identifier: [SHOP_TEXTS[market].unknownDevice] })
  return device
}

/** Prices the device by the version that the customer saw: 409 once the shop no longer keeps it, 400 without a quality. */
export async function appraiseQuote(
  database: Database,
  market: MarketCode,
  device: Device,
  quote: SentQuote,
): Promise<AppraisedQuote> {
  const texts = SHOP_TEXTS[market]
  const prices = await findStandingPrices(database, device.model, quote.appraisalVersion, new Date())
  if (!prices) throw new CallError(409, { detail: texts.stalePrices })
  const answers = new Map(quote.answers.map(({ id, value }) => [id, value]))
  const appraisal = await readAppraisal(database, device, prices, { answers })
  const { reason, grade, price } = appraise(appraisal)
  if (reason === 'incomplete') throw new CallError(400, { device_condition_choices: [texts.unanswered] })
  if (!grade || price === null) throw new CallError(400, { non_field_errors: [texts.noQuality] })
  return { device, appraisal, grade, price }
}
