import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { MARKETS, type Profile, profileForm } from '../contract.ts'
import { users } from '../data/schema/people.ts'
import { NEVER_KEPT } from '../delivery.ts'
import { answerOnce } from '../django/answer-once.ts'
import { checkCsrf } from '../django/check-csrf.ts'
import { ensureCsrfToken } from '../django/csrf.ts'
import { DRF_TEXTS } from '../django/drf-texts.ts'
import { readJsonBody } from '../django/read-json-body.ts'
import { readVisitor } from '../django/session.ts'
import type { Shop, ShopApp } from '../shop.ts'
import { CallError } from './call-answer.ts'
import { sayRefusal } from './refusal-texts.ts'
import { serveCall } from './serve-call.ts'

/** Who is signed in, which also gives the visitor a CSRF cookie that a cached page can't; and what they change of themselves. */
export function addActiveUserCall(app: ShopApp, shop: Shop): void {
  const { database } = shop
  serveCall(app, shop, 'active-user', async c => {
    ensureCsrfToken(c)
    const visitor = await readVisitor(database, c)
    return {
      status: 200,
      headers: { 'Cache-Control': NEVER_KEPT, Vary: 'Cookie' },
      body: {
        authenticated: visitor !== null,
        staff: visitor?.isStaff ?? false,
        shop_account: visitor?.isShopAccount ?? false,
        first_name: visitor?.firstName ?? null,
        last_name: visitor?.lastName ?? null,
        phone: visitor?.phone ?? null,
      },
    }
  })
  serveCall(app, shop, 'active-user-save', async (c, market) => {
    checkCsrf(c)
    const texts = DRF_TEXTS[market]
    const visitor = await readVisitor(database, c)
    if (!visitor) throw new CallError(403, { detail: texts.notSignedIn })
    if (visitor.isShopAccount) throw new CallError(403, { detail: texts.denied })
    const { text, body } = await readJsonBody(c, market)
    const key = c.req.header('idempotency-key')
    return answerOnce(
      database,
      { route: `${market} active-user-save ${visitor.id}`, key, text },
      async tx => {
        const result = v.safeParse(profileForm(MARKETS[market].country), fillIn(body))
        if (!result.success)
          throw new CallError(
            400,
            Object.fromEntries(
              result.issues.map(issue => [v.getDotPath(issue), [sayRefusal(market, issue.message)]]),
            ),
          )
        const { first_name: firstName, last_name: lastName, phone } = result.output
        const name = `${firstName} ${lastName}`
        await tx.update(users).set({ firstName, lastName, phone, name }).where(eq(users.id, visitor.id))
        return { status: 204 }
      },
    )
  })
}

/** What was not sent is empty, so that the rules say what is wanted. */
const fillIn = (body: object): Record<keyof Profile, unknown> => ({
  first_name: '',
  last_name: '',
  phone: '',
  ...body,
})
