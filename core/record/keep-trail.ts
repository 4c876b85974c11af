const PREFIX = 'ostrov:trail:'
const MOST = 1000
const ID = /^[\w-]{1,40}$/

/** The records before and after one, in the list that somebody came from. */
export interface Trail {
  previous: string | null
  next: string | null
  /** From 1. */
  position: number
  count: number
}

/** Remembers the ids that a list shows, in their order, for the records that are opened from it in this tab. */
export function keepTrail(name: string, ids: readonly string[]): void {
  try {
    globalThis.sessionStorage.setItem(PREFIX + name, JSON.stringify(ids.slice(0, MOST)))
  } catch {
    // Without it there are no arrows to the next record.
  }
}

export function readTrail(name: string, id: string): Trail | null {
  try {
    return findInTrail(globalThis.sessionStorage.getItem(PREFIX + name) ?? '', id)
  } catch {
    return null
  }
}

/** Anybody can write to the storage: what are no ids is no list. */
export function findInTrail(text: string, id: string): Trail | null {
  const ids: unknown = text.length < MOST * 50 ? JSON.parse(text || 'null') : null
  if (!Array.isArray(ids) || !ids.every(one => typeof one === 'string' && ID.test(one))) return null
  const at = ids.indexOf(id)
  if (at < 0) return null
  return { previous: ids[at - 1] ?? null, next: ids[at + 1] ?? null, position: at + 1, count: ids.length }
}
