import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals-core'
import { type Catalogue, componentCatalogue } from '#core/api/cms/component-catalogue.ts'
import type { ParamValues } from '#core/params/define-params.ts'
import { createResource } from '#core/state/resource.ts'
import { knownVisitor, loadVisitor } from '#core/visitor/visitor.ts'
import { type Choice, createChoice } from './choice.ts'
import type { Draft } from './draft.ts'
import type { Editing } from './editing.ts'
import { type Changed, findChanged, isUnpublished } from './find-changed.ts'
import { createHistory, type History, type Step } from './history.ts'
import { keepMoved } from './keep-moved.ts'
import { forgetWhenRestored, guardUnsaved, watchOthers } from './keep-watch.ts'
import { findAsked, isEditAsked } from './lead-to.ts'
import { loadAnew, takeTraveled } from './load-anew.ts'
import { t } from './messages.ts'
import { nameComponent } from './name-component.ts'
import { createOpening, type Opening } from './opening.ts'
import { createPageComponents } from './page-components.ts'
import { createPageDraft, type DraftOfPage } from './page-draft.ts'
import type { params } from './params.ts'
import { createPublishing, type Publishing } from './publishing.ts'
import { createReferenceNames, type ReferenceNames } from './reference-names.ts'
import { showDraft } from './show-draft.ts'
import { bringStaffFailures } from './staff-failures.ts'
import { createStructure, type Structure } from './structure.ts'

export type { Outcome } from './choice.ts'

export interface Editor extends Choice, Publishing, Opening {
  components: ReadonlySignal<readonly Editing[]>
  chooseElement: (element: HTMLElement) => void
  /** Changes a draft as a step that can be undone; changes of one key in a row are one step. */
  edit: (editing: Editing, draft: Draft, key?: string) => void
  /** Gives up the own draft for what another editor saved, as a step that can be undone. */
  takeTheirs: (editing: Editing) => void
  history: History
  structure: Structure
  /** What visitors do not see yet. */
  draft: DraftOfPage
  names: ReferenceNames
  /** Whether the draft's last step led over a publishing, to the page before it or back. */
  isOverPublishing: ReadonlySignal<boolean>
  dirty: ReadonlySignal<readonly Editing[]>
  save: (editing: Editing) => Promise<void>
  /** Saves one after the other, and stops at the first that can't be saved, which is then open. */
  saveAll: () => Promise<void>
  remove: (editing: Editing) => Promise<void>
  /** Puts back what somebody else took off the page, and saves what was typed into it. */
  putBack: (editing: Editing) => Promise<void>
  mount: () => () => void
}

