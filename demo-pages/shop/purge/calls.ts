import { writeOnce } from '../django/answer-once.ts'
import { checkCsrf } from '../django/csrf.ts'
import { DRF_TEXTS } from '../django/drf-texts.ts'
import { readVisitor } from '../django/session.ts'
import { CallError } from '../server/call-answer.ts'
import { serveCall } from '../server/serve-call.ts'
import type { Shop, ShopApp, ShopContext } from '../server/shop.ts'
import { hasRole } from '../staff/roles.ts'
import { readPurge } from './read-purge.ts'
import { recordPurge } from './store.ts'

/** Tells the cache in front of the shop to forget; here it is kept in the history alone, for nothing stands in front. */
export function addPurgeCall(app: ShopApp, shop: Shop): void {
  serveCall(app, shop, 'fastly-purge', async (c, market) => {
    const visitor = await readVisitor(shop.database, c)
    if (!visitor) throw new CallError(403, { detail: DRF_TEXTS[market].notSignedIn })
    checkCsrf(c)
    if (!(await hasRole(shop.database, visitor, 'content')))
      throw new CallError(403, { detail: DRF_TEXTS[market].denied })
    return writeOnce(c, shop, { route: 'fastly-purge', market }, async (tx, body) => {
      const request = readPurge(body, market, listOwnHosts(c, shop))
      const id = await recordPurge(tx, request, { market, userId: visitor.id })
      return { status: 200, body: { status: 'ok', id: String(id) } }
    })
  })
}

/** The names under which the shop is reached: the one it knows, and the one it was asked by. */
export function listOwnHosts(c: ShopContext, { origin }: Shop): string[] {
  const asked = c.req.header('host')
  return [new URL(origin).host, ...(asked ? [asked] : [])]
}
