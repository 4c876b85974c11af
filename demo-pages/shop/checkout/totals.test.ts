import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyDiscounts, type DiscountRule } from './discounts/apply-discounts.ts'
import { sumLines } from './lines.ts'
import { computeTotals } from './totals.ts'

const KINDS = ['product', 'insurance', 'warranty', 'service'] as const

/** Lines as a cart has them: products with what goes with them, now and then with a bonus of at most a third. */
const cart = fc
  .array(
    fc.record({
      kind: fc.constantFrom(...KINDS),
      code: fc.constantFrom('phone', 'cable', 'case'),
      price: fc.integer({ min: 0, max: 5_000_000 }),
      quantity: fc.integer({ min: 1, max: 99 }),
      hasBonus: fc.boolean(),
    }),
    { maxLength: 12 },
  )
  .map(lines =>
    lines.flatMap(({ price, hasBonus, ...line }, at) => {
      const total = price * line.quantity
      const own = { ...line, id: String(at), total }
      const bonus = {
        ...line,
        id: `${at}-bonus`,
        kind: 'bonus' as const,
        quantity: 1,
        total: Math.floor(price / 3),
      }
      return hasBonus && line.kind === 'product' ? [own, bonus] : [own]
    }),
  )

const rule: fc.Arbitrary<DiscountRule> = fc.record({
  id: fc.uuid(),
  kind: fc.constantFrom('percentage', 'absolute', 'fixed', 'isic'),
  value: fc.integer({ min: 0, max: 10_000 }),
  isAutomatic: fc.boolean(),
  isCombinable: fc.boolean(),
  isVoucher: fc.boolean(),
  minimum: fc.constantFrom(0, 100_000),
  isCumulative: fc.boolean(),
  goods: fc.constantFrom<readonly string[] | null>(null, [], ['phone'], ['cable', 'case']),
  fault: fc.constantFrom(null, null, null, 'expired' as const),
})

const setting = fc.record({ unit: fc.constantFrom(1, 100), isLease: fc.boolean() })

test('discounts of any cart take off whole minor units, never more than there is, and none by a faulty one', () => {
  fc.assert(
    fc.property(cart, fc.array(rule, { maxLength: 6 }), setting, (lines, rules, set) => {
      const applied = applyDiscounts(lines, rules, set)
      expect(applied.map(({ id }) => id).sort()).toEqual(rules.map(({ id }) => id).sort())
      for (const { amount, fault } of applied) {
        expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true)
        if (fault) expect(amount).toBe(0)
      }
      const taken = applied.reduce((sum, { amount }) => sum + amount, 0)
      expect(taken).toBeLessThanOrEqual(sumLines(lines))
    }),
    { numRuns: 3000 },
  )
})

test('of those that take something off no added one stands beside one that stands alone', () => {
  fc.assert(
    fc.property(cart, fc.array(rule, { maxLength: 6 }), setting, (lines, rules, set) => {
      const used = applyDiscounts(lines, rules, set).flatMap(({ id, fault }) =>
        fault ? [] : rules.filter(one => one.id === id),
      )
      if (used.some(({ isCombinable }) => !isCombinable)) expect(used).toHaveLength(1)
    }),
    { numRuns: 3000 },
  )
})

test('all sums of an order agree, are whole and never below zero; only cash in Czechia is rounded', () => {
  const amount = fc.option(fc.integer({ min: 0, max: 50_000 }), { nil: null })
  fc.assert(
    fc.property(
      cart,
      fc.record({
        market: fc.constantFrom('cz' as const, 'ro' as const),
        discount: fc.integer({ min: 0, max: 10_000_000 }),
        delivery: amount,
        payment: amount,
        isCash: fc.boolean(),
      }),
      (lines, parts) => {
        const totals = computeTotals({ ...parts, lines })
        const { goods, discount, delivery, payment, rounding, total, vat } = totals
        expect(total).toBe(goods - discount + (delivery ?? 0) + (payment ?? 0) + rounding)
        expect(Math.min(goods, discount, total, vat)).toBeGreaterThanOrEqual(0)
        expect([goods, discount, total, vat].every(Number.isSafeInteger)).toBe(true)
        expect(discount).toBeLessThanOrEqual(goods)
        if (parts.market === 'cz' && parts.isCash) {
          expect(total % 100).toBe(0)
          expect(Math.abs(rounding)).toBeLessThanOrEqual(50)
        } else expect(rounding).toBe(0)
      },
    ),
    { numRuns: 3000 },
  )
})

