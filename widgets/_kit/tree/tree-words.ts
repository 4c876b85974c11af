import { createTranslate } from '#core/intl/translate.ts'
import type { TreeRow } from '#core/state/tree-rules.ts'
import { treeMessages } from './tree-messages.ts'

export const t = createTranslate(treeMessages)

/** One by its name, several by their number. */
export function nameRows(rows: ReadonlyMap<string, TreeRow>, ids: readonly string[]): string {
  const [only] = ids
  return ids.length === 1 && only !== undefined
    ? (rows.get(only)?.name ?? '')
    : t('several', { count: ids.length })
}
