import { expect, test } from 'vitest'
import { createEditHistory } from './edit-history.ts'

const makeEdit = (label: string, log: string[], isDone = true) => ({
  label,
  undo: async () => {
    log.push(`−${label}`)
    return isDone
  },
  redo: async () => {
    log.push(`+${label}`)
    return isDone
  },
})

test('changes are taken back the last one first, and done again the first one first', async () => {
  const log: string[] = []
  const history = createEditHistory()
  history.push(makeEdit('a', log))
  history.push(makeEdit('b', log))
  expect(history.last.value?.label).toBe('b')
  await history.undo()
  await history.undo()
  expect([history.last.value, history.next.value?.label]).toEqual([null, 'a'])
  await history.redo()
  expect(log).toEqual(['−b', '−a', '+a'])
})

test('what comes after a change that was taken back is forgotten', async () => {
  const log: string[] = []
  const history = createEditHistory()
  history.push(makeEdit('a', log))
  await history.undo()
  history.push(makeEdit('b', log))
  expect(history.next.value).toBeNull()
  expect(await history.redo()).toBe(false)
})

test('a step that fails can be tried again, and two steps never run at once', async () => {
  const log: string[] = []
  const history = createEditHistory()
  history.push(makeEdit('a', log, false))
  const [first, second] = await Promise.all([history.undo(), history.undo()])
  expect([first, second, log]).toEqual([false, false, ['−a']])
  expect([history.last.value?.label, history.isPending.value]).toEqual(['a', false])
})
