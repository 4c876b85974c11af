import type { MarketCode } from '../core/market.ts'
import { APPRAISAL, COLORS, CONDITIONS, GOOD_SHOP, MANUFACTURERS, MODELS, TYPES } from './buyback-fixtures.ts'
import type { Fixtures } from './fake-server.ts'

export const COUNTRIES = [
  { id: 56, name: 'Česko', code: 'CZ' },
  { id: 178, name: 'România', code: 'RO' },
  { id: 191, name: 'Slovensko', code: 'SK' },
  { id: 14, name: 'Österreich', code: 'AT' },
]

export const PLACES = [
  { city: 'Praha', district: 'Praha 1', postcode: '11000' },
  { city: 'Praha', district: 'Praha 2', postcode: '12000' },
  { city: 'Prachatice', district: 'Prachatice', postcode: '38301' },
]

/** A shop where the device is chosen and every question is answered; `type` as the market spells it. */
export const sellShop = (type = 'telefony'): Fixtures => ({
  ...GOOD_SHOP,
  'buyout-types': [...TYPES, { value: 'telefoane', label: 'Telefoane' }],
  'buyout-selector-data': {
    selected_choices: { type, manufacturer: 'apple', model: 'iphone-13', color: 'iphone-13-blue' },
    choices: {
      type: [...TYPES, { value: 'telefoane', label: 'Telefoane' }],
      manufacturer: MANUFACTURERS,
      model: MODELS,
      color: COLORS,
    },
    appraisal: { appraisal_result: APPRAISAL.appraisal_result, valid_until: APPRAISAL.valid_until },
    device_conditions: CONDITIONS.map(c => ({ ...c, value: c.choices[0]?.value ?? null })),
    version: APPRAISAL.version,
    minimal_buyout_price: APPRAISAL.minimal_buyout_price,
  },
  'country-options': COUNTRIES,
  'place-search': { result: PLACES },
  'sell-buyout-online': {
    status: 201,
    body: {},
    headers: { location: '/cz/vykup/prehled/a1b2c3/' },
  },
})

/** What a person of the market would fill in, field by field as the form calls them. */
export const GOOD_INPUT: Record<MarketCode, Readonly<Record<string, string>>> = {
  cz: {
    firstName: 'Jana',
    lastName: 'Nováková',
    titleBeforeName: 'Ing.',
    gender: 'female',
    placeOfBirth: 'Brno',
    birthNumber: '736028/5163',
    identityCardNumber: '123456789',
    identityReleasedBy: 'Magistrát města Brna',
    identityValidTo: '31.12.2030',
    email: 'jana@example.cz',
    phoneNumber: '602 123 456',
    street: 'Dlouhá 12',
    city: 'Brno',
    district: 'Brno-město',
    postcode: '602 00',
    bankAccountNumber: '19-2000145399',
    bankCode: '0800',
    imei: '490154203237518',
    serialNumber: 'C02X',
    note: 'Zvoňte dvakrát.',
  },
  ro: {
    firstName: 'Ion',
    lastName: 'Popescu',
    titleBeforeName: '',
    gender: 'male',
    placeOfBirth: 'Cluj-Napoca',
    birthNumber: '1630615123457',
    identityCardNumber: 'RX123456',
    identityReleasedBy: 'SPCLEP Cluj',
    identityValidTo: '31.12.2030',
    email: 'ion@example.ro',
    phoneNumber: '0721 234 567',
    street: 'Strada Lungă 12',
    city: 'Cluj-Napoca',
    district: 'Cluj',
    postcode: '400001',
    bankAccountNumber: 'RO49AAAA1B31007593840000',
    imei: '490154203237518',
    serialNumber: 'C02X',
    note: '',
  },
}
