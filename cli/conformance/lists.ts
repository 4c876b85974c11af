import * as v from 'valibot'
import { FoundFilesets } from '#core/api/content/gallery.ts'
import { TypeCategories } from '#core/api/content/lists.ts'
import { Country } from '#core/api/content/places.ts'
import { listOf } from '#core/api/wire.ts'
import { type Backend, type Probes, remember, sampleFrom, send } from './backend.ts'
import { readGood } from './expect-good.ts'

const SEARCH = 'gallery-filesets-by-term'
const FILESET = 'gallery-fileset'
/** Hardly a name has none of them. */
const TERMS = ['a', 'e', 'i', 'o', 'u']

/** A term that finds filesets, and the first of them. */
const findFileset = remember(async (backend: Backend): Promise<{ term: string; id: string } | null> => {
  for (const term of TERMS) {
    const found = await readGood(backend, SEARCH, FoundFilesets, { query: { term } })
    const [first] = found?.result ?? []
    if (first || !found) return first ? { term, id: first.id } : null
  }
  return null
})

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

/** Lists that forms, searches and galleries are filled from. */
export const LIST_PROBES: Probes = {
  'country-options': {
    check({ add, backend, response }) {
      const { defaultCountry } = backend.config
      if (!v.parse(listOf(Country), response.body).some(({ id }) => id === defaultCountry))
        add('default-country', `The page’s defaultCountry "${defaultCountry}" is not in it.`)
    },
  },
  'place-search': { find: ({ config }) => ({ query: { term: config.market === 'cz' ? 'Pra' : 'Buc' } }) },
  'type-categories': {
    check({ add, response }) {
      const all = v.parse(TypeCategories, response.body)
      const parents = new Map(all.map(({ id, parent }) => [id, parent]))
      for (const problem of all.map(({ id }) => findBrokenWay(id, parents)))
        if (problem) add('list-tree', problem)
    },
  },
  [SEARCH]: {
    find: async backend => ({ query: { term: (await findFileset(backend))?.term ?? 'a' } }),
    async check({ add, backend }) {
      const found = await findFileset(backend)
      const opened = found && (await send(backend, FILESET, { args: { id: found.id } }))
      if (opened?.status === 404)
        add('list-leads-nowhere', `Behind "${found?.id}", which it finds, there is a 404.`)
    },
  },
  [FILESET]: {
    find: sampleFrom(findFileset, `no fileset was found by ${TERMS.join(', ')}`, ({ id }) => ({
      args: { id },
    })),
  },
}
