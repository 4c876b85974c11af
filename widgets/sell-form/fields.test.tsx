import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import {
  fillField,
  fillForm,
  findField,
  leaveField,
  openSellForm,
  pasteInto,
  pressSell,
  readDescription,
} from '#testing/act-as-seller.tsx'

test('a whole pasted account number goes to its two fields, and the bank is named', async () => {
  await openSellForm()
  await pasteInto('bankAccountNumber', ' 19-2000145399 / 0800 ')
  await waitFor(() => expect(findField('bankCode')).toHaveValue('0800'))
  expect(findField('bankAccountNumber')).toHaveValue('19-2000145399')
  await waitFor(() => expect(readDescription('bankCode')).toContain('Česká spořitelna'))
})

test('a whole account number that was typed is split when its field is left', async () => {
  await openSellForm()
  fillField('bankCode', '0100')
  await userEvent.type(findField('bankAccountNumber'), '19-2000145399/0800')
  expect(findField('bankAccountNumber')).toHaveValue('19-2000145399/0800')
  await leaveField('bankAccountNumber')
  await waitFor(() => expect(findField('bankCode')).toHaveValue('0800'))
  expect(findField('bankAccountNumber')).toHaveValue('19-2000145399')
})

test('a pasted account number with its bank, or its IBAN, replaces the code that stands there', async () => {
  await openSellForm()
  for (const pasted of ['\u200e19–2000145399/0800', 'IBAN: CZ65 0800 0000 1920 0014 5399']) {
    fillField('bankAccountNumber', '')
    fillField('bankCode', '0100')
    await pasteInto('bankAccountNumber', pasted)
    await waitFor(() => expect(findField('bankCode')).toHaveValue('0800'))
    expect(findField('bankAccountNumber')).toHaveValue('19-2000145399')
  }
})

test('an account that names another bank than the code beside it is not sent', async () => {
  await openSellForm()
  await fillForm('cz', { bankAccountNumber: '19-2000145399/0800', bankCode: '0100' })
  pressSell()
  await waitFor(() => expect(readDescription('bankCode')).toContain('v čísle účtu je jiný'))
})

test('a place of birth may have a number, and too long a one is told how long it may be', async () => {
  const { listSales } = await openSellForm()
  await fillForm('cz', { placeOfBirth: 'x'.repeat(121) })
  pressSell()
  await waitFor(() => expect(readDescription('placeOfBirth')).toContain('Nejvýše 120 znaků.'))
  fillField('placeOfBirth', 'Praha 4 (okres)')
  pressSell()
  await waitFor(() =>
    expect(listSales()[0]?.body).toHaveProperty('customer_data.place_of_birth', 'Praha 4 (okres)'),
  )
})

test('what is no whole account number is pasted as it is', async () => {
  await openSellForm()
  await pasteInto('bankAccountNumber', '2000145399')
  expect(findField('bankAccountNumber')).toHaveValue('2000145399')
  expect(findField('bankCode')).toHaveValue('')
})

test('BB-022 the place that is found fills town, district and postcode, and is itself not sent', async () => {
  const { server, listSales } = await openSellForm()
  await fillForm('cz', { city: '', district: '', postcode: '1' })
  await leaveField('postcode')
  await waitFor(() => expect(readDescription('postcode')).toContain('Zadejte platné PSČ.'))
  await userEvent.type(screen.getByRole('combobox', { name: 'Vyhledat obec nebo PSČ' }), '110 00')
  await userEvent.click(await screen.findByRole('option', { name: 'Praha, Praha 1, 110 00' }))
  await waitFor(() => expect(findField('postcode')).toHaveValue('11000'))
  expect([findField('city').value, findField('district').value]).toEqual(['Praha', 'Praha 1'])
  await waitFor(() => expect(findField('postcode')).not.toHaveAttribute('aria-invalid'))
  expect(
    server.calls.filter(call => call.route === 'place-search').map(call => call.query.get('term')),
  ).toEqual(['11000'])
  pressSell()
  await waitFor(() => expect(listSales()).toHaveLength(1))
  expect(listSales()[0]?.body).toHaveProperty('customer_data.city', 'Praha')
  expect(JSON.stringify(listSales()[0]?.body)).not.toContain('Praha 1, 1')
})

test('a wrong IBAN is blamed in its own field alone, for the bank code can’t be mended by itself', async () => {
  await openSellForm({ market: 'ro' })
  await fillForm('ro', { bankAccountNumber: 'RO49AAAA1B31007593840001' })
  expect(findField('bankCode')).toHaveValue('')
  pressSell()
  await waitFor(() => expect(findField('bankAccountNumber')).toHaveAttribute('aria-invalid'))
  expect(document.querySelectorAll('.ostrov [aria-invalid]')).toHaveLength(1)
  await waitFor(() => expect(findField('bankAccountNumber')).toHaveFocus())
})

test('the bank code has no error of its own while the IBAN names no bank, whether it was left or was right before', async () => {
  await openSellForm({ market: 'ro' })
  fillField('bankAccountNumber', 'RO12')
  await leaveField('bankAccountNumber')
  await leaveField('bankCode')
  pressSell()
  const listMarked = () => [...document.querySelectorAll<HTMLInputElement>('.ostrov [aria-invalid]')]
  await waitFor(() => expect(findField('bankAccountNumber')).toHaveAttribute('aria-invalid'))
  expect(findField('bankCode')).not.toHaveAttribute('aria-invalid')
  const marked = new Set(listMarked().map(({ name }) => name))
  expect(document.querySelectorAll('.ostrov-summary a')).toHaveLength(marked.size)
  await fillForm('ro', { firstName: '' })
  expect(findField('bankCode')).toHaveValue('AAAA')
  pressSell()
  await waitFor(() => expect(listMarked()).toHaveLength(1))
  fillField('bankAccountNumber', 'RO12')
  await leaveField('bankAccountNumber')
  await waitFor(() => expect(findField('bankAccountNumber')).toHaveAttribute('aria-invalid'))
  expect(findField('bankCode')).not.toHaveAttribute('aria-invalid')
})

