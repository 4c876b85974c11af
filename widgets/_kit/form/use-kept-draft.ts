import { useLayoutEffect, useState } from 'react'
import { keptDrafts } from '#core/state/kept-drafts.ts'
import { createDraft, type EarlyDraft } from './early-draft.ts'

/** Names of the forms on the page; false while one is being rendered, and may still be thrown away. */
const living = new Map<string, boolean>()

/** Tells forms of one kind apart by their order: one that comes back has the name that its leaving made free. */
function claimName(kind: string): string {
  let name = kind
  for (let order = 2; living.has(name); order++) name = `${kind} ${order}`
  living.set(name, false)
  queueMicrotask(() => living.get(name) || living.delete(name))
  return name
}

/**
 * A draft with what was typed into this form when it was here before, known by its kind, such as `login 17`; a `secret`
 * is kept for nobody.
 */
export function useKeptDraft<V extends Readonly<Record<string, string | boolean>>>(
  kind: string,
  makeEmpty: () => V,
  secret?: keyof V,
): EarlyDraft<V> {
  const [name] = useState(() => claimName(kind))
  const [draft] = useState(() => createDraft<V>({ ...makeEmpty(), ...keptDrafts.get(name)?.values }))
  // Not later: the island may be there again before other effects have ended.
  useLayoutEffect(() => {
    living.set(name, true)
    keptDrafts.delete(name)
    return () => {
      living.delete(name)
      if (secret) draft.values = { ...draft.values, [secret]: '' }
      keptDrafts.set(name, draft)
    }
  }, [name, secret, draft])
  return draft
}