const PHONE = { id: '1', kind: 'product' as const, code: 'phone', quantity: 1, total: 1_000_00 }
const CABLES = { id: '2', kind: 'product' as const, code: 'cable', quantity: 2, total: 500_00 }

const makeRule = (id: string, changes: Partial<DiscountRule>): DiscountRule => ({
  id,
  kind: 'percentage',
  value: 1000,
  isAutomatic: false,
  isCombinable: true,
  isVoucher: false,
  minimum: 0,
  isCumulative: false,
  goods: null,
  fault: null,
  ...changes,
})
const apply = (rules: DiscountRule[], unit = 100, lines = [PHONE, CABLES]) =>
  applyDiscounts(lines, rules, { unit, isLease: false }).map(({ id, amount, fault }) => [id, amount, fault])

test('the shop’s own come first, then by the order of adding, each of what is left', () => {
  const rules = [
    makeRule('a', {}),
    makeRule('b', { kind: 'absolute', value: 100_00 }),
    makeRule('own', { isAutomatic: true }),
  ]
  expect(apply(rules)).toEqual([
    ['own', 150_00, null],
    ['a', 135_00, null],
    ['b', 100_00, null],
  ])
})

test('a fixed price is of each piece of its goods, and never makes them dearer', () => {
  const fixed = makeRule('fixed', { kind: 'fixed', value: 199_00, goods: ['cable'] })
  expect(apply([fixed])).toEqual([['fixed', 102_00, null]])
  expect(apply([{ ...fixed, value: 900_00 }])).toEqual([['fixed', 0, null]])
})

test('what a percentage takes off is rounded up to what the market shows', () => {
  const odd = [{ ...PHONE, total: 499_90 }]
  expect(apply([makeRule('a', {})], 100, odd)).toEqual([['a', 50_00, null]])
  expect(apply([makeRule('a', {})], 1, odd)).toEqual([['a', 49_99, null]])
})

test('who adds one that stands alone second does not get it, and keeps the first', () => {
  const alone = makeRule('alone', { isCombinable: false })
  expect(apply([makeRule('a', {}), alone])).toEqual([
    ['a', 150_00, null],
    ['alone', 0, 'not-combinable'],
  ])
  expect(apply([alone, makeRule('a', {}), makeRule('own', { isAutomatic: true })])).toEqual([
    ['own', 0, 'not-combinable'],
    ['alone', 150_00, null],
    ['a', 0, 'not-combinable'],
  ])
})

test('the tax is in the price, without insurance, and with what an old device pays', () => {
  const lines = [
    { kind: 'product' as const, total: 1210_00 },
    { kind: 'insurance' as const, total: 300_00 },
    { kind: 'bonus' as const, total: 200_00 },
  ]
  const totals = computeTotals({
    market: 'cz',
    lines,
    discount: 0,
    delivery: 121_00,
    payment: null,
    isCash: false,
  })
  expect([totals.goods, totals.total, totals.vat]).toEqual([1310_00, 1431_00, 231_00])
})

test.each([
  [1249_49, -49],
  [1249_50, 50],
  [1249_00, 0],
])('%i in cash is rounded by %i', (price, rounding) => {
  const parts = { lines: [{ kind: 'product' as const, total: price }], discount: 0, delivery: 0, payment: 0 }
  expect(computeTotals({ ...parts, market: 'cz', isCash: true }).rounding).toBe(rounding)
  expect(computeTotals({ ...parts, market: 'ro', isCash: true }).rounding).toBe(0)
  expect(computeTotals({ ...parts, market: 'cz', isCash: false }).rounding).toBe(0)
})
