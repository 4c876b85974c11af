import type { DraftPart, PageDraft } from '#core/api/cms/page-draft.ts'
import { readMoved } from './keep-moved.ts'
import type { DraftAction } from './page-draft.ts'

/** The page as it was before the last publishing; the server keeps nothing before that. */
export const isUnpublished = ({ changes, can_undo }: PageDraft): boolean => changes.length > 0 && !can_undo

export interface Changed {
  part: Pick<DraftPart, 'name' | 'component'> | undefined
  /** It stands elsewhere, and nothing else has changed. */
  isMoved: boolean
}

/** The first component that differs between two states of a draft: by being there, by what is set, else by where it stands. */
export function findChanged(
  { parts: before }: PageDraft,
  { parts: after }: PageDraft,
  action?: DraftAction,
): Changed {
  const former = new Map(before.map(({ name, version }) => [name, version]))
  const stay = new Set(after.map(({ name }) => name))
  const part =
    before.find(({ name }) => !stay.has(name)) ??
    after.find(({ name, version }) => former.get(name) !== version)
  if (part) return { part, isMoved: false }
  // A move that is undone is looked at as it was made, so that both ways tell the same.
  return { part: action === 'undo' ? findMoved(after, before) : findMoved(before, after), isMoved: true }
}

/** The component without which both have one order: it moved, past a text or another component. */
function findMoved(before: readonly DraftPart[], after: readonly DraftPart[]): DraftPart | undefined {
  const order = (parts: readonly DraftPart[], left: string): string =>
    JSON.stringify(parts.map(({ name }) => name).filter(name => name !== left))
  const moved = after.filter(({ name, component }, at) => component && before[at]?.name !== name)
  const kept = readMoved(before, after)
  return (
    moved.find(({ name }) => name === kept) ??
    moved.find(({ name }) => order(before, name) === order(after, name)) ??
    moved[0]
  )
}
