import { useLayoutEffect, useState } from 'react'
import { keptDrafts } from '#core/state/kept-drafts.ts'
import { createDraft, type EarlyDraft } from './early-draft.ts'

/** A draft with what was typed into the form of this name that was here before; a `secret` is kept for nobody. */
export function useKeptDraft<V extends Readonly<Record<string, string | boolean>>>(
  name: string,
  makeEmpty: () => V,
  secret?: keyof V,
): EarlyDraft<V> {
  const [draft] = useState(() => createDraft<V>({ ...makeEmpty(), ...keptDrafts.get(name)?.values }))
  // Not later: the island may be there again before other effects have ended.
  useLayoutEffect(() => {
    keptDrafts.delete(name)
    return () => {
      if (secret) draft.values = { ...draft.values, [secret]: '' }
      keptDrafts.set(name, draft)
    }
  }, [name, secret, draft])
  return draft
}
