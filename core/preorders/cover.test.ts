import fc from 'fast-check'
import { expect, test } from 'vitest'
import { RULE_SETS, type RuleSetName, type RuleSets } from '#core/api/preorders/rules.ts'
import { findCover } from './cover.ts'
import { scorePart } from './score.ts'

const quantity = (id: string, quantity_from: number, quantity_to: number | null, points: number) => ({
  id,
  quantity_from,
  quantity_to,
  points,
})
const setsOf = (more: Partial<RuleSets>): RuleSets => ({
  stock: [],
  quantity: [],
  payment: [],
  delivery: [],
  default: { points: 0, allows_other_stocks: true },
  ...more,
})

test.each([
  ['one that gives more for some of it', [quantity('1', 1, 1, 20), quantity('2', 1, null, 10)], '2', null],
  ['two that give more for its parts', [quantity('1', 1, 2, 9), quantity('2', 3, null, 8)], '3', ['1', '2']],
  ['a gap between two', [quantity('1', 1, 2, 9), quantity('2', 4, null, 8)], '3', null],
  ['one with an upper limit', [quantity('1', 1, 9999, 9)], '3', null],
  ['an older one that gives the same', [quantity('1', 1, null, 5)], '3', ['1']],
  ['a newer one that gives the same', [quantity('4', 1, null, 5)], '3', null],
] as const)('beside %s', (_, others, id, cover) => {
  const own = others.some(one => one.id === id) ? [] : [quantity('3', 1, null, 5)]
  expect(findCover(setsOf({ quantity: [...others, ...own] }), 'quantity', id)).toEqual(cover)
})

const named = fc.constantFrom({ id: 'a', name: 'A' }, { id: 'b', name: 'B' })
const basics = { id: fc.nat(120).map(String), points: fc.integer({ min: -3, max: 3 }) }
const listOf = <T extends { id: string }>(rule: fc.Arbitrary<T>): fc.Arbitrary<T[]> =>
  fc.uniqueArray(rule, { selector: one => one.id, maxLength: 6 })
const HIGHEST = 7
const someSets: fc.Arbitrary<RuleSets> = fc.record({
  stock: listOf(fc.record({ ...basics, stock: named })),
  quantity: listOf(
    fc
      .record({
        ...basics,
        quantity_from: fc.integer({ min: 1, max: HIGHEST }),
        more: fc.option(fc.nat(3)),
      })
      .map(({ more, ...rule }) => ({
        ...rule,
        quantity_to: more === null ? null : Math.min(rule.quantity_from + more, HIGHEST),
      })),
  ),
  payment: listOf(fc.record({ ...basics, payment_type: named })),
  delivery: listOf(fc.record({ ...basics, delivery_type: named })),
  default: fc.constant({ points: 0, allows_other_stocks: true }),
})

/** One of each kind that the rules can tell apart, and some that no rule names. */
const WISHES = [1, 2, 3, 4, 5, 6, 7, 8, 9999].flatMap(quantity =>
  ['a', 'b', 'c'].map(kind => ({
    wish: { quantity, payment_type: kind, delivery_type: kind },
    stock: kind,
  })),
)
const scoreAll = (rules: RuleSets, set: RuleSetName) =>
  WISHES.map(({ wish, stock }) => scorePart(rules, set, wish, stock))

test('a rule is covered just when nothing that anybody orders is scored by it', () =>
  fc.assert(
    fc.property(someSets, fc.constantFrom(...RULE_SETS), (rules, set) => {
      const used = new Set(scoreAll(rules, set).map(({ rule }) => rule))
      for (const { id } of rules[set]) expect(findCover(rules, set, id) === null).toBe(used.has(id))
    }),
  ))

test('a covered rule is taken away unnoticed, and what covers it is what is used in its place', () =>
  fc.assert(
    fc.property(someSets, fc.constantFrom(...RULE_SETS), (rules, set) => {
      const before = scoreAll(rules, set)
      const used = new Set(before.map(({ rule }) => rule))
      for (const { id } of rules[set]) {
        const cover = findCover(rules, set, id)
        if (!cover) continue
        const left: RuleSets = {
          ...rules,
          [set]: (rules[set] as readonly { id: string }[]).filter(rule => rule.id !== id),
        }
        expect(scoreAll(left, set)).toEqual(before)
        expect(cover.length).toBeGreaterThan(0)
        expect([...used]).toEqual(expect.arrayContaining([...cover]))
      }
    }),
  ))
