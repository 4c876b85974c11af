import type { MarketCode } from '../contract.ts'
import { SITES } from '../site.ts'
import { createBuyout } from './create-buyout.ts'
import type { Database } from './database.ts'
import { findDevice } from './devices.ts'
import { readCurrentPrices } from './price-versions.ts'
import { readAppraisal } from './read-appraisal.ts'
import { SAMPLE_TOKENS } from './sample-tokens.ts'

const ANSWERS = [
  { id: 'functional', value: 'yes' },
  { id: 'display', value: 'light' },
  { id: 'body', value: 'scratched' },
  { id: 'battery', value: 'under80' },
  { id: 'charger', value: 'yes' },
  { id: 'box', value: 'complete' },
]

/** People who do not exist, with numbers made to pass the checks. */
const CUSTOMERS: Readonly<Record<MarketCode, Record<string, string>>> = {
  cz: {
    first_name: 'Jana',
    last_name: 'Nováková',
    degree_before_name: 'Ing.',
    gender: 'female',
    nationality: String(SITES.cz.homeCountry),
    place_of_birth: 'Brno',
    personal_identification_number: '7103192745',
    identity_card_number: '123456789',
    identity_released_by: 'Magistrát města Brna',
    identity_valid_to: '31.12.2031',
    e_mail: 'jana.novakova@example.cz',
    phone_number: '+420602123456',
    street: 'Veveří 12',
    city: 'Brno',
    district: 'Brno-město',
    postcode: '60200',
    country: String(SITES.cz.homeCountry),
    bank_account_full_number: '19-2000145399',
    bank_code: '0800',
  },
  ro: {
    first_name: 'Ioana',
    last_name: 'Popescu',
    degree_before_name: '',
    gender: 'female',
    nationality: String(SITES.ro.homeCountry),
    place_of_birth: 'Cluj-Napoca',
    personal_identification_number: '1630615123457',
    identity_card_number: 'RX123456',
    identity_released_by: 'SPCLEP Cluj-Napoca',
    identity_valid_to: '31.12.2031',
    e_mail: 'ioana.popescu@example.ro',
    phone_number: '+40721234567',
    street: 'Strada Memorandumului 12',
    city: 'Cluj-Napoca',
    district: 'Cluj',
    postcode: '400001',
    country: String(SITES.ro.homeCountry),
    bank_account_full_number: 'RO49AAAA1B31007593840000',
    bank_code: 'AAAA',
  },
}

export async function seedSampleBuyout(database: Database, market: MarketCode, now: Date): Promise<void> {
  const device = await findDevice(database, market, 'apple-iphone-13-128gb-blue')
  const prices = device && (await readCurrentPrices(database, device.model, now))
  if (!prices) return
  const answers = new Map(ANSWERS.map(({ id, value }) => [id, value]))
  await createBuyout(database, {
    market,
    device,
    appraisal: await readAppraisal(database, device, prices, { answers }),
    answers: ANSWERS,
    customer: CUSTOMERS[market],
    pickupAddress: null,
    identifiers: { imei: '490154203237518', serial_number: 'F2LXK1A2PLJM', note: '' },
    userId: null,
    token: SAMPLE_TOKENS[market],
  })
}
