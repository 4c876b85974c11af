import { expect, test } from 'vitest'
import { SELECT_WIDTH } from '#kit/grid/arrange-columns.ts'
import { getWidth } from '#kit/grid/column.ts'
import { listAllocatedColumns, listAvailableColumns } from './columns.ts'

test.each([
  ['available', listAvailableColumns],
  ['allocated', listAllocatedColumns],
] as const)('what is shown at first of %s ones has room in a window of 1920 px', (_, listColumns) => {
  const shown = listColumns().filter(({ isHidden }) => !isHidden)
  expect(shown.reduce((sum, column) => sum + getWidth(column), SELECT_WIDTH)).toBeLessThanOrEqual(1694)
})
