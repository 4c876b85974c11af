import * as v from 'valibot'
import { mutation } from '#core/http/endpoint.ts'
import { MARKETS, type MarketCode } from '#core/market.ts'
import { placeNameField, streetField } from '#core/validation/address/fields.ts'
import { checkEachBy } from '#core/validation/check-each-by.ts'
import { companyIdField, vatField } from '#core/validation/company/fields.ts'
import { emailField, phoneField, postcodeField } from '#core/validation/contact/fields.ts'
import type { WireDate } from '#core/validation/date/date.ts'
import { adultField } from '#core/validation/date/fields.ts'
import { type FieldPiece, type HomeCountry, limitLength, required } from '#core/validation/field.ts'
import { textField } from '#core/validation/text/fields.ts'
import { nameField } from '#core/validation/text/literal.ts'
import { Id, optionalText, Price, sentText } from '../wire.ts'

/** What the rules of the checkout's form depend on beside the fields themselves. */
export interface OrderRules {
  market: MarketCode
  wireDate: WireDate
  /** ISO. */
  today: string
  /** Who pays later has to say when they were born: for instalments, a lease and Twisto. */
  isBirthDateAsked: boolean
}

interface Context extends OrderRules {
  home: HomeCountry
  form: Readonly<Record<string, string | boolean>>
}

const LONGEST = 120
const LIMITS: Partial<Record<string, number>> = {
  firstName: 80,
  lastName: 80,
  email: 254,
  note: 2000,
  internalOrderNumber: 50,
}

const optional = (): FieldPiece => textField()
const line = (): FieldPiece => required(textField())
const street = ({ home }: Context): FieldPiece => required(streetField(home))
const postcode = ({ home }: Context): FieldPiece => required(postcodeField(home))
/** Where towns of one name lie in several counties, an address names its county. */
const county = ({ home }: Context): FieldPiece => (home === 'RO' ? line() : optional())
const when =
  (flag: string, rule: (context: Context) => FieldPiece) =>
  (context: Context): FieldPiece =>
    context.form[flag] === true ? rule(context) : v.string()

const birthDate = ({ today, wireDate, isBirthDateAsked }: Context): FieldPiece =>
  isBirthDateAsked
    ? required(adultField({ format: 'DD.MM.YYYY', kind: 'past', today, wire: wireDate }))
    : v.string()

/** Each text of the checkout in its order: where the server has it, and its rule. The one table for checking, sending and errors. */
const FIELDS = {
  tin: ['order_billing_address.tin', when('invoiceOnCompany', ({ home }) => required(companyIdField(home)))],
  vatn: ['order_billing_address.vatn', when('invoiceOnCompany', ({ home, today }) => vatField(home, today))],
  company: ['order_billing_address.company', when('invoiceOnCompany', line)],
  internalOrderNumber: ['order_info.internal_order_number', when('invoiceOnCompany', optional)],
  email: ['order_billing_address.email', () => required(emailField())],
  phone: ['order_billing_address.phone', ({ home }) => required(phoneField(home))],
  firstName: ['order_billing_address.first_name', nameField],
  lastName: ['order_billing_address.last_name', nameField],
  address: ['order_billing_address.address', street],
  city: ['order_billing_address.city', () => required(placeNameField())],
  district: ['order_billing_address.district', county],
  postcode: ['order_billing_address.postcode', postcode],
  altFirstName: ['order_delivery_address.first_name', when('hasOtherAddress', nameField)],
  altLastName: ['order_delivery_address.last_name', when('hasOtherAddress', nameField)],
  altCompany: ['order_delivery_address.company', when('hasOtherAddress', optional)],
  altAddress: ['order_delivery_address.address', when('hasOtherAddress', street)],
  altCity: ['order_delivery_address.city', when('hasOtherAddress', () => required(placeNameField()))],
  altDistrict: ['order_delivery_address.district', when('hasOtherAddress', county)],
  altPostcode: ['order_delivery_address.postcode', when('hasOtherAddress', postcode)],
  altPhone: ['order_delivery_address.phone', when('hasOtherAddress', ({ home }) => phoneField(home))],
  birthDate: ['order_info.birth_date', birthDate],
  note: ['order_info.note', optional],
} as const satisfies Record<string, readonly [path: string, rule: (context: Context) => FieldPiece]>

export type OrderField = keyof typeof FIELDS
export const ORDER_FIELD_NAMES = Object.keys(FIELDS) as OrderField[]

/** What is ticked: where the server has it. `hasOtherAddress` is said by the address itself. */
const FLAGS = {
  invoiceOnCompany: 'order_billing_address.invoice_on_company',
  hasOtherAddress: 'order_delivery_address',
  terms: 'order_info.consent_to_terms_of_service',
  marketing: 'order_info.consent_marketing',
  heureka: 'order_info.consent_heureka_review',
  createAccount: 'order_info.create_account',
  promotions: 'order_info.subscribe_promotions_info',
} as const
export type OrderFlag = keyof typeof FLAGS
export const ORDER_FLAG_NAMES = Object.keys(FLAGS) as OrderFlag[]

const mapFields = <T>(write: (field: OrderField) => T): Record<OrderField, T> =>
  Object.fromEntries(ORDER_FIELD_NAMES.map(field => [field, write(field)])) as Record<OrderField, T>
const mapFlags = <T>(write: (flag: OrderFlag) => T): Record<OrderFlag, T> =>
  Object.fromEntries(ORDER_FLAG_NAMES.map(flag => [flag, write(flag)])) as Record<OrderFlag, T>

const limitOf = (field: string): number => LIMITS[field] ?? LONGEST

