import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createWedge, type WedgeOptions } from './wedge.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function plug(options: Partial<WedgeOptions> = {}) {
  const scans: string[] = []
  const kept: string[] = []
  const wedge = createWedge({ now: () => Date.now(), onScan: code => scans.push(code), ...options })
  const press = (key: string, more: Partial<KeyboardEvent> = {}) => {
    let isPrevented = false
    wedge.handleKey({
      key,
      ctrlKey: false,
      altKey: false,
      metaKey: false,
      isComposing: false,
      target: null,
      preventDefault: () => {
        isPrevented = true
      },
      ...more,
    })
    if (!isPrevented) kept.push(key)
  }
  const type = (text: string, gap: number) => {
    for (const key of text) {
      press(key)
      vi.advanceTimersByTime(gap)
    }
  }
  return { scans, kept, press, type }
}

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
  vi.advanceTimersByTime(200)
  expect(scans).toEqual(['SN001', 'SN002'])
})

test('who types is left alone, however long they type', () => {
  const { scans, kept, press, type } = plug()
  type('Nabíječka', 80)
  press('Enter')
  expect(scans).toEqual([])
  expect(kept.join('')).toBe('NabíječkaEnter')
})

test('a quick pair of keys before a pause is somebody’s typing', () => {
  const { scans, press, type } = plug()
  type('ok', 20)
  vi.advanceTimersByTime(300)
  type('an', 20)
  press('Enter')
  expect(scans).toEqual([])
})

test('what is typed just before a scan is not a part of it', () => {
  const { scans, press, type } = plug()
  type('ab', 90)
  type('8591234567890', 10)
  press('Enter')
  expect(scans).toEqual(['8591234567890'])
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
