import * as v from 'valibot'
import { mutation } from '#core/http/endpoint.ts'
import { MARKETS, type MarketCode } from '#core/market.ts'
import { placeNameField, streetField } from '#core/validation/address/fields.ts'
import { bankAccountField, bankCodeField, ibanBankCodeField } from '#core/validation/bank/fields.ts'
import { checkEachBy } from '#core/validation/check-each-by.ts'
import { emailField, phoneField, postcodeField } from '#core/validation/contact/fields.ts'
import type { WireDate } from '#core/validation/date/date.ts'
import { dateField } from '#core/validation/date/fields.ts'
import { imeiField, serialNumberField } from '#core/validation/device/fields.ts'
import { type FieldPiece, type HomeCountry, limitLength, required } from '#core/validation/field.ts'
import {
  birthNumberField,
  identityCardField,
  placeOfBirthField,
  titleField,
} from '#core/validation/identity/fields.ts'
import { textField } from '#core/validation/text/fields.ts'
import { nameField } from '#core/validation/text/literal.ts'
import type { Country } from '../content/places.ts'
import { sentText } from '../wire.ts'
import { DEVICE_QUOTE, type DeviceQuote } from './selector.ts'

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
}

/** The rules, and the form as it stands: a postcode is checked by the chosen country, a document by the nationality. */
interface Context extends SellRules {
  home: HomeCountry
  form: Readonly<Record<string, string | boolean>>
  /** The ISO code of the country that a field names. */
  codeOf: (field: string) => string
}

/** The format in which dates are typed in both markets. */
export const TYPED_DATE = 'DD.MM.YYYY'

/** How many characters each text may have; the others `LONGEST`. */
const LONGEST = 120
const LIMITS: Partial<Record<string, number>> = {
  firstName: 80,
  lastName: 80,
  gender: 10,
  nationality: 20,
  country: 20,
  altCountry: 20,
  email: 254,
  altDeliveryExtraInfo: 500,
  note: 2000,
}

const optional = (): FieldPiece => textField()
const line = (): FieldPiece => required(textField())
const postcode =
  (countryField: string) =>
  ({ codeOf }: Context): FieldPiece =>
    required(postcodeField(codeOf(countryField)))
const street =
  (countryField: string) =>
  ({ codeOf }: Context): FieldPiece =>
    required(streetField(codeOf(countryField)))
const placeName = (): FieldPiece => required(placeNameField())
/** Of the other pick-up address nothing counts unless it is chosen. */
const whenAlt =
  (rule: (context: Context) => FieldPiece) =>
  (context: Context): FieldPiece =>
    context.form.pickupAltAddress === true ? rule(context) : v.string()

/** Foreigners may have no number of ours; what they give is checked all the same. */
function birthNumber({ home, today, codeOf }: Context): FieldPiece {
  const field = birthNumberField(home, today)
  return codeOf('nationality') === home ? required(field) : field
}

const identityValidTo = ({ today, wireDate }: Context): FieldPiece =>
  v.pipe(
    required(dateField({ format: TYPED_DATE, kind: 'future', today, wire: 'YYYY-MM-DD' })),
    v.check(iso => iso >= today, 'date.expired'),
    v.transform(iso => (wireDate === 'YYYY-MM-DD' ? iso : iso.split('-').reverse().join('.'))),
  )

const bankCode = ({ home, bankCodes, form }: Context): FieldPiece =>
  required(
    home === 'RO'
      ? ibanBankCodeField(String(form.bankAccountNumber))
      : bankCodeField(bankCodes, String(form.bankAccountNumber)),
  )

/** Each field of the sell form in its order: where the server has it, and its rule. The one table for checking, sending and errors. */
const FIELDS = {
  imei: ['buyout_device.imei', ({ isPhone }) => (isPhone ? required(imeiField()) : v.string())],
  serialNumber: [
    'buyout_device.serial_number',
    ({ isPhone }) => (isPhone ? serialNumberField() : required(serialNumberField())),
  ],
  note: ['buyout_device.note', optional],
  firstName: ['customer_data.first_name', nameField],
  lastName: ['customer_data.last_name', nameField],
  titleBeforeName: ['customer_data.degree_before_name', () => titleField()],
  gender: ['customer_data.gender', line],
  nationality: ['customer_data.nationality', line],
  placeOfBirth: [
    'customer_data.place_of_birth',
    () => required(v.pipe(placeOfBirthField(), placeNameField())),
  ],
  birthNumber: ['customer_data.personal_identification_number', birthNumber],
  identityCardNumber: [
    'customer_data.identity_card_number',
    ({ codeOf }) => required(identityCardField(codeOf('nationality'))),
  ],
  identityReleasedBy: ['customer_data.identity_released_by', placeName],
  identityValidTo: ['customer_data.identity_valid_to', identityValidTo],
  email: ['customer_data.e_mail', () => required(emailField())],
  phoneNumber: ['customer_data.phone_number', ({ home }) => required(phoneField(home))],
  street: ['customer_data.street', street('country')],
  city: ['customer_data.city', placeName],
  district: ['customer_data.district', optional],
  postcode: ['customer_data.postcode', postcode('country')],
  country: ['customer_data.country', line],
  altStreet: ['pickup_address.street', whenAlt(street('altCountry'))],
  altCity: ['pickup_address.city', whenAlt(placeName)],
  altDistrict: ['pickup_address.district', whenAlt(optional)],
  altPostcode: ['pickup_address.postcode', whenAlt(postcode('altCountry'))],
  altCountry: ['pickup_address.country', whenAlt(line)],
  altDeliveryExtraInfo: ['pickup_address.delivery_extra_info', whenAlt(optional)],
  bankAccountNumber: [
    'customer_data.bank_account_full_number',
    ({ home, bankCodes }) => required(bankAccountField(home, bankCodes)),
  ],
  bankCode: ['customer_data.bank_code', bankCode],
} as const satisfies Record<string, readonly [path: string, rule: (context: Context) => FieldPiece]>

