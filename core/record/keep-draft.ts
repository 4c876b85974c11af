import type { FieldValues } from './merge-record.ts'

/** Changes of a record that are not saved yet: what was typed, and what stood there before. */
export interface RecordDraft {
  version: number
  values: FieldValues
  base: FieldValues
}

const PREFIX = 'ostrov:record:'
/** More than any form of the back office holds. */
const LONGEST = 50_000

export interface DraftPlace {
  read: () => RecordDraft | null
  /** Null forgets it. */
  write: (draft: RecordDraft | null) => void
}

/**
 * Keeps the draft of one record over a reload, in this tab alone; nothing personal may be in it. Other scripts can write
 * there, so nothing is believed but known fields of their kind.
 */
export function openDraft(name: string, id: string, known: FieldValues): DraftPlace {
  const key = `${PREFIX}${name}:${id}`
  return {
    read: () => parseDraft(readText(key), known),
    write(draft) {
      try {
        if (draft) globalThis.sessionStorage.setItem(key, JSON.stringify(draft))
        else globalThis.sessionStorage.removeItem(key)
      } catch {
        // Full or forbidden: the guard against leaving has to do.
      }
    },
  }
}

function readText(key: string): string {
  try {
    return globalThis.sessionStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

export function parseDraft(text: string, known: FieldValues): RecordDraft | null {
  if (!text || text.length > LONGEST) return null
  try {
    const { version, values, base } = (JSON.parse(text) ?? {}) as Partial<Record<string, unknown>>
    if (!Number.isSafeInteger(version)) return null
    const own = pickKnown(values, known)
    const draft = { version: version as number, values: own, base: pickKnown(base, own) }
    const count = Object.keys(own).length
    return count > 0 && Object.keys(draft.base).length === count ? draft : null
  } catch {
    return null
  }
}

/** Those of the known fields that are there, and of the right kind. */
function pickKnown(values: unknown, known: FieldValues): FieldValues {
  const all = values && typeof values === 'object' ? (values as Record<string, unknown>) : {}
  return Object.fromEntries(
    Object.keys(known)
      .filter(name => Object.hasOwn(all, name) && typeof all[name] === typeof known[name])
      .map(name => [name, all[name] as string | boolean]),
  )
}
