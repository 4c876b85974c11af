import { onNextVisitor } from '#core/page.ts'

/** What was typed into forms that went with their islands, by the name of each; in memory alone, for their return. */
export const keptDrafts = new Map<string, { values: object }>()

onNextVisitor(() => keptDrafts.clear())
