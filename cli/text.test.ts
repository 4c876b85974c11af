import { expect, test } from 'vitest'
import { describeChoice, suggest } from './text.ts'

const NAMES = ['buyback-selector', 'buyback-review', 'sell-form', 'tabs']

test.each([
  ['buyback-selecter', 'buyback-selector'],
  ['buyback_selector', 'buyback-selector'],
  ['BuybackSelector', 'buyback-selector'],
  ['byuback-review', 'buyback-review'],
  ['sellform', 'sell-form'],
  ['tab', 'tabs'],
])('%s was probably meant as %s', (name, meant) => {
  expect(suggest(name, NAMES)).toBe(meant)
})

test('of a name that is like none, all are told', () => {
  expect(suggest('newsletter', NAMES)).toBeNull()
  expect(describeChoice('newsletter', ['tabs', 'cart'], 'There are')).toBe('There are: cart, tabs.')
  expect(describeChoice('newsletter', [], 'There are')).toBe('There are none.')
})
