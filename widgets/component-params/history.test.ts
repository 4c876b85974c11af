import { signal } from '@preact/signals-core'
import { expect, test, vi } from 'vitest'
import { createHistory, type SavedSteps } from './history.ts'

const NOTHING_SAVED: SavedSteps = {
  canUndo: signal(false),
  canRedo: signal(false),
  go: () => Promise.resolve(false),
}

/** A history of a number, which each step sets. */
function createNumber() {
  const history = createHistory(NOTHING_SAVED)
  let value = 0
  const set = (next: number, key?: string) => {
    const before = value
    const put = (to: number) => () => {
      value = to
      return true
    }
    history.add({ undo: put(before), redo: put(next), ...(key && { key }) })
    value = next
  }
  return { history, set, read: () => value }
}

test('what was done is undone and done again, step by step', async () => {
  const { history, set, read } = createNumber()
  set(1)
  set(2)
  await history.undo()
  expect(read()).toBe(1)
  await history.undo()
  expect([read(), history.canUndo.value, history.canRedo.value]).toEqual([0, false, true])
  await history.redo()
  await history.redo()
  expect([read(), history.canRedo.value]).toEqual([2, false])
  expect(await history.redo()).toBe(false)
})

test('what is done after an undo leaves nothing to be done again', async () => {
  const { history, set, read } = createNumber()
  set(1)
  await history.undo()
  set(5)
  expect(history.canRedo.value).toBe(false)
  await history.undo()
  expect(read()).toBe(0)
})

test('what is typed in a field without leaving it is one step', async () => {
  const { history, set, read } = createNumber()
  set(1, 'title')
  set(2, 'title')
  set(3, 'title')
  history.settle()
  set(4, 'title')
  await history.undo()
  expect(read()).toBe(3)
  await history.undo()
  expect(read()).toBe(0)
  await history.redo()
  expect(read()).toBe(3)
})

test('a step that can’t be undone stays to be tried again, and nothing else goes on meanwhile', async () => {
  const history = createHistory(NOTHING_SAVED)
  let answer = (_: boolean) => {}
  const undo = vi.fn(
    () =>
      new Promise<boolean>(done => {
        answer = done
      }),
  )
  history.add({ undo, redo: () => true })
  const first = history.undo()
  expect([await history.undo(), history.canUndo.value]).toEqual([false, false])
  answer(false)
  expect([await first, history.canUndo.value, history.canRedo.value]).toEqual([false, true, false])
  const second = history.undo()
  answer(true)
  expect([await second, history.canUndo.value]).toEqual([true, false])
  expect(undo).toHaveBeenCalledTimes(2)
})

test('before the first step of this visit those that the server keeps go on, and what is saved stands among them', async () => {
  const told: string[] = []
  const canUndo = signal(true)
  const canRedo = signal(false)
  const go = (way: string) => {
    told.push(way)
    return Promise.resolve(true)
  }
  const history = createHistory({ canUndo, canRedo, go })
  const owner = {}
  const step = (name: string) => ({
    undo: () => told.push(`undo ${name}`) > 0,
    redo: () => told.push(`redo ${name}`) > 0,
  })
  history.add(step('left'))
  history.add({ ...step('saved'), owner })
  history.save(owner)
  history.add(step('typed'))
  for (const _ of [1, 2, 3, 4]) await history.undo()
  expect(told).toEqual(['undo typed', 'undo', 'undo left', 'undo'])
  canUndo.value = false
  expect(await history.undo()).toBe(false)
  told.length = 0
  for (const _ of [1, 2, 3, 4]) await history.redo()
  expect(told).toEqual(['redo', 'redo left', 'redo', 'redo typed'])
  history.forgetSaved()
  told.length = 0
  for (const _ of [1, 2]) await history.undo()
  expect(told).toEqual(['undo typed', 'undo left'])
  expect(history.canUndo.value).toBe(false)
})
