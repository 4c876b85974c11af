import { PurgeAnswer } from '../../core/api/purge.ts'
import { type Backend, hasRoute, makeKey } from './backend.ts'
import { readGood } from './judge-good.ts'
import { tryFields } from './judge-refusal.ts'

const PURGE = 'fastly-purge'

/** Only a key that no page has is marked stale. */
export async function tryPurge(backend: Backend): Promise<void> {
  const { isStaff, user: by } = backend
  if (!by || !isStaff || !hasRoute(backend, PURGE)) return
  await tryFields(backend, PURGE, ['url'], {
    by,
    body: { mode: 'url', url: 'https://elsewhere.example/', soft_purge: true },
    what: 'An address of another site',
  })
  await tryFields(backend, PURGE, ['keys'], {
    by,
    body: { mode: 'key', keys: '', soft_purge: true },
    what: 'A purge of no keys',
  })
  const sent = { by, body: { mode: 'key', keys: 'ostrov-conformance', soft_purge: true }, key: makeKey() }
  const first = await readGood(backend, PURGE, PurgeAnswer, sent)
  const again = first && (await readGood(backend, PURGE, PurgeAnswer, sent))
  if (again && again.id !== first.id)
    backend.book.tell(
      PURGE,
      'repeat',
      `The same Idempotency-Key purged twice, as ${first.id} and ${again.id}.`,
    )
}
