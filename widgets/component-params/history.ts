import { computed, type ReadonlySignal, signal } from '@preact/signals-core'

/** Something an editor did; what can't be done answers false and stays to be tried again. */
export interface Step {
  undo: () => boolean | Promise<boolean>
  redo: () => boolean | Promise<boolean>
  /** Steps of one key that follow each other are one, until `settle`. */
  key?: string
  /** What it is about, in the words of an editor; asked for once it is undone or done again. */
  name?: () => string | undefined
  /** What it changed; saving that makes one step of the server's of all its steps. */
  owner?: object
  /** The server keeps it. */
  isSaved?: true
}

/** The steps that the server keeps: those of former visits, of other editors, and all that is saved here. */
export interface SavedSteps {
  canUndo: ReadonlySignal<boolean>
  canRedo: ReadonlySignal<boolean>
  go: (way: 'undo' | 'redo') => Promise<boolean>
  /** What the last of them was about. */
  name?: () => string | undefined
}

export interface Travel {
  way: 'undo' | 'redo'
  name: string | undefined
  /** The step was one of the server's. */
  isSaved: boolean
}

export interface History {
  canUndo: ReadonlySignal<boolean>
  canRedo: ReadonlySignal<boolean>
  /** What was undone or done again just now; null once something else is done. */
  traveled: ReadonlySignal<Travel | null>
  add: (step: Step) => void
  /** What was typed until now is one step; the next key begins another. */
  settle: () => void
  /** The server has one step more, made of those of `owner`; what it is about is `name`, else what the server has changed. */
  save: (owner?: object, name?: Step['name']) => void
  /** Tells what the server undid or did again before the page was loaded anew. */
  tellSaved: (way: Travel['way']) => void
  /** What was undone or done again is told no longer. */
  forgetTraveled: () => void
  /** The server has no steps any more. */
  forgetSaved: () => void
  undo: () => Promise<boolean>
  redo: () => Promise<boolean>
}

const MOST = 200

/** Steps of this visit, with marks where the server's stand among them; before the first of all the server's go on. */
export function createHistory(saved: SavedSteps): History {
  const mark = (name = saved.name): Step => ({
    undo: () => saved.go('undo'),
    redo: () => saved.go('redo'),
    ...(name && { name }),
    isSaved: true,
  })
  const traveled = signal<Travel | null>(null)
  const done = signal<readonly Step[]>([])
  const undone = signal<readonly Step[]>([])
  const isBusy = signal(false)
  let openKey: string | undefined

  const go = async (from: typeof done, to: typeof done, way: 'undo' | 'redo'): Promise<boolean> => {
    const more = way === 'undo' ? saved.canUndo : saved.canRedo
    const step = from.peek().at(-1) ?? (more.peek() ? mark() : undefined)
    if (!step || isBusy.peek()) return false
    openKey = undefined
    isBusy.value = true
    try {
      if (!(await step[way]())) return false
      from.value = from.peek().slice(0, -1)
      to.value = [...to.peek(), step]
      traveled.value = { way, name: step.name?.(), isSaved: step.isSaved === true }
      return true
    } finally {
      isBusy.value = false
    }
  }

  const isLeft = (list: typeof done, more: ReadonlySignal<boolean>) =>
    computed(() => !isBusy.value && (list.value.length > 0 || more.value))

  return {
    canUndo: isLeft(done, saved.canUndo),
    canRedo: isLeft(undone, saved.canRedo),
    traveled,
    add(step) {
      traveled.value = null
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
    save(owner, name) {
      traveled.value = null
      openKey = undefined
      undone.value = []
      done.value = [...done.peek().filter(step => !owner || step.owner !== owner), mark(name)].slice(-MOST)
    },
    tellSaved(way) {
      traveled.value = { way, name: saved.name?.(), isSaved: true }
    },
    forgetTraveled() {
      traveled.value = null
    },
    forgetSaved() {
      traveled.value = null
      for (const list of [done, undone]) list.value = list.peek().filter(step => !step.isSaved)
    },
    undo: () => go(done, undone, 'undo'),
    redo: () => go(undone, done, 'redo'),
  }
}
