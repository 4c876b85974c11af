import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moveCell } from './move-cell.ts'

const SIZE = { rows: 100, columns: 8, screen: 20 }
const press = (key: string, isFar = false) => ({ key, ctrlKey: isFar, metaKey: false })

test.each([
  ['ArrowUp', false, [4, 3]],
  ['ArrowDown', false, [6, 3]],
  ['ArrowLeft', false, [5, 2]],
  ['ArrowRight', false, [5, 4]],
  ['Home', false, [5, 0]],
  ['End', false, [5, 7]],
  ['Home', true, [0, 0]],
  ['End', true, [99, 7]],
  ['PageDown', false, [25, 3]],
  ['PageUp', false, [0, 3]],
] as const)('%s (with Ctrl: %s) leads from row 5, column 3 to %j', (key, isFar, [row, column]) => {
  expect(moveCell({ row: 5, column: 3 }, press(key, isFar), SIZE)).toEqual({ row, column })
})

test.each(['a', 'Enter', 'Tab', 'Escape', ' ', 'constructor'])('%s leads nowhere', key => {
  expect(moveCell({ row: 5, column: 3 }, press(key), SIZE)).toBeNull()
})

test('no key leads out of the grid, however small it is', () => {
  const sizes = fc.record({ rows: fc.nat(300), columns: fc.integer({ min: 1, max: 30 }), screen: fc.nat(50) })
  const keys = fc.constantFrom(
    'ArrowUp',
    'ArrowDown',
    'ArrowLeft',
    'ArrowRight',
    'Home',
    'End',
    'PageUp',
    'PageDown',
  )
  fc.assert(
    fc.property(sizes, fc.array(fc.tuple(keys, fc.boolean())), (size, walk) => {
      let place = { row: -1, column: 0 }
      for (const [key, isFar] of walk) place = moveCell(place, press(key, isFar), size) ?? place
      expect(place.row).toBeGreaterThanOrEqual(-1)
      expect(place.row).toBeLessThan(Math.max(size.rows, 0))
      expect(place.column).toBeGreaterThanOrEqual(0)
      expect(place.column).toBeLessThan(size.columns)
    }),
  )
})
