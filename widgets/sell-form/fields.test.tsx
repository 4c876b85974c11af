import { screen, waitFor } from '@testing-library/react'
import { userEvent as synthetic } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import {
  fillField,
  fillForm,
  findField,
  openSellForm,
  pressSell,
  readDescription,
  readForm,
} from '../../stories/act-as-seller.tsx'

/** Leaves a field by the keyboard, as its visitor would. */
async function leave(name: string): Promise<void> {
  findField(name).focus()
  await userEvent.tab()
}

const typeKeys = async (text: string | undefined): Promise<void> => {
  if (text) await userEvent.keyboard(text)
}

async function paste(name: string, text: string): Promise<void> {
  await synthetic.click(findField(name))
  await synthetic.paste(text)
}

test('a field is judged when it is left, then with each key, and no other field before its turn', async () => {
  await openSellForm()
  await userEvent.click(findField('email'))
  await userEvent.keyboard('jana@example')
  expect(readDescription('email')).not.toContain('Neplatný e-mail')
  await leave('email')
  await waitFor(() => expect(readDescription('email')).toContain('Neplatný e-mail'))
  expect([...document.querySelectorAll('.ostrov [aria-invalid]')]).toEqual([findField('email')])
  await userEvent.type(findField('email'), '.cz')
  await waitFor(() => expect(findField('email')).not.toHaveAttribute('aria-invalid'))
})

test('the first wrong field takes the focus when the form is sent, and each has its place in the summary', async () => {
  const { listSales } = await openSellForm()
  await fillForm('cz', { placeOfBirth: 'Brno 1', imei: '490154203237519' })
  pressSell()
  await waitFor(() => expect(findField('placeOfBirth')).toHaveFocus())
  const links = screen.getAllByRole('link').map(link => link.textContent)
  expect(links).toEqual([
    'Místo narození: Použijte jen písmena, mezery, spojovník, apostrof a tečku.',
    'IMEI: Neplatné IMEI: zkontrolujte překlep, poslední číslice nesouhlasí.',
  ])
  expect(listSales()).toEqual([])
})

test('keys typed without a pause all arrive, in the middle of a text too', async () => {
  await openSellForm()
  const text = 'Kryštof Harant z Polžic a Bezdružic'
  const typist = synthetic.setup({ delay: null })
  await typist.type(findField('firstName'), text)
  expect(findField('firstName')).toHaveValue(text)
  await userEvent.type(findField('lastName'), text)
  expect(findField('lastName')).toHaveValue(text)
  await userEvent.type(findField('lastName'), '{Home}{ArrowRight}{ArrowRight}')
  await userEvent.keyboard('xyz')
  expect(findField('lastName')).toHaveValue(`Krxyz${text.slice(2)}`)
})

test('a whole pasted account number goes to its two fields, and the bank is named', async () => {
  await openSellForm()
  await paste('bankAccountNumber', ' 19-2000145399 / 0800 ')
  await waitFor(() => expect(findField('bankCode')).toHaveValue('0800'))
  expect(findField('bankAccountNumber')).toHaveValue('19-2000145399')
  await waitFor(() => expect(readDescription('bankCode')).toContain('Česká spořitelna'))
})

test('a whole account number that was typed is split when its field is left', async () => {
  await openSellForm()
  fillField('bankCode', '0100')
  await userEvent.type(findField('bankAccountNumber'), '19-2000145399/0800')
  expect(findField('bankAccountNumber')).toHaveValue('19-2000145399/0800')
  await leave('bankAccountNumber')
  await waitFor(() => expect(findField('bankCode')).toHaveValue('0800'))
  expect(findField('bankAccountNumber')).toHaveValue('19-2000145399')
})

test('what is no whole account number is pasted as it is', async () => {
  await openSellForm()
  await paste('bankAccountNumber', '2000145399')
  expect(findField('bankAccountNumber')).toHaveValue('2000145399')
  expect(findField('bankCode')).toHaveValue('')
})

test('BB-022 the place that is found fills town, district and postcode, and is itself not sent', async () => {
  const { server, listSales } = await openSellForm()
  await fillForm('cz', { city: '', district: '', postcode: '1' })
  await leave('postcode')
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
  expect(document.querySelectorAll('.ostrov-summary li')).toHaveLength(1)
})

