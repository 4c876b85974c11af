import type { ReadonlySignal } from '@preact/signals-core'
import type { Editing } from './editing.ts'
import { hasContent, type NewComponent } from './new-component.ts'
import type { DraftOfPage } from './page-draft.ts'
import type { Structure } from './structure.ts'

/** How often the open component and the draft are looked at for what others saved. */
const LOOK_AFTER = 15_000

/** Looks after what others save; returns the end of it. */
export function watchOthers(
  chosen: ReadonlySignal<Editing | null>,
  loadDraft: () => Promise<void>,
): () => void {
  const look = (): void => {
    if (document.visibilityState !== 'visible') return
    const editing = chosen.peek()
    // What could not be read is read by its button.
    if (editing?.saved.peek()) void editing.load(true)
    void loadDraft()
  }
  addEventListener('ostrov:restored', look)
  const timer = setInterval(look, LOOK_AFTER)
  return () => {
    clearInterval(timer)
    removeEventListener('ostrov:restored', look)
  }
}

/** Warns whoever leaves the page with something unsaved, or half put together. */
export function guardUnsaved(
  dirty: ReadonlySignal<readonly Editing[]>,
  started: ReadonlySignal<NewComponent | null>,
): () => void {
  const warn = (event: BeforeUnloadEvent): void => {
    const begun = started.peek()
    if (dirty.peek().length > 0 || (begun && hasContent(begun))) event.preventDefault()
  }
  addEventListener('beforeunload', warn)
  return () => removeEventListener('beforeunload', warn)
}

/** A page back from the browser's memory waits for a response that no longer comes. */
export function forgetWhenRestored(
  structure: Structure,
  draft: DraftOfPage,
  components: ReadonlySignal<readonly Editing[]>,
): () => void {
  const forget = (): void => {
    structure.reset()
    draft.reset()
    for (const { submission } of components.peek()) submission.reset()
  }
  addEventListener('ostrov:restored', forget)
  return () => removeEventListener('ostrov:restored', forget)
}
