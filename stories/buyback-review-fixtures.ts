import { COLORS, CONDITIONS } from './buyback-fixtures.ts'

const ANSWERS: Readonly<Record<string, string>> = {
  display: 'scratched',
  body: 'perfect',
  charger: 'yes',
  battery: 'under80',
  box: 'yes',
}

const choice = (value: string, label: string) => ({ value, label, image: null, image_alt: null })

/** A submitted buy-back as the shop shows it: numbers that name a person are masked. */
export const DETAIL = {
  id: 'a1b2c3d4e5',
  state: 'submitted',
  created: '2026-11-20T08:30:00Z',
  product_type_choice: choice('telefony', 'Telefony'),
  manufacturer_choice: choice('apple', 'Apple'),
  product_model_choice: choice('iphone-13', 'iPhone 13 128 GB'),
  product_color_choice: COLORS[0],
  appraisal_result: { id: 3, quality: 'B', price: '8000.00' },
  device_conditions: CONDITIONS.map(condition => ({ ...condition, value: ANSWERS[condition.id] ?? null })),
  conditions_appraisal_result: [
    { condition: 'display', quality: 'B' },
    { condition: 'body', quality: 'A+' },
  ],
  version: '2026-11',
  minimal_buyout_price: '1500.00',
  price: '7100.00',
  customer_data: {
    degree_before_name: 'Ing.',
    first_name: 'Jana',
    last_name: 'Nováková',
    gender: 'female',
    nationality: 'Česko',
    place_of_birth: 'Brno',
    personal_identification_number: '••••••2745',
    identity_card_number: '•••••6789',
    identity_released_by: 'Magistrát města Brna',
    identity_valid_to: '31.12.2031',
    e_mail: 'jana.novakova@example.cz',
    phone_number: '+420 602 123 456',
    street: 'Veveří 12',
    city: 'Brno',
    district: 'Brno-město',
    postcode: '60200',
    country: 'Česko',
    bank_account_full_number: '•••••••••5399',
    bank_code: '0800',
  },
  pickup_address: null,
}

export const PICKUP = {
  street: 'Lidická 7',
  city: 'Kuřim',
  district: 'Brno-venkov',
  postcode: '66434',
  country: 'Česko',
  delivery_extra_info: 'Zvoňte u firmy v přízemí.',
}
