import type { ReactNode } from 'react'
import { createTranslate } from '#core/intl/translate.ts'
import { ColumnMenu } from './column-menu.tsx'
import { ColumnsPanel } from './columns-panel.tsx'
import { FilterPanel } from './filter-panel.tsx'
import type { Grid, OpenPanel } from './grid-model.ts'
import { GridPopover } from './grid-popover.tsx'
import { MoreMenu } from './more-menu.tsx'
import { panelMessages } from './panel-messages.ts'
import { ViewsPanel } from './views-panel.tsx'

const t = createTranslate(panelMessages)

/** What is open beside the grid. */
export function GridPanel<Row>({ grid, panel }: { grid: Grid<Row>; panel: OpenPanel }): ReactNode {
  const { kind, anchor, about = '' } = panel
  const close = (): void => grid.open(null)
  const column = grid.columns.find(({ id }) => id === about)
  if (kind === 'column' && !column) return null
  const isMenu = kind === 'column' || kind === 'more'
  return (
    <GridPopover
      anchor={anchor}
      label={kind === 'column' ? t('column', { name: column?.label ?? '' }) : t(kind)}
      role={isMenu ? 'menu' : 'dialog'}
      onClose={close}
    >
      {kind === 'filter' && <FilterPanel grid={grid} about={about} onClose={close} />}
      {kind === 'columns' && <ColumnsPanel grid={grid} />}
      {kind === 'views' && <ViewsPanel grid={grid} onClose={close} />}
      {kind === 'more' && <MoreMenu grid={grid} onClose={close} />}
      {kind === 'column' && column && (
        <ColumnMenu grid={grid} column={column} anchor={anchor} onClose={close} />
      )}
    </GridPopover>
  )
}
