import { signal } from '@preact/signals-core'
import {
  type Category,
  type CategoryImpact,
  categoryImpact,
  deleteCategory,
} from '#core/api/categories/categories.ts'
import { deletedCategories } from '#core/categories/deleted-categories.ts'
import { FailureError, toFailure } from '#core/http/failure.ts'
import { read } from '#core/http/read.ts'
import { write } from '#core/http/write.ts'
import type { Edit } from '#core/state/edit-history.ts'
import { createKeyedSends } from '#core/state/intent.ts'
import { listAbove, type TreeLine } from '#core/state/tree-rules.ts'
import type { CategoryTreeModel, Doomed } from './model.ts'
import { t as tell } from './news-messages.ts'
import { t } from './panel-messages.ts'
import { recount } from './recount.ts'
import { noteStep, restore } from './restoring.ts'

const sendKeyed = createKeyedSends()

/** The row that takes the place of a branch: what comes behind it, or else what stands before it. */
function findNear(lines: readonly TreeLine<Category>[], id: string): string | null {
  const at = lines.findIndex(({ row }) => row.id === id)
  const level = lines[at]?.level ?? 0
  const behind = lines.slice(at + 1).find(line => line.level <= level)
  return (behind ?? lines[at - 1])?.row.id ?? null
}

/** The id of the deletion, or why it failed, which the model is told, too. */
async function remove(model: CategoryTreeModel, id: string): Promise<string | FailureError> {
  const { tree, shown, isDirty } = model
  const result = await sendKeyed(['delete', id], idempotencyKey =>
    write(deleteCategory, {}, { args: { id }, idempotencyKey }),
  ).catch(toFailure)
  if (result instanceof Error) {
    model.failure.value = result
    return result
  }
  const open = shown.peek()
  const at = open?.kind === 'edit' ? open.id : (open?.parent ?? '')
  if (at === id || listAbove(tree.tree.peek(), at).includes(id)) {
    isDirty.value = false
    shown.value = null
  }
  const near = findNear(tree.lines.peek(), id)
  const { name = '', parent: above = null } = tree.tree.peek().rows.get(id) ?? {}
  const { deletion } = result.data
  deletedCategories.add({ id: deletion, name, at: new Date().toISOString() })
  tree.dropRow(id)
  void recount(tree, above)
  if (near !== null) tree.focus(near)
  return deletion
}

/** One that was made is taken back by a deletion. */
export function rememberNew(model: CategoryTreeModel, { id, name }: Category): void {
  let deletion: string | null = null
  model.tree.history.push({
    label: t('added', { name }),
    async undo() {
      const result = await remove(model, id)
      deletion = typeof result === 'string' ? result : null
      return deletion !== null
    },
    redo: async () => deletion !== null && restore(model, deletion),
  })
}

function rememberDeleted(model: CategoryTreeModel, { id, name }: Doomed, first: string): void {
  let deletion = first
  const edit: Edit = {
    label: tell('deletedName', { name }),
    undo: () => restore(model, deletion),
    async redo() {
      const again = await remove(model, id)
      if (typeof again !== 'string') return false
      deletion = again
      noteStep(deletion, edit)
      return true
    },
  }
  model.tree.history.push(edit)
  noteStep(deletion, edit)
}

/** Deleting a branch after what that means was read. */
export function createDeleting(model: CategoryTreeModel, doomed: Doomed) {
  const { id, name } = doomed
  const impact = signal<CategoryImpact | null>(null)
  const failure = signal<FailureError | null>(null)
  const isDeleting = signal(false)
  const readImpact = async (): Promise<void> => {
    failure.value = null
    const result = await read(categoryImpact, { args: { id } }).catch(toFailure)
    if (result instanceof Error) failure.value = result
    else impact.value = result
  }
  return {
    impact,
    failure,
    isDeleting,
    readImpactAgain: (): void => void readImpact(),
    async confirm(): Promise<void> {
      if (isDeleting.peek()) return
      isDeleting.value = true
      model.failure.value = null
      const deletion = await remove(model, id)
      isDeleting.value = false
      if (deletion instanceof FailureError) {
        failure.value = deletion
        return
      }
      model.spare()
      model.wishForTree.value++
      rememberDeleted(model, doomed, deletion)
      model.news.value = {
        text: t('deleted'),
        what: t('didDelete', { name }),
        edit: model.tree.history.last.peek(),
      }
    },
    mount(): () => void {
      void readImpact()
      return () => {}
    },
  }
}
