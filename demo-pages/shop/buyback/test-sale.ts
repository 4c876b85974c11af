import { makeImei } from '#core/validation/device/make-imei.ts'
import type { MarketCode } from '../contract.ts'
import type { TestVisitor } from '../server/test-shop.ts'

export const IPHONE = 'apple-iphone-13-128gb-blue'

/** Every question of a phone answered; the display decides for B. */
export const ANSWERS = [
  { id: 'functional', value: 'yes' },
  { id: 'display', value: 'scratched' },
  { id: 'body', value: 'light' },
  { id: 'battery', value: 'under80' },
  { id: 'charger', value: 'yes' },
  { id: 'box', value: 'complete' },
]

const CUSTOMERS = {
  cz: {
    personal_identification_number: '710319/2745',
    identity_card_number: '123456789',
    identity_released_by: 'Magistrát města Brna',
    identity_valid_to: '31.12.2035',
    degree_before_name: 'Ing.',
    first_name: 'Žaneta',
    last_name: 'Tajemná',
    gender: 'female',
    district: 'Brno-město',
    street: 'Veveří 12',
    city: 'Brno',
    country: '56',
    postcode: '602 00',
    phone_number: '602 123 456',
    nationality: '56',
    place_of_birth: 'Brno',
    e_mail: 'zaneta.tajemna@example.cz',
    bank_account_full_number: '19-2000145399',
    bank_code: '0800',
  },
  ro: {
    personal_identification_number: '1630615123457',
    identity_card_number: 'RX123456',
    identity_released_by: 'SPCLEP Cluj',
    identity_valid_to: '31.12.2035',
    degree_before_name: '',
    first_name: 'Ion',
    last_name: 'Tainic',
    gender: 'male',
    district: 'Cluj',
    street: 'Strada Lungă 5',
    city: 'Cluj-Napoca',
    country: '178',
    postcode: '400001',
    phone_number: '0721 234 567',
    nationality: '178',
    place_of_birth: 'Cluj-Napoca',
    e_mail: 'ion.tainic@example.ro',
    bank_account_full_number: 'RO49 AAAA 1B31 0075 9384 0000',
    bank_code: 'AAAA',
  },
} as const

export interface TestSale {
  customer_data: Record<string, string>
  buyout_device: Record<string, string>
  pickup_address?: unknown
  device_identifier: string
  appraisal_version: string
  device_condition_choices: { id: string; value: string }[]
  note: string
  [extra: string]: unknown
}

const APPRAISALS: Readonly<Record<MarketCode, string>> = {
  cz: '/cz/vykup/api/colors',
  ro: '/ro/vanzare/api/colors',
}

/** What the shop tells of a device, as it was sent. */
export async function readAppraisal(
  visitor: TestVisitor,
  market: MarketCode,
  device = IPHONE,
): Promise<WireAnswer> {
  const { json } = await visitor.get(`${APPRAISALS[market]}/${device}/appraisal/`)
  return json as WireAnswer
}

/** The raw answer, before the schema makes numbers of its decimals. */
export interface WireAnswer {
  url: string
  appraisal: {
    version: string
    valid_until: string
    minimal_buyout_price: string
    appraisal_result: { id: number; quality: string | null; price: string | null }[]
    device_conditions: {
      id: string
      type: string
      disabled: boolean
      value: string | null
      choices: { value: string; appraisal_result: number | null; price_correction: string }[]
    }[]
  }
}

/** As it stands on a box: `49-015420-323751-8`. */
const spaceOut = (imei: string): string => imei.replace(/^(\d\d)(\d{6})(\d{6})/, '$1-$2-$3-')

/** A sale that the shop accepts, priced by the version it gives right now. */
export async function makeSale(visitor: TestVisitor, market: MarketCode = 'cz'): Promise<TestSale> {
  const { appraisal } = await readAppraisal(visitor, market)
  return {
    customer_data: { ...CUSTOMERS[market] },
    buyout_device: { imei: spaceOut(makeImei()), serial_number: 'F2LXK1A2PLJM', note: 'Bez obalu' },
    device_identifier: IPHONE,
    appraisal_version: appraisal.version,
    device_condition_choices: ANSWERS,
    note: 'Bez obalu',
  }
}

/** The same of a device without an IMEI, of which there may be many. */
export async function makeTabletSale(visitor: TestVisitor): Promise<TestSale> {
  const tablet = 'lenovo-tab-m11-128gb-mint'
  const { appraisal } = await readAppraisal(visitor, 'cz', tablet)
  return {
    ...(await makeSale(visitor)),
    buyout_device: { serial_number: 'HA1X2Y3Z', note: '' },
    device_identifier: tablet,
    appraisal_version: appraisal.version,
    device_condition_choices: [
      { id: 'functional', value: 'yes' },
      { id: 'display', value: 'perfect' },
      { id: 'body', value: 'perfect' },
      { id: 'battery', value: 'good' },
      { id: 'charger', value: 'yes' },
      { id: 'pen', value: 'no' },
    ],
  }
}
