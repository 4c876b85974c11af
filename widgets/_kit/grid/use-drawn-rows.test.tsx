import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useDrawnRows } from './use-drawn-rows.ts'
import type { RowWindow } from './use-row-window.ts'

/** Frames come when the test says so, and what was drawn in one takes as long as it says. */
let now = 1000
let frame = 1000
let due: FrameRequestCallback[] = []
let painted: (() => void)[] = []
beforeEach(() => {
  now = 1000
  frame = 1000
  due = []
  painted = []
  vi.spyOn(document.timeline, 'currentTime', 'get').mockImplementation(() => frame)
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation(callback => due.push(callback))
  vi.stubGlobal(
    'MessageChannel',
    class {
      port1 = { onmessage: (): void => {}, close: (): void => {} }
      port2 = { postMessage: () => painted.push(() => this.port1.onmessage()) }
    },
  )
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** The next frame: `begin` is what happens first in it, as a scroll; each new row takes so many milliseconds. */
function passFrame(list: () => number[], perRow: number, begin?: () => void): void {
  now = frame + 17
  frame = now
  const before = new Set(list())
  begin?.()
  act(() => {
    for (const callback of due.splice(0)) callback(now)
  })
  now += perRow * list().filter(index => !before.has(index)).length
  for (const tell of painted.splice(0)) tell()
}

const listFrom = (first: number, count: number) => Array.from({ length: count }, (_, at) => first + at)

interface Look {
  first: number
  active?: number
  /** So many rows the list has. */
  total?: number
}

const WANTED = 60

/** Wants the rows from `first` on, of which the screen shows all but six at either end, and the one that has the focus. */
const lookAt = ({ first, active = -1, total = 2000 }: Look, count: number): RowWindow => {
  const wanted = new Set([...listFrom(first, count), active].filter(index => index >= 0 && index < total))
  const measurementsCache = listFrom(0, total).map(index => ({ index, start: index * 40 }))
  return {
    range: { startIndex: first + 6, endIndex: first + count - 7 },
    getVirtualItems: () => measurementsCache.filter(({ index }) => wanted.has(index)),
    measurementsCache,
  } as unknown as RowWindow
}

/** Rows that take so many milliseconds each. */
function show(perRow: number, count = WANTED) {
  const { result, rerender } = renderHook(
    ({ look }: { look: Look }) => useDrawnRows(lookAt(look, count), look.active ?? -1),
    { initialProps: { look: { first: 0 } } },
  )
  const list = () => result.current.map(({ index }) => index)
  const machine = { perRow }
  const pass = (begin?: () => void): number[] => {
    passFrame(list, machine.perRow, begin)
    return list()
  }
  const turnTo = (look: Look) => rerender({ look })
  const settle = () => {
    for (let frames = 0; frames < 2 * WANTED; frames++) pass()
    return list()
  }
  const countFrom = (first: number) => list().filter(index => index >= first && index < first + WANTED).length
  return { list, pass, turnTo, settle, countFrom, machine }
}

test('of the first screen four rows come at once and are painted, the rest and what is around it with the next frames', () => {
  const { list, pass } = show(0.1, 40)
  expect(list()).toEqual([6, 7, 8, 9])
  expect(pass(), 'their own frame').toHaveLength(4)
  expect(pass()).toEqual(listFrom(6, 20))
  expect(pass()).toHaveLength(36)
  expect(pass()).toEqual(listFrom(0, 40))
})

test('on a fast machine a frame that begins by a scroll has the rows that it brings, and sixteen come a frame after a jump', () => {
  const { list, pass, settle, turnTo, countFrom } = show(0.1)
  expect(settle()).toEqual(listFrom(0, 60))
  expect(
    pass(() => turnTo({ first: 3 })),
    'what nobody sees yet waits for its own',
  ).toEqual(listFrom(0, 60))
  expect(settle()).toEqual(listFrom(3, 60))
  expect(
    pass(() => turnTo({ first: 12 })),
    'three that the screen shows',
  ).toContain(65)
  settle()
  const counts = [pass(() => turnTo({ first: 1000 })), pass(), pass(), pass(), pass()]
  expect(counts.map(rows => rows.filter(index => index >= 1000).length)).toEqual([15, 31, 47, 60, 60])
  expect(countFrom(1000)).toBe(60)
  expect(list(), 'what was left behind is gone').toEqual(listFrom(1000, 60))
})

test('on a slow machine one row comes a frame and none in the one that scrolls, the screen’s before what is around it', () => {
  const { pass, settle, turnTo, list } = show(9)
  settle()
  const listNew = () => list().filter(index => index >= 60)
  pass(() => turnTo({ first: 10 }))
  expect(listNew()).toEqual([])
  pass()
  expect(listNew()).toEqual([60])
  pass()
  expect(listNew()).toEqual([60, 61])
  pass(() => turnTo({ first: 20 }))
  expect(listNew()).toEqual([60, 61])
  for (let frames = 0; frames < 12; frames++) pass()
  expect(listNew(), 'all that the screen shows').toEqual(listFrom(60, 14))
})

test('what is left behind goes two a frame where one comes, and at once where the list has it no more', () => {
  const { pass, settle, turnTo, countFrom } = show(9)
  settle()
  pass(() => turnTo({ first: 1000 }))
  expect(countFrom(0), 'the frame that scrolls has that to do').toBe(60)
  pass()
  expect(countFrom(0)).toBe(58)
  pass()
  expect(countFrom(0)).toBe(56)
  expect(settle()).toEqual(listFrom(1000, 60))
  turnTo({ first: 0, total: 20 })
  expect(countFrom(1000)).toBe(0)
  turnTo({ first: 0, active: 500 })
  expect(settle().at(-1)).toBe(500)
  turnTo({ first: 0 })
  expect(settle(), 'also where none comes').toEqual(listFrom(0, 60))
})

test('the row that has the focus comes at once, before its frame, and this one draws nothing more', () => {
  const { pass, settle, turnTo, list, countFrom } = show(9)
  settle()
  turnTo({ first: 0, active: 1058 })
  expect(list()).toContain(1058)
  pass(() => turnTo({ first: 1000, active: 1058 }))
  expect(countFrom(1000)).toBe(1)
  pass()
  expect(countFrom(1000)).toBe(2)
})

test('a machine that has become fast gets twice as many rows with each frame, and one that was too slow fewer at once', () => {
  const { pass, settle, turnTo, countFrom, machine } = show(9)
  const countFrames = (frames: number, first: number) =>
    listFrom(0, frames).map(() => {
      pass()
      return countFrom(first)
    })
  settle()
  machine.perRow = 0.1
  turnTo({ first: 1000 })
  expect(countFrames(7, 1000)).toEqual([1, 3, 7, 15, 31, 47, 60])
  machine.perRow = 3
  turnTo({ first: 200 })
  expect(countFrom(200)).toBe(15)
  expect(countFrames(4, 200), 'four in the twelve milliseconds of a frame').toEqual([16, 32, 36, 40])
})

test('a frame that had but a few rows to draw does not say how many it had time for', () => {
  const { pass, settle, turnTo, countFrom, machine } = show(0.1)
  settle()
  machine.perRow = 3
  pass(() => turnTo({ first: 1 }))
  settle()
  pass(() => turnTo({ first: 1000 }))
  expect(countFrom(1000)).toBe(15)
})
