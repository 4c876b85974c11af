import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  fillForm,
  findField,
  openSellForm,
  pressSell,
  readDescription,
  readForm,
} from '#testing/act-as-seller.tsx'

/** Bodies of Django REST framework in every shape it has, and what of them stands at a field, and what in the summary. */
const SHAPES: readonly {
  shape: string
  body: unknown
  fields?: Readonly<Record<string, string>>
  others?: readonly string[]
}[] = [
  { shape: 'lists in groups', body: { customer_data: { e_mail: ['A.', 'B.'] } }, fields: { email: 'A. B.' } },
  { shape: 'a plain text', body: { customer_data: { first_name: 'A.' } }, fields: { firstName: 'A.' } },
  { shape: 'an indexed list', body: { buyout_device: { imei: { 0: ['A.'] } } }, fields: { imei: 'A.' } },
  { shape: 'a list with holes', body: { customer_data: { city: [{}, 'A.'] } }, fields: { city: 'A.' } },
  {
    shape: 'two groups',
    body: { customer_data: { street: ['A.'] }, buyout_device: { note: ['B.'] } },
    fields: { street: 'A.', note: 'B.' },
  },
  { shape: 'the note at its top level', body: { note: ['A.'] }, fields: { note: 'A.' } },
  { shape: 'a group that is missing', body: { customer_data: ['A.'] }, others: ['A.'] },
  { shape: 'a group’s own errors', body: { pickup_address: { non_field_errors: ['A.'] } }, others: ['A.'] },
  { shape: 'the form’s own errors', body: { non_field_errors: ['A.', 'B.'] }, others: ['A.', 'B.'] },
  { shape: 'a bare list', body: ['A.'], others: ['A.'] },
  { shape: 'a detail', body: { detail: 'A.' }, others: ['A.'] },
  { shape: 'an unknown field', body: { device_identifier: ['A.'] }, others: ['A.'] },
  { shape: 'a poisoned key', body: JSON.parse('{"__proto__": {"e_mail": ["A."]}}'), others: ['A.'] },
  { shape: 'a field that is not asked', body: { pickup_address: { city: ['A.'] } }, others: ['A.'] },
  {
    shape: 'a code and thousands of messages',
    body: {
      status_code: 400,
      code: 'invalid',
      customer_data: { e_mail: ['A.', 'B.'] },
      device_identifier: Array(5000).fill('C.'),
    },
    fields: { email: 'A. B.' },
    others: [...Array(20).fill('C.'), 'A 4\u00a0980 dalších chyb.'],
  },
  {
    shape: 'markup in a message',
    body: { customer_data: { e_mail: ['<img src=x onerror=alert(1)>'] } },
    fields: { email: '<img src=x onerror=alert(1)>' },
  },
]

for (const { shape, body, fields = {}, others = [] } of SHAPES) {
  test(`a refusal with ${shape} reaches its place, takes the focus and loses nothing`, async () => {
    await openSellForm({ server: { 'sell-buyout-online': { status: 400, body } } })
    await fillForm()
    const typed = readForm()
    pressSell()
    const names = Object.keys(fields)
    const count = names.length + others.length
    // What belongs to no field begins in the heading.
    const lines = count === 1 ? 0 : count - (names.length === 0 ? 1 : 0)
    await waitFor(() =>
      expect(document.querySelectorAll('.ostrov [aria-invalid]')).toHaveLength(names.length),
    )
    await waitFor(() => expect(document.querySelectorAll('.ostrov-summary li')).toHaveLength(lines))
    for (const [name, message] of Object.entries(fields)) {
      expect(readDescription(name)).toContain(message)
      expect(findField(name)).toHaveAttribute('aria-invalid', 'true')
    }
    const summary = document.querySelector('.ostrov-summary')
    const isAlone = count === 1 && names.length === 1
    for (const message of isAlone ? [] : [...others, ...Object.values(fields)])
      await waitFor(() => expect(summary?.textContent).toContain(message))
    await waitFor(() => expect(isAlone ? findField(names[0] ?? '') : summary).toHaveFocus())
    expect(readForm()).toEqual(typed)
    expect(Object.prototype).not.toHaveProperty('e_mail')
  })
}

test('a refusal without a word is still told', async () => {
  await openSellForm({ server: { 'sell-buyout-online': { status: 400, body: '<h1>Bad Request</h1>' } } })
  await fillForm()
  pressSell()
  expect(await screen.findByText('Některé údaje nejsou v pořádku. Opravte je prosím.')).toBeVisible()
})
