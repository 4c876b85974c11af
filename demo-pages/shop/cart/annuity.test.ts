import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countAnnualRate, countInstalment } from './annuity.ts'

const loan = fc.record({
  principal: fc.integer({ min: 1_000_00, max: 200_000_00 }),
  months: fc.integer({ min: 2, max: 60 }),
  interest: fc.integer({ min: 0, max: 400 }).map(tenths => tenths / 10),
  step: fc.constantFrom(1, 100),
})

/** What is still owed once all instalments are paid, by plain book-keeping. */
function leaveOpen(principal: number, monthly: number, months: number, interest: number): number {
  let debt = principal
  for (let month = 0; month < months; month++) debt = debt * (1 + interest / 1200) - monthly
  return debt
}

test.each([
  // By the textbook: 10 000 at 12 % for a year are 888.49 a month.
  [{ principal: 10_000_00, months: 12, interest: 12, step: 1 }, 888_49],
  [{ principal: 10_000_00, months: 12, interest: 12, step: 100 }, 889_00],
  [{ principal: 20_990_00, months: 10, interest: 0, step: 100 }, 2_099_00],
  [{ principal: 10_000_00, months: 3, interest: 0, step: 1 }, 3_333_34],
])('of %j each instalment is %i', (given, monthly) => {
  expect(countInstalment(given)).toBe(monthly)
})

test('the instalments pay the loan off, and one step less would not', () => {
  fc.assert(
    fc.property(loan, given => {
      const monthly = countInstalment(given)
      const { principal, months, interest, step } = given
      expect(monthly % step).toBe(0)
      expect(leaveOpen(principal, monthly, months, interest)).toBeLessThan(0.01 * months)
      expect(leaveOpen(principal, monthly - step, months, interest)).toBeGreaterThan(-0.01 * months)
    }),
  )
})

test('a longer loan costs less a month and more in all', () => {
  fc.assert(
    fc.property(loan, given => {
      const longer = { ...given, months: given.months + 12, step: 1 }
      const [one, other] = [countInstalment({ ...given, step: 1 }), countInstalment(longer)]
      expect(other).toBeLessThan(one)
      expect(other * longer.months).toBeGreaterThanOrEqual(one * given.months - longer.months)
    }),
  )
})

test('the rate of charge is the effective interest where nothing else is charged', () => {
  // 12 % a year by the month are 12.68 % a year.
  expect(countAnnualRate(10_000_00, 888_49, 12)).toBe(12.7)
  fc.assert(
    fc.property(loan, given => {
      const monthly = countInstalment({ ...given, step: 1 })
      const effective = ((1 + given.interest / 1200) ** 12 - 1) * 100
      expect(Math.abs(countAnnualRate(given.principal, monthly, given.months) - effective)).toBeLessThan(0.2)
    }),
  )
})

test('what costs nothing has a rate of zero', () => {
  expect(countAnnualRate(20_990_00, 2_099_00, 10)).toBe(0)
})
