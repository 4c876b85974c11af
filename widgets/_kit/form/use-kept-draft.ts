import { useLayoutEffect, useState } from 'react'
import { keptDrafts } from '#core/state/kept-drafts.ts'
import { createDraft, type EarlyDraft } from './early-draft.ts'

/** A draft with what was typed into the form of this name that was here before; a `secret` is kept for nobody. */
export function useKeptDraft<V extends Readonly<Record<string, string | boolean>>>(
  name: string,
  makeEmpty: () => V,
  secret?: keyof V,
): EarlyDraft<V> {
  // Forms may share a name: the first of them that went is the first to come back.
  const [kept] = useState(() => [...keptDrafts].find(([, of]) => of === name)?.[0])
  const [draft] = useState(() => createDraft<V>({ ...makeEmpty(), ...kept?.values }))
  // Not later: the island may be there again before other effects have ended.
  useLayoutEffect(() => {
    if (kept) keptDrafts.delete(kept)
    keptDrafts.delete(draft)
    return () => {
      if (secret) draft.values = { ...draft.values, [secret]: '' }
      keptDrafts.set(draft, name)
    }
  }, [name, secret, draft, kept])
  return draft
}
