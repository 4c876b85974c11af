import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createListSelection } from './list-selection.ts'

const PAGE = ['a', 'b', 'c', 'd', 'e']
const start = () => createListSelection(() => 100)

test('rows are chosen one by one, and by Shift from the last one to this', () => {
  const selection = start()
  selection.toggle('b', PAGE)
  selection.toggle('d', PAGE, true)
  expect(PAGE.filter(selection.isChosen)).toEqual(['b', 'c', 'd'])
  selection.toggle('c', PAGE)
  selection.toggle('e', PAGE, true)
  expect(PAGE.filter(selection.isChosen)).toEqual(['b', 'c', 'd', 'e'])
})

test('a range whose beginning is on another page is the row alone', () => {
  const selection = start()
  selection.toggle('z', ['z'])
  selection.toggle('c', PAGE, true)
  expect(selection.count.value).toBe(2)
})

test('all that is found is chosen by the filters, but for some', () => {
  const selection = start()
  selection.chooseAll()
  selection.toggle('b', PAGE)
  expect(selection.count.value).toBe(99)
  expect(selection.isChosen('b')).toBe(false)
  expect(selection.isChosen('of another page')).toBe(true)
  selection.clear()
  expect(selection.count.value).toBe(0)
})

test('what is turned twice is as it was', () => {
  fc.assert(
    fc.property(fc.boolean(), fc.array(fc.constantFrom(...PAGE)), (isAll, turns) => {
      const selection = start()
      if (isAll) selection.chooseAll()
      const before = PAGE.map(selection.isChosen)
      for (const id of [...turns, ...turns]) selection.toggle(id, PAGE)
      expect(PAGE.map(selection.isChosen)).toEqual(before)
    }),
  )
})
