import { signal } from '@preact/signals-core'
import {
  allocatePreorders,
  findPreorder,
  listAllocated,
  listAvailable,
  listOrderStates,
  type Preorder,
  type PreorderResult,
  type PreorderState,
  returnToMainStock,
  unallocatePreorders,
  updatePreorderStatus,
} from '#core/api/preorders/orders.ts'
import type { RunAction } from '#core/grid/bulk.ts'
import { write } from '#core/http/write.ts'
import { createListModel } from '#core/state/list-model.ts'
import { onRestored } from '#core/state/on-restored.ts'
import { createResource } from '#core/state/resource.ts'
import { ORDER } from './open-order.ts'

interface StateChoices {
  result: { id: PreorderState; name: string }[]
}

/** Pre-orders that wait and those that have their pieces; what is done in one list shows in the other. */
export function createAutoPreorders() {
  const defaults = { pageSize: 50, ordering: ['-score', 'created_at'] }
  const available = createListModel<Preorder>({ endpoint: listAvailable, name: 'waiting', defaults })
  const allocated = createListModel<Preorder>({ endpoint: listAllocated, name: 'given', defaults })
  const states = createResource<StateChoices>()
  const found = createResource<{ result: Preorder[] }>()
  const number = signal('')
  /** As its field has it. */
  const typed = signal('')
  /** Opened by a row, whoever pressed it is led to it. */
  const isLed = signal(false)
  /** What each was before the last action on it. */
  const former = new Map<string, PreorderResult['before']>()

  const take = (results: readonly PreorderResult[], isUndo: boolean): readonly PreorderResult[] => {
    for (const { id, before, failure } of results) if (failure === null && !isUndo) former.set(id, before)
    void available.refresh()
    void allocated.refresh()
    if (number.peek()) void found.refetch()
    return results
  }
  const allocate = (ids: readonly string[] | null, stock: string | null, key: string) =>
    write(allocatePreorders, { ids: ids && [...ids], stock }, { idempotencyKey: key })
  const unallocate = (ids: readonly string[], key: string, isUndo: boolean) =>
    write(unallocatePreorders, { ids: [...ids], ...(isUndo && { is_undo: true }) }, { idempotencyKey: key })

  /** Of the stock that each had them of before. */
  const giveAgain: RunAction = async (ids, key) => {
    const groups = Map.groupBy(ids, id => former.get(id)?.stock ?? '')
    const results: PreorderResult[] = []
    for (const [stock, own] of groups)
      results.push(...(await allocate(own, stock || null, `${key}-${stock}`)).data.results)
    return take(results, true)
  }
  const setBack: RunAction = async (ids, key) => {
    const groups = Map.groupBy(ids, id => former.get(id)?.state ?? '')
    const results: PreorderResult[] = []
    for (const [state, own] of groups) {
      const body = { ids: [...own], state: state as PreorderState, is_undo: true }
      results.push(
        ...(await write(updatePreorderStatus, body, { idempotencyKey: `${key}-${state}` })).data.results,
      )
    }
    return take(results, true)
  }

  const find = (text: string): void => {
    typed.value = text
    number.value = text.trim()
    if (number.peek()) void found.fetch({ endpoint: findPreorder, args: { order_number: number.peek() } })
    else found.unsubscribe()
  }
  return {
    available,
    allocated,
    states,
    found,
    number,
    giveByRules: (async (ids, key) =>
      take((await allocate(ids, null, key)).data.results, false)) satisfies RunAction,
    takeBack: (async (ids, key) =>
      take((await unallocate(ids, key, false)).data.results, false)) satisfies RunAction,
    takeGivenBack: (async (ids, key) =>
      take((await unallocate(ids, key, true)).data.results, true)) satisfies RunAction,
    giveAgain,
    sendToMainStock: (async (ids, key) => {
      const { data } = await write(returnToMainStock, { ids: [...ids] }, { idempotencyKey: key })
      return take(data.results, false)
    }) satisfies RunAction,
    setState:
      (state: PreorderState): RunAction =>
      async (ids, key) => {
        const { data } = await write(updatePreorderStatus, { ids: [...ids], state }, { idempotencyKey: key })
        return take(data.results, false)
      },
    setBack,
    typed,
    isLed,
    find,
    open(text: string): void {
      isLed.value = true
      find(text)
    },
    mount(): () => void {
      const named = new URLSearchParams(location.search).get(ORDER)
      if (named) find(named)
      void states.fetch({ endpoint: listOrderStates })
      const stop = onRestored(() => {
        for (const one of [states, found]) void one.refetch()
      })
      return () => {
        stop()
        states.unsubscribe()
        found.unsubscribe()
      }
    },
  }
}
export type AutoPreorders = ReturnType<typeof createAutoPreorders>
