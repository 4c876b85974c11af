import { getDotPath, safeParse } from 'valibot'
import {
  fromSellPayload,
  MARKETS,
  type MarketCode,
  SELL_FIELD_NAMES,
  SELL_FIELDS,
  type SellField,
  sellForm,
} from '../contract.ts'
import { DRF_TEXTS, nameType } from '../django/drf-texts.ts'
import type { FieldErrors } from '../django/field-errors.ts'
import { isObject, type JsonObject } from '../django/read-json-body.ts'
import { sayRefusal } from '../site/refusal-texts.ts'
import { SHOP_TEXTS } from './texts.ts'

export interface SaleCountry {
  id: string
  name: string
  code: string
}

/** The checked fields of a sale in the server's groups. */
export interface CheckedSale {
  customer: Record<string, string>
  pickupAddress: Record<string, string> | null
  identifiers: Record<string, string>
}

const GROUPS = ['customer_data', 'buyout_device', 'pickup_address'] as const

/** Checks a sale with the very schema of the form; what is wrong goes into `errors`, grouped and in the market's language. */
export function checkSale(
  body: JsonObject,
  options: { market: MarketCode; isPhone: boolean; countries: SaleCountry[] },
  errors: FieldErrors,
): CheckedSale {
  const { market, isPhone, countries } = options
  const draft = fromSellPayload(body)
  checkGroups(body, market, errors)
  const result = safeParse(
    sellForm({
      market,
      isPhone,
      countries,
      wireDate: 'DD.MM.YYYY',
      today: new Date().toISOString().slice(0, 10),
    }),
    draft,
  )
  for (const issue of result.issues ?? []) {
    const path = SELL_FIELDS[getDotPath(issue) as SellField]
    if (path) addError(errors, path, sayRefusal(market, issue.message))
  }
  for (const field of ['country', 'nationality', 'altCountry'] as const) {
    const id = draft[field]
    if (id && !countries.some(country => country.id === id))
      addError(errors, SELL_FIELDS[field], SHOP_TEXTS[market].unknownCountry)
  }
  const fields = result.success ? { ...draft, ...result.output } : draft
  return groupFields(isPhone ? fields : { ...fields, imei: '' })
}

/** A group that is missing or is no object is told of as a whole; its single fields then say nothing more. */
function checkGroups(body: JsonObject, market: MarketCode, errors: FieldErrors): void {
  const texts = DRF_TEXTS[market]
  for (const group of GROUPS) {
    const value = body[group]
    if (isObject(value)) continue
    if (value === undefined || value === null) {
      if (group !== 'pickup_address') errors[group] = [texts.required]
    } else errors[group] = { non_field_errors: [texts.notAnObject(nameType(value))] }
  }
}

function addError(errors: FieldErrors, path: string, text: string): void {
  const [group = '', name = ''] = path.split('.')
  errors[group] ??= {}
  const fields = errors[group]
  if (!isObject(fields) || 'non_field_errors' in fields) return
  const known = fields[name]
  if (Array.isArray(known)) known.push(text)
  else fields[name] = [text]
}

function groupFields(fields: ReturnType<typeof fromSellPayload>): CheckedSale {
  const groups: Record<string, Record<string, string>> = {}
  for (const field of SELL_FIELD_NAMES) {
    const [group = '', name = ''] = SELL_FIELDS[field].split('.')
    groups[group] = { ...groups[group], [name]: fields[field] }
  }
  return {
    customer: groups.customer_data ?? {},
    pickupAddress: fields.pickupAltAddress ? (groups.pickup_address ?? {}) : null,
    identifiers: groups.buyout_device ?? {},
  }
}

export const isPhoneType = (market: MarketCode, type: string | undefined): boolean =>
  type === MARKETS[market].phoneType
