import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  canMove,
  dropRow,
  emptyTree,
  findStep,
  findTyped,
  findWayBack,
  listAbove,
  listLines,
  moveRow,
  pickPosition,
  pickTopmost,
  placeLast,
  setRows,
  type Tree,
  type TreeRow,
} from './tree-rules.ts'

/** `a(b(c)d)e`: letters are rows, what is in brackets is below the one before. */
function plant(text: string): Tree<TreeRow> {
  const rows: TreeRow[] = []
  const parents: string[] = []
  for (const [at, sign] of [...text].entries()) {
    if (sign === '(') parents.push(text[at - 1] ?? '')
    else if (sign === ')') parents.pop()
    else rows.push({ id: sign, parent: parents.at(-1) ?? null, name: sign, children: text[at + 1] === '(' })
  }
  return setRows(emptyTree(), rows)
}

function draw(tree: Tree<TreeRow>, parent = ''): string {
  return (tree.branches.get(parent) ?? [])
    .map(id => id + (tree.branches.get(id)?.length ? `(${draw(tree, id)})` : ''))
    .join('')
}

const TREE = plant('a(b(c)d)e')
const ALL = new Set(['a', 'b', 'c', 'd', 'e'])

test.each([
  ['a', ['e'], { target: 'd', position: 'right' }],
  ['a', ['d'], { target: 'b', position: 'right' }],
  ['a', ['b', 'd'], { target: 'a', position: 'first-child' }],
  ['e', ['c'], { target: 'e', position: 'first-child' }],
])('the last place in %s for %j is behind what stays there', (target, ids, place) => {
  expect(placeLast(TREE, target, ids)).toEqual(place)
})

test('only what is open is in sight, each line with its level and its place', () => {
  expect(
    listLines(TREE, new Set(['a'])).map(({ row, level, place, setSize }) => [row.id, level, place, setSize]),
  ).toEqual([
    ['a', 1, 1, 2],
    ['b', 2, 1, 2],
    ['d', 2, 2, 2],
    ['e', 1, 2, 2],
  ])
})

test('a search keeps what is above its matches, and nothing else', () => {
  expect(listLines(TREE, ALL, new Set(['c', ...listAbove(TREE, 'c')])).map(({ row }) => row.id)).toEqual([
    'a',
    'b',
    'c',
  ])
})

test.each([
  ['e', 'a', 'left', 'ea(b(c)d)'],
  ['e', 'b', 'left', 'a(eb(c)d)'],
  ['e', 'b', 'right', 'a(b(c)ed)'],
  ['e', 'd', 'first-child', 'a(b(c)d(e))'],
  ['b', 'e', 'right', 'a(d)eb(c)'],
  ['d', 'b', 'left', 'a(db(c))e'],
  ['a', 'c', 'first-child', 'a(b(c)d)e'],
  ['a', 'a', 'left', 'a(b(c)d)e'],
] as const)('%s moved to %s, %s: %s', (id, target, position, result) => {
  expect(draw(moveRow(TREE, id, { target, position }))).toBe(result)
})

test('whoever has lost the last below it can’t be opened any more, and whoever got one can', () => {
  const moved = moveRow(TREE, 'c', { target: 'e', position: 'first-child' })
  expect([moved.rows.get('b')?.children, moved.rows.get('e')?.children]).toEqual([false, true])
})

test.each([
  ['d', 'up', 'a(db(c))e'],
  ['b', 'down', 'a(db(c))e'],
  ['b', 'out', 'a(d)b(c)e'],
  ['d', 'in', 'a(b(cd))e'],
  ['e', 'in', 'a(b(c)de)'],
  ['a', 'up', null],
  ['e', 'down', null],
  ['a', 'out', null],
  ['b', 'in', null],
] as const)('a step of %s %s: %s', (id, step, result) => {
  const to = findStep(TREE, id, step)
  expect(to && draw(moveRow(TREE, id, to))).toBe(result)
})

const ids = fc.constantFrom(...'abcdefgh')
const grown = plant('a(b(cd)e(f))gh')

test('any move keeps all rows, makes no circle, and its way back leads back', () => {
  fc.assert(
    fc.property(ids, ids, fc.constantFrom('left', 'right', 'first-child'), (id, target, position) => {
      const back = findWayBack(grown, id)
      const moved = moveRow(grown, id, { target, position })
      const everything = listLines(moved, new Set('abcdefgh'))
      expect(
        everything
          .map(({ row }) => row.id)
          .sort()
          .join(''),
      ).toBe('abcdefgh')
      if (canMove(grown, [id], { target, position }) && back)
        expect(draw(moveRow(moved, id, back))).toBe(draw(grown))
    }),
  )
})

test('what is marked below something marked comes along with it', () => {
  expect(pickTopmost(TREE, ['c', 'a', 'e', 'x'])).toEqual(['a', 'e'])
})

test('a branch that is dropped is gone with all below it', () => {
  const left = dropRow(TREE, 'a')
  expect([draw(left), [...left.rows.keys()]]).toEqual(['e', ['e']])
})

test.each([
  [0.1, false, 'left'],
  [0.5, false, 'first-child'],
  [0.9, false, 'right'],
  [0.9, true, 'first-child'],
])('a drop at %d of a line (open: %s) goes %s', (fraction, isOpen, position) => {
  expect(pickPosition(fraction, isOpen)).toBe(position)
})

test('typed letters go to the next name that begins so, without accents, round the end', () => {
  const rows = ['Čtečky', 'Tablety', 'Čidla', 'Telefony'].map((name, at) => ({
    id: String(at),
    parent: null,
    name,
    children: false,
  }))
  const lines = listLines(setRows(emptyTree<TreeRow>(), rows), new Set())
  expect(findTyped(lines, '0', 'c')).toBe('2')
  expect(findTyped(lines, '2', 'C')).toBe('0')
  expect(findTyped(lines, '1', 'te')).toBe('3')
  expect(findTyped(lines, '1', 'tab')).toBe('1')
  expect(findTyped(lines, '1', 'x')).toBeNull()
})
