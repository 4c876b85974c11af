import { toSafePath } from '#core/safe-link.ts'

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

/** What a list shows, as this tab remembers it. */
interface Kept {
  ids: readonly string[]
  /** The list's own address: its page, its order, its filters. */
  address: string | null
  /** A search that may name somebody, which nothing keeps. */
  isSearchLost: boolean
  /** The record that was opened last. */
  opened: string | null
}

const NOTHING: Kept = { ids: [], address: null, isSearchLost: false, opened: null }

/**
 * Remembers the ids that a list shows, in their order, and the address that it stands at, for the records that are opened
 * from it in this tab. A search that its address does not hold is told by `isSearchLost`.
 */
export function keepTrail(name: string, ids: readonly string[], isSearchLost = false): void {
  const { pathname, search } = globalThis.location ?? { pathname: '', search: '' }
  write(name, { ids: ids.slice(0, MOST), address: pathname + search, isSearchLost, opened: null })
}

/** Remembers which record was left last, so that its list goes on from there. */
export function markOpened(name: string, id: string): void {
  const kept = readKept(name)
  if (kept !== NOTHING) write(name, { ...kept, opened: id })
}

/** Where the list was left: at its plain address by who does not come from it. */
export function findListAddress(name: string, plain: string): string {
  const { address } = readKept(name)
  return address?.split('?')[0] === plain.split('?')[0] ? (address ?? plain) : plain
}

/** The record that was left for its list, and whether that list was searched by what nothing keeps. */
export function readReturn(name: string): Pick<Kept, 'opened' | 'isSearchLost'> {
  const { opened, isSearchLost } = readKept(name)
  return { opened, isSearchLost }
}

export const readTrail = (name: string, id: string): Trail | null => findInTrail(readKept(name).ids, id)

export function findInTrail(ids: readonly string[], id: string): Trail | null {
  const at = ids.indexOf(id)
  if (at < 0) return null
  return { previous: ids[at - 1] ?? null, next: ids[at + 1] ?? null, position: at + 1, count: ids.length }
}

/** Anybody can write to the storage: what is no such list is nothing. */
export function parseKept(text: string): Kept {
  try {
    const read: unknown = text.length < MOST * 50 ? JSON.parse(text) : null
    const { ids, address, isSearchLost, opened } = (read ?? {}) as Partial<Record<keyof Kept, unknown>>
    if (!Array.isArray(ids) || !ids.every(isId)) return NOTHING
    return {
      ids,
      address: typeof address === 'string' ? toSafePath(address) : null,
      isSearchLost: isSearchLost === true,
      opened: isId(opened) ? opened : null,
    }
  } catch {
    return NOTHING
  }
}

const isId = (one: unknown): one is string => typeof one === 'string' && ID.test(one)

function readKept(name: string): Kept {
  try {
    return parseKept(globalThis.sessionStorage.getItem(PREFIX + name) ?? '')
  } catch {
    return NOTHING
  }
}

function write(name: string, kept: Kept): void {
  try {
    globalThis.sessionStorage.setItem(PREFIX + name, JSON.stringify(kept))
  } catch {
    // Without it there are no arrows to the next record, and the list begins anew.
  }
}
