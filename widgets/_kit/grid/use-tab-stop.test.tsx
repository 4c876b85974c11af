import { render } from '@testing-library/react'
import { useRef } from 'react'
import { expect, test, vi } from 'vitest'
import type { CellPlace } from '#core/grid/move-cell.ts'
import { useTabStop } from './use-tab-stop.ts'

function Body({ row, isEditing = false }: { row: number; isEditing?: boolean }) {
  const body = useRef<HTMLDivElement>(null)
  const place: CellPlace = { row, column: 1 }
  useTabStop(body, place, isEditing)
  return (
    <div ref={body}>
      {[0, 1].map(at => (
        <div key={at} data-cell={`${at}:1`} tabIndex={-1} />
      ))}
    </div>
  )
}

const listStops = (root: HTMLElement) =>
  [...root.querySelectorAll('[data-cell]')].map(cell => cell.getAttribute('tabindex'))

test('Tab comes to one cell, and to none while a field stands in it', () => {
  const { container, rerender } = render(<Body row={0} />)
  expect(listStops(container)).toEqual(['0', '-1'])
  rerender(<Body row={1} />)
  expect(listStops(container)).toEqual(['-1', '0'])
  rerender(<Body row={1} isEditing />)
  expect(listStops(container)).toEqual(['-1', '-1'])
  rerender(<Body row={1} />)
  expect(listStops(container)).toEqual(['-1', '0'])
})

test('a cell that Tab comes to already is not told so with each drawing', () => {
  const { container, rerender } = render(<Body row={0} />)
  const told = vi.spyOn(container.querySelector('[data-cell="0:1"]') as HTMLElement, 'setAttribute')
  rerender(<Body row={0} />)
  expect(told).not.toHaveBeenCalled()
})
