import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals-core'
import { type Catalogue, componentCatalogue } from '#core/api/cms/component-catalogue.ts'
import type { ActiveUser } from '#core/api/visitor/visitor.ts'
import type { FailureError } from '#core/http/failure.ts'
import type { ParamValues } from '#core/params/define-params.ts'
import { createResource } from '#core/state/resource.ts'
import { knownVisitor, loadVisitor, refreshVisitor, visitorFailure } from '#core/visitor/visitor.ts'
import type { Draft } from './draft.ts'
import type { Editing } from './editing.ts'
import { createHistory, type History } from './history.ts'
import { createPageComponents } from './page-components.ts'
import type { params } from './params.ts'
import { createStructure, type Structure } from './structure.ts'

/** How often the open component is looked at for what others saved. */
const LOOK_AFTER = 15_000

export interface Editor {
  /** Who looks at the page; null until the server says. */
  user: ReadonlySignal<ActiveUser | null>
  catalogue: ReadonlySignal<Catalogue | null>
  /** Neither can be missing for anything to be edited. */
  failure: ReadonlySignal<FailureError | null>
  reload: () => void
  components: ReadonlySignal<readonly Editing[]>
  chosen: ReadonlySignal<Editing | null>
  choose: (editing: Editing | null) => void
  chooseElement: (element: HTMLElement) => void
  /** Back to the list of all components. */
  leave: () => void
  /** The component that was left for the list, once. */
  takeLeft: () => Editing | null
  /** Whether a new component is being put together. */
  isAdding: Signal<boolean>
  /** Whether a component is being picked in the page. */
  isPicking: Signal<boolean>
  /** Changes a draft as a step that can be undone; changes of one key in a row are one step. */
  edit: (editing: Editing, draft: Draft, key?: string) => void
  /** Gives up the own draft for what another editor saved, as a step that can be undone. */
  takeTheirs: (editing: Editing) => void
  history: History
  structure: Structure
  dirty: ReadonlySignal<readonly Editing[]>
  /** Saves one after the other, and stops at the first that can't be saved, which is then open. */
  saveAll: () => Promise<boolean>
  mount: () => () => void
}

export function createEditor({ page }: ParamValues<typeof params>): Editor {
  const catalogue = createResource<Catalogue>()
  const components = createPageComponents(catalogue.data)
  const history = createHistory()
  const choice = createChoice(components.list, history)
  const { chosen, choose } = choice
  const dirty = computed(() => components.list.value.filter(({ isDirty }) => isDirty.value))
  const watch = createWatch(chosen, dirty)
  const edit = createEdit(history, chosen, choose)
  const structure = createStructure(page, history, components.refresh)
  // A page back from the browser's memory waits for an answer that no longer comes.
  const forget = (): void => {
    structure.reset()
    for (const { submission } of components.list.peek()) submission.reset()
  }

  return {
    ...choice,
    user: knownVisitor,
    catalogue: catalogue.data,
    failure: computed(() => visitorFailure.value ?? catalogue.failure.value),
    reload() {
      refreshVisitor()
      void catalogue.refetch()
    },
    components: components.list,
    chooseElement: element => choose(components.take(element)),
    edit,
    takeTheirs(editing) {
      const theirs = editing.theirs.peek()
      if (!theirs) return
      editing.yieldTo(theirs)
      edit(editing, theirs.draft)
    },
    history,
    structure,
    dirty,
    async saveAll() {
      for (const editing of dirty.peek()) {
        if (await editing.save()) continue
        choose(editing)
        return false
      }
      return true
    },
    mount() {
      loadVisitor()
      void catalogue.fetch({ endpoint: componentCatalogue })
      components.start()
      watch.start()
      addEventListener('ostrov:restored', forget)
      return () => {
        removeEventListener('ostrov:restored', forget)
        watch.stop()
        components.stop()
        catalogue.unsubscribe()
      }
    },
  }
}

/** What of the editor is open: one component, the list of all, or a new one. */
function createChoice(components: ReadonlySignal<readonly Editing[]>, history: History) {
  const chosen = signal<Editing | null>(null)
  const isAdding = signal(false)
  const isPicking = signal(false)
  let left: Editing | null = null
  const choose = (editing: Editing | null): void => {
    history.settle()
    isAdding.value = false
    isPicking.value = false
    chosen.value = editing
    void editing?.load()
  }
  return {
    // One that was taken off the page is not open any more.
    chosen: computed(() => (chosen.value && components.value.includes(chosen.value) ? chosen.value : null)),
    choose,
    isAdding,
    isPicking,
    leave() {
      left = chosen.peek()
      choose(null)
    },
    takeLeft() {
      const last = left
      left = null
      return last
    },
  }
}

const createEdit =
  (history: History, chosen: ReadonlySignal<Editing | null>, choose: Editor['choose']): Editor['edit'] =>
  (editing, draft, key) => {
    const before = editing.draft.peek()
    if (!before) return
    const show = (shown: Draft) => () => {
      // Whoever undoes sees what changes.
      if (chosen.peek() !== editing) choose(editing)
      editing.change(shown)
      return true
    }
    history.add({
      undo: show(before),
      redo: show(draft),
      ...(key !== undefined && { key: `${editing.pk} ${key}` }),
    })
    editing.change(draft, key !== undefined)
  }

/** Looks after other editors, and warns whoever leaves with something unsaved. */
function createWatch(
  chosen: ReadonlySignal<Editing | null>,
  dirty: ReadonlySignal<readonly Editing[]>,
): { start: () => void; stop: () => void } {
  let timer: ReturnType<typeof setInterval> | undefined
  const look = (): void => {
    const editing = chosen.peek()
    // What could not be read is read by its button.
    if (document.visibilityState === 'visible' && editing?.saved.peek()) void editing.load(true)
  }
  const warn = (event: BeforeUnloadEvent): void => {
    if (dirty.peek().length > 0) event.preventDefault()
  }
  return {
    start() {
      addEventListener('ostrov:restored', look)
      addEventListener('beforeunload', warn)
      timer = setInterval(look, LOOK_AFTER)
    },
    stop() {
      clearInterval(timer)
      removeEventListener('beforeunload', warn)
      removeEventListener('ostrov:restored', look)
    },
  }
}
