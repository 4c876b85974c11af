import { onNextVisitor } from '#core/page.ts'

/** What was typed into forms that went with their islands, with the name of each, in the order of their going; in memory alone, for their return. */
export const keptDrafts = new Map<{ values: object }, string>()

onNextVisitor(() => keptDrafts.clear())
