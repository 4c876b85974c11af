import { parse } from 'valibot'
import { expect, test } from 'vitest'
import { PackedOrder } from '#core/api/picking/packing.ts'
import { PACKED } from '#testing/fixtures/picking.ts'
import { readMeasures, readPlainWeight } from './read-measures.ts'

const typed = { width: '30', height: ' 20 ', depth: '1', weight: '1,25' }

test('AD-040 AD-041 measures are read as they are typed in both markets', () => {
  expect(readMeasures(typed)).toEqual({ ok: true, size: { width: 30, height: 20, depth: 1 }, weight: 1.25 })
  expect(readMeasures({ ...typed, weight: '31.5' })).toMatchObject({ weight: 31.5 })
})

test.each([
  ['width', '0'],
  ['width', '201'],
  ['height', '20,5'],
  ['depth', ''],
  ['depth', '-3'],
  ['weight', '0'],
  ['weight', '31,501'],
  ['weight', '1e1'],
  ['weight', 'x'],
] as const)('AD-040 AD-041 a %s of %j is none', (measure, text) =>
  expect(readMeasures({ ...typed, [measure]: text })).toEqual({ ok: false, wrong: [measure] }),
)

const ORDER = parse(PackedOrder, { ...PACKED, number: '123', crate: { name: 'A-03', code: '12.5' } })

test.each([
  ['1,2', 1.2],
  [' 1.25 kg', 1.25],
  ['3', 3],
  ['31,6', null],
  ['1200', null],
  ['0,001', null],
  ['123', undefined],
  ['12.5', undefined],
  ['12345678', undefined],
  ['8590000000009', undefined],
  ['GRAMS1200', undefined],
  ['1,2,3', undefined],
])('a weight typed as %j is %j', (text, weight) => expect(readPlainWeight(text, ORDER)).toBe(weight))
