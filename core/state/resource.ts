import { batch, computed, type Signal, signal } from '@preact/signals-core'
import { writeCallKey } from '#core/http/call-key.ts'
import { type FailureError, isAborted, toFailure } from '#core/http/failure.ts'
import { takeInitialData } from '#core/http/initial-data.ts'
import { onceOnline } from '#core/http/online.ts'
import { type CallOf, read } from '#core/http/read.ts'
import { getPageAge, turned } from '#core/page.ts'
import { report } from '#core/report.ts'

/** How long data that nobody observes is kept, in milliseconds. */
const GC_TIME = 5 * 60_000

/** How long after the page was opened its initial data is taken for fresh. */
const INITIAL_STALE_TIME = 30_000

export interface ResourceOptions<T> {
  /** How long data is fresh, so that `fetch` does not read it again; 0, unless told, reads at every `fetch`. */
  staleTime?: number
  /** How long data that nobody observes is kept. */
  gcTime?: number
  /** Called with the data of each read that this resource observes. */
  onData?: (data: T, call: CallOf<T>) => void
  onFailure?: (failure: FailureError, call: CallOf<T>) => void
}

/** One cached read, shared by all who observe its call. */
interface Entry<T> {
  key: string
  call: CallOf<T>
  data: Signal<T | null>
  failure: Signal<FailureError | null>
  isPending: Signal<boolean>
  observers: Set<ResourceOptions<T>>
  /** The data came with the page, and nobody has fetched it since. */
  isInitial: boolean
  /** When the last read ended, by `performance.now()`. */
  settledAt: number
  controller: AbortController | null
  /** Resolves when the read that is under way is over, whatever came of it. */
  running: Promise<void>
  gcTimer: ReturnType<typeof setTimeout> | undefined
}

const entries = new Map<string, Entry<unknown>>()

export type Resource<T> = ReturnType<typeof createResource<T>>

/**
 * Observes one cached read at a time and may turn to another. Key and loader are the call itself; observers of one call
 * share one request, which is aborted with the last of them. The latest call wins: a late response is never shown.
 */
export function createResource<T>(options: ResourceOptions<T> = {}) {
  const observed = signal<Entry<T> | null>(null)
  return {
    data: computed(() => observed.value?.data.value ?? null),
    failure: computed(() => observed.value?.failure.value ?? null),
    isPending: computed(() => observed.value?.isPending.value ?? false),

    /**
     * Turns to a call: data that is kept shows at once, and is read anew unless it is fresh. Resolves when that is over,
     * also where it failed or nobody observes it any more.
     */
    fetch: (call: CallOf<T>): Promise<void> =>
      fetchEntry(turnTo(observed, findEntry(call), options), options.staleTime),

    /** Turns to a call whose data came by another way; only a read that is under way, which may not know of it, is read anew. */
    setData(call: CallOf<T>, data: T): void {
      const entry = turnTo(observed, findEntry(call), options)
      setData(entry, data)
      if (entry.controller) void invalidateEntry(entry)
    },

    /**
     * Shows what is at hand before anybody fetches: the data given here, the page's initial data, or what is kept.
     * False where there is none.
     */
    showInitialData(call: CallOf<T>, data: T | null = takeInitialData(call)): boolean {
      const entry = findInitialEntry(call, data)
      if (entry) observed.value = entry
      return entry !== null
    },

    /** Reads once more; a read that is under way is joined. */
    refetch: (): Promise<void> => refetchEntry(observed.peek()),

    /** What is kept is no longer true: a read that is under way is aborted, and observed data is read anew. */
    invalidate: (): Promise<void> => invalidateEntry(observed.peek()),

    /** Observes nothing any more. */
    unsubscribe: (): void => void turnTo(observed, null, options),
  }
}

/** Observes this entry from now on, and the former one no more. */
function turnTo<T, E extends Entry<T> | null>(
  observed: Signal<Entry<T> | null>,
  next: E,
  options: ResourceOptions<T>,
): E {
  const former = observed.peek()
  // First in, so that a call observed twice keeps its request.
  if (next) subscribe(next, options)
  observed.value = next
  if (former && former !== next) unsubscribe(former, options)
  return next
}

function isFresh<T>({ data, isInitial, settledAt }: Entry<T>, staleTime = 0): boolean {
  return isInitial
    ? getPageAge() < INITIAL_STALE_TIME
    : data.peek() !== null && performance.now() - settledAt < staleTime
}

