import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Amount, Id, listOf, optionalText, Price } from './wire.ts'

const accepts = (schema: v.GenericSchema, value: unknown) => v.is(schema, value)

test.each([
  ['12', 12_00],
  ['1234.50', 1234_50],
  [1234.5, 1234_50],
  ['0.00', 0],
  [0, 0],
  ['10000.105', 10000_11],
])('the price %j is %i minor units', (price, minor) => {
  expect(v.parse(Price, price)).toBe(minor)
})

test.each([
  'NaN',
  'Infinity',
  '1e3',
  '1 234,50',
  '',
  'zdarma',
  null,
  true,
  [],
  {},
  Number.NaN,
  JSON.parse('1e309'),
  JSON.parse('-1e309'),
  1e21,
])('%j is no amount', value => {
  expect(accepts(Amount, value)).toBe(false)
  expect(accepts(Price, value)).toBe(false)
})

test('a correction may be below zero, a price may not', () => {
  expect(v.parse(Amount, '-300.00')).toBe(-300_00)
  expect(accepts(Price, '-0.01')).toBe(false)
  expect(accepts(Price, -1)).toBe(false)
})

test('an id is a text, however it came', () => {
  expect([v.parse(Id, 17), v.parse(Id, '017')]).toEqual(['17', '017'])
  for (const value of [null, undefined, {}, ['a'], true]) expect(accepts(Id, value)).toBe(false)
})

test('a text that is not there is null', () => {
  expect([undefined, null, '', 'a'].map(text => v.parse(optionalText, text))).toEqual([null, null, '', 'a'])
  expect(accepts(optionalText, 1)).toBe(false)
})

test('a list is cut before its items are read', () => {
  expect(v.parse(listOf(Id, 2), ['a', 'b', null, {}])).toEqual(['a', 'b'])
  expect(accepts(listOf(Id, 3), ['a', 'b', null])).toBe(false)
  for (const value of [null, {}, 'ab', { length: 1 }]) expect(accepts(listOf(Id), value)).toBe(false)
})
