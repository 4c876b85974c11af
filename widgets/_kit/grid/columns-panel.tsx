import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import { DENSITIES, moveColumn, toggleIn } from '#core/grid/layout.ts'
import { createTranslate } from '#core/intl/translate.ts'
import { Button } from '#kit/feedback/button.tsx'
import type { Column } from './column.ts'
import type { Grid } from './grid-model.ts'
import { panelMessages } from './panel-messages.ts'

const t = createTranslate(panelMessages)

/** Which columns are shown, in which order, and how high the rows are. */
export function ColumnsPanel<Row>({ grid }: { grid: Grid<Row> }): ReactNode {
  useSignals()
  const { order, pinned, density } = grid.layout.value
  const columns = [...new Set([...pinned, ...order])].flatMap(
    id => grid.columns.find(column => column.id === id) ?? [],
  )
  return (
    <>
      <fieldset className="ostrov-grid-densities">
        <legend>{t('density')}</legend>
        {DENSITIES.map(one => (
          <label key={one}>
            <input
              type="radio"
              name="density"
              checked={density === one}
              onChange={() => grid.changeLayout({ density: one })}
            />
            {t(`density.${one}`)}
          </label>
        ))}
      </fieldset>
      <ul className="ostrov-grid-columns">
        {columns.map(column => (
          <ColumnLine key={column.id} grid={grid} column={column} />
        ))}
      </ul>
      <Button kind="quiet" label={t('resetColumns')} onPress={() => grid.setLayout(grid.first)} />
    </>
  )
}

function ColumnLine<Row>({
  grid,
  column: { id, label },
}: {
  grid: Grid<Row>
  column: Column<Row>
}): ReactNode {
  useSignals()
  const { hidden } = grid.layout.value
  const isShown = !hidden.includes(id)
  const isLast = isShown && grid.columns.length - hidden.length === 1
  const move = (by: 1 | -1): void => grid.setLayout(moveColumn(grid.layout.peek(), id, by))
  return (
    <li>
      <label>
        <input
          type="checkbox"
          checked={isShown}
          disabled={isLast}
          onChange={() => grid.changeLayout({ hidden: toggleIn(hidden, id) })}
        />
        {label}
      </label>
      {([-1, 1] as const).map(by => (
        <button
          key={by}
          type="button"
          className="ostrov-grid-small"
          aria-label={t(by === -1 ? 'moveColumnBack' : 'moveColumnOn', { name: label })}
          onClick={() => move(by)}
        >
          <span aria-hidden="true">{by === -1 ? '↑' : '↓'}</span>
        </button>
      ))}
    </li>
  )
}
