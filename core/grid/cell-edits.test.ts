import { expect, test } from 'vitest'
import { CellConflict, checkBefore } from './cell-change.ts'
import { createCellEdits } from './cell-edits.ts'

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
  expect(mark()).toEqual({ text: '20', failure: 'Změnil to někdo jiný.', theirs: null, isOwn: false })
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
    { rowId: '1', columnId: 'price', text: '20', theirs: '15', isOwn: false },
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

const place = (rowId: string, after: string, more: object = {}) => ({
  rowId,
  columnId: 'price',
  before: '0',
  after,
  ...more,
})

/** A server of many rows, which can be cut off and made to wait. */
function startAtShop() {
  const prices = new Map<string, string>()
  const shop = { isCut: false, wait: Promise.resolve() }
  const edits = createCellEdits({
    explain: thrown => (thrown as Error).message,
    async save(change) {
      await shop.wait
      if (shop.isCut) throw new Error('Bez připojení.')
      checkBefore(change, prices.get(change.rowId) ?? '0')
      prices.set(change.rowId, change.after)
      return change.after
    },
  })
  return { prices, shop, edits }
}

test('changes that were put in at once are taken back and done again at once, but for those that were refused', async () => {
  const { prices, edits } = startAtShop()
  const saved = await edits.changeAll([
    place('1', '10'),
    place('2', 'x', { fault: 'Zadejte číslo.' }),
    place('3', '30'),
  ])
  expect(saved.map(({ rowId }) => rowId)).toEqual(['1', '3'])
  expect(edits.marks.value.get('2')?.get('price')).toMatchObject({ text: 'x', failure: 'Zadejte číslo.' })
  await edits.undo()
  expect([...prices.values()]).toEqual(['0', '0'])
  expect(edits.marks.value.size, 'what was refused goes with the rest').toBe(0)
  expect(edits.last.value).toMatchObject({ isUndo: true, changes: [{ rowId: '1' }, { rowId: '3' }] })
  await edits.redo()
  expect([...prices.values()]).toEqual(['10', '30'])
  expect(edits.last.value).toMatchObject({ isUndo: false, changes: [{ rowId: '1' }, { rowId: '3' }] })
})

test('what is taken back while it is being saved is taken back whole, once it is saved', async () => {
  const { prices, shop, edits } = startAtShop()
  let go = () => {}
  shop.wait = new Promise(resolve => {
    go = resolve
  })
  const changing = edits.changeAll([place('1', '10'), place('2', '20'), place('3', '30')])
  const undoing = edits.undo()
  go()
  await Promise.all([changing, undoing])
  expect([...prices.values()]).toEqual(['0', '0', '0'])
})

test('what was put in at once and not saved is one step once it is saved', async () => {
  const { prices, shop, edits } = startAtShop()
  shop.isCut = true
  await edits.changeAll([place('1', '10'), place('2', '20')])
  shop.isCut = false
  await edits.retry()
  await edits.undo()
  expect([...prices.values()]).toEqual(['0', '0'])
  expect(edits.done.value).toEqual([])
})

test('of what was not saved only that is tried again which is asked for', async () => {
  const { prices, shop, edits } = startAtShop()
  shop.isCut = true
  await edits.change(place('1', '10'))
  shop.isCut = false
  await edits.retry(() => false)
  expect([...prices]).toEqual([])
  await edits.retry(thrown => (thrown as Error).message === 'Bez připojení.')
  expect([...prices]).toEqual([['1', '10']])
})
