import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import { moveColumn, toggleIn } from '#core/grid/layout.ts'
import { findOrder } from '#core/grid/turn-ordering.ts'
import { createTranslate } from '#core/intl/translate.ts'
import { type Column, getWidth } from './column.ts'
import type { Grid } from './grid-model.ts'
import { MenuItem } from './menu-item.tsx'
import { panelMessages } from './panel-messages.ts'

const t = createTranslate(panelMessages)

/** How far one press makes a column wider, in pixels. */
const STEP = 40

/** All that can be done with a column, by the keyboard too. */
export function ColumnMenu<Row>({
  grid,
  column,
  anchor,
  onClose,
}: {
  grid: Grid<Row>
  column: Column<Row>
  anchor: HTMLElement
  onClose: () => void
}): ReactNode {
  useSignals()
  const { list, layout } = grid
  const { id } = column
  const { pinned, hidden, widths } = layout.value
  const { ordering } = list.query.value
  const order = findOrder(ordering, id)
  const width = widths[id] ?? getWidth(column)
  const orderBy = (key: string): void => {
    list.setOrdering(order?.direction === (key === id ? 'ascending' : 'descending') ? [] : [key])
    onClose()
  }
  return (
    <>
      {column.isOrderable && (
        <>
          <MenuItem
            label={t('ascending')}
            isChecked={order?.direction === 'ascending'}
            onPress={() => orderBy(id)}
          />
          <MenuItem
            label={t('descending')}
            isChecked={order?.direction === 'descending'}
            onPress={() => orderBy(`-${id}`)}
          />
        </>
      )}
      {column.isFilterable && (
        <MenuItem
          label={t('filterColumn')}
          onPress={() => grid.open({ kind: 'filter', anchor, about: id })}
        />
      )}
      <MenuItem
        label={t(pinned.includes(id) ? 'unpin' : 'pin')}
        onPress={() => {
          grid.changeLayout({ pinned: toggleIn(pinned, id) })
          onClose()
        }}
      />
      <MenuItem label={t('moveBack')} onPress={() => grid.setLayout(moveColumn(layout.peek(), id, -1))} />
      <MenuItem label={t('moveOn')} onPress={() => grid.setLayout(moveColumn(layout.peek(), id, 1))} />
      <MenuItem label={t('wider')} onPress={() => grid.resize(id, width + STEP)} />
      <MenuItem label={t('narrower')} onPress={() => grid.resize(id, width - STEP)} />
      {grid.columns.length - hidden.length > 1 && (
        <MenuItem
          label={t('hide')}
          onPress={() => {
            onClose()
            grid.changeLayout({ hidden: toggleIn(hidden, id) })
          }}
        />
      )}
    </>
  )
}
