import { afterEach, expect, test, vi } from 'vitest'
import { until } from '#testing/until.ts'
import { scheduleTask } from './scheduler.ts'

afterEach(() => vi.restoreAllMocks())

test('jobs are done in their order, those that a job brings behind all others', async () => {
  const done: string[] = []
  scheduleTask(() => {
    done.push('first')
    scheduleTask(() => done.push('brought'))
  })
  scheduleTask(() => done.push('second'))
  await until(() => expect(done).toEqual(['first', 'second', 'brought']))
})

test('a job that throws is reported, and the others are done', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  const fault = new Error('a fault of the loader')
  const done: string[] = []
  scheduleTask(() => {
    throw fault
  })
  scheduleTask(() => done.push('next'))
  await until(() => expect(done).toEqual(['next']))
  await until(() => expect(error.mock.calls).toEqual([[fault]]))
})

test('jobs that take long let the page breathe before each next one', async () => {
  const breathe = vi.fn(async () => {})
  vi.stubGlobal('scheduler', { yield: breathe })
  let done = 0
  for (let job = 0; job < 4; job++)
    scheduleTask(() => {
      const start = performance.now()
      while (performance.now() - start < 20);
      done++
    })
  await until(() => expect(done).toBe(4))
  vi.unstubAllGlobals()
  expect(breathe.mock.calls.length).toBeGreaterThanOrEqual(3)
})