test('an IMEI may be pasted with spaces and is sent without', async () => {
  const { listSales } = await openSellForm()
  await fillForm('cz', { imei: '' })
  await paste('imei', '49 015420 323751 8')
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
  await leave('identityValidTo')
  await userEvent.tab()
  await waitFor(() => expect(readDescription('identityValidTo')).toContain('Platnost dokladu už skončila.'))
})

test('a date may be written with / - or . and a short year, and is written out when it is left', async () => {
  await openSellForm()
  for (const text of ['1/2/28', '1-2-28', '1. 2. 2028']) {
    await userEvent.fill(findField('identityValidTo'), text)
    expect(findField('identityValidTo')).toHaveValue(text)
    await leave('identityValidTo')
    await userEvent.tab()
    await waitFor(() => expect(findField('identityValidTo')).toHaveValue('01.02.2028'))
  }
})

test('browsers and keyboards are told what each field is', async () => {
  await openSellForm()
  await userEvent.click(screen.getByRole('checkbox'))
  const read = (attribute: string) => (name: string) => findField(name).getAttribute(attribute)
  expect(
    [
      'firstName',
      'lastName',
      'titleBeforeName',
      'email',
      'phoneNumber',
      'street',
      'city',
      'postcode',
      'country',
    ].map(read('autocomplete')),
  ).toEqual([
    'given-name',
    'family-name',
    'honorific-prefix',
    'email',
    'tel',
    'street-address',
    'address-level2',
    'postal-code',
    'country',
  ])
  expect(['altStreet', 'altCity', 'altPostcode', 'altCountry'].map(read('autocomplete'))).toEqual([
    'section-pickup shipping street-address',
    'section-pickup shipping address-level2',
    'section-pickup shipping postal-code',
    'section-pickup shipping country',
  ])
  expect(['email', 'phoneNumber', 'imei', 'bankCode'].map(read('inputmode'))).toEqual([
    'email',
    'tel',
    'numeric',
    'numeric',
  ])
})

test('where the editor gives the terms, agreeing to them is asked for and not sent', async () => {
  const { listSales } = await openSellForm({ params: { termsUrl: '/cz/podminky/' } })
  await fillForm()
  expect(screen.getByRole('link', { name: /Přečíst výkupní podmínky/ })).toHaveAttribute(
    'href',
    '/cz/podminky/',
  )
  pressSell()
  await waitFor(() => expect(findField('hasAgreed')).toHaveFocus())
  expect(listSales()).toEqual([])
  await userEvent.click(findField('hasAgreed'))
  pressSell()
  await waitFor(() => expect(listSales()).toHaveLength(1))
  expect(JSON.stringify(listSales()[0]?.body)).not.toContain('hasAgreed')
})

test('terms with a scripted address are asked for without a link', async () => {
  await openSellForm({ params: { termsUrl: 'javascript:alert(1)' } })
  expect(screen.getByRole('checkbox', { name: 'Souhlasím s výkupními podmínkami' })).toBeVisible()
  expect(screen.queryByRole('link')).toBeNull()
})

test('the whole form can be filled in and sent by the keyboard alone', async () => {
  const { listSales } = await openSellForm()
  await waitFor(() => expect(screen.getByRole('heading', { level: 3 })).toHaveFocus())
  const values = new Map(
    Object.entries({ ...readForm(), firstName: 'Jana', lastName: 'Nováková', placeOfBirth: 'Brno' }),
  )
  for (const [name, value] of Object.entries({
    birthNumber: '736028/5163',
    identityCardNumber: '123456789',
    identityReleasedBy: 'Brno',
    identityValidTo: '31.12.2030',
    email: 'jana@example.cz',
    phoneNumber: '602123456',
    street: 'Dlouhá 12',
    city: 'Brno',
    postcode: '60200',
    bankAccountNumber: '19-2000145399',
    bankCode: '0800',
    imei: '490154203237518',
  }))
    values.set(name, value)
  for (let step = 0; step < 60; step++) {
    await userEvent.tab()
    const { activeElement } = document
    if (!(activeElement instanceof HTMLInputElement)) {
      if (activeElement?.getAttribute('type') === 'submit') break
      continue
    }
    if (activeElement.type === 'radio') await userEvent.keyboard('{ArrowRight}')
    else if (activeElement.type === 'text' || activeElement.type === 'email' || activeElement.type === 'tel')
      await typeKeys(values.get(activeElement.name))
  }
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(listSales()).toHaveLength(1))
  expect(listSales()[0]?.body).toHaveProperty('customer_data.gender', 'female')
})
