import { screen, waitFor } from '@testing-library/react'
import { userEvent as synthetic } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import {
  fillField,
  fillForm,
  findField,
  leaveField,
  openSellForm,
  pressSell,
  readDescription,
  readForm,
} from '#testing/act-as-seller.tsx'

const typeKeys = async (text: string | undefined): Promise<void> => {
  if (text) await userEvent.keyboard(text)
}

test('a field is judged when it is left, then with each key, and no other field before its turn', async () => {
  await openSellForm()
  await userEvent.click(findField('email'))
  await userEvent.keyboard('jana@example')
  expect(readDescription('email')).not.toContain('Neplatný e-mail')
  await leaveField('email')
  await waitFor(() => expect(readDescription('email')).toContain('Neplatný e-mail'))
  expect([...document.querySelectorAll('.ostrov [aria-invalid]')]).toEqual([findField('email')])
  await userEvent.type(findField('email'), '.cz')
  await waitFor(() => expect(findField('email')).not.toHaveAttribute('aria-invalid'))
})

test('the first wrong field takes the focus when the form is sent, and each has its place in the summary', async () => {
  const { listSales } = await openSellForm()
  await fillForm('cz', { placeOfBirth: 'Brno @', imei: '490154203237519' })
  pressSell()
  await waitFor(() => expect(findField('imei')).toHaveFocus())
  const links = screen.getAllByRole('link').map(link => link.textContent)
  expect(links).toEqual([
    'Neplatné IMEI: poslední číslice nesouhlasí, nejspíš je v něm překlep.',
    'Místo narození obsahuje nepovolené znaky: použijte písmena, číslice, mezery a . , ( ) / - ’.',
  ])
  expect(listSales()).toEqual([])
})

test('what is missing is said by one number, and its sixteen fields are named to be followed', async () => {
  await openSellForm()
  pressSell()
  expect(await screen.findByRole('region', { name: 'Chybí 16 povinných údajů.' })).toBeVisible()
  const names = screen.getAllByRole('link').map(link => link.textContent)
  expect(names).toHaveLength(16)
  expect(names.slice(0, 3)).toEqual(['IMEI', 'Jméno', 'Příjmení'])
  await userEvent.click(screen.getByRole('link', { name: 'PSČ' }))
  await waitFor(() => expect(findField('postcode')).toHaveFocus())
  fillField('email', 'jana@')
  pressSell()
  expect(await screen.findByText('Opravte prosím 16 údajů')).toBeVisible()
  expect(screen.getByText('Chybí 15 povinných údajů.')).toBeVisible()
  const links = screen.getAllByRole('link').map(link => link.textContent)
  expect(links).toHaveLength(16)
  expect(links.filter(text => text?.startsWith('Neplat'))).toEqual([
    expect.stringMatching(/^Neplatný e-mail/),
  ])
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
    'address-line1',
    'address-level2',
    'postal-code',
    'country',
  ])
  expect(['altStreet', 'altCity', 'altPostcode', 'altCountry'].map(read('autocomplete'))).toEqual([
    'section-pickup shipping address-line1',
    'section-pickup shipping address-level2',
    'section-pickup shipping postal-code',
    'section-pickup shipping country',
  ])
  const digits = ['postcode', 'altPostcode', 'birthNumber', 'identityValidTo', 'imei', 'bankCode']
  expect(digits.map(read('inputmode'))).toEqual(digits.map(() => 'numeric'))
  expect(['email', 'phoneNumber'].map(read('inputmode'))).toEqual(['email', 'tel'])
})

test('where the editor gives the terms, agreeing to them is asked for and not sent', async () => {
  const { listSales } = await openSellForm({ params: { termsUrl: '/cz/podminky/' } })
  await fillForm()
  expect(screen.getByRole('link', { name: /^výkupními podmínkami\s*\(nová karta\)$/ })).toHaveAttribute(
    'href',
    '/cz/podminky/',
  )
  pressSell()
  await waitFor(() => expect(findField('hasAgreed')).toHaveFocus())
  expect(readDescription('hasAgreed')).toMatch(/^Bez souhlasu s\s/)
  expect(listSales()).toEqual([])
  await userEvent.click(findField('hasAgreed'))
  pressSell()
  await waitFor(() => expect(listSales()).toHaveLength(1))
  expect(JSON.stringify(listSales()[0]?.body)).not.toContain('hasAgreed')
})

test.each(['javascript:alert(1)', '/\t/evil.example/x'])(
  'terms with the URL %j are asked for without a link',
  async termsUrl => {
    await openSellForm({ params: { termsUrl } })
    expect(screen.getByRole('checkbox', { name: /^Souhlasím s\svýkupními podmínkami$/ })).toBeVisible()
    expect(screen.queryByRole('link')).toBeNull()
  },
)

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
