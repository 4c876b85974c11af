import { signal } from '@preact/signals-core'
import {
  type AssignmentAnswer,
  type CategoryProduct,
  categoryProducts,
} from '#core/api/categories/product-categories.ts'
import { type FailureError, toFailure } from '#core/http/failure.ts'
import { createEditHistory } from '#core/state/edit-history.ts'
import { createListModel } from '#core/state/list-model.ts'
import { createListSelection } from '#core/state/list-selection.ts'
import { createCategoryList, type ListedCategory } from './category-list.ts'
import { t } from './messages.ts'
import { readChosen } from './read-chosen.ts'
import { createWrites } from './writes.ts'

/** What the last change came to. */
export interface News {
  kind: 'success' | 'warning'
  text: string
  /** What was done, or taken back. */
  what?: string
  /** Products that could not be changed, and why. */
  failed?: AssignmentAnswer['failed']
}

export type AssignmentModel = ReturnType<typeof createAssignments>

/** Products in a grid, categories beside it, and one put into the other. */
export function createAssignments() {
  const list = createListModel<CategoryProduct>({
    endpoint: categoryProducts,
    name: 'products',
    defaults: { pageSize: 50 },
  })
  const selection = createListSelection(() => list.count.value)
  const categories = createCategoryList()
  const targets = signal<readonly ListedCategory[]>([])
  const news = signal<News | null>(null)
  const failure = signal<FailureError | null>(null)
  const isPending = signal(false)
  const history = createEditHistory()
  const { send, turn } = createWrites()

  /** Runs one change at a time; null where it failed. */
  const run = async <T>(work: () => Promise<T>): Promise<T | null> => {
    isPending.value = true
    failure.value = null
    news.value = null
    const result = await work().catch(toFailure)
    isPending.value = false
    if (result instanceof Error) {
      failure.value = result as FailureError
      return null
    }
    void list.refresh()
    return result
  }
  const assign = async (isAdding: boolean): Promise<void> => {
    if (isPending.peek()) return
    const typeCategoryIds = targets.peek().map(({ id }) => id)
    if (selection.count.peek() === 0 || typeCategoryIds.length === 0) {
      failure.value = null
      news.value = { kind: 'warning', text: t('nothingChosen') }
      return
    }
    const done = await run(async () => send(isAdding, await readChosen(list, selection), typeCategoryIds))
    if (!done) return
    const what = t(isAdding ? 'added' : 'takenOut', { count: done.changed })
    news.value = { kind: 'success', text: t('saved'), what, failed: done.failed }
    const goTo = async (isDone: boolean): Promise<boolean> => {
      const isTurned = (await run(() => turn(done.changes, isDone))) !== null
      if (isTurned)
        news.value = { kind: 'success', text: t('saved'), what: t(isDone ? 'redone' : 'undone', { what }) }
      return isTurned
    }
    history.push({ label: what, undo: () => goTo(false), redo: () => goTo(true) })
  }
  return {
    list,
    selection,
    categories,
    targets,
    news,
    failure,
    isPending,
    history,
    add: () => assign(true),
    takeOut: () => assign(false),
    toggleTarget(category: ListedCategory): void {
      const others = targets.peek().filter(({ id }) => id !== category.id)
      targets.value = others.length < targets.peek().length ? others : [...others, category]
    },
    showProductsOf: (filter: { category?: string; level?: string }): void =>
      list.setQuery({ filters: filter }),
    mount: categories.mount,
  }
}
