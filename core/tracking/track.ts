import { effect, signal } from '@preact/signals-core'
import { page } from '../page.ts'
import { report } from '../report.ts'
import type { TrackedEvents } from './events.ts'

type Pushed = Record<string, unknown>

/** At most this many events wait for consent; older ones are dropped. */
const MOST_WAITING = 50

const isGranted = signal<boolean | null>(null)
let waiting: Pushed[] = []
let isUserTold = false

/** The page's word on measuring, given after load: events before it wait, or are dropped when it is no. */
export function setConsent(granted: boolean): void {
  isGranted.value = granted
}

/**
 * Pushes a typed event to the page's `dataLayer`; never throws into the caller. Events carry no personal data by
 * their types; the visitor's kind (`registered` or `unregistered`) is told once before the first.
 */
export function track<E extends keyof TrackedEvents>(event: E, params: TrackedEvents[E]): void {
  const pushed: Pushed = { event, ...params }
  waiting = [...waiting, pushed].slice(-MOST_WAITING)
  flush()
}

function flush(): void {
  const consent = isGranted.peek() ?? page.peek().consent
  if (!consent) return
  const events = waiting
  waiting = []
  for (const event of events) push(event)
}

function push(event: Pushed): void {
  try {
    const host = globalThis as { dataLayer?: unknown }
    if (!Array.isArray(host.dataLayer)) host.dataLayer = []
    const layer = host.dataLayer as Pushed[]
    if (!isUserTold) {
      isUserTold = true
      layer.push({ user_type: page.peek().user.authenticated ? 'registered' : 'unregistered' })
    }
    if ('ecommerce' in event) layer.push({ ecommerce: null })
    layer.push(event)
  } catch (thrown) {
    report('An event was not tracked.', thrown)
  }
}

effect(() => {
  if (isGranted.value) flush()
  else if (isGranted.value === false) waiting = []
})

/** For tests: as on a new page. */
export function resetTracking(): void {
  isGranted.value = null
  waiting = []
  isUserTold = false
}
