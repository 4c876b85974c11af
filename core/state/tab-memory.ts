const PREFIX = 'ostrov:tab:'
const MINUTE = 60_000

/** The longest that an editor may set. */
export const MOST_MINUTES = 1440

interface Remembered {
  tabId: string
  /** When it was chosen, in milliseconds of the visitor's clock. */
  t: number
}

export interface TabMemory {
  /** The tab that was chosen last, if that is not too long ago and it is one of these. */
  recall: (tabIds: readonly string[]) => string | null
  remember: (tabId: string) => void
}

/** What storage refuses is kept for as long as the page lives. */
const ownMemory = new Map<string, string>()

/**
 * Remembers one set of tabs of one page (TB-002). The time runs from the choice on and is not drawn out by visits.
 * Other scripts can write to the storage, so nothing in it is believed but the name of a tab that is there.
 */
export function createTabMemory(place: string, path: string, minutes: number): TabMemory {
  // A path may name a person's own page, so it is not kept as it is.
  const key = `${PREFIX}${place}:${hashText(path)}`
  return {
    recall(tabIds) {
      const known = [ownMemory.get(key), readStored(key)]
        .map(parse)
        .filter(entry => entry !== null)
        .filter(({ tabId, t }) => isFresh(t, minutes) && tabIds.includes(tabId))
      return known.sort((a, b) => b.t - a.t)[0]?.tabId ?? null
    },
    remember(tabId) {
      if (minutes <= 0) return
      const text = JSON.stringify({ tabId, t: Date.now() } satisfies Remembered)
      ownMemory.set(key, text)
      store(key, text)
    },
  }
}

/** A moment in the future is of a clock that was put back, or made up. */
function isFresh(t: number, minutes: number): boolean {
  const age = Date.now() - t
  return age >= 0 && age < minutes * MINUTE
}

function parse(text: unknown): Remembered | null {
  if (typeof text !== 'string') return null
  try {
    const { tabId, t } = (JSON.parse(text) ?? {}) as Partial<Record<keyof Remembered, unknown>>
    return typeof tabId === 'string' && Number.isFinite(t) ? { tabId, t: t as number } : null
  } catch {
    return null
  }
}

function readStored(key: string): string | null {
  try {
    return globalThis.localStorage.getItem(key)
  } catch {
    return null
  }
}

function store(key: string, text: string): void {
  try {
    const { localStorage } = globalThis
    // Every path leaves an entry; those that are over for all go with the next choice.
    for (const other of Object.keys(localStorage)) {
      if (!other.startsWith(PREFIX) || isFresh(parse(localStorage.getItem(other))?.t ?? 0, MOST_MINUTES))
        continue
      localStorage.removeItem(other)
    }
    localStorage.setItem(key, text)
  } catch {
    // Full or forbidden: the page's own memory has to do.
  }
}

/** FNV-1a. Two paths of one hash do no harm: a tab counts only where it is. */
function hashText(text: string): string {
  let hash = 0x811c9dc5
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(36)
}

/** For tests: as on a new page. */
export function forgetTabs(): void {
  ownMemory.clear()
}
