import { expect, test } from 'vitest'
import { readFieldErrors } from './drf-errors.ts'
import { mapSellErrors, SELL_FIELD_NAMES, SELL_FIELDS, type SellField } from './sell-fields.ts'

/** The server's names as the specification pairs them with the form's. */
const SERVER_NAMES: Record<SellField, string> = {
  birthNumber: 'customer_data.personal_identification_number',
  identityCardNumber: 'customer_data.identity_card_number',
  identityReleasedBy: 'customer_data.identity_released_by',
  identityValidTo: 'customer_data.identity_valid_to',
  titleBeforeName: 'customer_data.degree_before_name',
  firstName: 'customer_data.first_name',
  lastName: 'customer_data.last_name',
  gender: 'customer_data.gender',
  district: 'customer_data.district',
  street: 'customer_data.street',
  city: 'customer_data.city',
  country: 'customer_data.country',
  postcode: 'customer_data.postcode',
  phoneNumber: 'customer_data.phone_number',
  nationality: 'customer_data.nationality',
  placeOfBirth: 'customer_data.place_of_birth',
  email: 'customer_data.e_mail',
  bankAccountNumber: 'customer_data.bank_account_full_number',
  bankCode: 'customer_data.bank_code',
  altDistrict: 'pickup_address.district',
  altStreet: 'pickup_address.street',
  altCity: 'pickup_address.city',
  altPostcode: 'pickup_address.postcode',
  altCountry: 'pickup_address.country',
  altDeliveryExtraInfo: 'pickup_address.delivery_extra_info',
  imei: 'buyout_device.imei',
  serialNumber: 'buyout_device.serial_number',
  note: 'buyout_device.note',
}

test('every field of the form has its place at the server', () => {
  expect(SELL_FIELDS).toEqual(SERVER_NAMES)
  expect(SELL_FIELD_NAMES).toHaveLength(28)
})

test.each(Object.entries(SERVER_NAMES))(
  'VA-001 VA-004 the server error of %s comes back from %s',
  (field, path) => {
    const [group = '', name = ''] = path.split('.')
    const errors = readFieldErrors({ [group]: { [name]: [`Chyba ${field}.`, 'A ještě jedna.'] } })
    expect(mapSellErrors(errors)).toEqual({
      fields: { [field]: `Chyba ${field}. A ještě jedna.` },
      others: [],
    })
  },
)

test('VA-003 only fields with an error get one', () => {
  const errors = readFieldErrors({ customer_data: { e_mail: ['Ne.'], first_name: [] } })
  expect(mapSellErrors(errors).fields).toEqual({ email: 'Ne.' })
})

test('the note at the top is the note of the form', () => {
  expect(mapSellErrors({ note: ['Příliš dlouhá.'] }).fields).toEqual({ note: 'Příliš dlouhá.' })
})

test('a message about one item of a field belongs to the field', () => {
  const errors = readFieldErrors({ customer_data: { e_mail: { 0: ['Ne.'], 3: ['Také ne.'] } } })
  expect(mapSellErrors(errors).fields).toEqual({ email: 'Ne.' })
})

test.each([
  ['the whole form', { non_field_errors: ['Nelze.'] }],
  ['a missing group', { customer_data: ['Nelze.'] }],
  ['a field that the form lacks', { customer_data: { shoe_size: ['Nelze.'] } }],
  ['what names the device', { device_identifier: ['Nelze.'] }],
  ['a poisoned name', JSON.parse('{"__proto__":["Nelze."]}')],
  ['a name that every object has', { toString: ['Nelze.'] }],
])('a message about %s is kept for the summary', (_, body) => {
  expect(mapSellErrors(readFieldErrors(body))).toEqual({ fields: {}, others: ['Nelze.'] })
})
