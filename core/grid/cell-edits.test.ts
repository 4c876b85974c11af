import { expect, test } from 'vitest'
import { CellConflict, checkBefore, createCellEdits } from './cell-edits.ts'

const CHANGE = { rowId: '1', columnId: 'price', before: '10', after: '20' }

function start() {
  const saved: string[] = []
  const waiting: { text: string; done: () => void; fail: () => void }[] = []
  const edits = createCellEdits({
    explain: thrown => (thrown as Error).message,
    save: ({ after }) =>
      new Promise((resolve, reject) => {
        waiting.push({
          text: after,
          done: () => {
            saved.push(after)
            resolve(after)
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
  expect(mark()).toEqual({ text: '20', failure: null, theirs: null })
  await answer('done')
  expect(mark()).toBeUndefined()
})

test('a text that was not saved stays in its cell with the reason, until it is given up', async () => {
  const { edits, answer, mark } = start()
  void edits.change(CHANGE)
  await answer('fail')
  expect(mark()).toEqual({ text: '20', failure: 'Změnil to někdo jiný.', theirs: null })
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

test('what could not be taken back, or done again, can be tried once more', async () => {
  const { edits, saved, answer } = start()
  void edits.change(CHANGE)
  await answer('done')
  for (const how of ['fail', 'done'] as const) {
    void edits.undo()
    await answer(how)
  }
  for (const how of ['fail', 'done'] as const) {
    void edits.redo()
    await answer(how)
  }
  expect(saved).toEqual(['20', '10', '20'])
})

test('there is nothing to take back at first', async () => {
  const { edits } = start()
  expect([await edits.undo(), await edits.redo()]).toEqual([null, null])
})

test.each([
  ['what it was', '10', null],
  ['what it is to be', '20', null],
  ['what somebody else has put there', '15', '15'],
])('a cell that holds %s', (_, now, theirs) => {
  const check = () => checkBefore(CHANGE, now)
  if (theirs === null) expect(check).not.toThrow()
  else expect(check).toThrow(new CellConflict(theirs))
})

/** A server that refuses what began from another text than its own. */
function startAtServer(price: string) {
  const server = { price }
  const edits = createCellEdits({
    explain: () => 'Změnil to někdo jiný.',
    async save(change) {
      checkBefore(change, server.price)
      server.price = change.after
      return server.price
    },
  })
  return { server, edits }
}

test('a cell that two have changed keeps both texts, until one of them is chosen', async () => {
  const { server, edits } = startAtServer('15')
  await edits.change(CHANGE)
  const [conflict] = edits.conflicts.value
  expect([conflict, server.price, edits.done.value]).toEqual([
    { rowId: '1', columnId: 'price', text: '20', theirs: '15' },
    '15',
    [],
  ])
  if (conflict) await edits.keepMine(conflict)
  expect([server.price, edits.conflicts.value]).toEqual(['20', []])
  await edits.undo()
  expect(server.price).toBe('15')
})

test('what somebody else put over a change is not lost by taking the change back', async () => {
  const { server, edits } = startAtServer('10')
  await edits.change(CHANGE)
  server.price = '99'
  await edits.undo()
  expect(server.price).toBe('99')
  expect(edits.conflicts.value).toMatchObject([{ text: '10', theirs: '99' }])
})

test('what the server writes otherwise than it was typed is taken back all the same', async () => {
  const server = { price: '10' }
  const edits = createCellEdits({
    explain: () => 'Změnil to někdo jiný.',
    async save(change) {
      checkBefore(change, server.price)
      server.price = change.after.trim()
      return server.price
    },
  })
  await edits.change({ ...CHANGE, after: ' 20 ' })
  await edits.undo()
  expect([server.price, edits.conflicts.value]).toEqual(['10', []])
  await edits.redo()
  await edits.undo()
  expect([server.price, edits.conflicts.value]).toEqual(['10', []])
})
