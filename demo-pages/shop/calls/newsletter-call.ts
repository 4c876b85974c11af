import { answerOnce } from '../django/answer-once.ts'
import { checkCsrf } from '../django/check-csrf.ts'
import { readJsonBody } from '../django/read-json-body.ts'
import type { Shop, ShopApp } from '../shop.ts'
import { CallError } from './call-answer.ts'
import type { FieldErrors } from './read-quote.ts'
import { serveCall } from './serve-call.ts'
import { readSubscription, subscribe } from './subscribe.ts'

/** Takes a subscription to the newsletter; who is subscribed already gets the same answer. */
export function addNewsletterCall(app: ShopApp, shop: Shop): void {
  serveCall(app, shop, 'news-add-subscriber', async (c, market) => {
    checkCsrf(c)
    const { text, body } = await readJsonBody(c, market)
    const once = { route: `${market} news-add-subscriber`, key: c.req.header('idempotency-key'), text }
    return answerOnce(shop.database, once, async tx => {
      const errors: FieldErrors = {}
      const email = readSubscription(body, market, errors)
      if (Object.keys(errors).length) throw new CallError(400, errors)
      await subscribe(tx, market, email, shop.origin)
      return { status: 204 }
    })
  })
}
