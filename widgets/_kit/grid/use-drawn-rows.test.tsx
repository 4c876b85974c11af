import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useDrawnRows } from './use-drawn-rows.ts'
import type { RowWindow } from './use-row-window.ts'

/** Frames come when the test says so, each so many milliseconds after the former. */
let now = 1000
let due: FrameRequestCallback[] = []
beforeEach(() => {
  now = 1000
  due = []
  vi.spyOn(document.timeline, 'currentTime', 'get').mockImplementation(() => now)
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation(callback => due.push(callback))
})
afterEach(() => vi.restoreAllMocks())

const passFrame = (took: number): void =>
  act(() => {
    now += took
    for (const callback of due.splice(0)) callback(now)
  })

/** Wants the rows from `first` on, of which the screen shows all but six at either end. */
const lookAt = (first: number, count: number): RowWindow =>
  ({
    range: { startIndex: first + 6, endIndex: first + count - 7 },
    getVirtualItems: () =>
      Array.from({ length: count }, (_, at) => ({ index: first + at, start: (first + at) * 40 })),
  }) as unknown as RowWindow

function show(count: number, active = 0) {
  const { result, rerender } = renderHook(
    ({ first, active }: { first: number; active: number }) => useDrawnRows(lookAt(first, count), active),
    { initialProps: { first: 0, active } },
  )
  const list = () => result.current.map(({ index }) => index)
  return { list, jump: (first: number, focused = active) => rerender({ first, active: focused }) }
}

test('of the first screen four rows come at once and are painted, the rest and what is around it with the next frames', () => {
  const { list } = show(40, -1)
  expect(list()).toEqual([6, 7, 8, 9])
  passFrame(16)
  expect(list(), 'their own frame').toHaveLength(4)
  passFrame(16)
  expect(list()).toEqual(Array.from({ length: 20 }, (_, at) => at + 6))
  for (const count of [28, 36, 40]) {
    passFrame(16)
    expect(list(), 'eight a frame of what nobody sees yet').toHaveLength(count)
  }
})

test('after a jump each frame that comes in time brings twice as many rows, sixteen at most', () => {
  const { list, jump } = show(60)
  for (let frame = 0; frame < 40; frame++) passFrame(40)
  jump(1000)
  const drawn = [list().length]
  for (let frame = 0; frame < 6; frame++) {
    passFrame(16)
    drawn.push(list().length)
  }
  expect(drawn).toEqual([2, 6, 14, 30, 46, 54, 60])
})

test('frames that come late bring two rows each, and the row that has the focus is the first of them', () => {
  const { list, jump } = show(60)
  for (let frame = 0; frame < 40; frame++) passFrame(40)
  jump(1000, 1058)
  expect(list()).toContain(1058)
  const drawn = [list().length]
  for (let frame = 0; frame < 3; frame++) {
    passFrame(40)
    drawn.push(list().length)
  }
  expect(drawn).toEqual([2, 4, 6, 8])
})

test('of what a scroll brings the screen’s rows come at once, and one a frame, where frames are late, of what is around it', () => {
  const { list, jump } = show(60)
  for (let frame = 0; frame < 40; frame++) passFrame(40)
  const known = new Set(list())
  const listNew = () => list().filter(index => !known.has(index))
  jump(3)
  expect(listNew(), 'what is around the screen').toEqual([])
  passFrame(40)
  expect(listNew()).toEqual([60])
  passFrame(40)
  expect(listNew()).toEqual([60, 61])
  jump(10)
  expect(listNew(), 'one more in that frame, and the screen’s before others').toEqual([60, 61, 62])
})