export function createEditor({ page }: ParamValues<typeof params>): Editor {
  const catalogue = createResource<Catalogue>()
  const components = createPageComponents(catalogue.data)
  let isMounted = false
  const show = showDraft(components)
  // What is answered once the panel is gone has no page to be shown on.
  let changed: Changed | undefined
  const isOverPublishing = signal(false)
  const draft = createPageDraft(page, (next, former, isOwn, action) => {
    if (former) {
      changed = findChanged(former, next, action)
      isOverPublishing.value = isUnpublished(former) !== isUnpublished(next)
    }
    if (isMounted) show(next, former, isOwn, () => loadAnew(action, changed, isOverPublishing.peek()))
  })
  const history = createDraftHistory(draft, () => {
    const { part, isMoved } = changed ?? {}
    if (!part?.component) return
    const { component, name: pk } = part
    const label = nameComponent({ component, entry: catalogue.data.peek()?.widgets[component], pk })
    return isMoved ? t('moveOf', { label }) : label
  })
  const choice = createChoice(components.list, history)
  const dirty = computed(() => {
    const open = choice.chosen.value
    const all = open?.gone.value ? [...components.list.value, open] : components.list.value
    return all.filter(({ isDirty, unchosen }) => isDirty.value || unchosen.value.size > 0)
  })
  const noteSaved = async (owner?: Editing, name?: Step['name']): Promise<void> => {
    history.save(owner, name)
    await draft.load(true)
  }
  const structure = createStructure(page, async moved => {
    const before = draft.data.peek()
    await noteSaved(undefined, moved && (() => t('moveOf', { label: nameComponent(moved) })))
    if (moved) keepMoved(before, draft.data.peek(), moved.pk)
  })
  const saving = createSaving(structure, choice, dirty, noteSaved, () => draft.load(false))
  const opening = createOpening(catalogue)
  const chooseElement = (element: HTMLElement): void => choice.choose(components.take(element))

  return {
    ...choice,
    ...createEditing(history, choice),
    ...saving,
    ...createPublishing(draft, choice, history, { ...saving, dirty }),
    ...opening,
    components: components.list,
    chooseElement,
    history,
    structure,
    draft,
    names: createReferenceNames(),
    isOverPublishing,
    dirty,
    mount() {
      isMounted = true
      opening.isAsked.value = isEditAsked()
      // The server lets nobody else ask for it.
      if (opening.isAsked.peek()) bringStaffFailures()
      loadVisitor()
      void catalogue.fetch({ endpoint: componentCatalogue }).then(() => {
        const asked = findAsked()
        if (asked && catalogue.data.peek()) chooseElement(asked)
        const traveled = takeTraveled()
        if (!traveled) return
        changed = traveled.changed
        isOverPublishing.value = traveled.isOverPublishing
        history.tellSaved(traveled.way)
      })
      const endings = [
        components.mount(),
        loadForStaff(draft),
        // What is being changed here is read by who changes it.
        watchOthers(choice.chosen, async () => {
          if (draft.data.peek() && !structure.isBusy.peek()) await draft.load(false)
        }),
        guardUnsaved(dirty, choice.started),
        forgetWhenRestored(structure, draft, components.list),
        catalogue.unsubscribe,
      ]
      return () => {
        isMounted = false
        for (const end of endings) end()
      }
    },
  }
}

/** Nobody else is told of a draft, so nobody else asks. */
function loadForStaff(draft: DraftOfPage): () => void {
  const isStaff = computed(() => knownVisitor.value?.staff === true)
  return effect(() => {
    if (!isStaff.value) return
    bringStaffFailures()
    untracked(() => void draft.load(true))
  })
}

const createDraftHistory = (draft: DraftOfPage, name: () => string | undefined): History =>
  createHistory({
    canUndo: computed(() => draft.data.value?.can_undo ?? false),
    canRedo: computed(() => draft.data.value?.can_redo ?? false),
    go: draft.act,
    name,
  })

/** What is done with components on the server, and what came of it. */
function createSaving(
  structure: Structure,
  { chosen, choose, outcome }: Choice,
  dirty: ReadonlySignal<readonly Editing[]>,
  onSaved: (owner?: Editing) => Promise<void>,
  onMissing: () => Promise<void>,
): Pick<Editor, 'save' | 'saveAll' | 'remove' | 'putBack'> {
  const saveEach = async (editings: readonly Editing[]): Promise<void> => {
    outcome.value = null
    for (const editing of editings) {
      if (await editing.save()) {
        await onSaved(editing)
        continue
      }
      const error = editing.submission.failure.peek()
      // The draft tells whether somebody took it off the page.
      if (error?.failure.kind === 'not-found') await onMissing()
      // Its form tells why.
      if (chosen.peek() !== editing) choose(editing)
      return
    }
    outcome.value = 'saved'
  }
  return {
    save: editing => saveEach([editing]),
    saveAll: () => saveEach(dirty.peek()),
    async remove(editing) {
      outcome.value = null
      // Among those of its kind it has a number only as long as it is there.
      const label = nameComponent(editing)
      if (await structure.remove(editing)) outcome.value = { text: t('removed', { label }) }
    },
    async putBack(editing) {
      outcome.value = null
      if (await structure.putBack(editing)) await saveEach([editing])
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
      owner: editing,
      name: () => nameComponent(editing),
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
