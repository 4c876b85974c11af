import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normalizeScan, readScan, writeBox, writeWeight } from './scan-codes.ts'

test.each([
  ['  8591234567890\r\n', '8591234567890'],
  ['\u0002sn-0001\u0003', 'SN-0001'],
  ['+ěščřžýáíé', '1234567890'],
  ['crateééé+', 'CRATE0001'],
  ['', ''],
  ['\u00a0 \t', ''],
])('the scan %j is the code %s', (text, code) => expect(normalizeScan(text)).toBe(code))

test.each([
  ['CMDCONFIRM', { kind: 'command', command: 'confirm' }],
  ['cmdundo', { kind: 'command', command: 'undo' }],
  ['CMDTAKEOVER', { kind: 'command', command: 'take' }],
  ['BOX30X20X10', { kind: 'box', width: 30, height: 20, depth: 10 }],
  ['GRAMS1250', { kind: 'weight', weight: 1.25 }],
  ['BOX30X20', { kind: 'code', code: 'BOX30X20' }],
  ['CRATE0001', { kind: 'code', code: 'CRATE0001' }],
  ['   ', null],
])('%s says %j', (text, said) => expect(readScan(text)).toEqual(said))

test('a code is read as it is printed, however often it is read', () =>
  fc.assert(
    fc.property(fc.string(), text => {
      const once = normalizeScan(text)
      expect(normalizeScan(once)).toBe(once)
      expect(once).toMatch(/^[!-`{-~]{0,80}$/)
    }),
  ))

test('boxes and weights that are printed are read again', () =>
  fc.assert(
    fc.property(
      fc.record({ width: fc.nat(999), height: fc.nat(999), depth: fc.nat(999) }),
      fc.nat(999_999),
      (box, grams) => {
        expect(readScan(writeBox(box))).toEqual({ kind: 'box', ...box })
        expect(readScan(writeWeight(grams / 1000))).toEqual({ kind: 'weight', weight: grams / 1000 })
      },
    ),
  ))
