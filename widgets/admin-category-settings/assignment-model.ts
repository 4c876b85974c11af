import { effect, signal } from '@preact/signals-core'
import {
  type AssignmentAnswer,
  type CategoryProduct,
  categoryProducts,
} from '#core/api/categories/product-categories.ts'
import { MOST_UNASKED } from '#core/grid/bulk.ts'
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
  /** How much was done. */
  what?: string
  /** It is what would be taken back next. */
  isLast?: boolean
  /** Products that could not be changed, and why. */
  failed?: AssignmentAnswer['failed']
}

/** What is under way; one at a time. */
type Work = 'add' | 'takeOut' | 'undo' | 'redo'

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
  const busy = signal<Work | null>(null)
  const asked = signal<'add' | 'takeOut' | null>(null)
  let lacking: News | null = null
  const history = createEditHistory()
  const { send, turn } = createWrites()

  /** Runs one change at a time; null where it failed. */
  const run = async <T>(name: Work, work: () => Promise<T>): Promise<T | null> => {
    busy.value = name
    failure.value = null
    news.value = null
    const result = await work().catch(toFailure)
    busy.value = null
    if (result instanceof Error) {
      failure.value = result as FailureError
      return null
    }
    void list.refresh()
    return result
  }
  const showProductsOf = (filter: { category?: string; level?: string }): void =>
    list.setQuery({ filters: filter })
  const ask = async (name: 'add' | 'takeOut'): Promise<void> => {
    if (busy.peek()) return
    if (selection.count.peek() === 0 || targets.peek().length === 0) {
      failure.value = null
      lacking = { kind: 'warning', text: t('nothingChosen') }
      news.value = lacking
      return
    }
    if (selection.count.peek() > MOST_UNASKED) asked.value = name
    else await assign(name)
  }
  const assign = async (name: 'add' | 'takeOut'): Promise<void> => {
    const typeCategoryIds = targets.peek().map(({ id }) => id)
    const isAdding = name === 'add'
    const done = await run(name, async () =>
      send(isAdding, await readChosen(list, selection), typeCategoryIds),
    )
    if (!done) return
    const { changed: count, failed } = done
    const what = t(isAdding ? 'added' : 'takenOut', { count })
    const isLast = count > 0
    news.value = { kind: 'success', text: t('saved'), what, failed, isLast }
    const goTo = async (isDone: boolean): Promise<boolean> => {
      const isTurned = (await run(isDone ? 'redo' : 'undo', () => turn(done.changes, isDone))) !== null
      if (isTurned)
        news.value = {
          kind: 'success',
          text: t(`${isDone ? 'redone' : 'undone'}${isAdding ? 'Added' : 'TakenOut'}`, { count }),
          isLast: isDone,
        }
      return isTurned
    }
    // Where nothing differs from before, there is nothing to take back.
    if (isLast) history.push({ label: what, undo: () => goTo(false), redo: () => goTo(true) })
  }
  /** What was lacking is told until anything is chosen, or no more. */
  const watchChoice = (): (() => void) =>
    effect(() => {
      void selection.chosen.value
      void targets.value
      if (news.peek() === lacking) news.value = null
    })
  return {
    list,
    selection,
    categories,
    targets,
    news,
    /** What came of the last change was read. */
    dismiss: (): void => {
      news.value = null
    },
    failure,
    busy,
    /** What waits for a yes. */
    asked,
    history,
    add: () => ask('add'),
    takeOut: () => ask('takeOut'),
    async confirm(): Promise<void> {
      const name = asked.peek()
      asked.value = null
      if (name) await assign(name)
    },
    refuse: (): void => {
      asked.value = null
    },
    toggleTarget(category: ListedCategory): void {
      const others = targets.peek().filter(({ id }) => id !== category.id)
      targets.value = others.length < targets.peek().length ? others : [...others, category]
    },
    showProductsOf,
    /** Where products of a level are shown, they are those of the level that is chosen now. */
    setLevel(level: string): void {
      categories.setLevel(level)
      if (list.query.peek().filters.level) showProductsOf(level ? { level } : {})
    },
    mount(): () => void {
      const stops = [categories.mount(), watchChoice()]
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}
