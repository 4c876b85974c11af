import { batch, computed, type ReadonlySignal, signal } from '@preact/signals-core'
import { type FailureError, isAborted, toFailure } from '../api/failure.ts'
import { report } from '../report.ts'
import { takeGiven } from './take-given.ts'

/** How long an answer that nobody looks at is kept. */
const KEPT = 5 * 60_000

/** How long after the page was opened what came with it is taken for true. */
const FRESH = 30_000

type Load<T> = (options: { signal: AbortSignal; isGiven?: boolean }) => Promise<T>

/** One cached read, shared by all who ask for its key. */
interface Entry<T> {
  data: ReturnType<typeof signal<T | null>>
  failure: ReturnType<typeof signal<FailureError | null>>
  isPending: ReturnType<typeof signal<boolean>>
  load: Load<T>
  askers: number
  /** Whether the data came with the page, and nobody has asked for it since. */
  isGiven: boolean
  controller: AbortController | null
  timer: ReturnType<typeof setTimeout> | undefined
}

/** A place that shows one cached read at a time and may turn to another. */
export interface Resource<T> {
  data: ReadonlySignal<T | null>
  failure: ReadonlySignal<FailureError | null>
  isPending: ReadonlySignal<boolean>
  /** Turns to a key: what is kept shows at once and is read anew; one request serves all askers. */
  ask: (key: string, load: Load<T>) => void
  /** Puts an answer that came by another way, so that nothing needs to be read. */
  prime: (key: string, load: Load<T>, data: T) => void
  /**
   * Shows what is at hand before anybody asks: what is told here or came with the page, else what is kept. False
   * where nothing is.
   */
  show: (key: string, load: Load<T>, data?: T | null) => boolean
  reload: () => void
  /** Shows nothing any more; the read is aborted when nobody else asks for it. */
  release: () => void
}

const entries = new Map<string, Entry<unknown>>()

export function createResource<T>(): Resource<T> {
  const entry = signal<Entry<T> | null>(null)
  /** The key that was asked for; null while an entry is only shown. */
  let asked: string | null = null

  const leaveFor = (next: Entry<T> | null, key: string | null): void => {
    const former = entry.peek()
    entry.value = next
    if (former && asked !== null) dropEntry(asked, former)
    asked = key
  }

  const turnTo = (key: string, load: Load<T>): Entry<T> => {
    const next = takeEntry(key, load)
    leaveFor(next, key)
    return next
  }

  return {
    data: computed(() => entry.value?.data.value ?? null),
    failure: computed(() => entry.value?.failure.value ?? null),
    isPending: computed(() => entry.value?.isPending.value ?? false),
    ask(key, load) {
      const next = turnTo(key, load)
      const isFresh = next.isGiven && performance.now() < FRESH
      next.isGiven = false
      if (!next.controller && !isFresh) void run(next)
    },
    prime(key, load, data) {
      const next = turnTo(key, load)
      batch(() => {
        next.data.value = data
        next.failure.value = null
      })
    },
    show(key, load, data = takeGiven(load)) {
      const found = (entries.get(key) as Entry<T> | undefined) ?? makeEntry(load)
      if (data !== null) {
        found.data.value = data
        found.isGiven = true
        entries.set(key, found as Entry<unknown>)
      } else if (found.data.peek() === null) return false
      leaveFor(found, null)
      return true
    },
    reload() {
      const current = entry.peek()
      if (current && !current.controller) void run(current)
    },
    release: () => leaveFor(null, null),
  }
}

const makeEntry = <T>(load: Load<T>): Entry<T> => ({
  data: signal<T | null>(null),
  failure: signal<FailureError | null>(null),
  isPending: signal(false),
  load,
  askers: 0,
  isGiven: false,
  controller: null,
  timer: undefined,
})

function takeEntry<T>(key: string, load: Load<T>): Entry<T> {
  const found = entries.get(key) as Entry<T> | undefined
  const entry = found ?? makeEntry(load)
  if (!found) entries.set(key, entry as Entry<unknown>)
  clearTimeout(entry.timer)
  // An answer is worth showing again; that it once failed is not.
  if (entry.askers === 0) entry.failure.value = null
  entry.askers++
  return entry
}

function dropEntry<T>(key: string, entry: Entry<T>): void {
  entry.askers--
  if (entry.askers > 0) return
  entry.controller?.abort()
  entry.controller = null
  entry.isPending.value = false
  entry.timer = setTimeout(() => {
    if (entries.get(key) === entry) entries.delete(key)
  }, KEPT)
}

async function run<T>(entry: Entry<T>): Promise<void> {
  const controller = new AbortController()
  entry.controller = controller
  entry.isPending.value = true
  try {
    const data = await entry.load({ signal: controller.signal })
    if (controller.signal.aborted) return
    batch(() => {
      entry.data.value = data
      entry.failure.value = null
    })
  } catch (thrown) {
    if (isAborted(thrown) || controller.signal.aborted) return
    const failure = toFailure(thrown)
    entry.failure.value = failure
    report(failure.message, failure.cause)
  } finally {
    if (entry.controller === controller) {
      entry.controller = null
      entry.isPending.value = false
    }
  }
}

/** Forgets all that is kept, also where it is shown: another visitor, another test. */
export function clearResources(): void {
  for (const entry of entries.values()) {
    entry.controller?.abort()
    clearTimeout(entry.timer)
    entry.data.value = null
    entry.failure.value = null
  }
  entries.clear()
}
