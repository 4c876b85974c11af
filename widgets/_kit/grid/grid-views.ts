import { computed, signal } from '@preact/signals-core'
import {
  deleteGridView,
  type GridState,
  type GridView,
  gridViews,
  saveGridView,
} from '#core/api/grid/views.ts'
import { cleanLayout } from '#core/grid/layout.ts'
import { type FailureError, toFailure } from '#core/http/failure.ts'
import { write } from '#core/http/write.ts'
import { createKeyedSends } from '#core/state/intent.ts'
import { createResource } from '#core/state/resource.ts'
import type { Grid } from './grid-model.ts'

/** The saved views of one grid: read, put into its place, saved and deleted. */
export function createGridViews<Row>(grid: Grid<Row>) {
  const call = { endpoint: gridViews, query: { grid: grid.name } }
  const list = createResource<GridView[]>()
  const refused = signal<FailureError | null>(null)
  const isSaving = signal(false)
  const sendKeyed = createKeyedSends()
  let again: () => Promise<unknown> = list.refetch

  async function change(run: () => Promise<unknown>): Promise<boolean> {
    again = () => change(run)
    refused.value = null
    isSaving.value = true
    try {
      await run()
      again = list.refetch
      await list.invalidate()
      return true
    } catch (thrown) {
      refused.value = toFailure(thrown)
      return false
    } finally {
      isSaving.value = false
    }
  }
  return {
    views: list.data,
    failure: computed(() => refused.value ?? list.failure.value),
    isSaving,
    retry: (): Promise<unknown> => again(),
    apply({ state }: GridView): void {
      const { ordering, search, page_size: pageSize } = state
      const widths = Object.fromEntries(state.widths.map(({ id, width }) => [id, width]))
      const filters = Object.fromEntries(state.filters.map(({ key, value }) => [key, value]))
      grid.setLayout(cleanLayout({ ...state, widths }, grid.first))
      grid.list.setQuery({ ordering, filters, search, pageSize })
    },
    save: (name: string, isShared: boolean): Promise<boolean> => {
      const body = { grid: grid.name, name, is_shared: isShared, state: readState(grid) }
      return change(() => sendKeyed(body, key => write(saveGridView, body, { idempotencyKey: key })))
    },
    remove: ({ id }: GridView): Promise<boolean> =>
      change(() => sendKeyed(id, key => write(deleteGridView, {}, { args: { id }, idempotencyKey: key }))),
    mount(): () => void {
      void list.fetch(call)
      return list.unsubscribe
    },
  }
}

function readState<Row>({ layout, list }: Grid<Row>): GridState {
  const { order, hidden, pinned, widths, density } = layout.peek()
  const { ordering, filters, search, pageSize } = list.query.peek()
  return {
    order: [...order],
    hidden: [...hidden],
    pinned: [...pinned],
    widths: Object.entries(widths).map(([id, width]) => ({ id, width })),
    density,
    ordering: [...ordering],
    filters: Object.entries(filters).map(([key, value]) => ({ key, value })),
    search,
    page_size: pageSize,
  }
}
