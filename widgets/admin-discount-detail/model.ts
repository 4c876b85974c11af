import { computed, effect, signal } from '@preact/signals-core'
import * as v from 'valibot'
import {
  DISCOUNT_FIELDS,
  type DiscountDraft,
  type DiscountField,
  discountForm,
} from '#core/api/discounts/discount-form.ts'
import {
  type DiscountImpact,
  discountHistory,
  discountImpact,
  discountIntersections,
  type Meeting,
} from '#core/api/discounts/discount-relations.ts'
import {
  createDiscount,
  Discount,
  type DiscountSet,
  deleteDiscount,
  discount,
  discountSets,
  restoreDiscount,
  updateDiscount,
} from '#core/api/discounts/discounts.ts'
import type { Change } from '#core/api/record-change.ts'
import { NEW_DRAFT, readDraft, readIds, toDiscountRequest, toDraft } from '#core/discounts/discount-draft.ts'
import { readDiscountState, type TimedDiscount } from '#core/discounts/discount-state.ts'
import { sayRule } from '#core/discounts/say-rule.ts'
import { takeCode } from '#core/discounts/take-code.ts'
import type { CallQuery } from '#core/http/build-url.ts'
import { write } from '#core/http/write.ts'
import { getMarket, getServerNow } from '#core/page.ts'
import { readTrail } from '#core/record/keep-trail.ts'
import { createRecordModel } from '#core/record/record-model.ts'
import { applyUrl } from '#core/state/browser-url.ts'
import { onRestored } from '#core/state/on-restored.ts'
import { createResource } from '#core/state/resource.ts'
import { isSteep } from '#core/validation/discount/discount.ts'
import { createCodes } from './codes-model.ts'

/** The most sets that one page of the call gives. */
const SETS_QUERY = { page_size: '500', ordering: 'name' } as const
/** After the last change, before the preview is asked for anew; in milliseconds. */
const PAUSE = 400

export type DiscountDetail = ReturnType<typeof createDiscountDetail>

