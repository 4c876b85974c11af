import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createWedge, type WedgeOptions } from './wedge.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A text field, as far as it matters here. */
class Field extends EventTarget {
  readonly tagName = 'INPUT'
  #text = ''
  get value(): string {
    return this.#text
  }
  set value(text: string) {
    this.#text = text
  }
}

/** Keys land in the field that has the focus, as a browser has it, unless somebody keeps them. */
function plug(options: Partial<WedgeOptions> & { field?: Field } = {}) {
  const { field, ...rest } = options
  const scans: string[] = []
  const kept: string[] = []
  /** What Enter found in the field. */
  const entered: string[] = []
  const wedge = createWedge({ onScan: code => scans.push(code), ...rest })
  const press = (key: string, more: Partial<KeyboardEvent> = {}) => {
    let isPrevented = false
    wedge.handleKey({
      key,
      ctrlKey: false,
      altKey: false,
      metaKey: false,
      isComposing: false,
      repeat: false,
      timeStamp: Date.now(),
      target: field ?? null,
      preventDefault: () => {
        isPrevented = true
      },
      ...more,
    })
    if (isPrevented) return
    kept.push(key)
    if (!field) return
    if (key === 'Enter') entered.push(field.value)
    else if (key.length === 1) field.value += key
  }
  /** Each key is followed by its gap; the last gap is that before Enter. */
  const typeWith = (text: string, gaps: readonly number[]) => {
    for (const [at, key] of [...text].entries()) {
      press(key)
      vi.advanceTimersByTime(gaps[at % gaps.length] ?? 0)
    }
  }
  const type = (text: string, gap: number) => typeWith(text, [gap])
  return { scans, kept, entered, press, type, typeWith }
}

const CODE = '8590000000099'

test('a burst that ends with Enter is a scan, and presses nothing', () => {
  const { scans, kept, press, type } = plug()
  type('CRATE0001', 5)
  press('Enter')
  expect(scans).toEqual(['CRATE0001'])
  expect(kept).toEqual(['C', 'R'])
})

test('a scanner that ends with Tab, or with nothing, is one as well', () => {
  const { scans, press, type } = plug()
  type('SN001', 5)
  press('Tab')
  type('SN002', 5)
  vi.advanceTimersByTime(400)
  expect(scans).toEqual(['SN001', 'SN002'])
})

test.each([
  [0, [CODE]],
  [10, [CODE]],
  [30, [CODE]],
  [45, [CODE]],
  [60, [CODE]],
  [90, [CODE]],
  [150, []],
])('with %i ms between keys a code is read whole or not at all', (gap, found) => {
  const outside = plug()
  outside.type(CODE, gap)
  outside.press('Enter')
  expect(outside.scans).toEqual(found)
  const field = new Field()
  const inside = plug({ field })
  inside.type(CODE, gap)
  inside.press('Enter')
  // What is not taken for a scan stands in the field from its first character on.
  expect([inside.scans, inside.entered]).toEqual(found.length > 0 ? [found, []] : [[], [CODE]])
  expect(field.value).toBe(found.length > 0 ? '' : CODE)
})

test.each([[[120, 20, 20, 20]], [[20, 20, 250, 20, 20, 20]], [[90, 5, 130, 40, 60]]])(
  'gaps of %j ms tear nothing off',
  gaps => {
    const outside = plug()
    outside.typeWith(CODE, gaps)
    outside.press('Enter')
    expect(outside.scans).toEqual([CODE])
    const inside = plug({ field: new Field() })
    inside.typeWith(CODE, gaps)
    inside.press('Enter')
    expect([...inside.scans, ...inside.entered]).toEqual([CODE])
  },
)

describe('however a scanner or its line stumbles', () => {
  const gaps = fc.array(fc.integer({ min: 0, max: 290 }), { minLength: 13, maxLength: 13 })

  test('no part of a code is taken for a code', () =>
    fc.assert(
      fc.property(gaps, all => {
        const { scans, press, typeWith } = plug()
        typeWith(CODE, all)
        press('Enter')
        expect([[], [CODE]]).toContainEqual(scans)
        vi.advanceTimersByTime(5000)
        expect(scans.length).toBeLessThanOrEqual(1)
      }),
    ))

  test('in a field it is either a scan or what was typed, whole', () =>
    fc.assert(
      fc.property(gaps, all => {
        const field = new Field()
        const { scans, entered, press, typeWith } = plug({ field })
        typeWith(CODE, all)
        press('Enter')
        expect([...scans, ...entered]).toEqual([CODE])
        expect(field.value).toBe(scans.length > 0 ? '' : CODE)
      }),
    ))

  test('with gaps of up to 100 ms every code is read', () =>
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 13, maxLength: 13 }),
        fc.boolean(),
        (all, isInField) => {
          const { scans, press, typeWith } = plug(isInField ? { field: new Field() } : {})
          typeWith(CODE, all)
          press('Enter')
          expect(scans).toEqual([CODE])
        },
      ),
    ))
})

test('a busy page that hears keys late goes by when they were pressed', () => {
  const { scans, press } = plug()
  for (const [at, key] of [...CODE, 'Enter'].entries()) {
    press(key, { timeStamp: at * 20 })
    vi.advanceTimersByTime(at === 3 ? 280 : 0)
  }
  expect(scans).toEqual([CODE])
})

