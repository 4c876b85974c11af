import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ScanOutcome } from '#core/api/picking/packing.ts'
import {
  type CodeFacts,
  checkPacked,
  findStep,
  isAllPacked,
  listOwed,
  listPieces,
  type Packing,
  type PackingItem,
  packScan,
  readBox,
  readWeight,
} from './packing.ts'
import { readScan } from './scan-codes.ts'

const PHONE: PackingItem = { id: '1', product: 'phone', barcode: 'P1', quantity: 1, hasSerials: true }
const CABLES: PackingItem = { id: '2', product: 'cable', barcode: 'C1', quantity: 2, hasSerials: false }

/** What the store of these tests knows. */
const FACTS: Readonly<Record<string, CodeFacts>> = {
  P1: { kind: 'product', product: 'phone' },
  C1: { kind: 'product', product: 'cable' },
  W1: { kind: 'product', product: 'watch' },
  SN1: { kind: 'serial', product: 'phone', isTaken: false },
  SN2: { kind: 'serial', product: 'phone', isTaken: false },
  SNTAKEN: { kind: 'serial', product: 'phone', isTaken: true },
  SNWATCH: { kind: 'serial', product: 'watch', isTaken: false },
}

const start = (items: readonly PackingItem[] = [PHONE, CABLES]): Packing => ({ items, scans: [] })

function scanAll(codes: readonly string[], packing = start()): { packing: Packing; outcomes: ScanOutcome[] } {
  let now = packing
  const outcomes = codes.map(code => {
    const scan = readScan(code)
    if (!scan) throw new Error(`${code} is no scan.`)
    const scanned = packScan(now, scan, FACTS[code] ?? { kind: 'unknown' })
    now = scanned.packing
    return scanned.outcome
  })
  return { packing: now, outcomes }
}

test.each<[string, string[], ScanOutcome[]]>([
  ['a serial number alone says what it is of', ['SN1'], ['piece-packed']],
  ['a product that has serial numbers asks for one', ['P1', 'SN1'], ['serial-expected', 'piece-packed']],
  ['each piece is scanned', ['C1', 'C1'], ['piece-packed', 'piece-packed']],
  ['a third of two', ['C1', 'C1', 'C1'], ['piece-packed', 'piece-packed', 'enough-scanned']],
  ['ER-036 the same serial number twice', ['SN1', 'SN1'], ['piece-packed', 'already-scanned']],
  ['a second phone of one', ['SN1', 'SN2'], ['piece-packed', 'enough-scanned']],
  ['its product after its serial number', ['SN1', 'P1'], ['piece-packed', 'enough-scanned']],
  ['ER-037 a serial number of another product', ['SNWATCH'], ['serial-mismatch']],
  ['ER-037 the same after the product', ['P1', 'SNWATCH'], ['serial-expected', 'serial-mismatch']],
  ['ER-038 a serial number of another order', ['SNTAKEN'], ['serial-unavailable']],
  ['ER-038 a serial number that nobody knows', ['P1', 'SN9'], ['serial-expected', 'serial-unavailable']],
  ['a code that nobody knows while no serial number was asked for', ['1234567890128'], ['unknown-code']],
  [
    'a code that nobody knows where no serial number is missing',
    ['SN1', 'X9'],
    ['piece-packed', 'unknown-code'],
  ],
  ['a product that was not ordered', ['W1'], ['not-in-order']],
  [
    'its product twice asks again',
    ['P1', 'P1', 'SN1'],
    ['serial-expected', 'serial-expected', 'piece-packed'],
  ],
  ['AD-040 a box', ['BOX30X20X10'], ['box-set']],
  ['AD-040 a box with a side of nothing', ['BOX0X20X10'], ['box-wrong']],
  ['AD-040 a box that is too long', ['BOX201X20X10'], ['box-wrong']],
  ['AD-041 a weight', ['GRAMS1250'], ['weight-set']],
  ['AD-041 a parcel that nobody may lift', ['GRAMS31501'], ['weight-wrong']],
  ['AD-041 a parcel of nothing', ['GRAMS0'], ['weight-wrong']],
  ['too early to confirm', ['CMDCONFIRM'], ['items-missing']],
  [
    'without a box',
    ['SN1', 'C1', 'C1', 'CMDCONFIRM'],
    ['piece-packed', 'piece-packed', 'piece-packed', 'box-missing'],
  ],
  ['nothing to undo', ['CMDUNDO'], ['nothing-to-undo']],
  ['undone, and done again', ['SN1', 'CMDUNDO', 'SN1'], ['piece-packed', 'undone', 'piece-packed']],
])('%s', (_, codes, outcomes) => expect(scanAll(codes).outcomes).toEqual(outcomes))

test.each([
  [['P1'], []],
  [['P1', 'C1'], ['1']],
  [['P1', 'C1', 'P1'], []],
  [['P1', 'C1', 'SN1'], []],
])('after %j the serial number of %j is owed', (codes, owed) =>
  expect(listOwed(scanAll(codes).packing).map(({ id }) => id)).toEqual(owed),
)

const WHOLE = ['SN1', 'C1', 'C1', 'BOX30X20X10', 'GRAMS1250']

test('AD-040 AD-041 a whole order is packed step by step, and knows what comes next', () => {
  const steps = WHOLE.map((_, index) => findStep(scanAll(WHOLE.slice(0, index)).packing, false))
  expect(steps).toEqual(['items', 'items', 'items', 'box', 'weight'])
  const { packing } = scanAll(WHOLE)
  expect(findStep(packing, false)).toBe('confirm')
  expect(findStep(packing, true)).toBe('done')
  expect(findStep(null, false)).toBe('crate')
  expect(readBox(packing)).toEqual({ width: 30, height: 20, depth: 10 })
  expect(readWeight(packing)).toBe(1.25)
  expect(scanAll(['CMDCONFIRM'], packing).outcomes).toEqual(['ready'])
})

describe('whatever is scanned', () => {
  const code = fc.constantFrom(
    ...Object.keys(FACTS),
    'X9',
    'BOX30X20X10',
    'BOX0X0X0',
    'GRAMS1250',
    'CMDUNDO',
    'CMDCONFIRM',
  )
  const codes = fc.array(code, { maxLength: 40 })

  test('no item has more pieces than were ordered, and no serial number is packed twice', () =>
    fc.assert(
      fc.property(codes, all => {
        const { packing } = scanAll(all)
        for (const item of packing.items)
          expect(listPieces(packing, item.id).length).toBeLessThanOrEqual(item.quantity)
        const serials = listPieces(packing, PHONE.id)
        expect(new Set(serials).size).toBe(serials.length)
      }),
    ))

  test('a refusal changes nothing, and undo takes back the last scan that counted', () =>
    fc.assert(
      fc.property(codes, code, (all, next) => {
        const { packing } = scanAll(all)
        const after = scanAll([next], packing)
        if (after.packing.scans.length > packing.scans.length)
          expect(scanAll(['CMDUNDO'], after.packing).packing).toEqual(packing)
        else if (next !== 'CMDUNDO') expect(after.packing).toEqual(packing)
      }),
    ))

  test('only what is whole can be confirmed', () =>
    fc.assert(
      fc.property(codes, all => {
        const { packing } = scanAll(all)
        const isReady = checkPacked(packing) === null
        expect(isReady).toBe(findStep(packing, false) === 'confirm')
        if (isReady) expect(isAllPacked(packing)).toBe(true)
      }),
    ))
})
