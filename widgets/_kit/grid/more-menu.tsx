import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import { createTranslate } from '#core/intl/translate.ts'
import type { Grid } from './grid-model.ts'
import { MenuItem } from './menu-item.tsx'
import { panelMessages } from './panel-messages.ts'

const t = createTranslate(panelMessages)

export function MoreMenu<Row>({ grid, onClose }: { grid: Grid<Row>; onClose: () => void }): ReactNode {
  useSignals()
  const count = grid.selection.count.value
  const act = (run: () => void) => (): void => {
    onClose()
    run()
  }
  return (
    <>
      <MenuItem label={t('refresh')} onPress={act(() => void grid.list.refresh())} />
      <MenuItem
        label={count > 0 ? t('exportChosen', { count }) : t('exportCsv')}
        onPress={act(() => {
          grid.exporting.value++
        })}
      />
      <MenuItem label={t('print')} onPress={act(() => globalThis.print())} />
    </>
  )
}
