import { type ReadonlySignal, signal } from '@preact/signals-core'
import { page } from '#core/page.ts'
import { report } from '#core/report.ts'

/** How many products are kept (LV-001). */
export const MOST_VISITED = 4

/** The products that this browser looked at last, each market's for itself. */
export interface LastVisited {
  /** Product codes, the newest first. */
  codes: ReadonlySignal<readonly string[]>
  /** Puts a product before all others; what is no product code is not kept. */
  visit: (code: string) => void
  /** Keeps the codes in step with the browser's other tabs from now on; returns what ends that. */
  follow: () => () => void
  /** For tests: as on a new page. */
  forget: () => void
}

export function createLastVisited(): LastVisited {
  const codes = signal<readonly string[]>([])
  /** What storage did not take, kept as long as the page lives. */
  let own: readonly string[] = []

  const show = (next: readonly string[]): void => {
    if (next.join(' ') !== codes.peek().join(' ')) codes.value = next
  }
  const recall = (): void => show(tidy([...own, ...readStored()]))

  return {
    codes,
    visit(code) {
      if (!isCode(code)) {
        report('A visited product was not kept: its code does not look like a product code.')
        return
      }
      const next = tidy([code, ...own, ...readStored()])
      own = store(next) ? [] : tidy([code, ...own])
      show(next)
    },
    follow() {
      const listening = new AbortController()
      // A page in the browser's memory hears of nothing, and reads anew when it comes back.
      for (const event of ['storage', 'ostrov:restored'])
        globalThis.addEventListener(event, recall, { signal: listening.signal })
      recall()
      return () => listening.abort()
    },
    forget() {
      own = []
      codes.value = []
    },
  }
}

/** What a shop may call a product; nobody's name, address or number with its spaces. */
const isCode = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w.:/~-]{1,100}$/.test(value)

/** Markets share one origin and name other products, or the same ones at other prices. */
const nameKey = (): string => `ostrov:last-visited:${page.peek().market}`

/** The newest first, each once; other scripts can write to the storage, so nothing in it is believed. */
const tidy = (found: readonly unknown[]): string[] =>
  [...new Set(found.filter(isCode))].slice(0, MOST_VISITED)

function readStored(): readonly unknown[] {
  try {
    const stored: unknown = JSON.parse(globalThis.localStorage.getItem(nameKey()) ?? '[]')
    return Array.isArray(stored) ? stored : []
  } catch {
    return []
  }
}

/** False where storage is full or forbidden. */
function store(codes: readonly string[]): boolean {
  try {
    globalThis.localStorage.setItem(nameKey(), JSON.stringify(codes))
    return true
  } catch {
    return false
  }
}

export const lastVisited = createLastVisited()
