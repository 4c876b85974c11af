import { ActiveUser } from '../../core/api/visitor.ts'
import { type Backend, fetchToken, hasRoute, makeKey, readToken, send } from './backend.ts'
import { readGood } from './judge-good.ts'
import { isTokenRefused } from './judge-refusal.ts'
import { createVisitor, type Visitor } from './visitor.ts'

export interface Credentials {
  user: string
  password: string
}

/** Somebody signed in as an island signs them in; null where that fails, which is told then. */
export async function signIn(
  backend: Backend,
  { user, password }: Credentials,
): Promise<{ visitor: Visitor; tokenBefore: string | null } | null> {
  const visitor = createVisitor()
  await fetchToken(backend, visitor)
  const tokenBefore = readToken(backend, visitor)
  const body = { e_mail: user, password }
  const answer = await send(backend, 'login', { by: visitor, body, key: makeKey() })
  if (!answer) return null
  if (answer.status !== 204) {
    const said = answer.isJson ? `: ${answer.text.slice(0, 120)}` : ''
    backend.book.tell('login', 'sign-in', `Signing in ${user} is answered ${answer.status}${said}.`)
    return null
  }
  if (backend.config.csrf.token !== undefined) await fetchToken(backend, visitor)
  return { visitor, tokenBefore }
}

/** Signs in whom the caller named, and looks at what the sign-in has changed. */
export async function openSession(backend: Backend, credentials: Credentials): Promise<void> {
  if (!hasRoute(backend, 'login') || !hasRoute(backend, 'active-user'))
    return backend.book.skip('login', 'the table has no login or no active-user')
  const session = await signIn(backend, credentials)
  const who = session && (await readGood(backend, 'active-user', ActiveUser, { by: session.visitor }))
  if (!session || !who) return
  if (!who.authenticated)
    return backend.book.tell('login', 'sign-in', `After signing in, active-user doesn’t know the customer.`)
  backend.user = session.visitor
  backend.isStaff = who.staff
  backend.isShopAccount = who.shop_account
  if (backend.mayWrite) await tryRotation(backend, session.visitor, session.tokenBefore)
}

/** Asked by a write that has no effect whatever it is told. */
async function tryRotation(backend: Backend, by: Visitor, tokenBefore: string | null): Promise<void> {
  const route = ['active-user-save', 'add-product', 'send-buyout-to-email', 'sell-buyout-online'].find(name =>
    hasRoute(backend, name),
  )
  if (route === undefined || tokenBefore === null) return
  const old = await send(backend, route, { by, body: {}, token: tokenBefore })
  if (old && !isTokenRefused(route, old))
    backend.book.tell('login', 'csrf-rotation', 'The CSRF token from before the sign-in is taken after it.')
  const own = await send(backend, route, { by, body: {} })
  if (own && isTokenRefused(route, own))
    backend.book.tell(
      route,
      'csrf-refused',
      `The token that stands after the sign-in is refused: ${own.text.slice(0, 120)}`,
    )
}
