import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import type { GridView } from '#core/api/grid/views.ts'
import { createTranslate } from '#core/intl/translate.ts'
import { words } from '#core/intl/words.ts'
import { Button } from '#kit/feedback/button.tsx'
import { FailureNote } from '#kit/feedback/failure-note.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { useModel } from '#kit/react/use-model.ts'
import type { Grid } from './grid-model.ts'
import { canKeep, createGridViews, type GridViews } from './grid-views.ts'
import { isViewChanged } from './is-view-changed.ts'
import { panelMessages } from './panel-messages.ts'
import { SaveView } from './save-view.tsx'

const t = createTranslate(panelMessages)

/** Saved views: columns, order and filters under a name, own ones and those that colleagues share. */
export function ViewsPanel<Row>({ grid, onClose }: { grid: Grid<Row>; onClose: () => void }): ReactNode {
  useSignals()
  const views = useModel(() => createGridViews(grid))
  const list = views.views.value
  const failure = views.failure.value
  const query = grid.list.query.value
  const shown = query.view
  const current = list?.find(({ id }) => id === shown)
  return (
    <>
      {failure && <FailureNote failure={failure} onRetry={() => void views.retry()} />}
      {!list && !failure && <KeyedText as="p" className="ostrov-muted" value={words('loading')} />}
      {list?.length === 0 && <KeyedText as="p" className="ostrov-muted" value={t('noViews')} />}
      {list && list.length > 0 && (
        <ul className="ostrov-grid-columns">
          {list.map(view => (
            <li key={view.id}>
              <button
                type="button"
                className="ostrov-grid-item"
                aria-current={view.id === shown || undefined}
                onClick={() => {
                  views.apply(view)
                  onClose()
                }}
              >
                <KeyedText value={view.name} />
                {view.is_shared && <small className="ostrov-muted"> ({t('shared')})</small>}
              </button>
              {view.is_own && (
                <button
                  type="button"
                  className="ostrov-grid-small"
                  aria-label={t('deleteView', { name: view.name })}
                  onClick={() => {
                    focusPanel()
                    void views.remove(view)
                  }}
                >
                  <span aria-hidden="true">×</span>
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {current && isViewChanged(query, current) && (
        <Changed grid={grid} views={views} view={current} onClose={onClose} />
      )}
      {views.removed.value && <Removed views={views} view={views.removed.value} />}
      <SaveView views={views} />
    </>
  )
}

/** The way back to the view, and what it may become by now. */
function Changed<Row>({
  grid,
  views,
  view,
  onClose,
}: {
  grid: Grid<Row>
  views: GridViews<Row>
  view: GridView
  onClose: () => void
}): ReactNode {
  useSignals()
  return (
    <Note kind="info">
      <KeyedText value={t('viewChanged', { name: view.name })} />
      <Button
        kind="secondary"
        label={t('resetView')}
        onPress={() => {
          views.apply(view)
          onClose()
        }}
      />
      {view.is_own && canKeep(grid, view) && (
        <Button
          kind="secondary"
          isBusy={views.isSaving.value}
          label={t('keepView')}
          onPress={() => {
            focusPanel()
            void views.save(view.name, view.is_shared, true)
          }}
        />
      )}
    </Note>
  )
}

/** Deleting asks nothing, for it can be taken back. */
const Removed = <Row,>({ views, view }: { views: GridViews<Row>; view: GridView }): ReactNode => (
  <Note kind="success">
    <KeyedText value={t('viewDeleted', { name: view.name })} />
    <Button
      kind="secondary"
      isBusy={views.isSaving.value}
      label={t('restoreView')}
      onPress={() => {
        focusPanel()
        void views.restore(view)
      }}
    />
  </Note>
)

/** What was pressed goes with what it does: the panel takes the focus, before it is lost. */
const focusPanel = (): void => document.activeElement?.closest<HTMLElement>('[role=dialog]')?.focus()
