import { computed, effect, type ReadonlySignal, signal } from '@preact/signals-core'
import { type DiscountCode, discountCodes } from '#core/api/discounts/discount-codes.ts'
import type { FailureError } from '#core/http/failure.ts'
import type { ListPage } from '#core/state/list-model.ts'
import { onRestored } from '#core/state/on-restored.ts'
import { createResource } from '#core/state/resource.ts'

/** No more than stand beside the form without running past it. */
const PAGE_SIZE = 10
/** After the last key, in milliseconds. */
const PAUSE = 250

/** Which codes are asked for: those that have this part, and of these a page from 1. */
interface Asked {
  search: string
  page: number
}

/** The codes of a saved discount one by one; the address keeps nothing of it, for some codes are worth money. `first` is looked for from the beginning. */
export function createCodeList(id: string, changed: ReadonlySignal<unknown>, first = '') {
  const typed = signal(first)
  const asked = signal<Asked>({ search: first, page: 1 })
  const shown = signal<(Asked & ListPage<DiscountCode>) | null>(null)
  const list = createResource<ListPage<DiscountCode>>({ onData: show, onFailure: leadBack })
  let timer: ReturnType<typeof setTimeout> | undefined

  function show(data: ListPage<DiscountCode>): void {
    shown.value = { ...asked.peek(), ...data }
  }
  /** A page that is gone, such as of codes that were taken back. */
  function leadBack({ failure }: FailureError): void {
    if (failure.kind === 'not-found' && asked.peek().page > 1) ask({ ...asked.peek(), page: 1 })
  }
  function ask(next: Asked): void {
    asked.value = next
    const { search, page } = next
    void list.fetch({
      endpoint: discountCodes,
      args: { id },
      query: {
        ...(search && { code__icontains: search }),
        page: String(page),
        page_size: String(PAGE_SIZE),
        ordering: 'id',
      },
    })
  }
  const turn = (by: number): void => ask({ ...asked.peek(), page: asked.peek().page + by })
  const askTyped = (): void => {
    clearTimeout(timer)
    const search = typed.peek().trim()
    if (search !== asked.peek().search) ask({ search, page: 1 })
  }
  return {
    typed,
    /** What is typed is asked for after a pause. */
    type(text: string): void {
      typed.value = text
      clearTimeout(timer)
      timer = setTimeout(askTyped, PAUSE)
    },
    askTyped,
    /** The last page that came, and what it was asked by; null before there is one. */
    shown,
    isPending: list.isPending,
    failure: list.failure,
    hasPrevious: computed(() => asked.value.page > 1),
    hasNext: computed(() => {
      const { count = 0, search } = shown.value ?? {}
      return search === asked.value.search && asked.value.page * PAGE_SIZE < count
    }),
    /** Which codes are shown, from 1, of how many. */
    range: computed(() => {
      const { page = 1, count = 0, results = [] } = shown.value ?? {}
      const before = (page - 1) * PAGE_SIZE
      return { from: before + Math.min(1, results.length), to: before + results.length, count }
    }),
    previous: () => turn(-1),
    next: () => turn(1),
    retry: () => void list.refetch(),
    mount(): () => void {
      const before = changed.peek()
      ask(asked.peek())
      const stops = [
        effect(() => {
          if (changed.value !== before) void list.invalidate()
        }),
        onRestored(() => void list.invalidate()),
      ]
      return () => {
        clearTimeout(timer)
        for (const stop of stops) stop()
        list.unsubscribe()
      }
    },
  }
}