test.each([
  ['after a long stop', 450],
  ['after a longer one', 590],
])('a tail %s is no scan, and outside of fields that is told', (_, stop) => {
  const onUnread = vi.fn()
  const { scans, press, type } = plug({ onUnread })
  press('8')
  vi.advanceTimersByTime(stop)
  type('590000000099', 20)
  press('Enter')
  expect(scans).toEqual([])
  expect(onUnread).toHaveBeenCalledOnce()
  type(CODE, 20)
  press('Enter')
  expect(scans).toEqual([CODE])
  expect(onUnread).toHaveBeenCalledOnce()
})

test.each([
  ['that stays in its field', CODE, new Field()],
  ['that is too short for a code', '812', undefined],
])('of a tail %s nobody is told', (_, keys, field) => {
  const onUnread = vi.fn()
  const { scans, press, type } = plug({ onUnread, ...(field && { field }) })
  press(keys.charAt(0))
  vi.advanceTimersByTime(450)
  type(keys.slice(1), 20)
  press('Enter')
  expect([scans, onUnread.mock.calls, field?.value ?? keys]).toEqual([[], [], keys])
})

test.each([
  ['nabíječka', 60],
  ['Nabíječka', 80],
  ['usb-c-20w', 70],
  ['ahoj jak se máš 123456', 60],
  ['NABÍJEČKA', 80],
  ['2026000123', 120],
  ['8590000000099', 180],
])('who types %s into a field every %i ms is left alone', (text, gap) => {
  const field = new Field()
  const { scans, kept, entered, press, type } = plug({ field })
  type(text, gap)
  press('Enter')
  vi.advanceTimersByTime(1000)
  expect(scans).toEqual([])
  expect(entered).toEqual([text])
  expect(kept.join('')).toBe(`${text}Enter`)
})

test('a quick handful of letters in a field loses none', () => {
  const field = new Field()
  const { scans, type } = plug({ field })
  type('the', 35)
  vi.advanceTimersByTime(400)
  type('a', 200)
  expect([scans, field.value]).toEqual([[], 'thea'])
})

test('a key that is held down is no scanner', () => {
  const field = new Field()
  const { scans, press } = plug({ field })
  press('0')
  for (let times = 0; times < 20; times++) {
    vi.advanceTimersByTime(30)
    press('0', { repeat: true })
  }
  press('Enter')
  expect([scans, field.value]).toEqual([[], '0'.repeat(21)])
})

test('a quick pair of keys before a pause is somebody’s typing', () => {
  const { scans, press, type } = plug()
  type('ok', 20)
  vi.advanceTimersByTime(300)
  type('an', 20)
  press('Enter')
  expect(scans).toEqual([])
})

test('what stood in the field before a scan stays, and is not a part of it', () => {
  const field = new Field()
  const { scans, press, type } = plug({ field })
  type('ab', 150)
  vi.advanceTimersByTime(600)
  type('8591234567890', 10)
  press('Enter')
  expect(scans).toEqual(['8591234567890'])
  expect(field.value).toBe('ab')
})

test.each([
  ['ended by Enter', 'XYZ', 10, ['XYZ']],
  ['of two keys', 'X1', 20, ['X1']],
  ['of one key', 'X', 5, []],
  ['as somebody types', 'XYZ', 60, []],
])('a short burst %s outside of fields is %s every %i ms: %j', (_, text, gap, found) => {
  const { scans, press, type } = plug()
  type(text, gap)
  press('Enter')
  expect(scans).toEqual(found)
})

test('a short burst that stays in its field, or that no Enter ends, is somebody’s typing', () => {
  const field = new Field()
  const inside = plug({ field })
  inside.type('XYZ', 10)
  inside.press('Enter')
  const unended = plug()
  unended.type('XYZ', 10)
  vi.advanceTimersByTime(1000)
  expect([inside.scans, inside.entered, unended.scans]).toEqual([[], ['XYZ'], []])
})

test('shortcuts, arrows and Shift belong to no scan', () => {
  const { scans, press, type } = plug()
  press('a', { ctrlKey: true })
  press('ArrowDown')
  type('SN', 5)
  press('Shift')
  type('01', 5)
  press('Enter')
  expect(scans).toEqual(['SN01'])
})

test.each([
  ['CRATE0001', 70],
  ['SN00010001', 70],
  ['BOX30X20X10', 70],
  ['CMDCONFIRM', 70],
  ['CRATEééé+', 70],
])('a slow scanner’s %s is one in a field, too', (code, gap) => {
  const { scans, press, type } = plug({ field: new Field() })
  type(code, gap)
  press('Enter')
  expect(scans).toEqual([code])
})

test.each([
  [20, 'SLOW1', 30, []],
  [80, 'SLOW1', 60, ['SLOW1']],
])('with gaps of at most %i ms %s typed every %i ms is %j', (longestGap, text, gap, found) => {
  const { scans, press, type } = plug({ longestGap })
  type(text, gap)
  press('Enter')
  expect(scans).toEqual(found)
})

test('a code may be as short as it is told', () => {
  const { scans, press, type } = plug({ shortest: 2 })
  type('A1', 5)
  press('Enter')
  expect(scans).toEqual(['A1'])
})
