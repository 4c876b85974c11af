import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeDecimal } from '../contract.ts'
import { listCreditLines, listInvoiceLines } from './document-pages.ts'
import { addWithdrawalDays } from './local-date.ts'
import { computeRefund, countReturnable, countReturned, listReturned, toMinor } from './refund.ts'
import type { OrderItemRow, OrderRow } from './schema.ts'
import { splitVat, sumByRate } from './vat.ts'

const item = (
  id: number,
  price: number,
  quantity: number,
  more: Partial<OrderItemRow> = {},
): OrderItemRow => ({
  id,
  orderId: 1,
  parentId: null,
  goodsId: id,
  kind: 'product',
  code: `code-${id}`,
  name: `Item ${id}`,
  quantity,
  unitPrice: writeDecimal(price),
  finalPrice: writeDecimal(price * quantity),
  ...more,
})

/** Only what the rules look at. */
const makeOrder = (
  items: readonly OrderItemRow[],
  { discount = 0, delivery = 0, payment = 0, rounding = 0 },
) => {
  const goods = items.reduce((sum, one) => sum + toMinor(one.finalPrice) * (one.kind === 'bonus' ? -1 : 1), 0)
  const sum = Math.max(0, goods - discount + delivery + payment)
  // No sum is rounded to less than nothing.
  const rounded = Math.max(-sum, rounding)
  return {
    deliveryName: 'DPD',
    paymentName: 'Card',
    deliveryPrice: writeDecimal(delivery),
    paymentPrice: writeDecimal(payment),
    rounding: writeDecimal(rounded),
    discountTotal: writeDecimal(discount),
    total: writeDecimal(sum + rounded),
  } as OrderRow
}

const items = fc
  .array(
    fc.record({ price: fc.integer({ min: 1, max: 5_000_00 }), quantity: fc.integer({ min: 1, max: 4 }) }),
    {
      minLength: 1,
      maxLength: 5,
    },
  )
  .map(all => all.map(({ price, quantity }, at) => item(at + 1, price, quantity)))
const sums = fc.record({
  discount: fc.integer({ min: 0, max: 500_00 }),
  delivery: fc.integer({ min: 0, max: 200_00 }),
  payment: fc.integer({ min: 0, max: 100_00 }),
  rounding: fc.integer({ min: -50, max: 50 }),
})

test('whatever is returned in whatever parts, in the end the whole order is paid back, and no part is negative', () => {
  fc.assert(
    fc.property(items, sums, fc.array(fc.nat(4), { maxLength: 20 }), (all, more, picks) => {
      const order = makeOrder(all, more)
      const made: { items: { id: string; quantity: number }[] }[] = []
      let refunded = 0
      const withdraw = (wanted: { id: string; quantity: number }[]): void => {
        const returned = countReturned([...made, { items: wanted }])
        const isLast = all.every(one => countReturnable(one, returned) === 0)
        const refund = computeRefund(order, all, listReturned(all, wanted), { isLast, refunded })
        expect(refund).toBeGreaterThanOrEqual(0)
        const lines = listCreditLines('cz', all, { items: wanted, refund: writeDecimal(refund) })
        expect(lines.reduce((sum, { price }) => sum + price, 0)).toBe(-refund || 0)
        made.push({ items: wanted })
        refunded += refund
      }
      for (const pick of picks) {
        const one = all[pick]
        if (one && countReturnable(one, countReturned(made)) > 0)
          withdraw([{ id: String(one.id), quantity: 1 }])
      }
      const rest = all.flatMap(one => {
        const quantity = countReturnable(one, countReturned(made))
        return quantity > 0 ? [{ id: String(one.id), quantity }] : []
      })
      if (rest.length) withdraw(rest)
      expect(refunded).toBe(toMinor(order.total))
    }),
  )
})

test('insurance ends with what it insures, and what the shop bought stays sold', () => {
  const all = [
    item(1, 100_00, 2),
    item(2, 10_00, 2, { kind: 'insurance', parentId: 1 }),
    item(3, 30_00, 1, { kind: 'bonus', parentId: 1 }),
  ]
  expect(all.map(one => countReturnable(one, new Map()))).toEqual([2, 0, 0])
  expect(
    listReturned(all, [{ id: '1', quantity: 1 }]).map(one => [one.item.id, one.quantity, one.price]),
  ).toEqual([
    [1, 1, 100_00],
    [2, 1, 10_00],
  ])
})

test('the lines of an invoice make the order’s total, and base and tax make each price', () => {
  fc.assert(
    fc.property(items, sums, (all, more) => {
      const order = makeOrder(all, { ...more, discount: 0 })
      const lines = listInvoiceLines('ro', order, [...all, item(9, 30, 1, { kind: 'insurance' })])
      const total = lines.reduce((sum, { price }) => sum + price, 0)
      expect(total).toBe(toMinor(order.total) + 30)
      const recap = sumByRate(lines)
      expect(recap.reduce((sum, { base, tax }) => sum + base + tax, 0)).toBe(total)
      expect(recap.find(({ rate }) => rate === null)?.tax ?? 0).toBe(0)
    }),
  )
})

test.each([
  [12_100, 21, 10_000, 2_100],
  [100, 21, 83, 17],
  [100, null, 100, 0],
  [-12_100, 21, -10_000, -2_100],
])('of %i at %s per cent, %i is without tax', (price, rate, base, tax) =>
  expect(splitVat(price, rate)).toEqual({ base, tax }),
)

test.each([
  ['2026-11-20', '2026-12-04'],
  ['2026-11-21', '2026-12-07'],
  ['2026-11-22', '2026-12-07'],
  ['2026-12-20', '2027-01-04'],
])('of what came on %s one withdraws until %s', (delivered, until) =>
  expect(addWithdrawalDays(delivered)).toBe(until),
)
