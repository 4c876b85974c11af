import * as v from 'valibot'
import { type Profile, profileForm } from '../../core/api/profile.ts'
import { ActiveUser } from '../../core/api/visitor.ts'
import { MARKETS } from '../../core/market.ts'
import { type Backend, hasRoute, makeKey, readToken } from './backend.ts'
import { readGood, sendGood } from './judge-good.ts'
import { tryFields, tryForbidden, tryFormError } from './judge-refusal.ts'
import { type Credentials, signIn } from './sign-in.ts'
import { createVisitor, type Visitor } from './visitor.ts'

const SAVE = 'active-user-save'

/** Who somebody is that has never been here, and whether they can write. */
export async function tryNewcomer(backend: Backend): Promise<void> {
  const route = 'active-user'
  const by = createVisitor()
  const who = await readGood(backend, route, ActiveUser, { by })
  if (!who) return
  if (who.authenticated) backend.book.tell(route, 'sign-in', 'Somebody without a cookie is signed in.')
  const { cookie, token } = backend.config.csrf
  const kept = by.cookies.get(cookie)
  if (!kept && token === undefined) backend.book.tell(route, 'csrf-cookie', `It sets no cookie "${cookie}".`)
  if (kept?.isHttpOnly && token === undefined)
    backend.book.tell(route, 'csrf-cookie', `The cookie "${cookie}" is HttpOnly, so no island can read it.`)
}

/** Wrong credentials, which no session may come of. */
export async function tryWrongLogin(backend: Backend): Promise<void> {
  if (!hasRoute(backend, 'login')) return
  const body = { e_mail: 'nobody@ostrov.example', password: `ostrov-${crypto.randomUUID()}` }
  await tryFormError(backend, 'login', { by: createVisitor(), body, what: 'A wrong password' })
}

/** What a customer changes of themselves, and changes back. */
export async function tryProfile(backend: Backend): Promise<void> {
  const { isShopAccount, user: by } = backend
  if (!by || !hasRoute(backend, SAVE)) return
  const who = await readGood(backend, 'active-user', ActiveUser, { by })
  if (!who) return
  const { first_name, last_name, phone } = who
  const own = { first_name: first_name ?? '', last_name: last_name ?? '', phone: phone ?? '' }
  if (isShopAccount) return tryForbidden(backend, SAVE, 'forbidden', { by, body: own })
  await tryFields(backend, SAVE, ['first_name', 'phone'], {
    by,
    body: { ...own, first_name: '', phone: '12' },
    what: 'A profile without a first name, with the phone "12",',
  })
  if (!v.is(profileForm(MARKETS[backend.config.market].country), own))
    return backend.book.skip(SAVE, 'the account has no whole name that could be put back')
  await trySaving(backend, by, own)
}

async function trySaving(backend: Backend, by: Visitor, own: Profile): Promise<void> {
  const other = { ...own, first_name: `${own.first_name.slice(0, 70)} O` }
  if (await sendGood(backend, SAVE, { by, body: other, key: makeKey() })) {
    const now = await readGood(backend, 'active-user', ActiveUser, { by })
    if (now && now.first_name !== other.first_name)
      backend.book.tell(
        SAVE,
        'effect',
        `first_name "${other.first_name}" was saved, active-user says "${now.first_name}".`,
      )
  }
  await sendGood(backend, SAVE, { by, body: own, key: makeKey() })
}

/** In a session of its own, which it ends. */
export async function tryLogout(backend: Backend, credentials: Credentials): Promise<void> {
  const route = 'logout'
  if (!backend.user || !hasRoute(backend, route)) return
  const session = await signIn(backend, credentials)
  if (!session) return
  const by = session.visitor
  if (!(await sendGood(backend, route, { by, body: {}, key: makeKey() }))) return
  const who = await readGood(backend, 'active-user', ActiveUser, { by })
  if (who?.authenticated) backend.book.tell(route, 'effect', 'After it the customer is still signed in.')
  if (readToken(backend, by)) await sendGood(backend, route, { by, body: {}, key: makeKey() })
}
