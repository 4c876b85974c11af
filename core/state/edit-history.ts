import { computed, signal } from '@preact/signals-core'

/** One change that can be taken back; either way tells whether it succeeded. */
export interface Edit {
  /** What was done, in the page's words. */
  label: string
  undo: () => Promise<boolean>
  redo: () => Promise<boolean>
}

const MOST = 50

/** What somebody did on this page, in its order; one step at a time, and a step that fails can be tried again. */
export function createEditHistory() {
  const done = signal<readonly Edit[]>([])
  const undone = signal<readonly Edit[]>([])
  const isPending = signal(false)

  const turn = async (way: 'undo' | 'redo'): Promise<boolean> => {
    const [from, to] = way === 'undo' ? [done, undone] : [undone, done]
    const edit = from.peek().at(-1)
    if (!edit || isPending.peek()) return false
    isPending.value = true
    try {
      if (!(await edit[way]())) return false
      from.value = from.peek().filter(other => other !== edit)
      to.value = [...to.peek(), edit]
      return true
    } finally {
      isPending.value = false
    }
  }
  return {
    isPending,
    last: computed(() => done.value.at(-1) ?? null),
    next: computed(() => undone.value.at(-1) ?? null),
    /** What comes after a change that was taken back is forgotten. */
    push(edit: Edit): void {
      done.value = [...done.peek(), edit].slice(-MOST)
      undone.value = []
    },
    /** What was taken back elsewhere is no step any more. */
    drop(edit: Edit): void {
      done.value = done.peek().filter(other => other !== edit)
    },
    undo: () => turn('undo'),
    redo: () => turn('redo'),
  }
}
export type EditHistory = ReturnType<typeof createEditHistory>
