import { recordPurge } from '../data/purge-history.ts'
import { answerOnce } from '../django/answer-once.ts'
import { checkCsrf } from '../django/check-csrf.ts'
import { DRF_TEXTS } from '../django/drf-texts.ts'
import { readJsonBody } from '../django/read-json-body.ts'
import { readVisitor } from '../django/session.ts'
import type { Shop, ShopApp, ShopContext } from '../shop.ts'
import { CallError } from './call-answer.ts'
import { readPurge } from './read-purge.ts'
import { serveCall } from './serve-call.ts'

/** Tells the cache in front of the shop to forget; here it is kept in the history alone, for nothing stands in front. */
export function addPurgeCall(app: ShopApp, shop: Shop): void {
  serveCall(app, shop, 'fastly-purge', async (c, market) => {
    const visitor = await readVisitor(shop.database, c)
    if (!visitor) throw new CallError(403, { detail: DRF_TEXTS[market].notSignedIn })
    checkCsrf(c)
    if (!visitor.isStaff) throw new CallError(403, { detail: DRF_TEXTS[market].denied })
    const { text, body } = await readJsonBody(c, market)
    const once = { route: `${market} fastly-purge`, key: c.req.header('idempotency-key'), text }
    return answerOnce(shop.database, once, async tx => {
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
