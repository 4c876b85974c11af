import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { adoptCarts } from '../cart/owner.ts'
import { MARKETS, type MarketCode, type Profile, profileForm } from '../contract.ts'
import type { Database } from '../database/database.ts'
import { writeOnce } from '../django/answer-once.ts'
import { checkCsrf, ensureCsrfToken } from '../django/csrf.ts'
import { DRF_TEXTS } from '../django/drf-texts.ts'
import { type FieldErrors, readRequired } from '../django/field-errors.ts'
import { type JsonObject, readJsonBody } from '../django/read-json-body.ts'
import { markSession, readVisitor, type SignIn, signIn, signOut, type Visitor } from '../django/session.ts'
import { sayWhen } from '../limits/say-when.ts'
import { readLastAddress } from '../orders/store.ts'
import { type CallAnswer, CallError } from '../server/call-answer.ts'
import { NEVER_KEPT } from '../server/delivery.ts'
import { serveCall } from '../server/serve-call.ts'
import type { Shop, ShopApp } from '../server/shop.ts'
import { sayRefusal } from '../site/refusal-texts.ts'
import { users } from './schema.ts'
import { SIGN_IN_TEXTS } from './texts.ts'

/** Who is signed in, which also gives the visitor a CSRF cookie that a cached page can't; and what they change of themselves. */
export function addActiveUserCall(app: ShopApp, shop: Shop): void {
  const { database } = shop
  serveCall(app, shop, 'active-user', async (c, market) => {
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
        e_mail: visitor?.email ?? null,
        last_address: visitor && (await readLastAddress(database, market, visitor.id)),
        session_mark: visitor && markSession(c),
      },
    }
  })
  serveCall(app, shop, 'active-user-save', async (c, market) => {
    checkCsrf(c)
    const texts = DRF_TEXTS[market]
    const visitor = await readVisitor(database, c)
    if (!visitor) throw new CallError(403, { detail: texts.notSignedIn })
    if (visitor.isShopAccount) throw new CallError(403, { detail: texts.denied })
    return writeOnce(c, shop, { route: `active-user-save ${visitor.id}`, market }, (tx, body) =>
      saveProfile(tx, market, visitor.id, body),
    )
  })
}

async function saveProfile(
  tx: Database,
  market: MarketCode,
  userId: number,
  body: JsonObject,
): Promise<CallAnswer> {
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
  await tx.update(users).set({ firstName, lastName, phone, name }).where(eq(users.id, userId))
  return { status: 204 }
}

/** What was not sent is empty, so that the rules say what is wanted. */
const fillIn = (body: object): Record<keyof Profile, unknown> => ({
  first_name: '',
  last_name: '',
  phone: '',
  ...body,
})

const PERSONAL = { 'Cache-Control': NEVER_KEPT, Vary: 'Cookie' }

function refuseSignIn(refused: Exclude<SignIn, { visitor: Visitor }>, market: MarketCode): CallError {
  const texts = SIGN_IN_TEXTS[market]
  return refused.fault === 'wrong'
    ? new CallError(400, { non_field_errors: [texts.wrong] })
    : new CallError(
        429,
        { detail: texts.paused(sayWhen(market, refused.seconds)) },
        { ...PERSONAL, 'Retry-After': String(refused.seconds) },
      )
}

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
    const signedIn = await signIn(shop, c, { email, password: String(body.password) })
    if ('fault' in signedIn) throw refuseSignIn(signedIn, market)
    await adoptCarts(database, c, signedIn.visitor.id)
    return { status: 204, headers: PERSONAL }
  })
  serveCall(app, shop, 'logout', async c => {
    checkCsrf(c)
    await signOut(database, c)
    return { status: 204, headers: PERSONAL }
  })
}
