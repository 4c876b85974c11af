import { computed, effect, signal } from '@preact/signals-core'
import { page } from '#core/page.ts'
import { report } from '#core/report.ts'
import { EVENTS, type EventName, type TrackedEvents } from './events.ts'
import { claimOnce, forgetTold } from './once.ts'
import { type Picked, pickFields } from './pick-fields.ts'
import { claimPurchase, forgetClaimed } from './purchase-guard.ts'
import { MOST_ITEMS, sumItems, type TrackedItem } from './tracked-item.ts'

/** Analytics know two kinds of visitors only. */
type VisitorKind = 'registered' | 'unregistered'

interface Waiting {
  event: EventName
  fields: Picked
}

/** At most this many events wait for consent; older ones are dropped. */
const MOST_WAITING = 50

const granted = signal<boolean | null>(null)
const consent = computed(() => {
  const given = granted.value ?? page.value.consent
  if (given === 'refused' || granted.value === false) return 'refused'
  return given ? 'granted' : 'open'
})
let waiting: readonly Waiting[] = []
let toldKind: VisitorKind | null = null

/** The visitor's word on measuring, given after load: events before it wait, and are dropped when it is no. */
export function setConsent(isGranted: boolean): void {
  granted.value = isGranted
}

/**
 * Pushes an event to the page's `dataLayer`, once the visitor agreed to measuring, with the fields its row of EVENTS
 * lists and no others. Never throws into the caller.
 */
export function track<E extends EventName>(event: E, params: TrackedEvents[E]): void {
  try {
    if (consent.peek() === 'refused') return
    const { schema, onceBy } = EVENTS[event]
    const picked = pickFields(event, schema.entries, params)
    if (!picked || (onceBy.length > 0 && !claimOnce(event, ...onceBy.map(field => picked[field])))) return
    const fields = fillIn(schema.entries, picked)
    waiting = [...waiting, { event, fields }].slice(-MOST_WAITING)
    if (consent.peek() === 'granted') flush()
  } catch {
    report(`The event ${event} was not tracked.`)
  }
}

/** Value and currency where the event has them and the caller left them out. */
function fillIn(entries: object, picked: Picked): Picked {
  const items = picked.items as readonly TrackedItem[] | undefined
  return {
    ...picked,
    ...('value' in entries && items && picked.value === undefined && { value: sumItems(items) }),
    ...('currency' in entries && picked.currency === undefined && { currency: page.peek().trackingCurrency }),
    ...(items && { items: items.slice(0, MOST_ITEMS) }),
  }
}

function flush(): void {
  const events = waiting
  waiting = []
  for (const { event, fields } of events) {
    try {
      push(event, fields)
    } catch (thrown) {
      report(`The event ${event} was not tracked.`, thrown)
    }
  }
}

function push(event: EventName, fields: Picked): void {
  if (event === 'purchase' && !claimPurchase(String(fields.transaction_id))) return
  const layer = findLayer()
  const kind: VisitorKind = page.peek().user.authenticated ? 'registered' : 'unregistered'
  if (kind !== toldKind) {
    toldKind = kind
    layer.push({ user_type: kind })
  }
  if (!EVENTS[event].isEcommerce) {
    layer.push({ event, ...fields })
    return
  }
  // What the former event left would be merged into this one.
  layer.push({ ecommerce: null })
  layer.push({ event, ecommerce: fields })
}

function findLayer(): Picked[] {
  const host = globalThis as { dataLayer?: unknown }
  if (!Array.isArray(host.dataLayer)) host.dataLayer = []
  return host.dataLayer as Picked[]
}

effect(() => {
  if (consent.value === 'granted') flush()
  else if (consent.value === 'refused') waiting = []
})

/** For tests: as on a new page. */
export function resetTracking(): void {
  granted.value = null
  waiting = []
  toldKind = null
  forgetTold()
  forgetClaimed()
}
