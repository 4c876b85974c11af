import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changeAnswer, evaluateAppraisal } from './appraisal.ts'
import type { AppraisalData, AppraisalResult, Condition, ConditionChoice } from './conditions.ts'
import { explainPrice } from './explain.ts'

const VALUES = ['a', 'b', 'c', 'd']
const QUALITIES = ['A+', 'A', 'B', 'C', 'D']

const amount = fc.integer({ min: -5_000_00, max: 5_000_00 })

const result = (id: number): fc.Arbitrary<AppraisalResult> =>
  fc.record({
    id: fc.constantFrom(id, String(id)),
    quality: fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...QUALITIES) }, fc.constantFrom('E', null)),
    price: fc.option(fc.nat(20_000_00), { freq: 9 }),
    url: fc.constant(null),
  })

const results = fc.tuple(result(1), result(2), result(3), result(4), result(5), result(6))

const row = (value: fc.Arbitrary<string>, pointer: fc.Arbitrary<ConditionChoice['resultId']>) =>
  fc.record({ value, label: fc.constant(''), resultId: pointer, correction: amount })

/** Mostly what a server sends, with some of what it ought not to send. */
const pointer = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 1, max: 6 }) },
  fc.constantFrom('1', '2', null, 77),
)

const condition = (choices: fc.Arbitrary<ConditionChoice[]>): fc.Arbitrary<Condition> =>
  fc.record({
    id: fc.uuid(),
    type: fc.constantFrom('display', 'body', 'case', 'charger', 'battery'),
    name: fc.constant(''),
    disabled: fc.constant(false),
    value: fc.constantFrom(...VALUES),
    choices,
  })

const everyValueOnce = fc.tuple(...VALUES.map(value => row(fc.constant(value), pointer)))
const everyValueTwice = fc.tuple(...[...VALUES, ...VALUES].map(value => row(fc.constant(value), pointer)))
const anyRows = fc.array(row(fc.constantFrom(...VALUES), pointer), { maxLength: 8 })

const listOf = (one: fc.Arbitrary<Condition>): fc.Arbitrary<AppraisalData> =>
  fc.record({
    conditions: fc.array(one, { minLength: 1, maxLength: 5 }),
    results,
    version: fc.constant('1'),
    minimalPrice: fc.option(fc.nat(3_000_00)),
  })

/** Every question answered, every value pointing to one result. */
const singleList = listOf(condition(everyValueOnce))
/** Every question answered, by values that stand on several rows. */
const setList = listOf(condition(everyValueTwice))

const roughCondition = fc
  .tuple(condition(anyRows), fc.boolean(), fc.constantFrom(...VALUES, 'gone', null), fc.nat(5))
  .map(([base, disabled, value, luck]) => ({ ...base, disabled, value, type: luck ? base.type : 'quality' }))

const priceList = fc.oneof(singleList, setList, listOf(roughCondition))

const pickTarget = ({ conditions }: AppraisalData, n: number): string =>
  conditions[n % conditions.length]?.id ?? ''

const freezeDeep = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null) Object.values(Object.freeze(value)).forEach(freezeDeep)
  return value
}

test('BB-126 the price is never below the minimum and never negative', () =>
  fc.assert(
    fc.property(priceList, data => {
      const { price } = evaluateAppraisal(data)
      if (price !== null) expect(price).toBeGreaterThanOrEqual(Math.max(data.minimalPrice ?? 0, 0))
    }),
  ))

test('the order of the questions changes neither grade nor price', () =>
  fc.assert(
    fc.property(
      fc.oneof(singleList, setList).chain(data =>
        fc.tuple(
          fc.constant(data),
          fc.shuffledSubarray([...data.conditions], {
            minLength: data.conditions.length,
          }),
        ),
      ),
      ([data, conditions]) => {
        const { decidedBy: _, corrections: __, ...before } = evaluateAppraisal(data)
        expect(evaluateAppraisal({ ...data, conditions })).toMatchObject(before)
      },
    ),
  ))

