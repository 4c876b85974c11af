import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Combination, type DiscountExtent, intersect } from './intersect.ts'

const ALWAYS: DiscountExtent = {
  validFrom: null,
  validTo: null,
  goods: null,
  isCombinable: true,
  isAutomatic: false,
}

test('two meet where their goods and their times do', () => {
  const first = { ...ALWAYS, validFrom: '2026-12-01T00:00:00Z', goods: ['cable', 'case'] }
  const second = {
    ...ALWAYS,
    validFrom: '2026-12-24T00:00:00+01:00',
    validTo: '2026-12-31T23:59:59+01:00',
    goods: ['phone', 'case'],
    isCombinable: false,
  }
  expect(intersect(first, second)).toEqual({
    validFrom: '2026-12-24T00:00:00+01:00',
    validTo: '2026-12-31T23:59:59+01:00',
    goods: ['case'],
    combination: 'first-added',
  })
})

test('one for all goods meets every one, and one of no goods none', () => {
  expect(intersect(ALWAYS, ALWAYS)?.goods).toBeNull()
  expect(intersect(ALWAYS, { ...ALWAYS, goods: ['case'] })?.goods).toEqual(['case'])
  expect(intersect(ALWAYS, { ...ALWAYS, goods: [] })).toBeNull()
})

test('one that ends before the other begins never meets it; the same moment is met', () => {
  const early = { ...ALWAYS, validTo: '2026-01-01T00:00:00Z' }
  expect(intersect(early, { ...ALWAYS, validFrom: '2026-01-01T00:00:01Z' })).toBeNull()
  expect(intersect(early, { ...ALWAYS, validFrom: '2026-01-01T01:00:00+01:00' })).not.toBeNull()
})

const extent: fc.Arbitrary<DiscountExtent> = fc.record({
  validFrom: fc.constantFrom(null, '2026-01-01T00:00:00Z', '2026-03-01T00:00:00Z'),
  validTo: fc.constantFrom(null, '2026-02-01T00:00:00Z', '2026-04-01T00:00:00Z'),
  goods: fc.constantFrom(null, [], ['phone'], ['cable', 'case'], ['phone', 'case']),
  isCombinable: fc.boolean(),
  isAutomatic: fc.boolean(),
})
const MIRRORED: Record<Combination, Combination> = {
  both: 'both',
  'first-added': 'first-added',
  first: 'second',
  second: 'first',
  none: 'none',
}

test('whichever of two is asked about, they meet in the same place and way', () =>
  fc.assert(
    fc.property(extent, extent, (first, second) => {
      const [one, other] = [intersect(first, second), intersect(second, first)]
      expect(one && { ...one, goods: one.goods && [...one.goods].sort() }).toEqual(
        other && {
          ...other,
          goods: other.goods && [...other.goods].sort(),
          combination: MIRRORED[other.combination],
        },
      )
    }),
  ))

test('where two meet is within both of them', () =>
  fc.assert(
    fc.property(extent, extent, (first, second) => {
      const met = intersect(first, second)
      if (!met) return
      for (const of of [first, second]) {
        if (of.goods) expect(of.goods).toEqual(expect.arrayContaining([...(met.goods ?? ['nothing'])]))
        if (of.validFrom)
          expect(Date.parse(met.validFrom ?? '')).toBeGreaterThanOrEqual(Date.parse(of.validFrom))
        if (of.validTo) expect(Date.parse(met.validTo ?? '')).toBeLessThanOrEqual(Date.parse(of.validTo))
      }
    }),
  ))