const makeEntry = <T>(call: CallOf<T>): Entry<T> => ({
  key: writeCallKey(call),
  call,
  data: signal<T | null>(null),
  failure: signal<FailureError | null>(null),
  isPending: signal(false),
  observers: new Set(),
  isInitial: false,
  settledAt: Number.NEGATIVE_INFINITY,
  controller: null,
  running: Promise.resolve(),
  gcTimer: undefined,
})

function findEntry<T>(call: CallOf<T>): Entry<T> {
  const key = writeCallKey(call)
  const entry = (entries.get(key) as Entry<T> | undefined) ?? makeEntry(call)
  entries.set(key, entry as Entry<unknown>)
  return entry
}

function subscribe<T>(entry: Entry<T>, observer: ResourceOptions<T>): void {
  clearTimeout(entry.gcTimer)
  // Data is worth showing again; that it once failed is not.
  if (entry.observers.size === 0) entry.failure.value = null
  entry.observers.add(observer)
}

function unsubscribe<T>(entry: Entry<T>, observer: ResourceOptions<T>): void {
  // Initial data that was shown and never fetched has no observer.
  if (!entry.observers.delete(observer) || entry.observers.size > 0) return
  entry.controller?.abort()
  entry.controller = null
  entry.isPending.value = false
  entry.gcTimer = setTimeout(() => {
    if (entries.get(entry.key) === entry) entries.delete(entry.key)
  }, observer.gcTime ?? GC_TIME)
}

/** The entry of a call for which data is at hand, or null. */
function findInitialEntry<T>(call: CallOf<T>, data: T | null): Entry<T> | null {
  const entry = (entries.get(writeCallKey(call)) as Entry<T> | undefined) ?? makeEntry(call)
  if (data === null) return entry.data.peek() === null ? null : entry
  entry.data.value = data
  entry.isInitial = true
  entries.set(entry.key, entry as Entry<unknown>)
  return entry
}

const setData = <T>({ data, failure }: Entry<T>, next: T): void =>
  batch(() => {
    data.value = next
    failure.value = null
  })

function fetchEntry<T>(entry: Entry<T>, staleTime: number | undefined): Promise<void> {
  if (!entry.controller && !isFresh(entry, staleTime)) entry.running = run(entry)
  entry.isInitial = false
  return entry.running
}

async function refetchEntry<T>(entry: Entry<T> | null): Promise<void> {
  if (entry && !entry.controller) entry.running = run(entry)
  return entry?.running
}

async function invalidateEntry<T>(entry: Entry<T> | null): Promise<void> {
  entry?.controller?.abort()
  if (entry) entry.running = run(entry)
  return entry?.running
}

async function run<T>(entry: Entry<T>): Promise<void> {
  const { call } = entry
  const controller = new AbortController()
  const { signal } = controller
  entry.controller = controller
  entry.isPending.value = true
  try {
    const { args, query, load } = call
    const data = load
      ? await load(signal)
      : await read(call.endpoint, { ...(args && { args }), ...(query && { query }), signal } as never)
    if (signal.aborted) return
    batch(() => {
      entry.settledAt = performance.now()
      setData(entry, data)
      for (const { onData } of entry.observers) onData?.(data, call)
    })
  } catch (thrown) {
    if (isAborted(thrown) || signal.aborted) return
    const failure = toFailure(thrown)
    report(failure.message, failure.cause)
    batch(() => {
      entry.settledAt = performance.now()
      entry.failure.value = failure
      for (const { onFailure } of entry.observers) onFailure?.(failure, call)
    })
    // Once the connection is back it is read again, where somebody still looks at it.
    if (failure.failure.kind === 'offline')
      onceOnline(() => {
        if (entry.observers.size > 0 && entry.failure.peek() === failure) void refetchEntry(entry)
      })
  } finally {
    if (entry.controller === controller) {
      entry.controller = null
      entry.isPending.value = false
    }
  }
}

/** What is kept of a call is no longer true: who fetches it later reads it. */
export function markStale(call: CallOf<unknown>): void {
  const entry = entries.get(writeCallKey(call))
  if (entry) entry.settledAt = Number.NEGATIVE_INFINITY
}

/** Forgets all that is kept, also where it is shown: another visitor, another test. */
export function clearResources(): void {
  for (const entry of entries.values()) {
    entry.controller?.abort()
    clearTimeout(entry.gcTimer)
    entry.data.value = null
    entry.failure.value = null
  }
  entries.clear()
}

// A page that took the place of another reads what it shows, and shows nothing that another visitor was told.
turned.subscribe(turn => {
  if (!turn) return
  if (!turn.isSameVisitor) clearResources()
  for (const entry of entries.values()) {
    entry.isInitial = false
    entry.settledAt = Number.NEGATIVE_INFINITY
  }
})
