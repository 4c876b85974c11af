import * as v from 'valibot'
import { Catalogue } from '../../core/api/component-catalogue.ts'
import { Country, Place } from '../../core/api/places.ts'
import { listOf } from '../../core/api/wire.ts'
import type { Backend } from './backend.ts'
import { readGood, tryOdd } from './judge-good.ts'

const Places = v.object({ result: listOf(Place, 20) })

/** Lists that forms need; the countries are handed on. */
export async function trySite(backend: Backend): Promise<readonly Country[]> {
  const { book, config } = backend
  const countries = await readGood(backend, 'country-options', listOf(Country))
  const { defaultCountry } = config
  if (countries && !countries.some(({ id }) => id === defaultCountry))
    book.tell(
      'country-options',
      'default-country',
      `The page’s defaultCountry "${defaultCountry}" is not in it.`,
    )
  const term = config.market === 'cz' ? 'Pra' : 'Buc'
  await readGood(backend, 'place-search', Places, { query: { term } })
  for (const odd of ['', '%_\\"<ž']) await tryOdd(backend, 'place-search', { query: { term: odd } })
  await readGood(backend, 'component-catalogue', Catalogue)
  return countries ?? []
}
