import type { FieldErrors } from './failure.ts'

/** Each field of the sell form and where the server has it. The one table for sending, and for errors coming back. */
export const SELL_FIELDS = {
  firstName: 'customer_data.first_name',
  lastName: 'customer_data.last_name',
  titleBeforeName: 'customer_data.degree_before_name',
  gender: 'customer_data.gender',
  nationality: 'customer_data.nationality',
  placeOfBirth: 'customer_data.place_of_birth',
  birthNumber: 'customer_data.personal_identification_number',
  identityCardNumber: 'customer_data.identity_card_number',
  identityReleasedBy: 'customer_data.identity_released_by',
  identityValidTo: 'customer_data.identity_valid_to',
  email: 'customer_data.e_mail',
  phoneNumber: 'customer_data.phone_number',
  street: 'customer_data.street',
  city: 'customer_data.city',
  district: 'customer_data.district',
  postcode: 'customer_data.postcode',
  country: 'customer_data.country',
  altStreet: 'pickup_address.street',
  altCity: 'pickup_address.city',
  altDistrict: 'pickup_address.district',
  altPostcode: 'pickup_address.postcode',
  altCountry: 'pickup_address.country',
  altDeliveryExtraInfo: 'pickup_address.delivery_extra_info',
  bankAccountNumber: 'customer_data.bank_account_full_number',
  bankCode: 'customer_data.bank_code',
  imei: 'buyout_device.imei',
  serialNumber: 'buyout_device.serial_number',
  note: 'buyout_device.note',
} as const

export type SellField = keyof typeof SELL_FIELDS
export const SELL_FIELD_NAMES = Object.keys(SELL_FIELDS) as SellField[]

/** What the form holds: text by field, and whether the device is picked up elsewhere. */
export type SellDraft = Record<SellField, string> & { pickupAltAddress: boolean }

export interface MappedErrors {
  fields: Partial<Record<SellField, string>>
  /** Messages that no field of the form can show. */
  others: string[]
}

/** Sorts the server's messages to the form's fields; only fields that have one get one. */
export function mapSellErrors(errors: FieldErrors): MappedErrors {
  const byPath = new Map<string, SellField>(SELL_FIELD_NAMES.map(field => [SELL_FIELDS[field], field]))
  byPath.set('note', 'note')
  const mapped: MappedErrors = { fields: {}, others: [] }
  for (const [path, messages] of Object.entries(errors)) {
    // A list index may follow a field's path: customer_data.e_mail.0
    const field = byPath.get(path) ?? byPath.get(path.replace(/(\.\d+)+$/, ''))
    if (field) mapped.fields[field] ??= messages.join(' ')
    else mapped.others.push(...messages)
  }
  return mapped
}
