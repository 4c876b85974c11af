import * as v from 'valibot'
import { Fileset, type FoundFileset, FoundFilesets } from '../../core/api/gallery.ts'
import { type Backend, hasRoute, send } from './backend.ts'
import { judgeGood, readGood, tryOdd } from './judge-good.ts'
import { judgeRepeats } from './judge-list.ts'
import { tryMissing } from './judge-refusal.ts'
import { nameNobody } from './try-write.ts'

const SEARCH = 'gallery-filesets-by-term'
const FILESET = 'gallery-fileset'
/** Hardly a name has none of them. */
const TERMS = ['a', 'e', 'i', 'o', 'u']

/** Filesets as anybody may look for them, and the photos of one. */
export async function tryGallery(backend: Backend): Promise<void> {
  const { book } = backend
  for (const term of ['', '%_\\"<ž']) await tryOdd(backend, SEARCH, { query: { term } })
  if (hasRoute(backend, FILESET)) await tryMissing(backend, FILESET, { args: nameNobody(FILESET) })
  const found = await findSome(backend)
  judgeRepeats(
    backend,
    SEARCH,
    'id',
    found.map(({ id }) => id),
  )
  const [first] = found
  if (!first) return book.skip(FILESET, `no fileset was found by ${TERMS.join(', ')}`)
  const answer = await send(backend, FILESET, { args: { id: first.id } })
  if (answer?.status === 404)
    return book.tell(SEARCH, 'list-leads-nowhere', `Behind "${first.id}", which it finds, there is a 404.`)
  if (!answer || !judgeGood(backend, FILESET, answer)) return
  const { photos } = v.parse(Fileset, answer.body)
  judgeRepeats(
    backend,
    FILESET,
    'id',
    photos.map(({ id }) => id),
  )
}

async function findSome(backend: Backend): Promise<readonly FoundFileset[]> {
  for (const term of TERMS) {
    const found = await readGood(backend, SEARCH, FoundFilesets, { query: { term } })
    if (!found || found.result.length > 0) return found?.result ?? []
  }
  return []
}
