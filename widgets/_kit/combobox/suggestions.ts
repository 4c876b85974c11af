import { batch, computed, type ReadonlySignal, signal } from '@preact/signals-core'
import type { CallOf } from '#core/http/read.ts'
import { createResource } from '#core/state/resource.ts'

/** `short` asks for more letters, `failed` leaves the visitor to write by hand. */
export type SuggestionState = 'idle' | 'short' | 'pending' | 'ready' | 'failed'

/** What a search offers while it is being typed. */
export interface Suggestions<T> {
  term: ReadonlySignal<string>
  state: ReadonlySignal<SuggestionState>
  items: ReadonlySignal<readonly T[]>
  least: number
  /**
   * Takes the whole text of the field, and when the key for it went down, in milliseconds of the page's life; the server
   * is asked once the typing pauses.
   */
  type: (text: string, pressed?: number) => void
  /** Keeps a text in the field that is no search: what was chosen. */
  settle: (text: string) => void
  /** Asks once more for what failed. */
  retry: () => void
  stop: () => void
}

/** How long the browser has worked on a key, in milliseconds; a text that comes long after the last key had none. */
function sinceKey(pressed: number | undefined, longest: number): number {
  const worked = performance.now() - (pressed ?? Number.NEGATIVE_INFINITY)
  return worked < longest ? worked : 0
}

/** What a search answers: its own list, or a page of one. */
type Found<T> = { result: T[] } | { results: T[] }

/** `search` is the call that looks for a term. */
export function createSuggestions<T>(
  search: (term: string) => CallOf<Found<T>>,
  { least = 2, pause = 250, onFound }: { least?: number; pause?: number; onFound?: () => void } = {},
): Suggestions<T> {
  const term = signal('')
  const isSettled = signal(true)
  const asking = createAsking(search, onFound)
  let timer: ReturnType<typeof setTimeout> | undefined

  const rest = (text: string, settled: boolean): void => {
    clearTimeout(timer)
    term.value = text
    isSettled.value = settled
  }
  return {
    term,
    least,
    items: computed(() => listFound(asking.found.data.value)),
    state: computed(() => {
      const wanted = term.value.trim()
      if (!wanted || isSettled.value) return 'idle'
      return wanted.length < least ? 'short' : asking.describe(wanted)
    }),
    type(text, pressed) {
      rest(text, false)
      const wanted = text.trim()
      if (wanted === asking.asked.peek()) return
      // Nobody waits any more for what was asked before.
      asking.release()
      if (wanted.length >= least) timer = setTimeout(asking.ask, pause - sinceKey(pressed, pause), wanted)
    },
    settle: text => rest(text, true),
    retry: () => void asking.found.refetch(),
    stop() {
      rest(term.peek(), true)
      asking.release()
    },
  }
}

const NOTHING: readonly never[] = []

const listFound = <T>(found: Found<T> | null): readonly T[] =>
  found === null ? NOTHING : 'result' in found ? found.result : found.results

/** The asking for one term at a time. */
function createAsking<T>(search: (term: string) => CallOf<Found<T>>, onFound: (() => void) | undefined) {
  const asked = signal('')
  const found = createResource<Found<T>>(onFound && { onData: onFound })
  return {
    asked,
    found,
    // What it changes is looked at once, when the request has left.
    ask: (wanted: string): void =>
      batch(() => {
        asked.value = wanted
        void found.fetch(search(wanted))
      }),
    release(): void {
      asked.value = ''
      found.unsubscribe()
    },
    describe(wanted: string): SuggestionState {
      if (asked.value !== wanted) return 'pending'
      if (found.data.value) return 'ready'
      return found.failure.value && !found.isPending.value ? 'failed' : 'pending'
    },
  }
}
