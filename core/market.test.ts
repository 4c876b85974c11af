import { expect, test } from 'vitest'
import { MARKETS } from './market.ts'

test('I18-001 the product runs in a Czech and a Romanian variant', () => {
  expect(Object.keys(MARKETS)).toEqual(['cz', 'ro'])
  expect(MARKETS.cz).toMatchObject({ code: 'cz', language: 'cs', currency: 'CZK', country: 'CZ' })
  expect(MARKETS.ro).toMatchObject({ code: 'ro', language: 'ro', currency: 'RON', country: 'RO' })
})

test('BB-133 BB-134 phones are telefoane in the Romanian market and telefony in the other', () => {
  expect(MARKETS.ro.phoneType).toBe('telefoane')
  expect(MARKETS.cz.phoneType).toBe('telefony')
})
