import { batch, computed, type ReadonlySignal, type Signal, signal } from '@preact/signals-core'
import type { Editing } from './editing.ts'
import type { History } from './history.ts'
import type { NewComponent } from './new-component.ts'

export type Outcome = 'saved' | 'published' | 'discarded'

/** What came of it in words of its own, such as where a component went. */
export interface Told {
  text: string
}

/** What of the editor is open: one component, the list of all, or a new one. */
export interface Choice {
  chosen: ReadonlySignal<Editing | null>
  choose: (editing: Editing | null) => void
  /** Back to the list of all components. */
  leave: () => void
  /** What was left for the list, once: a component, or none that is still there. */
  takeLeft: () => Editing | 'gone' | null
  /** Whether a new component is being put together. */
  isAdding: ReadonlySignal<boolean>
  /** Goes on to a new component, from wherever that is asked for. */
  add: () => void
  /** What is put together of it, until it is inserted or given up; kept while something else is open. */
  started: Signal<NewComponent | null>
  /** Whether a component is being picked in the page. */
  isPicking: Signal<boolean>
  /** What came of the last saving, moving, removing or publishing, until something else is done. */
  outcome: Signal<Outcome | Told | null>
}

export function createChoice(components: ReadonlySignal<readonly Editing[]>, history: History): Choice {
  const chosen = signal<Editing | null>(null)
  const isAdding = signal(false)
  const started = signal<NewComponent | null>(null)
  const isPicking = signal(false)
  const outcome = signal<Outcome | Told | null>(null)
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
    // One that was taken off the page is not open any more, unless what was typed waits to be decided about.
    chosen: computed(() => {
      const open = chosen.value
      return open && (components.value.includes(open) || open.gone.value) ? open : null
    }),
    choose,
    isAdding,
    add() {
      batch(() => {
        choose(null)
        isAdding.value = true
      })
    },
    started,
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
