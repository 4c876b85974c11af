import type { ListModel } from '#core/state/list-model.ts'
import type { ListSelection } from '#core/state/list-selection.ts'

const STEP = 500

/** The ids of all chosen rows; a choice of all is read page by page. */
export async function readChosen(
  list: Pick<ListModel<{ id: string }>, 'readPage'>,
  { chosen }: Pick<ListSelection, 'chosen'>,
): Promise<string[]> {
  const now = chosen.peek()
  if (!now.isAll) return [...now.ids]
  const ids = new Set<string>()
  for (let page = 1; ; page++) {
    const { count, results } = await list.readPage({ page, pageSize: STEP })
    for (const { id } of results) ids.add(id)
    if (results.length === 0 || page * STEP >= count) break
  }
  return [...ids].filter(id => !now.except.has(id))
}
