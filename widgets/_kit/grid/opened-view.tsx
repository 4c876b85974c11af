import { signal } from '@preact/signals-core'
import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import { type GridView, gridViews } from '#core/api/grid/views.ts'
import { createTranslate } from '#core/intl/translate.ts'
import { words } from '#core/intl/words.ts'
import { createResource } from '#core/state/resource.ts'
import { Button } from '#kit/feedback/button.tsx'
import { FailureNote } from '#kit/feedback/failure-note.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { useModel } from '#kit/react/use-model.ts'
import type { Grid } from './grid-model.ts'
import { showView } from './grid-views.ts'
import { panelMessages } from './panel-messages.ts'

const t = createTranslate(panelMessages)

/** A view that the address names: its rows are asked for by the address itself, its columns are found here. */
function createOpenedView<Row>(grid: Grid<Row>, id: string) {
  const isGone = signal(false)
  const list = createResource<GridView[]>({
    onData(views): void {
      const found = views.find(view => view.id === id)
      if (grid.shownView.peek()?.id === id) return
      if (found) showView(grid, found)
      else isGone.value = true
    },
  })
  return {
    isGone,
    failure: list.failure,
    retry: () => void list.refetch(),
    forget: () => grid.list.setView(''),
    mount(): () => void {
      if (grid.shownView.peek()?.id !== id)
        void list.fetch({ endpoint: gridViews, query: { grid: grid.name } })
      return list.unsubscribe
    },
  }
}

/** Nothing to see, but where the view is not to be had. */
export function OpenedView<Row>({ grid, id }: { grid: Grid<Row>; id: string }): ReactNode {
  useSignals()
  const view = useModel(() => createOpenedView(grid, id))
  const failure = view.failure.value
  if (failure) return <FailureNote failure={failure} lead={t('viewFailed')} onRetry={view.retry} />
  if (!view.isGone.value) return null
  return (
    <Note kind="warning">
      <KeyedText value={t('viewGone')} />
      <Button kind="quiet" label={words('close')} onPress={view.forget} />
    </Note>
  )
}
