import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isDeliveryWindow } from './delivery-window.ts'

test.each([
  [null, null, true],
  ['2026-11-20T10:00:00Z', null, false],
  [null, '2026-11-20T10:00:00Z', false],
  ['2026-11-20T10:00:00Z', '2026-11-20T10:00:00Z', false],
  ['2026-11-20T10:00:00+02:00', '2026-11-20T09:00:00Z', true],
  ['2026-11-20T12:00:00Z', '2026-11-20T10:00:00Z', false],
])('VA-051 VA-052 from %s to %s: %s', (from, to, isRight) => expect(isDeliveryWindow(from, to)).toBe(isRight))

test('VA-051 VA-052 of two moments one order alone is a window', () =>
  fc.assert(
    fc.property(fc.date({ noInvalidDate: true }), fc.date({ noInvalidDate: true }), (one, other) => {
      const [a, b] = [one.toISOString(), other.toISOString()]
      expect(Number(isDeliveryWindow(a, b)) + Number(isDeliveryWindow(b, a))).toBe(a === b ? 0 : 1)
    }),
  ))
