import { type Signal, signal } from '@preact/signals-core'
import {
  type Category,
  type CategoryImpact,
  categoryImpact,
  deleteCategory,
  restoreCategory,
} from '#core/api/categories/categories.ts'
import { type FailureError, toFailure } from '#core/http/failure.ts'
import { read } from '#core/http/read.ts'
import { write } from '#core/http/write.ts'
import { createKeyedSends } from '#core/state/intent.ts'
import type { TreeModel } from '#core/state/tree-model.ts'
import { listAbove, type TreeLine } from '#core/state/tree-rules.ts'
import { t } from './messages.ts'
import { recount } from './recount.ts'
import type { Shown } from './shown.ts'
import type { News } from './told.ts'

/** A deletion that is asked about: what goes with the branch is told first. */
export interface Doomed {
  id: string
  name: string
  impact: CategoryImpact | null
  failure: FailureError | null
}

interface Around {
  shown: Signal<Shown | null>
  isDirty: Signal<boolean>
  news: Signal<News | null>
  failure: Signal<FailureError | null>
  /** Leads the focus into the tree. */
  goToTree: () => void
}

/** The row that takes the place of a branch: what comes behind it, or else what stands before it. */
function findNear(lines: readonly TreeLine<Category>[], id: string): string | null {
  const at = lines.findIndex(({ row }) => row.id === id)
  const level = lines[at]?.level ?? 0
  const behind = lines.slice(at + 1).find(line => line.level <= level)
  return (behind ?? lines[at - 1])?.row.id ?? null
}

/** Deleting a branch after what that means was read, and bringing it back. */
export function createDeleting(
  tree: TreeModel<Category>,
  { shown, isDirty, news, failure, goToTree }: Around,
) {
  const doomed = signal<Doomed | null>(null)
  const isDeleting = signal(false)
  const sendKeyed = createKeyedSends()
  const change = (id: string, next: Partial<Doomed>): void => {
    const now = doomed.peek()
    if (now?.id === id) doomed.value = { ...now, ...next }
  }
  const readImpact = async (id: string): Promise<void> => {
    change(id, { failure: null })
    const result = await read(categoryImpact, { args: { id } }).catch(toFailure)
    change(id, result instanceof Error ? { failure: result } : { impact: result })
  }
  /** The id of the deletion; null where it failed. */
  const remove = async (id: string): Promise<string | null> => {
    const result = await sendKeyed(['delete', id], idempotencyKey =>
      write(deleteCategory, {}, { args: { id }, idempotencyKey }),
    ).catch(toFailure)
    if (result instanceof Error) {
      failure.value = result
      change(id, { failure: result })
      return null
    }
    const open = shown.peek()
    const at = open?.kind === 'edit' ? open.id : (open?.parent ?? '')
    if (at === id || listAbove(tree.tree.peek(), at).includes(id)) {
      isDirty.value = false
      shown.value = null
    }
    const near = findNear(tree.lines.peek(), id)
    const above = tree.tree.peek().rows.get(id)?.parent ?? null
    tree.dropRow(id)
    void recount(tree, above)
    if (near !== null) tree.focus(near)
    return result.data.deletion
  }
  const restore = async (deletion: string): Promise<boolean> => {
    failure.value = null
    const result = await sendKeyed(['restore', deletion], idempotencyKey =>
      write(restoreCategory, {}, { args: { id: deletion }, idempotencyKey }),
    ).catch(toFailure)
    if (result instanceof Error) {
      failure.value = result
      return false
    }
    await tree.reveal(result.data.id)
    return true
  }
  const remember = (id: string, name: string, first: string): void => {
    let deletion = first
    tree.history.push({
      label: t('deletedName', { name }),
      undo: () => restore(deletion),
      redo: async () => {
        const again = await remove(id)
        deletion = again ?? deletion
        return again !== null
      },
    })
  }
  return {
    doomed,
    isDeleting,
    /** One that was made is taken back by a deletion. */
    rememberNew({ id, name }: Category): void {
      let deletion: string | null = null
      tree.history.push({
        label: t('added', { name }),
        undo: async () => {
          deletion = await remove(id)
          return deletion !== null
        },
        redo: async () => deletion !== null && restore(deletion),
      })
    },
    askDelete(id: string): void {
      const row = tree.tree.peek().rows.get(id)
      if (!row) return
      // What was done before is no answer to the question.
      news.value = null
      doomed.value = { id, name: row.name, impact: null, failure: null }
      void readImpact(id)
    },
    readImpactAgain: (): void => void (doomed.peek() && readImpact(doomed.peek()?.id ?? '')),
    spare: (): void => {
      doomed.value = null
    },
    async confirmDelete(): Promise<void> {
      const now = doomed.peek()
      if (!now || isDeleting.peek()) return
      isDeleting.value = true
      failure.value = null
      const deletion = await remove(now.id)
      isDeleting.value = false
      if (deletion === null) return
      doomed.value = null
      goToTree()
      remember(now.id, now.name, deletion)
      news.value = {
        text: t('deleted'),
        what: t('didDelete', { name: now.name }),
        edit: tree.history.last.peek(),
      }
    },
  }
}
