import type { CatalogueEntry } from '#core/api/cms/component-catalogue.ts'
import type { Clip } from './clip.ts'
import { changeValue, type Draft, pickOwn, readDraft } from './draft.ts'
import { findFaults } from './judge-draft.ts'

export interface Pasted {
  draft: Draft
  /** Names of params that came along, and of those that this component would refuse or does not know. */
  taken: readonly string[]
  left: readonly string[]
}

/** A draft with pasted params: all of them from a component of the same kind, else those of equal names. */
export function pasteClip(draft: Draft, clip: Clip, component: string, { params }: CatalogueEntry): Pasted {
  const isSameKind = clip.component === component
  let pasted: Draft = isSameKind ? { ...draft, values: new Map() } : draft
  const taken: string[] = []
  const left: string[] = []
  for (const [name, value] of clip.params) {
    const description = pickOwn(params, name)
    // What the server fills in is of its own place.
    if (description?.filledBy) continue
    const saved = toSaved(name, value)
    const given = description && saved ? readDraft(saved, { [name]: description }) : null
    const isRefused =
      !description || !given || findFaults(given, { params: { [name]: description } }).params.size > 0
    if (isRefused) left.push(name)
    else {
      pasted = changeValue(pasted, name, given.values.get(name))
      taken.push(name)
    }
  }
  return { draft: pasted, taken, left }
}

/** What came may be of any kind; a list may come as such, and nothing else that has parts. */
function toSaved(name: string, value: unknown) {
  const text = Array.isArray(value) ? JSON.stringify(value) : value
  return typeof text === 'object' && text !== null
    ? null
    : {
        params: [{ name, value: (text ?? null) as string | number | boolean | null, type: 'string' }],
        when: null,
      }
}
