import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import type { TreeControls } from '#core/state/tree-model.ts'
import { Button } from '#kit/feedback/button.tsx'
import { FailureNote } from '#kit/feedback/failure-note.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { useUniqueId } from '#kit/react/use-unique-id.ts'
import { MoveFailure } from './move-failure.tsx'
import type { TreeActions } from './tree-actions.ts'
import { t } from './tree-words.ts'

/** The search of a tree, and its buttons; `children` are a widget's own. */
export function TreeTools({
  model,
  actions,
  children,
}: {
  /** Of `createTreeModel`: the tree that they are of. */
  model: TreeControls
  /** Of `createTreeActions`: what can be done and taken back. */
  actions: TreeActions
  /** A widget’s own buttons, before the others. */
  children?: ReactNode
}): ReactNode {
  useSignals()
  const id = useUniqueId()
  const { history } = model
  const [last, next] = [history.last.value, history.next.value]
  const undo = last ? t('undoWhat', { what: last.label }) : t('undo')
  const redo = next ? t('redoWhat', { what: next.label }) : t('redo')
  const failure = model.searchFailure.value
  const moved = model.moveFailure.value
  return (
    <div className="ostrov-tree-tools">
      <div className="ostrov-field">
        <label htmlFor={id}>{t('search')}</label>
        <input
          id={id}
          type="search"
          className="ostrov-input"
          autoComplete="off"
          value={model.term.value}
          onChange={event => model.search(event.currentTarget.value)}
        />
        <div role="status" className="ostrov-field-status">
          <KeyedText value={sayFound(model) || saySelected(model)} />
        </div>
      </div>
      {failure && (
        <FailureNote failure={failure} onRetry={model.searchAgain} isBusy={model.isSearching.value} />
      )}
      <div className="ostrov-tree-buttons">
        {children && <div>{children}</div>}
        <div>
          <Button kind="quiet" label={t('expandAll')} onPress={() => void model.expandAll()} />
          <Button kind="quiet" label={t('collapseAll')} onPress={model.collapseAll} />
          <div className="ostrov-tree-history">
            <Button
              kind="quiet"
              label={undo}
              title={undo}
              isUnavailable={!last}
              isBusy={history.isPending.value}
              onPress={() => void actions.turn('undo')}
            />
            <Button
              kind="quiet"
              label={redo}
              title={redo}
              isUnavailable={!next}
              onPress={() => void actions.turn('redo')}
            />
          </div>
        </div>
      </div>
      {moved && <MoveFailure failure={moved} />}
    </div>
  )
}

function sayFound(model: TreeControls): string {
  if (model.isSearching.value) return t('searching')
  return model.found.value ? t('found', { count: model.matches.value.size }) : ''
}

function saySelected({ selected }: TreeControls): string {
  const count = selected.value.size
  return count > 1 ? t('selected', { count }) : ''
}

/** How the tree is worked by keys. */
export const TreeHelp = (): ReactNode => (
  <details className="ostrov-more">
    <summary>{t('help')}</summary>
    <p>{t('helpText')}</p>
  </details>
)
