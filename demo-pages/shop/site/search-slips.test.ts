import { expect, test } from 'vitest'
import { findMeant } from './search-slips.ts'

const FOUND = {
  cz: ['Apple iPhone 16 128 GB', 'Bezdrátová nabíječka 15 W', 'Samsung Galaxy S25'],
  ro: ['Apple iPhone 16 128 GB', 'Încărcător fără fir 15 W', 'Samsung Galaxy S25'],
}

test.each([
  ['cz', 'iphnoe', 'iphone'],
  ['cz', 'ihpone 16', 'iphone 16'],
  ['cz', 'ipone', 'iphone'],
  ['cz', 'Samssung', 'samsung'],
  ['cz', 'gelaxy s25', 'galaxy s25'],
  ['cz', 'nabijceka', 'nabíječka'],
  ['cz', 'náíječka iphnoe', 'nabíječka iphone'],
  ['cz', 'orpava', 'oprava'],
  ['cz', 'iphone', null],
  ['cz', 'nabijecka', null],
  ['cz', 'mobily', null],
  ['cz', 'pouzdro', null],
  ['cz', 'samsungu', null],
  ['cz', 'toustovač', null],
  ['cz', '<b>iphnoe</b>', '<b>iphone</b>'],
  ['ro', 'iphnoe', 'iphone'],
  ['ro', 'incarcatro', 'încărcător'],
  ['ro', 'incărcător', null],
  ['ro', 'rpearatie', 'reparație'],
] as const)('in %s %j is understood as %j', (market, term, meant) =>
  expect(findMeant(market, term, FOUND[market])).toBe(meant),
)
