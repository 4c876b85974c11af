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
import { createTranslate } from '#core/intl/translate.ts'
import { createKeyedSends } from '#core/state/intent.ts'
import { createResource } from '#core/state/resource.ts'
import type { Grid } from './grid-model.ts'
import { isViewChanged } from './is-view-changed.ts'
import { panelMessages } from './panel-messages.ts'

const t = createTranslate(panelMessages)

/** Puts the columns of a view in their places. */
export function showView<Row>(grid: Grid<Row>, view: GridView): void {
  const { state } = view
  const widths = Object.fromEntries(state.widths.map(({ id: column, width }) => [column, width]))
  grid.shownView.value = view
  grid.showLayout(cleanLayout({ ...state, widths }, grid.first))
}

export type GridViews<Row> = ReturnType<typeof createGridViews<Row>>

/** The saved views of one grid: read, put into its place, saved and deleted. */
export function createGridViews<Row>(grid: Grid<Row>) {
  const call = { endpoint: gridViews, query: { grid: grid.name } }
  const list = createResource<GridView[]>()
  const refused = signal<FailureError | null>(null)
  const isSaving = signal(false)
  const removed = signal<GridView | null>(null)
  const namesake = signal<GridView | null>(null)
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
  /** As the server has them now: another tab may have saved one. */
  async function findNamesake(name: string): Promise<GridView | null> {
    await list.refetch()
    const failure = list.failure.peek()
    if (failure) throw failure
    const same = list.data.peek()?.filter(view => view.name === name) ?? []
    return same.find(view => view.is_own) ?? same[0] ?? null
  }
  return {
    views: list.data,
    failure: computed(() => refused.value ?? list.failure.value),
    isSaving,
    retry: (): Promise<unknown> => again(),
    apply(view: GridView): void {
      const { ordering, search, page_size: pageSize } = view.state
      const filters = Object.fromEntries(view.state.filters.map(({ key, value }) => [key, value]))
      showView(grid, view)
      grid.list.setQuery({ ordering, filters, search, pageSize, view: view.id })
    },
    /** A view of the name that was to be saved: it would be replaced, or a colleague's would stand beside. */
    namesake,
    /** False where it was not saved, because of a failure or of a namesake that nobody has agreed to. */
    async save(name: string, isShared: boolean, isAgreed: boolean): Promise<boolean> {
      const body = { grid: grid.name, name, is_shared: isShared, state: readState(grid) }
      let isSaved = false
      await change(async () => {
        if (!isAgreed) namesake.value = await findNamesake(name)
        if (!isAgreed && namesake.peek()) return
        const { data } = await sendKeyed(body, idempotencyKey =>
          write(saveGridView, body, { idempotencyKey }),
        )
        grid.shownView.value = { ...data, name, state: body.state }
        grid.list.setView(data.id)
        grid.told.tell(t('viewSaved', { name }))
        namesake.value = null
        isSaved = true
      })
      return isSaved
    },
    /** Deleted last, until it is brought back. */
    removed,
    remove: (view: GridView): Promise<boolean> =>
      change(async () => {
        const { id } = view
        await sendKeyed(id, idempotencyKey => write(deleteGridView, {}, { args: { id }, idempotencyKey }))
        if (grid.list.query.peek().view === id) grid.list.setView('')
        removed.value = view
      }),
    restore: ({ id, name, is_shared, state }: GridView): Promise<boolean> =>
      change(async () => {
        const body = { grid: grid.name, name, is_shared, state }
        await sendKeyed(`again ${id}`, idempotencyKey => write(saveGridView, body, { idempotencyKey }))
        removed.value = null
      }),
    mount(): () => void {
      void list.fetch(call)
      return list.unsubscribe
    },
  }
}

/** Whether something was asked for since that the view would keep. */
export const canKeep = <Row>(grid: Grid<Row>, view: GridView): boolean =>
  isViewChanged({ ...grid.list.query.value, search: readState(grid).search }, view)

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
    search: list.isSecret?.(search) ? '' : search,
    page_size: pageSize,
  }
}
