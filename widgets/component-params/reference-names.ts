import { signal } from '@preact/signals-core'
import type { ReferenceOf } from '#core/params/param.ts'

/** A code that a component is set to, and what it is a code of. */
export interface Reference {
  of: ReferenceOf
  id: string
}

/** What references name, each asked for once. */
export interface ReferenceNames {
  /** The name, and the code as long as nobody knows it. */
  read: (reference: Reference) => string
  /** Asks for it, unless that was done; what could not be read may be asked for again. */
  ask: (reference: Reference) => Promise<void>
}

export function createReferenceNames(): ReferenceNames {
  const names = signal<ReadonlyMap<string, string>>(new Map())
  const asked = new Set<string>()
  const toKey = ({ of, id }: Reference): string => `${of} ${id}`
  return {
    read: reference => names.value.get(toKey(reference)) ?? reference.id,
    async ask(reference) {
      const key = toKey(reference)
      if (asked.has(key)) return
      asked.add(key)
      try {
        const { findName } = await import('./find-name.ts')
        const name = await findName(reference.of, reference.id)
        if (name !== null) names.value = new Map([...names.peek(), [key, name]])
      } catch {
        asked.delete(key)
      }
    },
  }
}
