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

export type Outcome = 'saved' | 'removed' | 'saveError'

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
  /** What was left for the list, once: a component, or none that is still there. */
  takeLeft: () => Editing | 'gone' | null
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
  /** What came of the last saving or removing, until something else is done. */
  outcome: Signal<Outcome | null>
  save: (editing: Editing) => Promise<void>
  /** Saves one after the other, and stops at the first that can't be saved, which is then open. */
  saveAll: () => Promise<void>
  remove: (editing: Editing) => Promise<void>
  mount: () => () => void
}

export function createEditor({ page }: ParamValues<typeof params>): Editor {
  const catalogue = createResource<Catalogue>()
  const components = createPageComponents(catalogue.data)
  const history = createHistory()
  const choice = createChoice(components.list, history)
  const dirty = computed(() => components.list.value.filter(({ isDirty }) => isDirty.value))
  const structure = createStructure(page, history, components.refresh)

  return {
    ...choice,
    ...createEditing(history, choice),
    ...createSaving(structure, choice, dirty),
    user: knownVisitor,
    catalogue: catalogue.data,
    failure: computed(() => visitorFailure.value ?? catalogue.failure.value),
    reload() {
      refreshVisitor()
      void catalogue.refetch()
    },
    components: components.list,
    chooseElement: element => choice.choose(components.take(element)),
    history,
    structure,
    dirty,
    mount() {
      loadVisitor()
      void catalogue.fetch({ endpoint: componentCatalogue })
      const endings = [
        components.mount(),
        watchOthers(choice.chosen),
        guardUnsaved(dirty),
        forgetWhenRestored(structure, components.list),
        catalogue.unsubscribe,
      ]
      return () => {
        for (const end of endings) end()
      }
    },
  }
}

/** What of the editor is open: one component, the list of all, or a new one. */
function createChoice(components: ReadonlySignal<readonly Editing[]>, history: History) {
  const chosen = signal<Editing | null>(null)
  const isAdding = signal(false)
  const isPicking = signal(false)
  const outcome = signal<Outcome | null>(null)
  let left: Editing | 'gone' | null = null
  const choose = (editing: Editing | null): void => {
    history.settle()
    isAdding.value = false
    isPicking.value = false
    outcome.value = null
    chosen.value = editing
    void editing?.load()
  }
  return {
    // One that was taken off the page is not open any more.
    chosen: computed(() => (chosen.value && components.value.includes(chosen.value) ? chosen.value : null)),
    choose,
    isAdding,
    isPicking,
    outcome,
    leave() {
      left = chosen.peek() ?? 'gone'
      choose(null)
    },
    takeLeft() {
      const last = left ?? (chosen.peek() && 'gone')
      left = null
      return last
    },
  }
}

type Choice = ReturnType<typeof createChoice>

/** What is done with components on the server, and what came of it. */
function createSaving(
  structure: Structure,
  { chosen, choose, outcome }: Choice,
  dirty: ReadonlySignal<readonly Editing[]>,
): Pick<Editor, 'save' | 'saveAll' | 'remove'> {
  const saveEach = async (editings: readonly Editing[]): Promise<void> => {
    outcome.value = null
    for (const editing of editings) {
      if (await editing.save()) continue
      if (chosen.peek() !== editing) choose(editing)
      // Of what another editor saved meanwhile, a note tells more.
      if (editing.submission.failure.peek() && !editing.theirs.peek()) outcome.value = 'saveError'
      return
    }
    outcome.value = 'saved'
  }
  return {
    save: editing => saveEach([editing]),
    saveAll: () => saveEach(dirty.peek()),
    async remove(editing) {
      outcome.value = null
      if (await structure.remove(editing)) outcome.value = 'removed'
    },
  }
}

/** What is done with drafts, each a step that can be undone. */
function createEditing(
  history: History,
  { chosen, choose, outcome }: Choice,
): Pick<Editor, 'edit' | 'takeTheirs'> {
  const edit: Editor['edit'] = (editing, draft, key) => {
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
    outcome.value = null
    editing.change(draft, key !== undefined)
  }
  return {
    edit,
    takeTheirs(editing) {
      const theirs = editing.theirs.peek()
      if (!theirs) return
      editing.yieldTo(theirs)
      edit(editing, theirs.draft)
    },
  }
}

/** Looks after what others save in the open component; returns the end of it. */
function watchOthers(chosen: ReadonlySignal<Editing | null>): () => void {
  const look = (): void => {
    const editing = chosen.peek()
    // What could not be read is read by its button.
    if (document.visibilityState === 'visible' && editing?.saved.peek()) void editing.load(true)
  }
  addEventListener('ostrov:restored', look)
  const timer = setInterval(look, LOOK_AFTER)
  return () => {
    clearInterval(timer)
    removeEventListener('ostrov:restored', look)
  }
}

/** Warns whoever leaves the page with something unsaved. */
function guardUnsaved(dirty: ReadonlySignal<readonly Editing[]>): () => void {
  const warn = (event: BeforeUnloadEvent): void => {
    if (dirty.peek().length > 0) event.preventDefault()
  }
  addEventListener('beforeunload', warn)
  return () => removeEventListener('beforeunload', warn)
}

/** A page back from the browser's memory waits for a response that no longer comes. */
function forgetWhenRestored(
  structure: Structure,
  components: ReadonlySignal<readonly Editing[]>,
): () => void {
  const forget = (): void => {
    structure.reset()
    for (const { submission } of components.peek()) submission.reset()
  }
  addEventListener('ostrov:restored', forget)
  return () => removeEventListener('ostrov:restored', forget)
}