export type SellField = keyof typeof FIELDS
export const SELL_FIELD_NAMES = Object.keys(FIELDS) as SellField[]

const mapFields = <T>(write: (field: SellField) => T): Record<SellField, T> =>
  Object.fromEntries(SELL_FIELD_NAMES.map(field => [field, write(field)])) as Record<SellField, T>

const limitOf = (field: string): number => LIMITS[field] ?? LONGEST

/** Where the server has each field. */
export const SELL_FIELDS = mapFields<string>(field => FIELDS[field][0])

/** What the form holds: text by field, and whether the device is picked up elsewhere. */
export type SellDraft = Record<SellField, string> & { pickupAltAddress: boolean }
export type SellOutput = SellDraft

export const SELL_ENTRIES = { ...mapFields(() => v.string()), pickupAltAddress: v.boolean() }

/** The rule of each field of a form as it stands. */
export function sellRulesOf(rules: SellRules): (form: SellDraft) => Record<SellField, FieldPiece> {
  const home = MARKETS[rules.market].country
  return form => {
    const codeOf = (field: string): string =>
      rules.countries.find(({ id }) => id === form[field as SellField])?.code ?? home
    const context: Context = { ...rules, home, form, codeOf }
    return mapFields(field => limitLength(limitOf(field), FIELDS[field][1](context)))
  }
}

/** The schema of the sell form, on both sides: the browser checks the form with it, the shop what arrives. */
export const sellForm = (rules: SellRules) =>
  v.pipe(v.object(SELL_ENTRIES), checkEachBy<SellDraft>(sellRulesOf(rules)))

/** One group of the sell form as the server has it. */
function describeGroup(group: string, optional: readonly string[] = []) {
  const entries = SELL_FIELD_NAMES.flatMap(field => {
    const [own, name = ''] = SELL_FIELDS[field].split('.')
    const text = sentText(limitOf(field))
    return own === group ? [[name, optional.includes(name) ? v.optional(text) : text] as const] : []
  })
  return v.strictObject(Object.fromEntries(entries))
}

/** An IMEI is sent for phones alone, a pick-up address where it is another. */
export const SellRequest = v.strictObject({
  ...DEVICE_QUOTE,
  customer_data: describeGroup('customer_data'),
  pickup_address: v.optional(describeGroup('pickup_address')),
  buyout_device: describeGroup('buyout_device', ['imei']),
})
export type SellPayload = v.InferOutput<typeof SellRequest>

export const sellOnline = mutation('sell-buyout-online', {
  path: '/vykup/api/sell/',
  doc: 'Submits a buy-back. 409 where the appraisal is no longer the one that was shown.',
  request: SellRequest,
  status: 201,
  hasLocation: true,
  errors: [400, 403, 409],
})

/** The form's fields in the server's groups, and what names the device and its price. */
export function toSellPayload(
  form: SellOutput,
  quote: Omit<DeviceQuote, 'note'>,
  isPhone: boolean,
): SellPayload {
  const groups: Record<string, Record<string, string>> = {}
  for (const field of SELL_FIELD_NAMES) {
    const [group = '', name = ''] = SELL_FIELDS[field].split('.')
    if (field === 'imei' && !isPhone) continue
    groups[group] = { ...groups[group], [name]: form[field] }
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
  const fields = mapFields(field => {
    const value = SELL_FIELDS[field].split('.').reduce<unknown>(readOwn, payload)
    return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
  })
  const address = readOwn(payload, 'pickup_address')
  return { ...fields, pickupAltAddress: typeof address === 'object' && address !== null }
}

const readOwn = (value: unknown, key: string): unknown =>
  value !== null && typeof value === 'object' && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined
