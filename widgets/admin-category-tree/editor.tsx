import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Category } from '#core/api/categories/categories.ts'
import { Button } from '#kit/feedback/button.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { OutcomeBar } from '#kit/feedback/outcome-bar.tsx'
import { useFocusInPlace } from '#kit/focus/use-focus-in-place.ts'
import { useLazyModule } from '#kit/react/use-lazy-module.ts'
import { useUniqueId } from '#kit/react/use-unique-id.ts'
import { TreeHelp, TreeTools } from '#kit/tree/tree-tools.tsx'
import { TreeView } from '#kit/tree/tree-view.tsx'
import { t } from './messages.ts'
import type { CategoryTreeModel } from './model.ts'
import { PartMissing } from './part-missing.tsx'
import { useRoomBelow } from './use-room-below.ts'

const loadForm = () => import('./category-panel.tsx')
const loadDialogs = () => import('./dialogs.tsx')
const loadNews = () => import('./news.tsx')

/** The tree, and the details of one category beside it. Form and dialogs come when they are first needed, what tells of a change or brings back what was deleted once the tree stands. */
export function Editor({ model }: { model: CategoryTreeModel }): ReactNode {
  useSignals()
  const [moving, setMoving] = useState<readonly string[] | null>(null)
  const { tree, actions, shown } = model
  const now = shown.value
  const form = useLazyModule(loadForm, now !== null)
  const hasDialog = moving !== null || model.doomed.value !== null || model.wanted.value !== null
  const side = useRef<HTMLElement>(null)
  useWayToTree(side, model.wishForTree.value)
  useClearRow(side, model.news.value)
  const details = useFocusInPlace<HTMLElement>({ isShown: true })
  useRoomBelow(details)
  const dialogs = useLazyModule(loadDialogs, hasDialog)
  const news = useLazyModule(loadNews, tree.tree.value.branches.size > 0)
  return (
    <div className="ostrov-category-tree">
      <section ref={side} className="ostrov-category-tree-side" aria-label={t('tree')}>
        <TreeTools model={tree} actions={actions}>
          <RowButtons model={model} onMove={setMoving} />
        </TreeTools>
        <TreeView
          label={t('tree')}
          model={tree}
          actions={actions}
          shown={now?.kind === 'edit' ? now.id : null}
          empty={t('empty')}
          renderMore={renderMore}
          onOpen={model.open}
          onRename={model.rename}
          onStartRename={model.forgetNews}
          onDelete={model.askDelete}
        />
        {news.part && <news.part.LastDeleted model={model} />}
        <TreeHelp />
      </section>
      <section ref={details} tabIndex={-1} className="ostrov-category-tree-details" aria-label={t('details')}>
        {now === null && (
          <>
            {model.isUnknown.value && (
              <Note kind="warning">
                <KeyedText value={t('unknown')} />
              </Note>
            )}
            <p className="ostrov-muted">{t('choose')}</p>
          </>
        )}
        {now && form.part && (
          <form.part.CategoryPanel key={`${JSON.stringify(now)} ${model.formTurn.value}`} model={model} />
        )}
        {now && form.isMissing && <PartMissing onRetry={form.retry} />}
      </section>
      <OutcomeBar>
        {news.part && <news.part.NewsNote model={model} />}
        {news.isMissing && model.news.value && <PartMissing onRetry={news.retry} />}
      </OutcomeBar>
      {hasDialog && dialogs.part && (
        <dialogs.part.Dialogs model={model} moving={moving} onMoved={() => setMoving(null)} />
      )}
      {hasDialog && dialogs.isMissing && <PartMissing onRetry={dialogs.retry} />}
    </div>
  )
}

/** Leads to the row that is worked with, before a dialog that goes leads back to its button. */
function useWayToTree(side: RefObject<HTMLElement | null>, wish: number): void {
  useLayoutEffect(() => {
    if (wish === 0) return
    const line = side.current?.querySelector<HTMLElement>('[role=treeitem][tabindex="0"]')
    const show = (): void => line?.scrollIntoView({ block: 'nearest' })
    line?.focus({ preventScroll: true })
    show()
    // Once more when the bar that tells what was done has been measured.
    const frame = requestAnimationFrame(() => setTimeout(show))
    return () => cancelAnimationFrame(frame)
  }, [side, wish])
}

/** A row in sight whose details are shown stays clear of the bar that tells what was done with it. */
function useClearRow(side: RefObject<HTMLElement | null>, news: unknown): void {
  useEffect(() => {
    if (!news) return
    const show = (): void => {
      const row = side.current?.querySelector('[aria-current]')
      const { top = 0, bottom = 0 } = row?.getBoundingClientRect() ?? {}
      if (top < innerHeight && bottom > 0) row?.scrollIntoView({ block: 'nearest' })
    }
    // When the bar has been measured.
    const frame = requestAnimationFrame(() => setTimeout(show))
    return () => cancelAnimationFrame(frame)
  }, [side, news])
}

/** What can be done with all that are marked, or with the category that is shown; what has the focus alone is nobody's choice. */
function RowButtons({
  model,
  onMove,
}: {
  model: CategoryTreeModel
  onMove: (ids: readonly string[]) => void
}): ReactNode {
  useSignals()
  const id = useUniqueId()
  const chosen = model.chosen.value
  const [only] = chosen.length === 1 ? chosen : []
  const none = chosen.length === 0 ? t('nothingChosen') : undefined
  const manyParents = chosen.length > 1 ? t('addInOne') : none
  const many = chosen.length > 1 ? t('deleteOne') : none
  return (
    <>
      <Button
        kind="secondary"
        label={t('newTop')}
        onPress={() => model.show({ kind: 'new', parent: null })}
      />
      <Button
        kind="secondary"
        label={t('newBelow')}
        title={manyParents}
        describedBy={manyParents && `${id}-new`}
        isUnavailable={only === undefined}
        onPress={() => only !== undefined && model.show({ kind: 'new', parent: only })}
      />
      <Button
        kind="secondary"
        label={t('moveTo')}
        title={none}
        describedBy={none && `${id}-move`}
        isUnavailable={none !== undefined}
        onPress={() => onMove(chosen)}
      />
      <Button
        kind="danger"
        label={t('delete')}
        title={many}
        describedBy={many && `${id}-delete`}
        isUnavailable={only === undefined}
        onPress={() => only !== undefined && model.askDelete(only)}
      />
      <span hidden id={`${id}-new`}>
        {manyParents}
      </span>
      <span hidden id={`${id}-move`}>
        {none}
      </span>
      <span hidden id={`${id}-delete`}>
        {many}
      </span>
    </>
  )
}

const renderMore = (category: Category): ReactNode => (
  <>
    {!category.for_display && <span className="ostrov-tree-badge">{t('hidden')}</span>}
    {(category.branch_products ?? category.products) > 0 && (
      <KeyedText className="ostrov-muted" value={tellProducts(category)} />
    )}
  </>
)

/** Its own, and those of its subcategories with them where that is more: as many as a deletion touches. */
function tellProducts({ products: own, branch_products: all = own }: Category): string {
  const products = t('products', { count: own || all })
  if (own === 0 && all > 0) return t('inBelow', { products })
  return all === own ? products : t('withBelow', { products, count: all })
}
