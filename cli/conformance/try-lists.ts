import { TypeCategories, type TypeCategory, TypeDevices, Units } from '../../core/api/lists.ts'
import { type Backend, isMeant } from './backend.ts'
import { readGood } from './judge-good.ts'
import { judgeRepeats } from './judge-list.ts'

const ENTRIES = { 'type-devices': TypeDevices, units: Units } as const
const CATEGORIES = 'type-categories'

/** What staff's grids are filtered by: each list whole, and the categories as one tree. */
export async function tryLists(backend: Backend): Promise<void> {
  for (const [route, schema] of Object.entries(ENTRIES)) {
    const entries = isMeant(backend, route) ? await readGood(backend, route, schema) : null
    if (!entries) continue
    judgeFilled(backend, route, entries)
    judgeRepeats(
      backend,
      route,
      'value',
      entries.map(({ value }) => value),
    )
  }
  const categories = isMeant(backend, CATEGORIES) ? await readGood(backend, CATEGORIES, TypeCategories) : null
  if (categories) judgeTree(backend, categories)
}

function judgeFilled({ book }: Backend, route: string, { length }: readonly unknown[]): void {
  if (length === 0) book.tell(route, 'list-empty', 'The list is empty.')
}

function judgeTree(backend: Backend, categories: readonly TypeCategory[]): void {
  judgeFilled(backend, CATEGORIES, categories)
  judgeRepeats(
    backend,
    CATEGORIES,
    'id',
    categories.map(({ id }) => id),
  )
  const parents = new Map(categories.map(({ id, parent }) => [id, parent]))
  for (const { id } of categories) {
    const problem = findBrokenWay(id, parents)
    if (problem !== null) backend.book.tell(CATEGORIES, 'list-tree', problem)
  }
}

/** Why a category can't be come to from the top; null where it can. */
function findBrokenWay(id: string, parents: ReadonlyMap<string, string | null>): string | null {
  const seen = new Set<string>()
  for (let at = id; ; ) {
    if (seen.has(at)) return `The category "${at}" is below itself.`
    seen.add(at)
    const parent = parents.get(at)
    if (parent === undefined) return `The parent "${at}" is not in the list.`
    if (parent === null) return null
    at = parent
  }
}
