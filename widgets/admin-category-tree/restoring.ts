import { restoreCategory } from '#core/api/categories/categories.ts'
import { type DeletedCategory, deletedCategories } from '#core/categories/deleted-categories.ts'
import { toFailure } from '#core/http/failure.ts'
import { write } from '#core/http/write.ts'
import type { Edit } from '#core/state/edit-history.ts'
import { createKeyedSends } from '#core/state/intent.ts'
import { t as inTree } from '#kit/tree/tree-words.ts'
import type { CategoryTreeModel } from './model.ts'
import { t } from './news-messages.ts'
import { recount } from './recount.ts'

const sendKeyed = createKeyedSends()

/** The steps of this page's undo that would bring back what a deletion took, by its id. */
const steps = new Map<string, Edit>()

export function noteStep(deletion: string, edit: Edit): void {
  steps.set(deletion, edit)
}

/** Brings back what a deletion took; one that can't be brought back any more is told of, and offered no more. */
export async function restore(model: CategoryTreeModel, deletion: string): Promise<boolean> {
  const { tree, failure, news } = model
  failure.value = null
  const result = await sendKeyed(['restore', deletion], idempotencyKey =>
    write(restoreCategory, {}, { args: { id: deletion }, idempotencyKey }),
  ).catch(toFailure)
  if (result instanceof Error) {
    // Where the call itself is missing there is no body, and nothing is known of the deletion.
    const isGone = result.failure.kind === 'not-found' && result.body !== undefined
    if (isGone) {
      deletedCategories.drop(deletion)
      news.value = { text: t('cantRestore'), kind: 'warning' }
    } else failure.value = result
    return false
  }
  deletedCategories.drop(deletion)
  await tree.reveal(result.data.id)
  void recount(tree, result.data.parent)
  return true
}

/** From the list of what was deleted last: it is told as by undo, which has nothing left to take back. */
export async function restoreListed(model: CategoryTreeModel, { id, name }: DeletedCategory): Promise<void> {
  model.news.value = null
  const isBack = await restore(model, id)
  if (isBack) {
    const step = steps.get(id)
    if (step) model.tree.history.drop(step)
    model.news.value = { text: inTree('undone', { what: t('deletedName', { name }) }), kind: 'success' }
  }
  // Its line may be gone, and its button with it.
  if (isBack || !model.failure.peek()) model.goToFocused()
}
