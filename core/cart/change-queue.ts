import { batch, computed, type ReadonlySignal, signal } from '@preact/signals-core'
import type { Result } from '#core/state/submission.ts'

/** What is to be done to each of some things, by their ids; null takes one out. */
export type Changes<C> = ReadonlyMap<string, C | null>

interface ChangeQueue<C> {
  /** What has not been carried out yet. */
  changes: ReadonlySignal<Changes<C>>
  /** Something is on its way. */
  isBusy: ReadonlySignal<boolean>
  put: (id: string, change: C | null) => void
  /** Hands over all that has not had its turn yet, in order; it is the queue's no more. */
  takeWaiting: () => [id: string, change: C | null][]
  /** Forgets all that is not carried out; what comes of the change under way is nobody's any more. */
  reset: () => void
}

/**
 * Carries out one change at a time, in the order of the things that they are about. What is changed meanwhile on the same
 * thing goes along with its next turn. A change that fails is dropped, and all that was to follow it on that thing.
 */
export function createChangeQueue<C extends object, R>({
  carryOut,
  onDone,
  onFailed,
}: {
  carryOut: (id: string, change: C | null) => Promise<Result<R>>
  onDone: (id: string, change: C | null, data: R) => void
  /** Gets all that was to be done to it. */
  onFailed: (id: string, change: C | null, result: Result<R> & { ok: false }) => void
}): ChangeQueue<C> {
  const changes = signal<Changes<C>>(new Map())
  let isRunning = false
  let generation = 0
  let onItsWay: [id: string, change: C | null] | undefined

  const drop = (id: string): void => {
    const left = new Map(changes.peek())
    left.delete(id)
    changes.value = left
  }
  async function takeTurn(id: string, change: C | null): Promise<void> {
    const mine = generation
    onItsWay = [id, change]
    const result = await carryOut(id, change)
    if (mine !== generation) return
    onItsWay = undefined
    const wanted = changes.peek().get(id) ?? null
    batch(() => {
      if (!result.ok || changes.peek().get(id) === change) drop(id)
      if (result.ok) onDone(id, change, result.data)
      else onFailed(id, wanted, result)
    })
  }
  async function run(): Promise<void> {
    if (isRunning) return
    isRunning = true
    const mine = generation
    const find = () => (mine === generation ? findFirst(changes.peek()) : undefined)
    for (let next = find(); next; next = find()) await takeTurn(...next)
    if (mine === generation) isRunning = false
  }

  return {
    changes,
    isBusy: computed(() => changes.value.size > 0),
    put(id, change) {
      const waiting = changes.peek().get(id)
      // What is to be taken out stays so.
      if (waiting === null) return
      changes.value = new Map(changes.peek()).set(id, change && { ...waiting, ...change })
      void run()
    },
    takeWaiting() {
      const all = [...changes.peek()]
      changes.value = new Map(onItsWay && [onItsWay])
      return all.filter(([id, change]) => id !== onItsWay?.[0] || change !== onItsWay[1])
    },
    reset(): void {
      generation++
      isRunning = false
      onItsWay = undefined
      changes.value = new Map()
    },
  }
}

const findFirst = <C>(changes: Changes<C>): [string, C | null] | undefined => changes.entries().next().value
