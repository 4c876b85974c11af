import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useState } from 'react'
import type { Category } from '#core/api/categories/categories.ts'
import { categories } from '#core/api/categories/product-categories.ts'
import { words } from '#core/intl/words.ts'
import { createSuggestions } from '#kit/combobox/suggestions.ts'
import { Dialog } from '#kit/dialog/dialog.tsx'
import { Button } from '#kit/feedback/button.tsx'
import { FailureNote } from '#kit/feedback/failure-note.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { useFocusAfterRetry } from '#kit/focus/use-focus-after-retry.ts'
import { useModel } from '#kit/react/use-model.ts'
import { MoveDialog } from '#kit/tree/move-dialog.tsx'
import { createDeleting } from './deleting.ts'
import type { CategoryTreeModel, Doomed } from './model.ts'
import { t } from './panel-messages.ts'

const createTargets = () =>
  createSuggestions<Category>(search => ({ endpoint: categories, query: { search, page_size: '20' } }), {
    least: 1,
  })

/** Everything that is asked before something is done. */
export function Dialogs({
  model,
  moving,
  onMoved,
}: {
  model: CategoryTreeModel
  moving: readonly string[] | null
  onMoved: () => void
}): ReactNode {
  useSignals()
  const [targets] = useState(createTargets)
  const doomed = model.doomed.value
  return (
    <>
      {moving && (
        <MoveDialog
          model={model.tree}
          actions={model.actions}
          ids={moving}
          targets={targets}
          onMoved={model.goToFocused}
          onClose={onMoved}
        />
      )}
      {doomed && <DeleteDialog key={doomed.id} model={model} doomed={doomed} />}
      {model.wanted.value && <LeaveDialog model={model} />}
    </>
  )
}

/** What goes with the category is read before anybody can say yes. */
function DeleteDialog({ model, doomed }: { model: CategoryTreeModel; doomed: Doomed }): ReactNode {
  useSignals()
  const deleting = useModel(() => createDeleting(model, doomed))
  const impact = deleting.impact.value
  const failure = deleting.failure.value
  const { target, retry } = useFocusAfterRetry<HTMLDivElement>(impact !== null, deleting.readImpactAgain)
  return (
    <Dialog
      title={t('deleteTitle', { name: doomed.name })}
      startsAt="title"
      isBusy={deleting.isDeleting.value}
      onClose={model.spare}
    >
      <div ref={target} role="status" tabIndex={-1}>
        <KeyedText as="p" value={impact ? t('impact', { ...impact }) : failure ? '' : t('impactPending')} />
      </div>
      {failure && <FailureNote failure={failure} onRetry={retry} />}
      <p className="ostrov-muted">{t('canUndo')}</p>
      <div className="ostrov-form-actions">
        <Button
          kind="danger"
          label={t('confirmDelete')}
          isUnavailable={!impact}
          isBusy={deleting.isDeleting.value}
          onPress={() => void deleting.confirm()}
        />
        <Button kind="secondary" label={words('cancel')} onPress={model.spare} />
      </div>
    </Dialog>
  )
}

function LeaveDialog({ model }: { model: CategoryTreeModel }): ReactNode {
  return (
    <Dialog title={t('leaveTitle')} startsAt="title" onClose={model.stay}>
      <p>{t('leaveText')}</p>
      <div className="ostrov-form-actions">
        <Button label={t('stay')} onPress={model.stay} />
        <Button kind="secondary" label={t('leave')} onPress={model.discard} />
      </div>
    </Dialog>
  )
}
