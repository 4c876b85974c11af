import * as v from 'valibot'
import { MARKETS, type MarketCode } from '../market.ts'
import type { WireDate } from '../validation/date.ts'
import {
  bankAccountField,
  bankCodeField,
  birthNumberField,
  dateField,
  emailField,
  type FieldPiece,
  ibanBankCodeField,
  identityCardField,
  imeiField,
  literalField,
  phoneField,
  postcodeField,
  required,
  serialNumberField,
  textField,
  titleField,
} from '../validation/pieces.ts'
import type { DeviceQuote } from './buyback.ts'
import { type CallOptions, write } from './http.ts'
import type { Country } from './places.ts'
import { SELL_FIELD_NAMES, SELL_FIELDS, type SellDraft, type SellField } from './sell-fields.ts'
import { Ignored } from './wire.ts'

/** What the rules of the sell form depend on beside the fields themselves. */
export interface SellRules {
  market: MarketCode
  /** Only phones have an IMEI; of other devices the serial number is asked. */
  isPhone: boolean
  wireDate: WireDate
  /** ISO. */
  today: string
  countries: readonly Country[]
  /** Replaces the built-in list of Czech bank codes. */
  bankCodes?: readonly string[] | undefined
  /** The form as it stands: a postcode is judged by the chosen country, a document by the nationality. */
  getDraft: () => Partial<SellDraft>
}

/** The format in which dates are typed in both markets. */
export const TYPED_DATE = 'DD.MM.YYYY'

/** The schema of the sell form, on both sides: the browser checks the form with it, the shop what arrives. */
export function sellForm(rules: SellRules) {
  const { market, isPhone, today, wireDate, getDraft } = rules
  const home = MARKETS[market].country
  const codeOf = (id: string | undefined) => rules.countries.find(country => country.id === id)?.code ?? home
  const isHome = () => codeOf(getDraft().nationality) === home
  const countryPiece = required(textField({ max: 20 }))
  const onlyWhen = (isAsked: () => boolean, piece: FieldPiece): FieldPiece =>
    v.lazy(() => (isAsked() ? piece : v.string()))
  const isAlt = () => getDraft().pickupAltAddress === true

  return v.object({
    firstName: required(textField({ max: 80 })),
    lastName: required(textField({ max: 80 })),
    titleBeforeName: titleField(),
    gender: required(textField({ max: 10 })),
    nationality: countryPiece,
    placeOfBirth: required(literalField()),
    // Foreigners may have no number of ours; what they give is judged all the same.
    birthNumber: v.lazy(() => (isHome() ? required : keep)(birthNumberField(home, today))),
    identityCardNumber: required(identityCardField(() => codeOf(getDraft().nationality))),
    identityReleasedBy: required(textField({ max: 120 })),
    identityValidTo: v.pipe(
      required(dateField({ format: TYPED_DATE, kind: 'future', today, wire: 'YYYY-MM-DD' })),
      v.check(iso => iso >= today, 'date.expired'),
      v.transform(iso => (wireDate === 'YYYY-MM-DD' ? iso : iso.split('-').reverse().join('.'))),
    ),
    email: required(emailField()),
    phoneNumber: required(phoneField(home)),
    street: required(textField({ max: 120 })),
    city: required(textField({ max: 120 })),
    district: textField({ max: 120 }),
    postcode: required(postcodeField(() => codeOf(getDraft().country))),
    country: countryPiece,
    pickupAltAddress: v.boolean(),
    altStreet: onlyWhen(isAlt, required(textField({ max: 120 }))),
    altCity: onlyWhen(isAlt, required(textField({ max: 120 }))),
    altDistrict: onlyWhen(isAlt, textField({ max: 120 })),
    altPostcode: onlyWhen(isAlt, required(postcodeField(() => codeOf(getDraft().altCountry)))),
    altCountry: onlyWhen(isAlt, countryPiece),
    altDeliveryExtraInfo: onlyWhen(isAlt, textField({ max: 500 })),
    bankAccountNumber: required(bankAccountField(home, rules.bankCodes)),
    bankCode: required(
      home === 'RO'
        ? ibanBankCodeField(() => getDraft().bankAccountNumber ?? '')
        : bankCodeField(rules.bankCodes),
    ),
    imei: isPhone ? required(imeiField()) : v.string(),
    serialNumber: isPhone ? serialNumberField() : required(serialNumberField()),
    note: textField({ max: 2000 }),
  })
}

const keep = (piece: FieldPiece): FieldPiece => piece

export type SellForm = ReturnType<typeof sellForm>
export type SellOutput = v.InferOutput<SellForm>

/** `POST sell-buyout-online`: the form's fields in the server's groups, and what names the device and its price. */
export interface SellPayload extends DeviceQuote {
  customer_data: Record<string, string>
  pickup_address?: Record<string, string>
  buyout_device: Record<string, string>
}

export function toSellPayload(
  form: SellOutput,
  quote: Omit<DeviceQuote, 'note'>,
  isPhone: boolean,
): SellPayload {
  const groups: Record<string, Record<string, string>> = {
    customer_data: {},
    pickup_address: {},
    buyout_device: {},
  }
  for (const field of SELL_FIELD_NAMES) {
    const [group = '', name = ''] = SELL_FIELDS[field].split('.')
    if (field === 'imei' && !isPhone) continue
    const target = groups[group]
    if (target) target[name] = form[field]
  }
  const { customer_data = {}, pickup_address = {}, buyout_device = {} } = groups
  return {
    ...quote,
    note: form.note,
    customer_data,
    buyout_device,
    ...(form.pickupAltAddress && { pickup_address }),
  }
}

/** The form's fields out of a payload, whatever came; for the server, which checks them by `sellForm`. */
export function fromSellPayload(payload: unknown): SellDraft {
  const readPath = (path: string): string => {
    const value = path.split('.').reduce<unknown>((at, key) => readOwn(at, key), payload)
    return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
  }
  const fields = Object.fromEntries(SELL_FIELD_NAMES.map(field => [field, readPath(SELL_FIELDS[field])]))
  const hasAltAddress =
    typeof readOwn(payload, 'pickup_address') === 'object' && readOwn(payload, 'pickup_address') !== null
  return { ...(fields as Record<SellField, string>), pickupAltAddress: hasAltAddress }
}

const readOwn = (value: unknown, key: string): unknown =>
  value !== null && typeof value === 'object' && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined

/** Answers `201` with the `Location` of the submitted buy-back. */
export const sellOnline = (payload: SellPayload, idempotencyKey: string, o?: CallOptions) =>
  write('sell-buyout-online', Ignored, payload, { ...o, idempotencyKey, doneStatus: 201 })
