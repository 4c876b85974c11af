import * as v from 'valibot'
import { BuybackDetail } from '#core/api/buyback/review.ts'
import {
  SELL_FIELD_NAMES,
  SELL_FIELDS,
  type SellDraft,
  type SellField,
  type SellPayload,
  sellForm,
  TYPED_DATE,
  toSellPayload,
} from '#core/api/buyback/sale.ts'
import { Country } from '#core/api/content/places.ts'
import { listOf } from '#core/api/wire.ts'
import { MARKETS, type MarketCode } from '#core/market.ts'
import { getToday } from '#core/page.ts'
import { writeDate } from '#core/validation/date/date.ts'
import { makeImei } from '#core/validation/device/make-imei.ts'
import { type Backend, type Made, type Probes, type Sample, sampleFrom } from './backend.ts'
import { findQuoted, type QuotedDevice } from './buyback.ts'
import { openMadePage, readGood } from './expect-good.ts'

const SELL = 'sell-buyout-online'
const NO_PRICE = 'there is no device with a price'

const quoteDevice = ({ answers, form, path }: QuotedDevice) => ({
  device_identifier: path.color.value,
  appraisal_version: form.version ?? '',
  device_condition_choices: answers,
  note: 'Ostrov conformance',
})

const makeStale = (body: object) => ({
  what: 'An appraisal_version that nobody has',
  body: { ...body, appraisal_version: 'ostrov-conformance-stale' },
})

/** What the sell form would send of nobody's data, checked by the form's own schema; null where that refuses it. */
async function fillSale(backend: Backend, device: QuotedDevice): Promise<SellPayload | null> {
  const { market, bankCodes, defaultCountry, wireDate } = backend.config
  const { country: code, phoneType } = MARKETS[market]
  const countries = (await readGood(backend, 'country-options', listOf(Country))) ?? []
  const home = countries.find(country => country.code === code)?.id ?? defaultCountry ?? ''
  const today = getToday()
  const identityValidTo = writeDate(`${Number(today.slice(0, 4)) + 5}-06-30`, TYPED_DATE)
  const draft = {
    ...SAMPLE_DRAFTS[market],
    nationality: home,
    country: home,
    identityValidTo,
    // A shop that buys each device once would refuse the second run.
    imei: makeImei(),
  }
  const isPhone = device.path.type.value === phoneType
  const rules = { market, isPhone, wireDate, today, countries, bankCodes }
  const filled = v.safeParse(sellForm(rules), draft)
  return filled.success ? toSellPayload(filled.output, quoteDevice(device), isPhone) : null
}

async function makeSale(device: QuotedDevice, backend: Backend): Promise<Sample | string> {
  const body = await fillSale(backend, device)
  if (!body) return 'country-options lacks the market’s own country, so no form can be filled in'
  const homeless = { ...body, customer_data: { ...body.customer_data, city: '', e_mail: 'nobody' } }
  const textual = { ...body, customer_data: 'nobody' }
  const fields = [SELL_FIELDS.city, SELL_FIELDS.email]
  const wrong = [
    { what: 'A sale without a city, to the e-mail "nobody",', body: homeless, fields },
    { what: 'A sale whose customer_data is a text', body: textual, fields: ['customer_data'] },
  ]
  return { body, wrong, stale: makeStale(body) }
}

function makeMail(device: QuotedDevice): Sample {
  const body = { ...quoteDevice(device), e_mail: 'conformance@ostrov.example' }
  const wrong = { what: 'The e-mail "nobody"', body: { ...body, e_mail: 'nobody' }, fields: ['e_mail'] }
  return { body, wrong: [wrong], stale: makeStale(body) }
}

/** The made page names its buy-back by the id of its island; by its address where it has none. */
async function findDetail(backend: Backend): Promise<Sample | string> {
  const sale = await backend.tryCall(SELL)
  const [id] = (sale && (await openMadePage(backend, sale.response))) ?? []
  return id === undefined ? 'no sale was made to be looked at' : { args: { id } }
}

async function checkDetail({ add, backend, response, sent }: Made): Promise<void> {
  const id = String(sent.args?.id)
  if (/^\d{1,12}$/.test(id)) add('guessable', `The id is ${id}; the one before it is somebody else’s.`)
  const wanted = (await findQuoted(backend))?.price ?? 0
  const { price } = v.parse(BuybackDetail, response.body)
  if (price !== wanted)
    add('price', `The price is ${price / 100}; of the same answers islands made ${wanted / 100}.`)
  const sale = await backend.tryCall(SELL)
  const sold = sale?.sent.body as SellPayload | undefined
  for (const field of ['birthNumber', 'identityCardNumber', 'bankAccountNumber'] as const) {
    const name = SELL_FIELDS[field].replace('customer_data.', '')
    const number = sold?.customer_data[name]
    if (number && response.text.includes(number)) add('personal-data', `${name} stands there as it was sent.`)
  }
}

/** The price by e-mail, and a whole sale up to its review. */
export const SALE_PROBES: Probes = {
  'send-buyout-to-email': { find: sampleFrom(findQuoted, NO_PRICE, makeMail) },
  [SELL]: { find: sampleFrom(findQuoted, NO_PRICE, makeSale) },
  'buyout-detail': { find: findDetail, check: checkDetail },
}

const EMPTY = Object.fromEntries(SELL_FIELD_NAMES.map(field => [field, ''])) as Record<SellField, string>

const NO_ONE: SellDraft = {
  ...EMPTY,
  firstName: 'Ostrov',
  lastName: 'Conformance',
  gender: 'female',
  email: 'conformance@ostrov.example',
  street: 'Dlouhá 1',
  pickupAltAddress: false,
  imei: '490154203237518',
  serialNumber: 'OSTROV123456',
  note: 'Ostrov conformance',
}

/** Nobody's data that every rule of its market accepts, but for country and dates. */
export const SAMPLE_DRAFTS: Readonly<Record<MarketCode, SellDraft>> = {
  cz: {
    ...NO_ONE,
    placeOfBirth: 'Brno',
    birthNumber: '7153191012',
    identityCardNumber: '123456789',
    identityReleasedBy: 'Brno',
    phoneNumber: '602123456',
    city: 'Brno',
    postcode: '60200',
    bankAccountNumber: '19-2000145399',
    bankCode: '0800',
  },
  ro: {
    ...NO_ONE,
    placeOfBirth: 'Cluj-Napoca',
    birthNumber: '1630615123457',
    identityCardNumber: 'RX123456',
    identityReleasedBy: 'SPCLEP Cluj',
    phoneNumber: '0721234567',
    city: 'Cluj-Napoca',
    district: 'Cluj',
    postcode: '400001',
    bankAccountNumber: 'RO49AAAA1B31007593840000',
    bankCode: 'AAAA',
  },
}
