import { batch, computed, signal } from '@preact/signals-core'
import * as v from 'valibot'
import {
  type DeliveryItem,
  deliveryProducts,
  type FoundProduct,
  OrderDelivery,
  orderDelivery,
  type PickAnswer,
  type PickOutcome,
  scanPicking,
} from '#core/api/picking/deliveries.ts'
import { type FailureError, toFailure } from '#core/http/failure.ts'
import { read } from '#core/http/read.ts'
import { write } from '#core/http/write.ts'
import { createScanQueue } from '#core/picking/scan-queue.ts'
import { readTrail } from '#core/record/keep-trail.ts'
import { applyUrl } from '#core/state/browser-url.ts'
import { onRestored } from '#core/state/on-restored.ts'
import { createResource } from '#core/state/resource.ts'
import { createSubmission } from '#core/state/submission.ts'
import { markVisitor } from '#core/visitor/mark-visitor.ts'
import { navigation } from '#kit/link/navigation.ts'
import { linkToStaffPage } from '#kit/staff/staff-link.ts'
import { type Change, type Done, nameChange, sendChange } from './change.ts'
import { findPiece } from './next-pick.ts'
import { isGoodPick, tellRefusal, tellUndone } from './tell.ts'

export type DeliveryModel = ReturnType<typeof createDelivery>

/** One order between the shelf and the carrier, by scanner and by hand. */
export function createDelivery(id: string) {
  const order = signal<OrderDelivery | null>(null)
  const last = signal<{
    outcome: PickOutcome | 'refused'
    code: string
    isGood: boolean
    times: number
    /** What was picked, with how much of it is by now. */
    piece: DeliveryItem | undefined
    /** The name of the crate that the order lies in. */
    crate: string | undefined
    /** The number of the order that a crate is taken by. */
    other: string | undefined
    /** What an undo took back. */
    undone: string | undefined
  } | null>(null)
  /** What takes the last change back; null where nothing does. */
  const undo = signal<Change | null>(null)
  /** What was last done by hand. */
  const done = signal<Done | null>(null)
  const isConflict = signal(false)
  /** A scan may open another order of the list. */
  const shownId = computed(() => order.value?.id ?? id)
  /** The page was away, so that what is read is newer than what was done here. */
  let isReread = false
  const resource = createResource<OrderDelivery>({
    onData: data => {
      if (isReread || (!last.peek() && !done.peek())) order.value = data
      isReread = false
    },
  })
  const submission = createSubmission(
    ({ change, now }: { change: Change; now: OrderDelivery }, key: string) => sendChange(change, now, key),
  )
  const show = (
    outcome: PickOutcome | 'refused',
    code: string,
    {
      piece,
      other,
      undone,
    }: {
      piece?: DeliveryItem | undefined
      other?: string | undefined
      undone?: string | undefined
    } = {},
  ): void => {
    const isGood = isGoodPick(outcome)
    // What came of a change before it is over.
    isConflict.value = false
    submission.reset()
    const crate = order.peek()?.crate?.name
    last.value = { outcome, code, isGood, times: (last.peek()?.times ?? 0) + 1, piece, crate, other, undone }
  }
  /** How many of several scans were listed as refused by the last answer. */
  let listed = 0
  /** A confirmation is the packing table's link, unless there is more to send or to read here. */
  const follow = ({ outcome, order: confirmed }: PickAnswer): void => {
    const passed = queue.passed.peek().length
    const isRead = passed <= listed
    listed = passed
    if (outcome !== 'ready-to-pack' || !confirmed || !isRead || queue.waiting.peek().length > 0) return
    const href = linkToStaffPage('packaging-order-detail', confirmed.id)
    if (href) navigation.goTo(href)
  }
  const queue = createScanQueue<PickAnswer>({
    name: 'picking',
    readOrder: () => order.peek()?.id ?? null,
    readOwner: markVisitor,
    isLost: ({ outcome }) => outcome === 'locked',
    send: async (scan, idempotencyKey) => (await write(scanPicking, scan, { idempotencyKey })).data,
    onAnswer: answer =>
      batch(() => {
        if (answer.order && answer.order.id !== order.peek()?.id) showInUrl(answer.order.id)
        const before = order.peek()
        order.value = answer.order ?? before
        undo.value = null
        done.value = null
        show(answer.outcome, answer.code, {
          piece: findPiece(answer, before),
          other: answer.other_order || undefined,
          undone: answer.outcome === 'undone' ? tellUndone(before, answer.order) : undefined,
        })
        follow(answer)
      }),
    onRefusal: ({ code }) => show('refused', code),
    tellRefusal,
  })
  const reread = (): void => {
    isReread = true
    void resource.refetch()
  }
  async function run(change: Change, as?: 'undo'): Promise<boolean> {
    const now = order.peek()
    if (!now) return false
    isConflict.value = false
    const result = await submission.run({ change, now })
    batch(() => {
      if (result.ok) {
        order.value = result.data
        undo.value = invert(change, now)
        done.value = as ?? nameChange(change)
        return
      }
      const current = readCurrent(result.failure)
      isConflict.value = current !== null
      if (current) order.value = current
    })
    return result.ok
  }
  return {
    order,
    /** Its place in the list that somebody came from. */
    trail: computed(() => readTrail('deliveries', shownId.value)),
    last,
    queue,
    undo,
    done,
    /** A colleague was faster: the order is shown as it is now. */
    isConflict,
    isSending: submission.isPending,
    /** The server wants no change for a while. */
    isHeld: computed(() => submission.retryAfter.value > 0),
    sendFailure: submission.failure,
    failure: resource.failure,
    isPending: resource.isPending,
    reread,
    run,
    mount(): () => void {
      if (id) void resource.fetch({ endpoint: orderDelivery, args: { id } } as never)
      const unmount = queue.mount()
      const stops = [submission.mount(), onRestored(reread)]
      return () => {
        unmount()
        for (const stop of stops) stop()
        resource.unsubscribe()
      }
    },
  }
}

/** What takes a change back, as it was before it; null where the shop can't. */
export function invert(change: Change, before: OrderDelivery): Change | null {
  if (change.kind === 'item') {
    const was = before.items.find(({ id }: DeliveryItem) => id === change.item)
    return was ? { ...change, state: was.picking_state } : null
  }
  if (change.kind === 'window') return { kind: 'window', from: before.delivery_from, to: before.delivery_to }
  if (change.kind === 'lock') return { kind: 'lock', action: change.action === 'take' ? 'release' : 'take' }
  return null
}

/** The order as it is now, which a conflict brings. */
function readCurrent(failure: FailureError | null): OrderDelivery | null {
  if (failure?.failure.kind !== 'conflict') return null
  const parsed = v.safeParse(v.object({ current: OrderDelivery }), failure.body)
  return parsed.success ? parsed.output.current : null
}

/** What can be added to an order or put into the place of an item. */
export async function findProducts(search: string): Promise<FoundProduct[] | FailureError> {
  try {
    return await read(deliveryProducts, { query: { search } })
  } catch (thrown) {
    return toFailure(thrown)
  }
}

/** So that a reload finds the order again. */
function showInUrl(id: string): void {
  const url = new URL(globalThis.location.href)
  url.searchParams.set('id', id)
  applyUrl(url.pathname + url.search + url.hash, 'replace')
}
