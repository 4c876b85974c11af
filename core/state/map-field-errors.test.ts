import { expect, test } from 'vitest'
import { readFieldErrors } from '#core/http/drf-errors.ts'
import { mapFieldErrors } from './map-field-errors.ts'

const PATHS = {
  email: 'customer_data.e_mail',
  firstName: 'customer_data.first_name',
  note: ['buyout_device.note', 'note'],
} as const

const map = (body: unknown, isShown?: (field: string) => boolean) =>
  mapFieldErrors(readFieldErrors(body), PATHS, isShown)

test('VA-003 only fields with an error get one', () => {
  expect(map({ customer_data: { e_mail: ['Ne.'], first_name: [] } }).fields).toEqual({ email: 'Ne.' })
})

test('a field may stand at several places of the server, and the first message counts', () => {
  expect(map({ note: ['Příliš dlouhá.'] }).fields).toEqual({ note: 'Příliš dlouhá.' })
  expect(map({ buyout_device: { note: ['První.', 'Druhá.'] }, note: ['Třetí.'] })).toEqual({
    fields: { note: 'První. Druhá.' },
    others: [],
  })
})

test('a message about one item of a field belongs to the field', () => {
  expect(map({ customer_data: { e_mail: { 0: ['Ne.'], 3: ['Také ne.'] } } }).fields).toEqual({ email: 'Ne.' })
})

test('messages of fields that are not shown are kept for the summary', () => {
  const body = { customer_data: { e_mail: ['Ne.'], first_name: ['Chybí.', 'Opravdu.'] } }
  expect(map(body, field => field === 'email')).toEqual({
    fields: { email: 'Ne.' },
    others: ['Chybí.', 'Opravdu.'],
  })
})

test.each([
  ['the whole form', { non_field_errors: ['Nelze.'] }],
  ['a missing group', { customer_data: ['Nelze.'] }],
  ['a field that the form lacks', { customer_data: { shoe_size: ['Nelze.'] } }],
  ['what names the device', { device_identifier: ['Nelze.'] }],
  ['a poisoned name', JSON.parse('{"__proto__":["Nelze."]}')],
  ['a name that every object has', { toString: ['Nelze.'] }],
])('a message about %s is kept for the summary', (_, body) => {
  expect(map(body)).toEqual({ fields: {}, others: ['Nelze.'] })
})
