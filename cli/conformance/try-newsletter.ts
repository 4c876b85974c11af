import { type Backend, hasRoute, makeKey } from './backend.ts'
import { sendGood } from './judge-good.ts'
import { tryFields } from './judge-refusal.ts'

const ROUTE = 'news-add-subscriber'

/** Nobody subscribes, for the link that confirms it reaches nobody. */
export async function tryNewsletter(backend: Backend): Promise<void> {
  if (!hasRoute(backend, ROUTE)) return
  const body = { e_mail: 'conformance@ostrov.example', agree: true }
  await tryFields(backend, ROUTE, ['e_mail'], {
    body: { ...body, e_mail: 'nobody' },
    what: 'The e-mail "nobody"',
  })
  await tryFields(backend, ROUTE, ['agree'], {
    body: { ...body, agree: false },
    what: 'A subscription without consent',
  })
  const key = makeKey()
  if (await sendGood(backend, ROUTE, { body, key })) await sendGood(backend, ROUTE, { body, key })
}
