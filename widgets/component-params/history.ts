import { computed, type ReadonlySignal, signal } from '@preact/signals-core'

/** Something an editor did; what can't be done answers false and stays to be tried again. */
export interface Step {
  undo: () => boolean | Promise<boolean>
  redo: () => boolean | Promise<boolean>
  /** Steps of one key that follow each other are one, until `settle`. */
  key?: string
}

export interface History {
  canUndo: ReadonlySignal<boolean>
  canRedo: ReadonlySignal<boolean>
  add: (step: Step) => void
  /** What was typed until now is one step; the next key begins another. */
  settle: () => void
  undo: () => Promise<boolean>
  redo: () => Promise<boolean>
}

const MOST = 200

export function createHistory(): History {
  const done = signal<readonly Step[]>([])
  const undone = signal<readonly Step[]>([])
  const isBusy = signal(false)
  let openKey: string | undefined

  const go = async (from: typeof done, to: typeof done, way: 'undo' | 'redo'): Promise<boolean> => {
    const step = from.peek().at(-1)
    if (!step || isBusy.peek()) return false
    openKey = undefined
    isBusy.value = true
    try {
      if (!(await step[way]())) return false
      from.value = from.peek().filter(other => other !== step)
      to.value = [...to.peek(), step]
      return true
    } finally {
      isBusy.value = false
    }
  }

  return {
    canUndo: computed(() => done.value.length > 0 && !isBusy.value),
    canRedo: computed(() => undone.value.length > 0 && !isBusy.value),
    add(step) {
      const last = done.peek().at(-1)
      undone.value = []
      if (last && step.key !== undefined && step.key === openKey)
        done.value = [...done.peek().slice(0, -1), { ...step, undo: last.undo }]
      else done.value = [...done.peek(), step].slice(-MOST)
      openKey = step.key
    },
    settle() {
      openKey = undefined
    },
    undo: () => go(done, undone, 'undo'),
    redo: () => go(undone, done, 'redo'),
  }
}
