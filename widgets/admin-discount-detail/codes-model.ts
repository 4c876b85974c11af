import { batch, computed, type ReadonlySignal, signal } from '@preact/signals-core'
import {
  type AddedCodes,
  addDiscountCodes,
  type CodesRequest,
  type DiscountCode,
  discountCodes,
  removeDiscountCodes,
} from '#core/api/discounts/discount-codes.ts'
import type { Discount } from '#core/api/discounts/discounts.ts'
import { MOST_CODES, readCodes } from '#core/discounts/read-codes.ts'
import { writeCodesCsv } from '#core/discounts/write-codes-csv.ts'
import { type FailureError, toFailure } from '#core/http/failure.ts'
import { read } from '#core/http/read.ts'
import { write } from '#core/http/write.ts'
import { createSubmission } from '#core/state/submission.ts'

const PAGE_SIZE = 500
/** What a browser may hold of one download. */
const MOST_PAGES = 200

export type CodesModel = ReturnType<typeof createCodes>

/** The codes of a saved discount: how many there are, more of them, and all of them as a file. */
export function createCodes(record: ReadonlySignal<Discount | null>, passed: string) {
  const changed = signal<{ of: string; count: number } | null>(null)
  const added = signal<(AddedCodes & { removed: number }) | null>(null)
  const wanted = signal('100')
  const typed = signal('')
  const isSingleUse = signal(true)
  const isDownloading = signal(false)
  const downloadFailure = signal<FailureError | null>(null)
  const adding = createSubmission(({ id, request }: { id: string; request: CodesRequest }, key) =>
    write(addDiscountCodes, request, { args: { id }, idempotencyKey: key }),
  )
  const taking = createSubmission(({ id, from, to }: { id: string; from: string; to: string }, key) =>
    write(removeDiscountCodes, { first_id: from, last_id: to }, { args: { id }, idempotencyKey: key }),
  )
  const codesTyped = computed(() => readCodes(typed.value))
  const number = computed(() => (/^\d{1,4}$/.test(wanted.value.trim()) ? Number(wanted.value) : 0))
  const isCountRight = computed(() => number.value >= 1 && number.value <= MOST_CODES)

  const add = async (request: CodesRequest): Promise<boolean> => {
    const known = record.peek()
    if (!known) return false
    added.value = null
    taking.reset()
    const result = await adding.run({ id: known.id, request })
    if (!result.ok) return false
    const { data } = result.data
    batch(() => {
      added.value = { ...data, removed: 0 }
      changed.value = { of: known.id, count: data.code_count }
    })
    return true
  }
  return {
    /** The code by which somebody found the discount, to be looked for in the list; or empty. */
    passed,
    count: computed(() =>
      changed.value?.of === record.value?.id && changed.value
        ? changed.value.count
        : (record.value?.code_count ?? 0),
    ),
    used: computed(() => record.value?.used_code_count ?? 0),
    /** Another value each time that codes were added or taken back. */
    changed: changed as ReadonlySignal<unknown>,
    wanted,
    isCountRight,
    typed,
    isSingleUse,
    /** What was typed, read as codes. */
    read: codesTyped,
    isPending: computed(() => adding.isPending.value || taking.isPending.value),
    /** The server wants none of it for a while. */
    isHeld: computed(() => adding.retryAfter.value + taking.retryAfter.value > 0),
    failure: computed(() => adding.failure.value ?? taking.failure.value),
    /** What came of the last adding; `removed` says how many of them were taken back. */
    added,
    generate(): void {
      if (isCountRight.peek()) void add({ count: number.peek() })
    },
    async assign(): Promise<void> {
      const { codes, wrong } = codesTyped.peek()
      if (codes.length === 0 || codes.length > MOST_CODES || wrong.length > 0) return
      if (await add({ codes: [...codes], is_single_use: isSingleUse.peek() })) typed.value = ''
    },
    async undo(): Promise<void> {
      const known = record.peek()
      const last = added.peek()
      if (!known || !last?.first_id || !last.last_id) return
      const result = await taking.run({ id: known.id, from: last.first_id, to: last.last_id })
      if (!result.ok) return
      const { removed, code_count } = result.data.data
      batch(() => {
        added.value = { ...last, removed }
        changed.value = { of: known.id, count: code_count }
      })
    },
    isDownloading,
    downloadFailure,
    /** All codes as a file; null where they could not be had. */
    async download(headings: readonly string[]): Promise<string | null> {
      const known = record.peek()
      if (!known || isDownloading.peek()) return null
      isDownloading.value = true
      downloadFailure.value = null
      try {
        return writeCodesCsv(headings, await readAll(known.id))
      } catch (thrown) {
        downloadFailure.value = toFailure(thrown)
        return null
      } finally {
        isDownloading.value = false
      }
    },
    mount(): () => void {
      const stops = [adding.mount(), taking.mount()]
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}

async function readAll(id: string): Promise<DiscountCode[]> {
  const all: DiscountCode[] = []
  for (let page = 1; page <= MOST_PAGES; page++) {
    const query = { page: String(page), page_size: String(PAGE_SIZE), ordering: 'id' }
    const { results, next } = await read(discountCodes, { args: { id }, query })
    all.push(...results)
    if (next === null) break
  }
  return all
}