test('an IMEI may be pasted with spaces and is sent without', async () => {
  const { listSales } = await openSellForm()
  await fillForm('cz', { imei: '' })
  await pasteInto('imei', '49 015420 323751 8')
  expect(findField('imei')).toHaveValue('49 015420 323751 8')
  pressSell()
  await waitFor(() => expect(listSales()[0]?.body).toHaveProperty('buyout_device.imei', '490154203237518'))
})

test('how to find the IMEI can be read by the field', async () => {
  await openSellForm()
  const help = screen.getByText(/\*#06#/)
  expect(help).not.toBeVisible()
  await userEvent.click(screen.getByText('Kde IMEI najdu?'))
  expect(help).toBeVisible()
})

test('a birth number of the other sex is remarked on and not refused', async () => {
  const { listSales } = await openSellForm()
  await fillForm('cz', { gender: 'male' })
  expect(await screen.findByText(/Rodné číslo neodpovídá zvolenému pohlaví/)).toBeVisible()
  fillField('gender', 'female')
  await waitFor(() => expect(screen.queryByText(/neodpovídá zvolenému pohlaví/)).toBeNull())
  fillField('gender', 'male')
  pressSell()
  await waitFor(() => expect(listSales()).toHaveLength(1))
})

test('a foreigner may leave the birth number out and shows another document', async () => {
  const { listSales } = await openSellForm()
  await waitFor(() => expect(findField('nationality').querySelectorAll('option').length).toBeGreaterThan(1))
  await fillForm('cz', { nationality: '14', birthNumber: '', identityCardNumber: 'P1234567X' })
  pressSell()
  await waitFor(() => expect(listSales()).toHaveLength(1))
})

test('a postcode is judged by the chosen country', async () => {
  const { listSales } = await openSellForm()
  await waitFor(() => expect(findField('country').querySelectorAll('option').length).toBeGreaterThan(1))
  await fillForm('cz', { country: '191', postcode: '110 00' })
  pressSell()
  await waitFor(() => expect(readDescription('postcode')).toContain('Zadejte platné PSČ.'))
  fillField('postcode', '811 01')
  pressSell()
  await waitFor(() => expect(listSales()).toHaveLength(1))
})

test('a document that is no longer valid is refused', async () => {
  await openSellForm()
  fillField('identityValidTo', '20.11.2026')
  await leaveField('identityValidTo')
  await userEvent.tab()
  await waitFor(() => expect(readDescription('identityValidTo')).toContain('Platnost dokladu už skončila.'))
})

test('a date may be written with / - or . and a short year, and is written out when it is left', async () => {
  await openSellForm()
  for (const text of ['1/2/28', '1-2-28', '1. 2. 2028']) {
    await userEvent.fill(findField('identityValidTo'), text)
    expect(findField('identityValidTo')).toHaveValue(text)
    await leaveField('identityValidTo')
    await userEvent.tab()
    await waitFor(() => expect(findField('identityValidTo')).toHaveValue('01.02.2028'))
  }
})

test('who is signed in finds what the shop knows of them, and what they typed sooner stays', async () => {
  await openSellForm({
    page: { user: { authenticated: true } },
    server: {
      'active-user': {
        body: {
          authenticated: true,
          first_name: 'Jana',
          last_name: 'Nováková',
          phone: '+420602123456',
          e_mail: 'jana@example.cz',
          last_address: { address: 'Veveří 12', city: 'Brno', postcode: '60200', phone: '+420777123456' },
        },
        delay: 300,
      },
    },
  })
  fillField('firstName', 'Marie')
  await waitFor(() => expect(findField('lastName')).toHaveValue('Nováková'))
  expect(['firstName', 'phoneNumber', 'email'].map(name => findField(name).value)).toEqual([
    'Marie',
    '+420602123456',
    'jana@example.cz',
  ])
  expect(['street', 'city', 'postcode'].map(name => findField(name).value)).toEqual([
    'Veveří 12',
    'Brno',
    '60200',
  ])
})

test('nobody is asked for who is not signed in', async () => {
  const { server } = await openSellForm()
  expect(server.calls.map(({ route }) => route)).not.toContain('active-user')
})

test('a validity is chosen among the years from this one on', async () => {
  await openSellForm()
  await userEvent.click(screen.getByRole('button', { name: 'Vybrat datum' }))
  const years = await screen.findByRole('combobox', { name: 'Rok' })
  const offered = [...years.querySelectorAll('option')].map(option => option.textContent)
  expect([offered[0], offered.at(-1)]).toEqual(['2026', '2078'])
})

test('in Romania a county that contradicts the postcode is asked about, and corrected by a press', async () => {
  await openSellForm({ market: 'ro' })
  fillField('district', 'cluj')
  fillField('postcode', '010011')
  await userEvent.click(await screen.findByRole('button', { name: /Codul poștal aparține de Sector.1/ }))
  expect(findField('district')).toHaveValue('Sector 1')
  await waitFor(() => expect(screen.queryByRole('button', { name: /Codul poștal aparține/ })).toBeNull())
})
