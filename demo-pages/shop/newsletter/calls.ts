import { writeOnce } from '../django/answer-once.ts'
import type { FieldErrors } from '../django/field-errors.ts'
import { CallError } from '../server/call-answer.ts'
import { serveCall } from '../server/serve-call.ts'
import type { Shop, ShopApp } from '../server/shop.ts'
import { readSubscription, subscribe } from './subscribe.ts'

/** Takes a subscription to the newsletter; who is subscribed already gets the same answer. */
export function addNewsletterCall(app: ShopApp, shop: Shop): void {
  serveCall(app, shop, 'news-add-subscriber', (c, market) =>
    writeOnce(c, shop, { route: 'news-add-subscriber', market }, async (tx, body) => {
      const errors: FieldErrors = {}
      const email = readSubscription(body, market, errors)
      if (Object.keys(errors).length) throw new CallError(400, errors)
      await subscribe(tx, market, email, shop.origin)
      return { status: 204 }
    }),
  )
}
