import * as v from 'valibot'
import { expect, test } from 'vitest'
import { describeRefusal } from '#core/intl/refusal-text.ts'
import { configurePage } from '#core/page.ts'
import { describePage } from '#testing/story-page.ts'
import { normalizeCui, normalizeDic, validateCui, validateDic, validateIco } from './company-id.ts'
import { vatField } from './fields.ts'

const TODAY = '2026-11-21'

test.each([
  ['25123891', null],
  ['00177041', null],
  ['251 23 891 ,', null],
  ['69663963', null],
  // Remainders 1 and 0.
  ['12345610', null],
  ['12345679', null],
  ['00177042', 'ico.checksum'],
  ['00000000', 'ico.checksum'],
  ['0017704', 'ico.length'],
  ['CZ25123891', 'ico.format'],
])('IČO %j is answered by %s', (text, code) => expect(validateIco(text)).toBe(code))

test.each([
  ['CZ25123891', null],
  ['cz 251 23 891', null],
  ['CZ25123891;', null],
  ['CZ640903926', null],
  ['CZ699000761', null],
  ['640903926', null],
  ['CZ7103192745', null],
  ['CZ520110000', null],
  ['CZ25123890', 'dic.checksum'],
  ['CZ95123891', 'dic.component'],
  ['CZ640903927', 'dic.checksum'],
  ['659595862', 'dic.checksum'],
  ['CZ7103192746', 'dic.checksum'],
  ['CZ7113192745', 'dic.component'],
  ['CZ590312123', 'dic.length'],
  ['CZ1234567', 'dic.length'],
  ['CZ12345678901', 'dic.length'],
  ['SK2020270780', 'dic.format'],
  ['CZ', 'dic.format'],
])('DIČ %j is answered by %s', (text, code) => expect(validateDic(text, TODAY)).toBe(code))

test.each([
  ['18547290', null],
  ['RO18547290', null],
  ['ro 14399840', null],
  ['RO18547290.', null],
  ['19', null],
  ['18547291', 'cui.checksum'],
  ['0018547290', 'cui.format'],
  ['RO', 'cui.format'],
  ['1', 'cui.length'],
  ['12345678901', 'cui.length'],
  ['1630615123457', 'cui.length'],
])('CUI %j is answered by %s', (text, code) => expect(validateCui(text)).toBe(code))

test('a number is sent with its country where it is a VAT number', () => {
  expect(normalizeDic(' 251 23 891')).toBe('CZ25123891')
  expect(normalizeDic('cz25123891 ,')).toBe('CZ25123891')
  expect(normalizeCui('ro 18547290;')).toBe('18547290')
})

test.each(['XX', 'RO', '1', '12345678', 'RO12345678'])(
  'a refused Romanian VAT number %j is named, with an example that is right',
  text => {
    configurePage(describePage('ro', 'ro'))
    const [issue] = v.safeParse(vatField('RO', TODAY), text).issues ?? []
    const told = describeRefusal(issue?.message ?? '')
    expect(told).toMatch(/^Cod TVA nevalid: /)
    const [example = ''] = told.match(/RO\d+/) ?? []
    expect(validateCui(example)).toBeNull()
  },
)
