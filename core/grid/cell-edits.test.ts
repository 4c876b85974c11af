import { expect, test } from 'vitest'
import { createCellEdits } from './cell-edits.ts'

const CHANGE = { rowId: '1', columnId: 'price', before: '10', after: '20' }

function start() {
  const saved: string[] = []
  const waiting: { text: string; done: () => void; fail: () => void }[] = []
  const edits = createCellEdits({
    explain: thrown => (thrown as Error).message,
    makeKey: () => 'key',
    save: ({ after }) =>
      new Promise((resolve, reject) => {
        waiting.push({
          text: after,
          done: () => {
            saved.push(after)
            resolve()
          },
          fail: () => reject(new Error('Změnil to někdo jiný.')),
        })
      }),
  })
  const answer = async (how: 'done' | 'fail') => {
    await Promise.resolve()
    await Promise.resolve()
    waiting.shift()?.[how]()
    await new Promise(next => setTimeout(next))
  }
  const mark = () => edits.marks.value.get('1')?.get('price')
  return { edits, saved, waiting, answer, mark }
}

test('a change shows at once, and is over when it is saved', async () => {
  const { edits, answer, mark } = start()
  void edits.change(CHANGE)
  expect(mark()).toEqual({ text: '20', failure: null })
  await answer('done')
  expect(mark()).toBeUndefined()
})

test('a text that was not saved stays in its cell with the reason, until it is given up', async () => {
  const { edits, answer, mark } = start()
  void edits.change(CHANGE)
  await answer('fail')
  expect(mark()).toEqual({ text: '20', failure: 'Změnil to někdo jiný.' })
  expect(edits.done.value).toEqual([])
  edits.dismiss('1', 'price')
  expect(mark()).toBeUndefined()
})

test('changes of one row are saved one after the other', async () => {
  const { edits, waiting, answer, saved } = start()
  void edits.change(CHANGE)
  void edits.change({ ...CHANGE, before: '20', after: '30' })
  await Promise.resolve()
  await Promise.resolve()
  expect(waiting.map(({ text }) => text)).toEqual(['20'])
  await answer('done')
  await answer('done')
  expect(saved).toEqual(['20', '30'])
})

test('a change is taken back and done again', async () => {
  const { edits, saved, answer } = start()
  void edits.change(CHANGE)
  await answer('done')
  void edits.undo()
  await answer('done')
  void edits.redo()
  await answer('done')
  expect(saved).toEqual(['20', '10', '20'])
  expect(edits.undone.value).toEqual([])
})

test('there is nothing to take back at first', async () => {
  const { edits } = start()
  expect([await edits.undo(), await edits.redo()]).toEqual([null, null])
})
