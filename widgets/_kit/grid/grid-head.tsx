import { useSignals } from '@preact/signals-react/runtime'
import {
  type DragEvent,
  memo,
  type PointerEvent,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { placeColumn } from '#core/grid/layout.ts'
import { findOrder, turnOrdering } from '#core/grid/turn-ordering.ts'
import { createTranslate } from '#core/intl/translate.ts'
import type { ShownColumn } from './arrange-columns.ts'
import { isNumeric } from './column.ts'
import { gridMessages } from './grid-messages.ts'
import type { Grid } from './grid-model.ts'

const t = createTranslate(gridMessages)

interface HeadOptions<Row> {
  grid: Grid<Row>
  columns: readonly ShownColumn<Row>[]
  /** The heading that Tab comes to, or -1. */
  activeColumn: number
}

/** The row of the headings: press one to order by it, with Shift beside the others; drag its edge to resize. */
export const GridHead = memo(PlainHead) as typeof PlainHead

function PlainHead<Row>({ grid, columns, activeColumn }: HeadOptions<Row>): ReactNode {
  const readTabIndex = (place: number): number => (activeColumn === place ? 0 : -1)
  const first = grid.hasSelection ? 1 : 0
  return (
    <div role="rowgroup" className="ostrov-grid-head">
      <div role="row" aria-rowindex={1} className="ostrov-grid-row">
        {grid.hasSelection && <SelectPage grid={grid} tabIndex={readTabIndex(0)} />}
        {columns.map((shown, at) => (
          <Heading
            key={shown.column.id}
            grid={grid}
            shown={shown}
            place={at + first}
            tabIndex={readTabIndex(at + first)}
          />
        ))}
      </div>
    </div>
  )
}

function SelectPage<Row>({ grid, tabIndex }: { grid: Grid<Row>; tabIndex: number }): ReactNode {
  useSignals()
  const ids = grid.ids.value
  const count = ids.filter(grid.selection.isChosen).length
  const isWhole = count > 0 && count === ids.length
  const box = useRef<HTMLInputElement>(null)
  // No markup says it.
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = count > 0 && !isWhole
  })
  return (
    <div role="columnheader" aria-colindex={1} className="ostrov-grid-select" data-cell="-1:0">
      <input
        ref={box}
        type="checkbox"
        data-stop
        tabIndex={tabIndex}
        checked={isWhole}
        aria-label={t('selectPage')}
        onChange={() => grid.selection.set(ids, !isWhole)}
      />
    </div>
  )
}

interface HeadingOptions<Row> {
  grid: Grid<Row>
  shown: ShownColumn<Row>
  place: number
  tabIndex: number
}

function Heading<Row>({ grid, shown, place, tabIndex }: HeadingOptions<Row>): ReactNode {
  useSignals()
  const { column, width, pinnedAt } = shown
  const { list } = grid
  const { ordering } = list.query.value
  const order = findOrder(ordering, column.id)
  const drop = useColumnDrop(grid, column.id)
  return (
    <div
      role="columnheader"
      aria-colindex={place + 1}
      aria-sort={column.isOrderable ? (order?.direction ?? 'none') : undefined}
      className="ostrov-grid-heading"
      data-cell={`-1:${place}`}
      data-kind={isNumeric(column) ? 'number' : column.kind}
      data-pinned={pinnedAt === null ? undefined : true}
      style={pinnedAt === null ? undefined : { insetInlineStart: `${pinnedAt}px` }}
      {...drop}
    >
      <button
        type="button"
        data-stop
        draggable
        tabIndex={tabIndex}
        className="ostrov-grid-order"
        data-editable={column.edit ? true : undefined}
        title={column.edit ? t('editable') : undefined}
        aria-keyshortcuts="Shift+F10"
        aria-disabled={column.isOrderable ? undefined : true}
        onDragStart={event => event.dataTransfer.setData(DRAGGED, column.id)}
        onClick={event => {
          if (column.isOrderable) list.setOrdering(turnOrdering(ordering, column.id, event.shiftKey))
        }}
        onContextMenu={event => {
          event.preventDefault()
          grid.open({ kind: 'column', anchor: event.currentTarget, about: column.id })
        }}
      >
        <span>{column.label}</span>
        {order && (
          <span aria-hidden="true" className="ostrov-grid-sort">
            {order.direction === 'ascending' ? '↑' : '↓'}
            {ordering.length > 1 && <small>{order.rank}</small>}
          </span>
        )}
      </button>
      <button
        type="button"
        tabIndex={-1}
        className="ostrov-grid-menu"
        aria-label={t('columnMenu', { name: column.label })}
        aria-haspopup="menu"
        onClick={event => grid.open({ kind: 'column', anchor: event.currentTarget, about: column.id })}
      >
        <span aria-hidden="true">⋮</span>
      </button>
      <Edge width={width} onResize={next => grid.resize(column.id, next)} />
    </div>
  )
}

const DRAGGED = 'text/x-ostrov-column'

/** A heading that is dragged onto another one takes its place. */
function useColumnDrop<Row>(grid: Grid<Row>, id: string) {
  const [isOver, setOver] = useState(false)
  return {
    'data-drop': isOver || undefined,
    onDragOver(event: DragEvent<HTMLElement>): void {
      if (!event.dataTransfer.types.includes(DRAGGED)) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent<HTMLElement>): void {
      setOver(false)
      const dragged = event.dataTransfer.getData(DRAGGED)
      if (!grid.first.order.includes(dragged)) return
      event.preventDefault()
      grid.setLayout(placeColumn(grid.layout.peek(), dragged, id))
    },
  }
}

/** The edge that resizes its column; by the keyboard the column's menu does. */
function Edge({ width, onResize }: { width: number; onResize: (width: number) => void }): ReactNode {
  const follow = (event: PointerEvent<HTMLSpanElement>): void => {
    const { currentTarget: edge, clientX: from, pointerId } = event
    event.preventDefault()
    edge.setPointerCapture(pointerId)
    const move = ({ clientX }: globalThis.PointerEvent): void => onResize(width + clientX - from)
    const end = (): void => {
      edge.removeEventListener('pointermove', move)
      edge.removeEventListener('lostpointercapture', end)
    }
    edge.addEventListener('pointermove', move)
    edge.addEventListener('lostpointercapture', end)
  }
  return <span aria-hidden="true" className="ostrov-grid-edge" onPointerDown={follow} />
}
