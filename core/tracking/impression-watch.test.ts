import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setReporter } from '#core/report.ts'
import { createImpressionWatch } from './impression-watch.ts'

interface Change {
  ratio?: number
  isIntersecting?: boolean
  height?: number
}

/** Stands for the browser's: calls back what a test tells it. */
class FakeObserver {
  static made: FakeObserver[] = []
  readonly targets = new Set<object>()
  readonly onChange: (sights: readonly object[]) => void
  readonly options: { threshold: readonly number[]; rootMargin?: string }
  constructor(onChange: FakeObserver['onChange'], options: FakeObserver['options']) {
    this.onChange = onChange
    this.options = options
    FakeObserver.made.push(this)
  }
  observe = (target: object) => void this.targets.add(target)
  unobserve = (target: object) => void this.targets.delete(target)
  tell(target: object, { ratio = 0, isIntersecting = ratio > 0, height = 200 }: Change) {
    this.onChange([{ target, intersectionRatio: ratio, isIntersecting, boundingClientRect: { height } }])
  }
}
const half = () => FakeObserver.made[0] as FakeObserver
const middle = () => FakeObserver.made[1] as FakeObserver

const tile = { name: 'tile' }
const onSeen = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  onSeen.mockReset()
  FakeObserver.made = []
  vi.stubGlobal('IntersectionObserver', FakeObserver)
  vi.stubGlobal('innerHeight', 800)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('TR-021 what is half visible for a second is seen, once', () => {
  createImpressionWatch().watch(tile, onSeen)
  half().tell(tile, { ratio: 0.5 })
  vi.advanceTimersByTime(999)
  expect(onSeen).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onSeen).toHaveBeenCalledTimes(1)
  half().tell(tile, { ratio: 1 })
  vi.advanceTimersByTime(5000)
  expect(onSeen).toHaveBeenCalledTimes(1)
})

test('TR-021 less than half is not seen', () => {
  createImpressionWatch().watch(tile, onSeen)
  half().tell(tile, { ratio: 0.49 })
  middle().tell(tile, { isIntersecting: true })
  vi.advanceTimersByTime(5000)
  expect(onSeen).not.toHaveBeenCalled()
})

test('TR-021 what leaves before the second is over is not seen, and has to stay a whole one next time', () => {
  createImpressionWatch().watch(tile, onSeen)
  half().tell(tile, { ratio: 0.8 })
  vi.advanceTimersByTime(900)
  half().tell(tile, { ratio: 0.4 })
  vi.advanceTimersByTime(900)
  half().tell(tile, { ratio: 0.8 })
  vi.advanceTimersByTime(999)
  expect(onSeen).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onSeen).toHaveBeenCalledTimes(1)
})

test('a hidden tab ends the second, and it starts anew when the tab is shown', () => {
  const watch = createImpressionWatch()
  watch.watch(tile, onSeen)
  half().tell(tile, { ratio: 1 })
  vi.advanceTimersByTime(600)
  watch.setHidden(true)
  vi.advanceTimersByTime(5000)
  expect(onSeen).not.toHaveBeenCalled()
  watch.setHidden(false)
  vi.advanceTimersByTime(999)
  expect(onSeen).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onSeen).toHaveBeenCalledTimes(1)
})

test('what comes into view of a hidden tab waits for the tab', () => {
  const watch = createImpressionWatch()
  watch.setHidden(true)
  watch.watch(tile, onSeen)
  half().tell(tile, { ratio: 1 })
  vi.advanceTimersByTime(5000)
  expect(onSeen).not.toHaveBeenCalled()
})

test('what is more than twice as tall as the viewport is seen when it reaches over its middle', () => {
  createImpressionWatch().watch(tile, onSeen)
  expect(middle().options.rootMargin).toBe('-50% 0px')
  half().tell(tile, { ratio: 0.2, height: 1601 })
  vi.advanceTimersByTime(2000)
  expect(onSeen).not.toHaveBeenCalled()
  middle().tell(tile, { isIntersecting: true, height: 1601 })
  vi.advanceTimersByTime(1000)
  expect(onSeen).toHaveBeenCalledTimes(1)
})

test('what was seen is observed no longer', () => {
  createImpressionWatch().watch(tile, onSeen)
  half().tell(tile, { ratio: 1 })
  vi.advanceTimersByTime(1000)
  expect(half().targets.size + middle().targets.size).toBe(0)
})

test('a watch that was ended sees nothing', () => {
  const end = createImpressionWatch().watch(tile, onSeen)
  half().tell(tile, { ratio: 1 })
  end()
  vi.advanceTimersByTime(5000)
  expect(onSeen).not.toHaveBeenCalled()
  expect(half().targets.size).toBe(0)
})

test('a target watched anew has one watch, and the end of the former leaves it be', () => {
  const watch = createImpressionWatch()
  const former = vi.fn()
  const endFormer = watch.watch(tile, former)
  half().tell(tile, { ratio: 1 })
  watch.watch(tile, onSeen)
  endFormer()
  half().tell(tile, { ratio: 1 })
  vi.advanceTimersByTime(1000)
  expect([former.mock.calls.length, onSeen.mock.calls.length]).toEqual([0, 1])
})

test('a listener that throws is reported, and others are called', () => {
  const reported = vi.fn()
  setReporter(reported)
  const watch = createImpressionWatch()
  const banner = { name: 'banner' }
  watch.watch(tile, () => {
    throw new Error('broken')
  })
  watch.watch(banner, onSeen)
  half().tell(tile, { ratio: 1 })
  half().tell(banner, { ratio: 1 })
  vi.advanceTimersByTime(1000)
  expect([reported.mock.calls.length, onSeen.mock.calls.length]).toEqual([1, 1])
})

test('without an IntersectionObserver nothing is seen and nothing breaks', () => {
  vi.stubGlobal('IntersectionObserver', undefined)
  const watch = createImpressionWatch()
  watch.watch(tile, onSeen)()
  watch.setHidden(false)
  expect(onSeen).not.toHaveBeenCalled()
})
