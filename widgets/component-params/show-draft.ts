import type { PageDraft } from '#core/api/cms/page-draft.ts'
import type { Editing } from './editing.ts'
import type { PageComponents } from './page-components.ts'
import { arrangeSlots } from './placed.ts'

/** Brings the page to what its draft is now, by `reload` where only the server can. */
export function showDraft({ list, refresh }: PageComponents) {
  const aside = new Map<string, HTMLElement>()
  return (next: PageDraft, former: PageDraft | null, isOwn: boolean, reload: () => void): void => {
    // The page came as its draft was.
    if (!former) return
    if (!isOwn) keepUnsaved(list.peek(), next, former)
    if (
      !arrangeSlots(
        next.parts.map(({ name }) => name),
        aside,
      )
    )
      reload()
    refresh()
    for (const editing of list.peek()) editing.gone.value = null
    const before = new Map(former.parts.map(({ name, version }) => [name, version]))
    for (const part of next.parts) {
      const editing = list.peek().find(({ pk }) => pk === part.name)
      if (before.has(part.name) && part.version !== before.get(part.name)) editing?.adopt(part, next, isOwn)
    }
  }
}

/** What was typed into a component that somebody else took off the page stays to be decided about. */
function keepUnsaved(components: readonly Editing[], next: PageDraft, former: PageDraft): void {
  const names = former.parts.map(({ name }) => name)
  const stay = new Set(next.parts.map(({ name }) => name))
  // Of several changes the draft names the last one's editor alone.
  const by = next.version === former.version + 1 ? (next.changed_by ?? null) : null
  for (const { pk, isDirty, gone } of components)
    if (isDirty.peek() && names.includes(pk) && !stay.has(pk)) gone.value = { by, former: names }
}
