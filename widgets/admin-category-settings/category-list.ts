import { batch, computed, signal } from '@preact/signals-core'
import type { Category } from '#core/api/categories/categories.ts'
import { categories } from '#core/api/categories/product-categories.ts'
import { type TypeCategory, typeCategories } from '#core/api/content/lists.ts'
import { onRestored } from '#core/state/on-restored.ts'
import { createResource } from '#core/state/resource.ts'

/** A category as the list beside the grid shows it. */
export interface ListedCategory {
  id: string
  name: string
  level: number
  way: readonly string[]
}

/** Typing pauses before the server is asked, in milliseconds. */
const PAUSE = 250
const MOST_FOUND = '200'

interface Found {
  results: Category[]
}

/** All categories in the order of the tree; of a name or a level, those that the server finds. */
export function createCategoryList() {
  const all = createResource<TypeCategory[]>()
  const found = createResource<Found>()
  const term = signal('')
  const level = signal('')
  const isFiltered = computed(() => term.value.trim() !== '' || level.value !== '')
  let timer: ReturnType<typeof setTimeout> | undefined

  const ask = (): void => {
    clearTimeout(timer)
    const search = term.peek().trim()
    const query = {
      page_size: MOST_FOUND,
      ...(search && { search }),
      ...(level.peek() && { level: level.peek() }),
    }
    if (isFiltered.peek()) void found.fetch({ endpoint: categories, query })
    else found.unsubscribe()
  }
  const tree = computed(() => orderTree(all.data.value ?? []))
  return {
    term,
    level,
    isFiltered,
    /** How many levels there are. */
    depth: computed(() => Math.max(0, ...tree.value.map(one => one.level))),
    shown: computed((): readonly ListedCategory[] | null => {
      if (isFiltered.value) return found.data.value?.results ?? null
      return all.data.value ? tree.value : null
    }),
    failure: computed(() => (isFiltered.value ? found.failure.value : all.failure.value)),
    isPending: computed(() => all.isPending.value || found.isPending.value),
    nameOf: (id: string): string => tree.value.find(one => one.id === id)?.name ?? id,
    search(text: string): void {
      term.value = text
      clearTimeout(timer)
      timer = setTimeout(ask, PAUSE)
    },
    setLevel(next: string): void {
      batch(() => {
        level.value = next
        ask()
      })
    },
    reload: (): void => void (isFiltered.peek() ? found.refetch() : all.refetch()),
    mount(): () => void {
      void all.fetch({ endpoint: typeCategories })
      const stop = onRestored(() => {
        for (const one of [all, found]) void one.refetch()
      })
      return () => {
        stop()
        clearTimeout(timer)
        all.unsubscribe()
        found.unsubscribe()
      }
    },
  }
}

/** The flat list as the tree is read from the top down, each with its level; what belongs nowhere is left out. */
export function orderTree(all: readonly TypeCategory[]): ListedCategory[] {
  const byParent = Map.groupBy(all, ({ parent }) => parent)
  const walk = (parent: string | null, way: readonly string[]): ListedCategory[] =>
    (byParent.get(parent) ?? []).flatMap(({ id, name }) => [
      { id, name, level: way.length + 1, way },
      ...(way.includes(name) && way.length > all.length ? [] : walk(id, [...way, name])),
    ])
  return walk(null, [])
}
