import { computed, signal } from '@preact/signals-core'

/** Rows by their ids, over all pages; or all that the filters find, but for some. */
type Chosen = { isAll: false; ids: ReadonlySet<string> } | { isAll: true; except: ReadonlySet<string> }

const NOTHING: Chosen = { isAll: false, ids: new Set() }

export type ListSelection = ReturnType<typeof createListSelection>

/** Which rows of a list are chosen. A choice of all is told by the filters, not by ids that nobody has read. */
export function createListSelection(countAll: () => number) {
  const chosen = signal<Chosen>(NOTHING)
  let anchor: string | null = null

  const has = (of: Chosen, id: string): boolean => (of.isAll ? !of.except.has(id) : of.ids.has(id))
  const set = (ids: readonly string[], isChosen: boolean): void => {
    const from = chosen.peek()
    const next = new Set(from.isAll ? from.except : from.ids)
    for (const id of ids) {
      if (isChosen === from.isAll) next.delete(id)
      else next.add(id)
    }
    chosen.value = from.isAll ? { isAll: true, except: next } : { isAll: false, ids: next }
  }

  return {
    chosen,
    count: computed(() => {
      const now = chosen.value
      return now.isAll ? Math.max(0, countAll() - now.except.size) : now.ids.size
    }),
    isChosen: (id: string): boolean => has(chosen.value, id),
    /** Turns one row; with `isRange` all from the last one that was turned, as they stand. */
    toggle(id: string, shown: readonly string[], isRange = false): void {
      const isChosen = !has(chosen.peek(), id)
      const from = isRange && anchor !== null ? shown.indexOf(anchor) : -1
      const to = shown.indexOf(id)
      const between = from < 0 || to < 0 ? [id] : shown.slice(Math.min(from, to), Math.max(from, to) + 1)
      set(between, isChosen)
      anchor = id
    },
    set,
    chooseAll: (): void => {
      chosen.value = { isAll: true, except: new Set() }
    },
    clear: (): void => {
      anchor = null
      chosen.value = NOTHING
    },
  }
}
