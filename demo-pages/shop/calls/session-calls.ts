import { NEVER_KEPT } from '../delivery.ts'
import { adoptCarts } from '../django/cart-owner.ts'
import { checkCsrf } from '../django/check-csrf.ts'
import { readJsonBody } from '../django/read-json-body.ts'
import { signIn, signOut } from '../django/session.ts'
import { SIGN_IN_TEXTS } from '../pages/sign-in-texts.ts'
import type { Shop, ShopApp } from '../shop.ts'
import { CallError } from './call-answer.ts'
import { type FieldErrors, readRequired } from './read-quote.ts'
import { serveCall } from './serve-call.ts'

const PERSONAL = { 'Cache-Control': NEVER_KEPT, Vary: 'Cookie' }

/** Signing in and out from an island. */
export function addSessionCalls(app: ShopApp, shop: Shop): void {
  const { database } = shop
  serveCall(app, shop, 'login', async (c, market) => {
    checkCsrf(c)
    const { body } = await readJsonBody(c, market)
    const errors: FieldErrors = {}
    const email = readRequired(body, 'e_mail', market, errors)
    readRequired(body, 'password', market, errors)
    if (Object.keys(errors).length) throw new CallError(400, errors)
    const visitor = await signIn(database, c, email, String(body.password))
    if (!visitor) throw new CallError(400, { non_field_errors: [SIGN_IN_TEXTS[market].wrong] })
    await adoptCarts(database, c, visitor.id)
    return { status: 204, headers: PERSONAL }
  })
  serveCall(app, shop, 'logout', async c => {
    checkCsrf(c)
    await signOut(database, c)
    return { status: 204, headers: PERSONAL }
  })
}
