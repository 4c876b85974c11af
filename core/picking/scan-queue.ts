import { batch, computed, signal } from '@preact/signals-core'
import * as v from 'valibot'
import { type FailureError, isAborted, toFailure } from '#core/http/failure.ts'
import { makeKey } from '#core/state/intent.ts'
import { normalizeScan } from './scan-codes.ts'

const Kept = v.object({
  key: v.string(),
  code: v.string(),
  order: v.optional(v.nullable(v.string())),
  by: v.optional(v.string()),
})
const KeptScans = v.array(Kept)

/** One scan on its way. `order` is the order it was first sent for, not told before that; `by` marks the sign-in it was scanned in. */
export type QueuedScan = v.InferOutput<typeof Kept>

interface QueueOptions<Answer> {
  /** Of its place in the tab's storage. */
  name: string
  /** The order on the table at this moment. */
  readOrder: () => string | null
  send: (scan: { code: string; order: string | null }, idempotencyKey: string) => Promise<Answer>
  onAnswer: (answer: Answer) => void
  /** After such an answer the order is somebody else's, and what was scanned for it counts no more. */
  isLost?: (answer: Answer) => boolean
  /** Tells this sign-in from another, and nothing of whose it is; null where none is known. */
  readOwner?: () => string | null
  /** The server does not know what to do with it, now or ever. */
  onRefusal: (scan: QueuedScan, failure: FailureError) => void
  /** Why a scan does not count, by its answer, null where the server refused it unanswered; null for one that counts. */
  tellRefusal?: (answer: Answer | null) => string | null
}

/** A scan that did not count, while others came after it. */
export interface PassedScan {
  key: string
  code: string
  reason: string
}

/** Before each try after one that failed, in milliseconds; after the last it waits for somebody. */
const DELAYS = [500, 1000, 2000, 4000, 8000, 15_000, 30_000]
/** More than anybody scans in an hour without a network. */
const MOST = 500
const PLACE = 'ostrov:scans:'

const REFUSALS: readonly string[] = ['invalid', 'not-found', 'conflict', 'too-large']
const NEEDS_SOMEBODY: readonly string[] = ['signed-out', 'forbidden', 'no-cookies']

export type ScanQueue = ReturnType<typeof createScanQueue>

/**
 * Scans are sent one after the other in the order in which they came. One that has no answer waits and is sent again
 * under its key, so that it counts once; those that wait outlive a reload in the tab's storage, codes alone.
 * What another sign-in left there goes only where the one who sits here now says so.
 */
