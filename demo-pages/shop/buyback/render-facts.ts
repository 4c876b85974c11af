import { html } from 'hono/html'
import type { Html } from '../site/html.ts'

type Fact = readonly [label: string, value: string]

export const DEVICE_LABELS: Readonly<Record<string, string>> = {
  imei: 'IMEI',
  serial_number: 'Serial number',
  note: 'Customer’s note',
}

export const CUSTOMER_LABELS: Readonly<Record<string, string>> = {
  degree_before_name: 'Title',
  first_name: 'First name',
  last_name: 'Last name',
  e_mail: 'E-mail',
  phone_number: 'Phone',
  street: 'Street',
  city: 'City',
  district: 'District',
  postcode: 'Postcode',
  country: 'Country',
  delivery_extra_info: 'For the courier',
  bank_account_full_number: 'Bank account',
  bank_code: 'Bank code',
  personal_identification_number: 'Birth number',
  gender: 'Gender',
  nationality: 'Nationality',
  place_of_birth: 'Place of birth',
  identity_card_number: 'Document',
  identity_released_by: 'Issued by',
  identity_valid_to: 'Valid to',
}

const COUNTRIES = ['country', 'nationality']

/** What is known, in the order of the labels; what has none comes last, by its own name. */
export function listFacts(
  fields: Readonly<Record<string, string>>,
  labels: Readonly<Record<string, string>>,
  countries: ReadonlyMap<string, string> = new Map(),
): Fact[] {
  const names = [...new Set([...Object.keys(labels), ...Object.keys(fields)])]
  return names.flatMap(name => {
    const value = fields[name]
    if (!value) return []
    return [
      [labels[name] ?? name, COUNTRIES.includes(name) ? (countries.get(value) ?? value) : value] as const,
    ]
  })
}

export const renderFacts = (...groups: readonly (readonly Fact[])[]): Html =>
  html`<dl class="tool-facts tool-panel">${groups
    .flat()
    .map(([label, value]) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>`
