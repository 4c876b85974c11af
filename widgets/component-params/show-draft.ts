import type { PageDraft } from '#core/api/cms/page-draft.ts'
import type { PageComponents } from './page-components.ts'
import { arrangeSlots } from './placed.ts'

/** Brings the page to what its draft is now, by `reload` where only the server can. */
export function showDraft({ list, refresh }: PageComponents) {
  const aside = new Map<string, HTMLElement>()
  return (next: PageDraft, former: PageDraft | null, isOwn: boolean, reload: () => void): void => {
    // The page came as its draft was.
    if (!former) return
    if (
      !arrangeSlots(
        next.parts.map(({ name }) => name),
        aside,
      )
    )
      reload()
    refresh()
    const before = new Map(former.parts.map(({ name, version }) => [name, version]))
    for (const part of next.parts) {
      const editing = list.peek().find(({ pk }) => pk === part.name)
      if (before.has(part.name) && part.version !== before.get(part.name)) editing?.adopt(part, next, isOwn)
    }
  }
}
