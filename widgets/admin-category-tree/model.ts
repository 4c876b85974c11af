import { batch, computed, signal } from '@preact/signals-core'
import { type Category, type MovePosition, moveCategory } from '#core/api/categories/categories.ts'
import { type FailureError, toFailure } from '#core/http/failure.ts'
import { write } from '#core/http/write.ts'
import { guardLeaving } from '#core/record/guard-leaving.ts'
import type { Edit } from '#core/state/edit-history.ts'
import { createKeyedSends } from '#core/state/intent.ts'
import { createTreeModel } from '#core/state/tree-model.ts'
import { pickTopmost } from '#core/state/tree-rules.ts'
import type { RefuseName } from '#kit/tree/press-key.ts'
import { createTreeActions } from '#kit/tree/tree-actions.ts'
import { list, recount } from './recount.ts'
import type * as Rename from './rename.ts'
import type { Shown } from './shown.ts'
import { type NameClash, type News, tellFailedName } from './told.ts'

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

/** A category whose deletion is asked about. */
export type Doomed = Pick<Category, 'id' | 'name'>

/** The tree with what stands beside it; `first` is opened at the beginning. */
export function createCategoryTree(first: string) {
  const tree = createTreeModel<Category>({
    ...SERVER,
    async move(id, to, from) {
      const moved = await SERVER.move(id, to, from)
      if (moved.parent !== from) void recount(tree, from, moved.parent)
      return moved
    },
  })
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
  const doomed = signal<Doomed | null>(null)
  const show = (next: Shown | null): void => {
    // What was typed is not thrown away without a word.
    if (isDirty.peek() && JSON.stringify(shown.peek()) !== JSON.stringify(next)) wanted.value = next
    else shown.value = next
  }
  const actions = createTreeActions(tree, (text, kind = 'success', edit = null) =>
    batch(() => {
      failure.value = null
      news.value = text === null ? null : { text, kind, edit }
    }),
  )
  const takeOver = ({ id }: Category, told: News): void => {
    isDirty.value = false
    news.value = { ...told, edit: tree.history.last.peek() }
    formTurn.value++
    shown.value = { kind: 'edit', id }
  }
  const begin = async (): Promise<void> => {
    if (!first) return
    if (await tree.reveal(first)) show({ kind: 'edit', id: first })
    else isUnknown.value = true
  }
  return {
    tree,
    actions,
    /** Takes back what the bar tells of; its button goes with that. */
    takeBack(): void {
      goToTree()
      void actions.turn('undo')
    },
    /** Of a name that two people gave: `null` leaves the colleague's. */
    async settle(clash: NameClash, name: string | null): Promise<void> {
      news.value = null
      tree.focus(clash.id)
      goToTree()
      if (name !== null) await rename(tree, { failure, news }, clash.id, name)
    },
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
    /** Leads to the row that has the focus within the tree, such as one that was moved. */
    goToFocused: goToTree,
    goToTree(): void {
      const now = shown.peek()
      if (now?.kind === 'edit') tree.focus(now.id)
      goToTree()
    },
    doomed,
    askDelete(id: string): void {
      const row = tree.tree.peek().rows.get(id)
      if (!row) return
      // What was done before is no answer to the question.
      news.value = null
      doomed.value = { id, name: row.name }
    },
    spare: (): void => {
      doomed.value = null
    },
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
    /** Who types on has read what was done before; a question stays. */
    forgetNews(): void {
      if (!news.peek()?.clash) news.value = null
    },
    /** Leaves what was typed behind. */
    discard(): void {
      isDirty.value = false
      shown.value = wanted.peek()
      wanted.value = null
    },
    stay: (): void => {
      wanted.value = null
    },
    rename: (id: string, name: string, refuse: RefuseName): Promise<boolean> =>
      rename(tree, { failure, news }, id, name, refuse),
    /** Takes over what the form saved; `edit` takes it back. */
    takeSaved(category: Category, edit: Edit, told: News): void {
      tree.history.push(edit)
      tree.putRow(category)
      takeOver(category, told)
    },
    /** Takes over a category that was made, once it stands in the tree; `remember` makes the step that takes it back. */
    async takeNew(category: Category, remember: () => void, told: News): Promise<void> {
      isDirty.value = false
      await tree.reload(category.parent)
      await tree.reveal(category.id)
      remember()
      takeOver(category, told)
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

/** What renames comes with the first name that is changed; where it does not come, nothing was sent. */
const rename: typeof Rename.rename = async (tree, told, id, name, refuse) => {
  try {
    return await (await import('./rename.ts')).rename(tree, told, id, name, refuse)
  } catch (thrown) {
    tellFailedName(toFailure(thrown), told, refuse)
    return false
  }
}