/** Where the server has each field and each tick. */
export const ORDER_FIELDS: Record<OrderField | OrderFlag, string> = {
  ...mapFields<string>(field => FIELDS[field][0]),
  ...FLAGS,
}

/** What the form holds: text by field, and what is ticked. */
export type OrderDraft = Record<OrderField, string> & Record<OrderFlag, boolean>

export const ORDER_ENTRIES = { ...mapFields(() => v.string()), ...mapFlags(() => v.boolean()) }

/** The rule of each field of a form as it stands. Nobody orders without the terms. */
export function orderRulesOf(rules: OrderRules) {
  const home = MARKETS[rules.market].country
  return (form: OrderDraft): Record<string, v.GenericSchema> => {
    const context: Context = { ...rules, home, form }
    return {
      ...mapFields(field => limitLength(limitOf(field), FIELDS[field][1](context))),
      terms: v.literal(true, 'required'),
    }
  }
}

/** The schema of the checkout's form, on both sides: the browser checks the form with it, the shop what arrives. */
export const orderForm = (rules: OrderRules) =>
  v.pipe(v.object(ORDER_ENTRIES), checkEachBy<OrderDraft>(orderRulesOf(rules)))

const ADDRESS = {
  first_name: sentText(80),
  last_name: sentText(80),
  city: sentText(),
  district: sentText(),
  postcode: sentText(20),
  phone: sentText(30),
  address: sentText(),
}

/** The order as the specification prints it. */
export const OrderRequest = v.strictObject({
  /** `code` of the chosen payment. */
  type_payment: sentText(50),
  /** `code` of the chosen company; null for payments without. */
  payment_company: v.nullable(sentText(50)),
  /** Id of the chosen instalment; null where nothing is paid in instalments. */
  installment: v.nullable(sentText(50)),
  /** What a wallet gave, base64; null for all other payments. */
  token: v.nullable(sentText(20_000)),
  order_billing_address: v.strictObject({
    ...ADDRESS,
    email: sentText(254),
    invoice_on_company: v.boolean(),
    company: sentText(),
    tin: sentText(20),
    vatn: sentText(20),
  }),
  order_info: v.strictObject({
    consent_to_terms_of_service: v.boolean(),
    consent_marketing: v.boolean(),
    consent_heureka_review: v.boolean(),
    create_account: v.boolean(),
    /** Null where it is not asked. */
    birth_date: v.nullable(sentText(10)),
    note: sentText(2000),
    subscribe_promotions_info: v.boolean(),
    internal_order_number: sentText(50),
  }),
  /** `code` of the chosen delivery. */
  type_delivery_code: v.optional(sentText(50)),
  /** Id of the chosen place: a store of the shop, or a dispensing place. */
  store: v.optional(sentText(50)),
  /** Id of the chosen stretch of time. */
  timeslot: v.optional(sentText(50)),
  order_delivery_address: v.optional(v.strictObject({ ...ADDRESS, company: sentText() })),
  /** What Twisto gave when it accepted. */
  transaction_id: v.optional(sentText(100)),
})
export type OrderRequest = v.InferOutput<typeof OrderRequest>

/** What is chosen beside the form. */
export type OrderChoice = Pick<
  OrderRequest,
  | 'type_payment'
  | 'payment_company'
  | 'installment'
  | 'token'
  | 'type_delivery_code'
  | 'store'
  | 'timeslot'
  | 'transaction_id'
>

/** The made order; its `Location` is the page that shows it. */
const FinishedOrder = v.object({
  /** Nobody can guess it; it opens the order to whoever has it. */
  id: Id,
  number: v.string(),
  total: Price,
  type_payment: v.string(),
  /** Of the payment that was begun; null where the order is paid later. */
  payment_id: v.nullish(Id, null),
  status_url: optionalText,
})
export type FinishedOrder = v.InferOutput<typeof FinishedOrder>

export const finishOrder = mutation('finish-order', {
  path: '/core/checkout/finish-order/',
  doc: 'Orders what is in the cart, which is empty after. 409 where prices, stock, discounts or the chosen place are no longer what they were.',
  request: OrderRequest,
  response: FinishedOrder,
  status: 201,
  hasLocation: true,
  errors: [400, 403, 409, 429],
})

/** The checked form in the server's groups, with what is chosen beside it. */
export function toOrderRequest(form: OrderDraft, choice: OrderChoice): OrderRequest {
  const groups: Record<string, Record<string, string | boolean | null>> = {}
  const put = (path: string, value: string | boolean | null): void => {
    const [group = '', name] = path.split('.')
    if (name) groups[group] = { ...groups[group], [name]: value }
  }
  for (const field of ORDER_FIELD_NAMES) put(ORDER_FIELDS[field], form[field])
  for (const flag of ORDER_FLAG_NAMES) put(ORDER_FIELDS[flag], form[flag])
  put(ORDER_FIELDS.birthDate, form.birthDate || null)
  const { order_delivery_address, ...rest } = groups
  return {
    ...choice,
    ...rest,
    ...(form.hasOtherAddress && { order_delivery_address }),
  } as unknown as OrderRequest
}

/** The form out of a request, whatever came; for the server, which checks it by `orderForm`. */
export function fromOrderRequest(request: unknown): OrderDraft {
  const readAt = (path: string): unknown => path.split('.').reduce<unknown>(readOwn, request)
  return {
    ...mapFields(field => {
      const value = readAt(ORDER_FIELDS[field])
      return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
    }),
    ...mapFlags(flag => readAt(FLAGS[flag]) === true),
    hasOtherAddress: typeof (readAt(FLAGS.hasOtherAddress) ?? undefined) === 'object',
  }
}

const readOwn = (value: unknown, key: string): unknown =>
  Object.hasOwn(Object(value), key) ? Object(value)[key] : undefined