test('no price list of the right shape makes it throw', () => {
  const text = fc.string()
  const id = fc.oneof(text, fc.double(), fc.integer())
  const number = fc.option(fc.double())
  const anything = fc.record({
    conditions: fc.array(
      fc.record({
        id: text,
        type: fc.oneof(text, fc.constantFrom('quality', 'charger')),
        name: text,
        disabled: fc.boolean(),
        value: fc.option(text),
        choices: fc.array(
          fc.record({ value: text, label: text, resultId: fc.option(id), correction: fc.double() }),
        ),
      }),
    ),
    results: fc.array(fc.record({ id, quality: fc.option(text), price: number, url: fc.option(text) })),
    version: fc.option(text),
    minimalPrice: number,
  })
  fc.assert(
    fc.property(fc.oneof(anything, priceList), text, fc.option(text), (data, conditionId, value) => {
      explainPrice(evaluateAppraisal(data))
      changeAnswer(data, conditionId, value)
    }),
  )
})

test('the lines of an explanation add up to the price', () =>
  fc.assert(
    fc.property(priceList, data => {
      const appraisal = evaluateAppraisal(data)
      const sum = explainPrice(appraisal).reduce((total, line) => total + line.amount, 0)
      expect(sum).toBe(appraisal.price ?? 0)
    }),
  ))

test('a change never touches the price list it was given', () =>
  fc.assert(
    fc.property(priceList, fc.nat(4), fc.constantFrom(...VALUES, null), (data, n, value) => {
      const copy = structuredClone(data)
      changeAnswer(freezeDeep(data), pickTarget(data, n), value)
      expect(data).toEqual(copy)
    }),
  ))

test('a change clears just the answers it names', () =>
  fc.assert(
    fc.property(priceList, fc.nat(4), fc.constantFrom(...VALUES), (data, n, value) => {
      const { data: after, cleared } = changeAnswer(data, pickTarget(data, n), value)
      for (const [i, { id, value: before }] of data.conditions.entries()) {
        const now = after.conditions[i]?.value
        if (cleared.includes(id)) expect([before === null, now]).toEqual([false, null])
        else if (id !== pickTarget(data, n)) expect(now).toBe(before)
      }
    }),
  ))

test('un-choosing clears nothing', () =>
  fc.assert(
    fc.property(priceList, fc.nat(4), (data, n) => {
      expect(changeAnswer(data, pickTarget(data, n), null).cleared).toEqual([])
    }),
  ))

test('where every value points to one result, nothing is cleared', () =>
  fc.assert(
    fc.property(singleList, fc.nat(4), fc.constantFrom(...VALUES), (data, n, value) => {
      expect(changeAnswer(data, pickTarget(data, n), value).cleared).toEqual([])
    }),
  ))

test('BB-127 an answer without any quality decides nothing about what is cleared', () =>
  fc.assert(
    fc.property(
      setList,
      condition(fc.tuple(...VALUES.map(value => row(fc.constant(value), fc.constant(77))))),
      fc.nat(4),
      fc.constantFrom(...VALUES),
      (data, dead, n, value) => {
        const target = pickTarget(data, n)
        const beside = { ...data, conditions: [...data.conditions, dead] }
        const clears = (list: AppraisalData) => changeAnswer(list, target, value).cleared.length > 0
        fc.pre(data.conditions.length > 1)
        expect(clears(beside)).toBe(clears(data))
        expect(changeAnswer(beside, dead.id, value).cleared).toEqual([])
      },
    ),
  ))

test('BB-119 a price-only answer never changes the grade', () =>
  fc.assert(
    fc.property(
      fc.oneof(singleList, setList),
      condition(fc.tuple(...VALUES.map(value => row(fc.constant(value), fc.constant(null))))),
      (data, extra) => {
        const { grade, via, reason } = evaluateAppraisal(data)
        const widened = { ...data, conditions: [...data.conditions, extra] }
        expect(evaluateAppraisal(widened)).toMatchObject({ grade, via, reason })
      },
    ),
  ))