/** One discount: its form, its rule in words, its codes, and which others it meets. */
export function createDiscountDetail(id: string) {
  const market = getMarket()
  const record = createDiscountRecord(id)
  const sets = createResource<{ results: DiscountSet[] }>()
  const history = createResource<Change[]>()
  const impact = createResource<DiscountImpact>()
  const known = computed(() => sets.data.value?.results ?? record.record.value?.sets ?? [])
  const codes = createCodes(record.record, takeCode(id))
  const draft = computed(() =>
    readDraft(record.current.value, {
      market,
      names: new Map([...known.value, ...(record.record.value?.sets ?? [])].map(set => [set.id, set.name])),
      codeCount: codes.count.value,
    }),
  )
  const meetings = createMeetings(record, draft)
  return {
    record,
    sets: {
      all: known,
      failure: sets.failure,
      isPending: sets.isPending,
      reload: () => void sets.fetch({ endpoint: discountSets, query: SETS_QUERY }),
    },
    codes,
    meetings: { ...meetings.found, data: meetings.shown },
    history,
    loadHistory(): void {
      const found = record.record.peek()
      if (found) void history.fetch({ endpoint: discountHistory, args: { id: found.id } })
    },
    /** What its deletion would take away. */
    impact,
    askImpact(): void {
      const found = record.record.peek()
      if (found) void impact.fetch({ endpoint: discountImpact, args: { id: found.id } })
    },
    rule: computed(() => sayRule(draft.value)),
    /** Something in the form can't be so: in words it would mislead. What is not filled in yet is not wrong. */
    isWrong: computed(() => {
      const values = record.current.value
      const { issues = [] } = v.safeParse(discountForm(market), values)
      return issues.some(({ path }) => {
        const name = path?.[0]?.key as DiscountField
        return name !== 'name' && values[name] !== ''
      })
    }),
    /** What the form holds has ended, and meets no other. */
    isOver: computed(() => isOver(draft.value)),
    /** The same of what is saved. */
    wasOver: computed(() => {
      const saved = record.record.value
      return (
        saved !== null &&
        isOver({ isActive: saved.is_active, validFrom: saved.valid_from, validTo: saved.valid_to })
      )
    }),
    /** So much off is warned of, and let through. */
    isSteep: computed(() => isSteep(draft.value.type, draft.value.value)),
    isCard: computed(() => record.record.value?.type === 'isic'),
    trail: id ? readTrail('discounts', id) : null,
    mount(): () => void {
      void sets.fetch({ endpoint: discountSets, query: SETS_QUERY })
      const reread = (): void => {
        for (const one of [sets, history, meetings.found]) void one.refetch()
      }
      const stops = [record.mount(), meetings.mount(), codes.mount(), onRestored(reread)]
      stops.push(sets.unsubscribe, history.unsubscribe, impact.unsubscribe)
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}

function createDiscountRecord(id: string) {
  const market = getMarket()
  return createRecordModel({
    name: 'discount',
    id: id || null,
    emptyValues: NEW_DRAFT,
    schema: discountForm(market) as v.GenericSchema<DiscountDraft, CheckedDraft>,
    fields: DISCOUNT_FIELDS,
    toValues: (found: Discount) => toDraft(found, market),
    load: of => ({ endpoint: discount, args: { id: of } }),
    readCurrent(body) {
      const found = v.safeParse(v.object({ current: Discount }), body)
      return found.success ? found.output.current : null
    },
    async create(output: CheckedDraft, idempotencyKey) {
      const request = toDiscountRequest(output, market)
      return (await write(createDiscount, request, { idempotencyKey })).data
    },
    async save({ id: of, version }, output: CheckedDraft, idempotencyKey) {
      const request = { ...toDiscountRequest(output, market), version }
      return (await write(updateDiscount, request, { args: { id: of }, idempotencyKey })).data
    },
    async remove({ id: of, version }, idempotencyKey) {
      return (await write(deleteDiscount, { version }, { args: { id: of }, idempotencyKey })).data
    },
    async restore({ id: of }, idempotencyKey) {
      return (await write(restoreDiscount, {}, { args: { id: of }, idempotencyKey })).data
    },
    onSaved: ({ id: of }) =>
      applyUrl(`${globalThis.location?.pathname}?id=${encodeURIComponent(of)}`, 'replace'),
  })
}

type CheckedDraft = v.InferOutput<ReturnType<typeof discountForm>>

interface Meetings {
  count: number
  results: Meeting[]
}

/** Which other discounts meet the one that the form holds, saved or not. */
function createMeetings(
  { record, isOpen, current }: ReturnType<typeof createDiscountRecord>,
  draft: { value: ReturnType<typeof readDraft> },
) {
  const last = signal<Meetings | null>(null)
  const found = createResource<Meetings>({
    onData: data => {
      last.value = data
    },
  })
  const query = computed(() => writeQuery(record.value?.id ?? null, current.value.sets, draft.value))
  const asked = signal('')
  return {
    found,
    /** While others are asked for, the last ones stay. */
    shown: computed(() => found.data.value ?? last.value),
    mount(): () => void {
      let timer: ReturnType<typeof setTimeout> | undefined
      const stop = effect(() => {
        const wanted = query.value
        const key = JSON.stringify(wanted)
        // Of one that is not there yet nothing is known that could meet another.
        if (!isOpen.value || key === asked.peek()) return
        clearTimeout(timer)
        timer = setTimeout(
          () => {
            asked.value = key
            void found.fetch({ endpoint: discountIntersections, query: wanted })
          },
          asked.peek() ? PAUSE : 0,
        )
      })
      return () => {
        clearTimeout(timer)
        stop()
        asked.value = ''
        found.unsubscribe()
      }
    },
  }
}

const isOver = (timed: TimedDiscount): boolean => readDiscountState(timed, getServerNow()) === 'over'

const writeQuery = (
  id: string | null,
  sets: string,
  { validFrom, validTo, isCombinable, isAutomatic }: ReturnType<typeof readDraft>,
): CallQuery => ({
  ...(id !== null && { id }),
  ...(readIds(sets).length > 0 && { sets }),
  ...(validFrom && { valid_from: validFrom }),
  ...(validTo && { valid_to: validTo }),
  is_combinable: String(isCombinable),
  is_automatic: String(isAutomatic),
})
