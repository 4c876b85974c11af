import { expect, test } from 'vitest'
import { CARRIED, weighCarried } from '../bench/carried-islands.ts'
import { measureBuild } from './measure-build.ts'

const KB = 1000

for (const market of ['cz', 'ro'] as const) {
  const sizes = measureBuild(market)

  test(`${market}: the loader is at most 1.5 kB`, () => expect(sizes.loader).toBeLessThanOrEqual(1.5 * KB))

  test(`${market}: the buy-back selector is interactive after at most 40 kB of script`, () =>
    expect(sizes.script('buyback-selector')).toBeLessThanOrEqual(40 * KB))

  test(`${market}: the cart's badge shows its number after at most 28 kB of script`, () =>
    expect(sizes.script('cart-badge')).toBeLessThanOrEqual(28 * KB))

  for (const [widget, limit] of Object.entries(CARRIED)) {
    test(`${market}: beside the cart's badge ${widget} answers after at most ${limit} kB more of script`, () =>
      expect(weighCarried(market, widget)).toBeLessThanOrEqual(limit * KB))
  }

  test(`${market}: the buy-back selector needs at most 5 kB of styles`, () =>
    expect(sizes.styles('buyback-selector')).toBeLessThanOrEqual(5 * KB))
}
