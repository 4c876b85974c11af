import { signal } from '@preact/signals-core'
import * as v from 'valibot'
import { page } from '#core/page.ts'

/** How many are kept. */
const MOST = 10

const Kept = v.array(v.object({ id: v.string(), name: v.string(), at: v.pipe(v.string(), v.isoTimestamp()) }))

/** A category that was deleted in this browser; `id` is that of the deletion, `at` its moment. */
export type DeletedCategory = v.InferOutput<typeof Kept>[number]

const entries = signal<readonly DeletedCategory[]>([])

/** Markets share one origin and have other categories. */
const nameKey = (): string => `ostrov:deleted-categories:${page.peek().market}`

/** Other scripts can write to the storage, so nothing in it is believed; null where it is closed. */
function readStored(): readonly DeletedCategory[] | null {
  try {
    const kept = v.safeParse(Kept, JSON.parse(globalThis.localStorage.getItem(nameKey()) ?? '[]'))
    return kept.success ? kept.output.slice(0, MOST) : []
  } catch {
    return null
  }
}

function change(turn: (kept: readonly DeletedCategory[]) => readonly DeletedCategory[]): void {
  // What other tabs deleted meanwhile stays.
  entries.value = turn(readStored() ?? entries.peek()).slice(0, MOST)
  try {
    globalThis.localStorage.setItem(nameKey(), JSON.stringify(entries.peek()))
  } catch {
    // A browser that keeps nothing offers them as long as the page lives.
  }
}

/** What this browser deleted last and nobody brought back, the newest first, each market's for itself. */
export const deletedCategories = {
  entries,
  add: (deletion: DeletedCategory): void =>
    change(kept => [deletion, ...kept.filter(({ id }) => id !== deletion.id)]),
  drop: (id: string): void => change(kept => kept.filter(one => one.id !== id)),
  /** Keeps them in step with the browser's other tabs from now on; returns what ends that. */
  follow(): () => void {
    const recall = (): void => {
      entries.value = readStored() ?? entries.peek()
    }
    const listening = new AbortController()
    for (const event of ['storage', 'ostrov:restored'])
      globalThis.addEventListener(event, recall, { signal: listening.signal })
    recall()
    return () => listening.abort()
  },
}
