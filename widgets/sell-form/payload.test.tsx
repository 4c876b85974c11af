import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { SELL_FIELDS } from '#core/api/buyback/sale.ts'
import {
  fillField,
  fillForm,
  findField,
  openSellForm,
  pressSell,
  readDescription,
  readForm,
} from '#testing/act-as-seller.tsx'
import { APPRAISAL } from '#testing/fixtures/buyback.ts'

const PICKUP = {
  altStreet: 'Krátká 3',
  altCity: 'Bratislava',
  altDistrict: 'Staré Mesto',
  altPostcode: '811 01',
  altCountry: '191',
  altDeliveryExtraInfo: 'U vrátnice.',
}

async function fillPickup(): Promise<void> {
  await userEvent.click(screen.getByRole('checkbox', { name: /na jiné adrese/ }))
  for (const [name, value] of Object.entries(PICKUP)) fillField(name, value)
}

test('BB-040 BB-041 BB-042 BB-043 BB-044 BB-045 BB-046 BB-047 BB-048 BB-049 BB-050 BB-051 BB-052 BB-053 BB-054 BB-055 BB-056 BB-057 BB-058 BB-067 BB-068 BB-069 BB-070 BB-071 BB-072 BB-073 BB-151 each field is sent under the name that the server has for it', async () => {
  const { listSales } = await openSellForm()
  await fillForm('cz', { nationality: '56', country: '56' })
  pressSell()
  await waitFor(() => expect(listSales()).toHaveLength(1))
  expect(listSales()[0]?.body).toEqual({
    device_identifier: 'iphone-13-blue',
    appraisal_version: APPRAISAL.version,
    device_condition_choices: [
      { id: 'display', value: 'perfect' },
      { id: 'body', value: 'perfect' },
      { id: 'charger', value: 'yes' },
      { id: 'battery', value: 'over80' },
      { id: 'box', value: 'yes' },
    ],
    note: 'Zvoňte dvakrát.',
    customer_data: {
      personal_identification_number: '7360285163',
      identity_card_number: '123456789',
      identity_released_by: 'Magistrát města Brna',
      identity_valid_to: '31.12.2030',
      degree_before_name: 'Ing.',
      first_name: 'Jana',
      last_name: 'Nováková',
      gender: 'female',
      district: 'Brno-město',
      street: 'Dlouhá 12',
      city: 'Brno',
      country: '56',
      postcode: '60200',
      phone_number: '+420602123456',
      nationality: '56',
      place_of_birth: 'Brno',
      e_mail: 'jana@example.cz',
      bank_account_full_number: '19-2000145399',
      bank_code: '0800',
    },
    buyout_device: { imei: '490154203237518', serial_number: 'C02X', note: 'Zvoňte dvakrát.' },
  })
})

test('BB-060 BB-061 BB-062 BB-063 BB-064 BB-065 BB-066 the pickup address is sent when it is another, under the names that the server has for it', async () => {
  const { listSales } = await openSellForm()
  await fillForm()
  await fillPickup()
  pressSell()
  await waitFor(() => expect(listSales()).toHaveLength(1))
  expect(listSales()[0]?.body).toHaveProperty('pickup_address', {
    street: 'Krátká 3',
    city: 'Bratislava',
    district: 'Staré Mesto',
    postcode: '81101',
    country: '191',
    delivery_extra_info: 'U vrátnice.',
  })
})

test('BB-060 an address that was filled in and then not wanted is not sent', async () => {
  const { listSales } = await openSellForm()
  await fillForm()
  await fillPickup()
  await userEvent.click(screen.getByRole('checkbox', { name: /na jiné adrese/ }))
  pressSell()
  await waitFor(() => expect(listSales()).toHaveLength(1))
  expect(listSales()[0]?.body).not.toHaveProperty('pickup_address')
})

test('a tablet is sold by its serial number, without an IMEI', async () => {
  const { listSales } = await openSellForm({ type: 'tablety' })
  await fillForm()
  pressSell()
  await waitFor(() => expect(listSales()).toHaveLength(1))
  expect(listSales()[0]?.body).toHaveProperty('buyout_device', {
    serial_number: 'C02X',
    note: 'Zvoňte dvakrát.',
  })
})

test('a Romanian sale carries the IBAN and the bank that is inside it', async () => {
  const { listSales } = await openSellForm({ market: 'ro' })
  await fillForm('ro')
  expect(findField('bankCode')).toHaveValue('AAAA')
  expect(findField('bankCode')).toHaveAttribute('readonly')
  pressSell()
  await waitFor(() => expect(listSales()).toHaveLength(1))
  expect(listSales()[0]?.body).toHaveProperty(
    'customer_data.bank_account_full_number',
    'RO49AAAA1B31007593840000',
  )
  expect(listSales()[0]?.body).toHaveProperty('customer_data.bank_code', 'AAAA')
  expect(listSales()[0]?.body).toHaveProperty('customer_data.phone_number', '+40721234567')
})

/** One error for every field of the form, each saying which it is. */
function refuseAll(): Record<string, Record<string, string[]>> {
  const body: Record<string, Record<string, string[]>> = {}
  for (const [field, path] of Object.entries(SELL_FIELDS)) {
    const [group = '', name = ''] = path.split('.')
    body[group] = { ...body[group], [name]: [`Chyba pole ${field}.`] }
  }
  return body
}

test('BB-040 BB-041 BB-042 BB-043 BB-044 BB-045 BB-046 BB-047 BB-048 BB-049 BB-050 BB-051 BB-052 BB-053 BB-054 BB-055 BB-056 BB-057 BB-058 BB-061 BB-062 BB-063 BB-064 BB-065 BB-066 BB-067 BB-068 BB-069 VA-001 VA-004 each error of the server stands beside its own field', async () => {
  await openSellForm({ server: { 'sell-buyout-online': { status: 400, body: refuseAll() } } })
  await fillForm()
  await fillPickup()
  const typed = readForm()
  pressSell()
  await screen.findByText('Opravte prosím 28 údajů')
  for (const field of Object.keys(SELL_FIELDS))
    expect(readDescription(field)).toContain(`Chyba pole ${field}.`)
  expect(readForm()).toEqual(typed)
})

test('VA-003 only the field that has an error gets one, and it stays until its own value changes', async () => {
  await openSellForm({
    server: {
      'sell-buyout-online': {
        status: 400,
        body: { customer_data: { e_mail: ['Nelze doručit.'] }, non_field_errors: ['Jinde.'] },
      },
    },
  })
  await fillForm()
  pressSell()
  const summary = await screen.findByRole('link', { name: 'E-mail: Nelze doručit.' })
  expect([...document.querySelectorAll('.ostrov [aria-invalid]')]).toEqual([findField('email')])
  fillField('firstName', 'Marie')
  await userEvent.tab()
  expect(readDescription('email')).toContain('Nelze doručit.')
  await userEvent.click(summary)
  await waitFor(() => expect(findField('email')).toHaveFocus())
  await userEvent.type(findField('email'), 'a')
  await waitFor(() => expect(readDescription('email')).not.toContain('Nelze doručit.'))
})