export function createScanQueue<Answer>(options: QueueOptions<Answer>) {
  const waiting = signal<readonly QueuedScan[]>([])
  const held = signal<readonly QueuedScan[]>([])
  const failure = signal<FailureError | null>(null)
  const goesByItself = signal(true)
  const isSending = signal(false)
  const passed = signal<readonly PassedScan[]>([])
  /** Of those that are being delivered one after the other; told once all of them are. */
  let refusals: readonly PassedScan[] = []
  let isBacklog = false
  let tries = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let isMounted = false

  const keep = (scans: readonly QueuedScan[], others = held.peek()): void =>
    batch(() => {
      waiting.value = scans
      held.value = others
      store(options.name, [...others, ...scans])
    })
  /** The first that waits was answered, or refused without an answer. */
  const settle = (answer: Answer | null, tell: () => void): void =>
    batch(() => {
      tries = 0
      failure.value = null
      isBacklog ||= waiting.peek().length > 1
      const [first, ...rest] = waiting.peek()
      // Those behind one that is lost go with it, for the same reason.
      const isLost = answer !== null && options.isLost?.(answer) === true
      keep(isLost ? [] : rest)
      const reason = options.tellRefusal?.(answer) ?? null
      if (isBacklog && first && reason !== null)
        for (const { key, code } of isLost ? [first, ...rest] : [first])
          refusals = [...refusals, { key, code, reason }]
      if (waiting.peek().length === 0) {
        if (refusals.length > 0) passed.value = [...passed.peek(), ...refusals]
        refusals = []
        isBacklog = false
      }
      tell()
    })
  const readMark = (): { by?: string } => {
    const by = options.readOwner?.() ?? null
    return by === null ? {} : { by }
  }
  /** Nobody sends unasked what a colleague scanned before them. */
  const isOwn = ({ by }: QueuedScan): boolean => {
    const owner = readMark().by
    return by === undefined || owner === undefined || by === owner
  }

  async function drain(): Promise<void> {
    clearTimeout(timer)
    if (isSending.peek() || !isMounted) return
    isSending.value = true
    let isDone = true
    while (isDone && isMounted && waiting.peek().length > 0) isDone = await sendFirst()
    isSending.value = false
  }
  /** Whether the next one can go. */
  async function sendFirst(): Promise<boolean> {
    const [first, ...rest] = waiting.peek()
    if (!first) return false
    if (!isOwn(first)) {
      const all = waiting.peek()
      keep(all.filter(isOwn), [...held.peek(), ...all.filter(scan => !isOwn(scan))])
      return true
    }
    const { code, key, order = options.readOrder() } = first
    // What it is sent for stays the same however often it is sent, or its key would belong to another request.
    keep([{ ...first, order }, ...rest])
    try {
      const answer = await options.send({ code, order }, key)
      settle(answer, () => options.onAnswer(answer))
      return true
    } catch (thrown) {
      return !isAborted(thrown) && handleFailure(first, toFailure(thrown))
    }
  }
  function handleFailure(scan: QueuedScan, failed: FailureError): boolean {
    const { kind } = failed.failure
    if (REFUSALS.includes(kind)) {
      settle(null, () => options.onRefusal(scan, failed))
      return true
    }
    const delay = NEEDS_SOMEBODY.includes(kind) ? undefined : DELAYS[tries++]
    batch(() => {
      failure.value = failed
      goesByItself.value =
        delay !== undefined || (kind === 'offline' && globalThis.navigator?.onLine === false)
    })
    if (delay !== undefined) timer = setTimeout(() => void drain(), delay)
    return false
  }
  const retry = (): void => {
    tries = 0
    void drain()
  }

  return {
    /** What has no answer yet, the oldest first. */
    waiting,
    /** What another sign-in left here. */
    held,
    /** Why the first of them could not be sent. */
    failure,
    /** Whether that is tried again unasked: in a while, or once there is a network. */
    goesByItself,
    /** The newest scan, while it waits for more than its answer. */
    stuck: computed(() => (failure.value ? waiting.value.at(-1)?.code : undefined)),
    isSending,
    /** Those of several that did not count, told once all were sent: what came of the last alone is shown elsewhere. */
    passed,
    forgetPassed: (): void => {
      passed.value = []
    },
    /** False where no more can be kept. */
    add(text: string): boolean {
      const code = normalizeScan(text)
      if (!code) return true
      if (waiting.peek().length + held.peek().length >= MOST) return false
      keep([...waiting.peek(), { key: makeKey(), code, ...readMark() }])
      // What failed before waits for its time, unless it is the only one.
      if (!failure.peek()) void drain()
      return true
    },
    retry,
    /** Takes over what another sign-in left, before what waits already. */
    claim(): void {
      const claimed = held.peek().map(({ by: _, ...scan }) => ({ ...scan, ...readMark() }))
      keep([...claimed, ...waiting.peek()], [])
      retry()
    },
    disown: (): void => keep(waiting.peek(), []),
    /** Forgets what waits; what is on its way may have counted. */
    clear(): void {
      failure.value = null
      tries = 0
      keep([])
    },
    mount(): () => void {
      isMounted = true
      if (waiting.peek().length + held.peek().length === 0) {
        const { by } = readMark()
        const kept = readStored(options.name)
        // Whose it is that bears no mark nobody knows after a reload.
        const isMarked = (scan: QueuedScan): boolean => by !== undefined && scan.by === by
        keep(
          kept.filter(isMarked),
          kept.filter(scan => !isMarked(scan)),
        )
      }
      void drain()
      globalThis.addEventListener('online', retry)
      return () => {
        isMounted = false
        clearTimeout(timer)
        globalThis.removeEventListener('online', retry)
      }
    },
  }
}

/** Other scripts can write to the storage, so nothing in it is believed but codes. */
function readStored(name: string): QueuedScan[] {
  try {
    const read = v.safeParse(KeptScans, JSON.parse(globalThis.sessionStorage.getItem(PLACE + name) ?? '[]'))
    const scans = read.success ? read.output.slice(0, MOST) : []
    return scans.filter(({ code, key }) => code === normalizeScan(code) && /^[\da-f-]{32,36}$/.test(key))
  } catch {
    return []
  }
}

function store(name: string, scans: readonly QueuedScan[]): void {
  try {
    if (scans.length === 0) globalThis.sessionStorage.removeItem(PLACE + name)
    else globalThis.sessionStorage.setItem(PLACE + name, JSON.stringify(scans))
  } catch {
    // Full or forbidden: the page's own memory has to do.
  }
}
