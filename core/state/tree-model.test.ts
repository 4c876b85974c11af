import { beforeEach, expect, test } from 'vitest'
import { FailureError } from '#core/http/failure.ts'
import { createTreeModel } from './tree-model.ts'
import type { TreeRow } from './tree-rules.ts'
import type { TreeServer } from './tree-state.ts'

const row = (id: string, parent: string | null, children = false): TreeRow => ({
  id,
  parent,
  name: id,
  children,
})
const ROWS = [row('a', null, true), row('b', 'a'), row('c', 'a'), row('d', null)]
const REFUSED = new FailureError(
  { kind: 'invalid', fields: { name: ['Zabráno.'] }, message: null, url: null },
  'move-category',
)

let waiting: Map<string, (rows: readonly TreeRow[] | Error) => void>
let moved: unknown[]
let refusal: Error | null

const server: TreeServer<TreeRow> = {
  load: parent =>
    new Promise((done, fail) => {
      const settle = (rows: readonly TreeRow[] | Error) => (rows instanceof Error ? fail(rows) : done(rows))
      waiting.set(parent ?? '', settle)
    }),
  find: async () => ROWS,
  reveal: async () => ROWS,
  move: async (id, to, from) => {
    moved.push([id, to.target, to.position, from])
    if (refusal) throw refusal
    const beside = ROWS.find(one => one.id === to.target)?.parent ?? null
    return row(id, to.position === 'first-child' ? to.target : beside)
  },
}

beforeEach(() => {
  waiting = new Map()
  moved = []
  refusal = null
})

const pause = () => new Promise(done => setTimeout(done, 0))
const answer = async (
  parent: string,
  rows: readonly TreeRow[] | Error = ROWS.filter(one => (one.parent ?? '') === parent),
) => {
  waiting.get(parent)?.(rows)
  await pause()
}
async function plant() {
  const model = createTreeModel(server)
  model.mount()
  await answer('')
  model.setOpen('a', true)
  await answer('a')
  return model
}
const draw = (model: Awaited<ReturnType<typeof plant>>) =>
  model.lines.value.map(({ row: { id }, level }) => '·'.repeat(level - 1) + id).join(' ')

test('a branch that is read is busy, one that could not be has failed, each by itself', async () => {
  const model = createTreeModel(server)
  model.mount()
  expect([...model.busy.value]).toEqual([''])
  await answer('')
  model.setOpen('a', true)
  expect([...model.busy.value]).toEqual(['a'])
  await answer('a', new FailureError({ kind: 'timeout' }, 'categories-tree'))
  expect([[...model.busy.value], [...model.failures.value.keys()]]).toEqual([[], ['a']])
  void model.load('a')
  await answer('a')
  expect([model.failures.value.size, draw(model)]).toEqual([0, 'a ·b ·c d'])
})

test('of two reads of one branch the newer one counts, whichever ends first', async () => {
  const model = await plant()
  void model.load('a')
  const older = waiting.get('a')
  void model.load('a')
  await answer('a', [row('c', 'a')])
  older?.([row('b', 'a')])
  await pause()
  expect(draw(model)).toBe('a ·c d')
})

test('AD-038 AD-039 a move is shown at once, sent with its target and position, and taken back by the opposite one', async () => {
  const model = await plant()
  const moving = model.moveTo(['d'], { target: 'b', position: 'left' }, () => 'd')
  await Promise.resolve()
  expect(draw(model)).toBe('a ·d ·b ·c')
  await moving
  await model.history.undo()
  expect(moved).toEqual([
    ['d', 'b', 'left', null],
    ['d', 'a', 'right', 'a'],
  ])
})

test('VA-016 a move that is refused is taken back, its failure is told, and nothing is to be undone', async () => {
  const model = await plant()
  refusal = REFUSED
  const moving = model.moveTo(['b'], { target: 'd', position: 'right' }, () => 'b')
  await pause()
  await answer('')
  await answer('a')
  expect(await moving).toBe(false)
  expect([draw(model), model.moveFailure.value, model.history.last.value]).toEqual([
    'a ·b ·c d',
    REFUSED,
    null,
  ])
})

test('several rows land beside each other in their order, one after another', async () => {
  const model = await plant()
  await model.moveTo(['b', 'c'], { target: 'd', position: 'right' }, () => 'both')
  expect(moved).toEqual([
    ['b', 'd', 'right', 'a'],
    ['c', 'b', 'right', 'a'],
  ])
})

test('nothing goes below itself', async () => {
  const model = await plant()
  expect(await model.moveTo(['a'], { target: 'b', position: 'first-child' }, () => 'a')).toBe(false)
  expect(moved).toEqual([])
})

test('a search shows its matches with what is above them, and the tree as it was once it is over', async () => {
  const model = await plant()
  model.setOpen('a', false)
  model.search('c')
  await expect.poll(() => draw(model)).toBe('a ·c')
  expect([...model.matches.value]).toEqual(['c'])
  model.search('')
  expect(draw(model)).toBe('a d')
})
