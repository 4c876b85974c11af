import { batch, computed, signal } from '@preact/signals-core'
import {
  type PackedItem,
  type PackedOrder,
  packing,
  type ScanAnswer,
  type ScanOutcome,
  scanPacking,
} from '#core/api/picking/packing.ts'
import { write } from '#core/http/write.ts'
import { COMMANDS, type Command, writeBox, writeWeight } from '#core/picking/scan-codes.ts'
import { createScanQueue, type QueuedScan } from '#core/picking/scan-queue.ts'
import { applyUrl } from '#core/state/browser-url.ts'
import { onRestored } from '#core/state/on-restored.ts'
import { createResource } from '#core/state/resource.ts'
import { markVisitor } from '#core/visitor/mark-visitor.ts'
import { readMeasures, readPlainWeight } from './read-measures.ts'
import { isGoodOutcome, tellRefusal, tellUndone } from './tell.ts'

export type Step = 'loading' | 'crate' | 'items' | 'serial' | 'box' | 'weight' | 'confirm' | 'done' | 'locked'

/** What came of the last scan; `times` tells the same outcome twice from one. */
export interface LastScan {
  outcome: ScanOutcome | 'refused'
  code: string
  isGood: boolean
  times: number
  /** What was packed, with how much of it is by now. */
  piece?: PackedItem | undefined
  /** Its serial number was to come and something else came. */
  awaited?: PackedItem | undefined
  /** Why its serial number can’t be had, where the server tells. */
  unavailable?: ScanAnswer['unavailable']
  /** It was the code of the goods once more, whose serial number is to come. */
  isAgain?: boolean
  /** What an undo took back. */
  undone?: string | undefined
}

export type PackingModel = ReturnType<typeof createPacking>

/** One packing table: what lies on it, what is scanned next, and what of the scans waits. */
export function createPacking(id: string) {
  const order = signal<PackedOrder | null>(null)
  const last = signal<LastScan | null>(null)
  /** The page was away, so that what is read is newer than what was scanned here. */
  let isReread = false
  const resource = createResource<PackedOrder>({
    // Scans that came meanwhile know better.
    onData: data => {
      if (isReread || !last.peek()) order.value = data
      isReread = false
    },
  })
  const show = (
    outcome: LastScan['outcome'],
    code: string,
    more?: Pick<LastScan, 'piece' | 'awaited' | 'isAgain' | 'unavailable' | 'undone'>,
  ): void => {
    const isGood = isGoodOutcome(outcome)
    const times = (last.peek()?.times ?? 0) + 1
    last.value = { outcome, code, isGood, times, ...more }
  }
  const queue = createScanQueue<ScanAnswer>({
    name: 'packing',
    readOrder: () => order.peek()?.id ?? null,
    readOwner: markVisitor,
    isLost: ({ outcome }) => outcome === 'locked',
    send: async (scan, idempotencyKey) => (await write(scanPacking, scan, { idempotencyKey })).data,
    onAnswer: answer =>
      batch(() => {
        const before = order.peek()
        order.value = answer.order
        show(answer.outcome, answer.code, {
          piece: findPiece(answer, before),
          awaited: findAwaited(answer, before),
          isAgain: isAskedAgain(answer, before),
          unavailable: answer.unavailable,
          undone: answer.outcome === 'undone' ? tellUndone(before, answer.order) : undefined,
        })
        if (answer.order && answer.order.id !== before?.id) showInUrl(answer.order.id)
      }),
    onRefusal: ({ code }: QueuedScan) => show('refused', code),
    tellRefusal,
  })
  const read = (): void => {
    if (id) void resource.fetch({ endpoint: packing, args: { id } } as never)
  }
  const reread = (): void => {
    // A scan that waits will tell more than this.
    isReread = queue.waiting.peek().length === 0
    void resource.refetch()
  }
  return {
    order,
    last,
    queue,
    step: computed(() =>
      id && !order.value && !resource.failure.value && !last.value ? 'loading' : findStep(order.value),
    ),
    failure: resource.failure,
    isPending: resource.isPending,
    reread,
    press: (command: Command): boolean => queue.add(COMMANDS[command]),
    /** The code that a text stands for: where a weight is awaited, a plain number is one; null for a wrong one. */
    readText(text: string): string | null {
      const table = order.peek()
      const weight = table && findStep(table) === 'weight' ? readPlainWeight(text, table) : undefined
      if (weight === undefined) return text
      return weight === null ? null : writeWeight(weight)
    },
    /** Typed instead of scanned; what is wrong with it, by field, where anything is. What is saved already stays. */
    measure(typed: Parameters<typeof readMeasures>[0]) {
      const read = readMeasures(typed)
      if (!read.ok) return read.wrong
      const saved = order.peek()
      const box = writeBox(read.size)
      const isSaved = saved?.size != null && writeBox(saved.size) === box
      if (!isSaved) queue.add(box)
      // A form that changes nothing is answered, too.
      if (isSaved || saved?.weight !== read.weight) queue.add(writeWeight(read.weight))
      return []
    },
    mount(): () => void {
      read()
      const unmount = queue.mount()
      const stop = onRestored(reread)
      return () => {
        unmount()
        stop()
        resource.unsubscribe()
      }
    },
  }
}

/** What is scanned next; as the server tells it, which knows all scans. */
export function findStep(order: PackedOrder | null): Step {
  if (!order) return 'crate'
  if (order.is_handed_over) return 'done'
  if (order.locked_by) return 'locked'
  if (order.expected_item) return 'serial'
  if (findOpenItem(order)) return 'items'
  if (!order.size) return 'box'
  return order.weight === null ? 'weight' : 'confirm'
}

/** What is packed next. */
export const findOpenItem = ({ items }: PackedOrder): PackedItem | undefined =>
  items.find(({ scanned, quantity }) => scanned.length < quantity)

/** Which item a scan was of. */
function findPiece({ outcome, code, order }: ScanAnswer, before: PackedOrder | null) {
  if (outcome === 'enough-scanned') return order?.items.find(({ barcode }) => barcode === code)
  if (outcome !== 'piece-packed') return undefined
  const grown = order?.items.find(({ id, scanned }) =>
    before?.items.some(item => item.id === id && item.scanned.length < scanned.length),
  )
  return grown ?? order?.items.find(({ scanned }) => scanned.includes(code))
}

/** What a scan that counted left without the serial number that was asked for. */
const OVERTAKING: readonly ScanOutcome[] = ['serial-expected', 'piece-packed', 'box-set', 'weight-set']

function findAwaited({ outcome, order }: ScanAnswer, before: PackedOrder | null): PackedItem | undefined {
  const was = before?.items.find(({ id }) => id === before.expected_item)
  if (!was || !OVERTAKING.includes(outcome) || order?.expected_item === was.id) return undefined
  return order?.items.find(({ id, scanned }) => id === was.id && scanned.length === was.scanned.length)
}

/** The same serial number is asked for as before the scan. */
const isAskedAgain = ({ outcome, order }: ScanAnswer, before: PackedOrder | null): boolean =>
  outcome === 'serial-expected' &&
  order?.id === before?.id &&
  before?.expected_item != null &&
  order?.expected_item === before.expected_item

/** So that a reload finds the order again. */
function showInUrl(id: string): void {
  const url = new URL(globalThis.location.href)
  url.searchParams.set('id', id)
  applyUrl(url.pathname + url.search + url.hash, 'replace')
}
