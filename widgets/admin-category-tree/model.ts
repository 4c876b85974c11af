import { batch, computed, effect, signal } from '@preact/signals-core'
import {
  type Category,
  categoriesTree,
  type MovePosition,
  moveCategory,
  updateCategory,
} from '#core/api/categories/categories.ts'
import { type FailureError, toFailure } from '#core/http/failure.ts'
import { read } from '#core/http/read.ts'
import { write } from '#core/http/write.ts'
import { createKeyedSends } from '#core/state/intent.ts'
import { createTreeModel, type TreeModel } from '#core/state/tree-model.ts'
import { pickTopmost } from '#core/state/tree-rules.ts'
import { createTreeActions } from '#kit/tree/tree-actions.ts'
import { createDeleting } from './deleting.ts'
import { t } from './messages.ts'
import type { Shown } from './shown.ts'
import type { News } from './told.ts'

const list = async (query: Record<string, string>): Promise<readonly Category[]> =>
  (await read(categoriesTree, { query })).results

const sendKeyed = createKeyedSends()

const SERVER = {
  load: (parent: string | null) => list(parent === null ? {} : { parent }),
  find: (search: string) => list({ search }),
  reveal: (reveal: string) => list({ reveal }),
  async move(id: string, to: { target: string; position: MovePosition }, from: string | null) {
    const { data } = await sendKeyed(['move', id, to, from], idempotencyKey =>
      write(moveCategory, { ...to, from }, { args: { id }, idempotencyKey }),
    )
    return data
  },
}

export type CategoryTreeModel = ReturnType<typeof createCategoryTree>

/** The tree with what stands beside it; `first` is opened at the beginning. */
export function createCategoryTree(first: string) {
  const tree = createTreeModel<Category>(SERVER)
  const shown = signal<Shown | null>(null)
  const wanted = signal<Shown | null>(null)
  const isDirty = signal(false)
  const news = signal<News | null>(null)
  const formTurn = signal(0)
  const isUnknown = signal(false)
  const failure = signal<FailureError | null>(null)
  const wishForTree = signal(0)
  const goToTree = (): void => {
    wishForTree.value++
  }
  const led = signal<Shown | null>(null)
  const deleting = createDeleting(tree, { shown, isDirty, news, failure, goToTree })
  const show = (next: Shown | null): void => {
    // What was typed is not thrown away without a word.
    if (isDirty.peek() && JSON.stringify(shown.peek()) !== JSON.stringify(next)) wanted.value = next
    else shown.value = next
  }
  const begin = async (): Promise<void> => {
    if (!first) return
    if (await tree.reveal(first)) show({ kind: 'edit', id: first })
    else isUnknown.value = true
  }
  return {
    tree,
    actions: createTreeActions(tree, (text, kind = 'success') =>
      batch(() => {
        failure.value = null
        news.value = text === null ? null : { text, kind }
      }),
    ),
    shown,
    wanted,
    /** The category that was to be opened at the beginning is not there. */
    isUnknown,
    isDirty,
    news,
    failure,
    /** Another number is another form, from what is saved. */
    formTurn,
    renewForm: (): void => {
      formTurn.value++
    },
    show,
    /** What was opened from its row: whoever can’t see it beside the tree is led to it. */
    led,
    open(id: string): void {
      led.value = { kind: 'edit', id }
      show(led.value)
    },
    /** Each further number is a wish for the row that is worked with. */
    wishForTree,
    goToTree(): void {
      const now = shown.peek()
      if (now?.kind === 'edit') tree.focus(now.id)
      goToTree()
    },
    ...deleting,
    /** What the buttons of the tree are about: all that is marked, else the category that is shown. */
    chosen: computed(() => {
      const marked = pickTopmost(tree.tree.value, tree.selected.value)
      const now = shown.value
      if (marked.length > 0) return marked
      return now?.kind === 'edit' && tree.tree.value.rows.has(now.id) ? [now.id] : []
    }),
    row: computed(() => {
      const now = shown.value
      return now?.kind === 'edit' ? (tree.tree.value.rows.get(now.id) ?? null) : null
    }),
    /** Leaves what was typed behind. */
    discard(): void {
      isDirty.value = false
      shown.value = wanted.peek()
      wanted.value = null
    },
    stay: (): void => {
      wanted.value = null
    },
    rename: (id: string, name: string): Promise<boolean> => rename(tree, { failure, news }, id, name),
    /** Takes over a category that was saved or made. */
    async takeSaved(category: Category, isNew: boolean): Promise<void> {
      isDirty.value = false
      news.value = { text: t('saved'), what: t(isNew ? 'didAdd' : 'didSave', { name: category.name }) }
      if (isNew) {
        await tree.reload(category.parent)
        await tree.reveal(category.id)
        deleting.rememberNew(category)
      } else tree.putRow(category)
      formTurn.value++
      shown.value = { kind: 'edit', id: category.id }
    },
    mount(): () => void {
      const unmount = tree.mount()
      const stopGuard = guardLeaving(isDirty)
      void begin()
      return () => {
        unmount()
        stopGuard()
      }
    },
  }
}

interface Told {
  failure: { value: FailureError | null }
  news: { value: News | null }
}

/** A name that is changed in its place; undone and done again by the same call. */
async function rename(tree: TreeModel<Category>, told: Told, id: string, name: string): Promise<boolean> {
  const before = tree.tree.peek().rows.get(id)?.name
  const send = async (next: string): Promise<boolean> => {
    const row = tree.tree.peek().rows.get(id)
    if (!row) return false
    told.failure.value = null
    const sent = { name: next, version: row.version }
    const result = await sendKeyed(['rename', id, sent], idempotencyKey =>
      write(updateCategory, sent, { args: { id }, idempotencyKey }),
    ).catch(toFailure)
    if (result instanceof Error) {
      told.failure.value = result
      if (result.failure.kind === 'conflict') await tree.reload(row.parent)
      return false
    }
    tree.putRow(result.data)
    told.news.value = { text: t('saved'), what: t('didRename', { name: next }) }
    return true
  }
  if (before === undefined || !(await send(name))) return false
  tree.history.push({ label: t('renamed', { name }), undo: () => send(before), redo: () => send(name) })
  return true
}

/** The browser asks before it leaves what was typed. */
function guardLeaving(isDirty: { readonly value: boolean }): () => void {
  const ask = (event: BeforeUnloadEvent): void => event.preventDefault()
  return effect(() => {
    if (!isDirty.value) return
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  })
}
