import { expect, test } from 'vitest'
import { validatePlaceName, validateStreet } from './address.ts'

test.each([
  ['Veveří', 'CZ', 'address.houseNumber'],
  ['Veveří 12', 'CZ', null],
  ['č. p. 12', 'CZ', null],
  ['č.\u00a0ev.\u00a07', 'CZ', null],
  ['28. října 12/3a', 'CZ', null],
  ['f.n.', 'CZ', 'address.houseNumber'],
  ['Strada Lungă', 'RO', 'address.houseNumber'],
  ['Strada Lungă nr. 5, bl. A', 'RO', null],
  ['Strada Lungă, f.n.', 'RO', null],
  ['Str. Lungă FN', 'RO', null],
  ['Str. Lungă fără număr', 'RO', null],
  ['Strada Fnatului', 'RO', 'address.houseNumber'],
  ['Rose Cottage, Church Lane', 'IE', null],
  ['Hauptstraße', '', null],
])('the street %j in %j is answered by %j', (text, country, code) =>
  expect(validateStreet(text, country)).toBe(code),
)

test.each([
  ['1', 'address.name'],
  ['a', 'address.name'],
  ['602 00', 'address.name'],
  ['a 1', 'address.name'],
  ['…', 'address.name'],
  ['Aš', null],
  ['Ip', null],
  ['Praha 4', null],
  ['MV ČR', null],
  ['Москва', null],
  ['1. máje', null],
])('the town or office %j is answered by %j', (text, code) => expect(validatePlaceName(text)).toBe(code))
