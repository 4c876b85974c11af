import * as v from 'valibot'
import { profileForm } from '#core/api/visitor/profile.ts'
import { ActiveUser } from '#core/api/visitor/visitor.ts'
import { MARKETS } from '#core/market.ts'
import {
  type Backend,
  fetchToken,
  hasRoute,
  type Made,
  makeKey,
  type Probes,
  readToken,
  type Sample,
  send,
} from './backend.ts'
import { callGood, readGood } from './expect-good.ts'
import { expectForbidden, isTokenRefused } from './expect-refusal.ts'
import { createVisitor, type Visitor } from './visitor.ts'

interface Session {
  visitor: Visitor
  tokenBefore: string | null
}

/** Signs in as an island does whom the caller named; null where that fails, which is reported then. */
export async function signIn(backend: Backend): Promise<Session | null> {
  const { config, credentials, report } = backend
  if (!credentials) return null
  const visitor = createVisitor()
  await fetchToken(backend, visitor)
  const tokenBefore = readToken(backend, visitor)
  const body = { e_mail: credentials.user, password: credentials.password }
  const response = await send(backend, 'login', { by: visitor, body, key: makeKey() })
  if (response?.status === 204) {
    if (config.csrf.token !== undefined) await fetchToken(backend, visitor)
    return { visitor, tokenBefore }
  }
  const said = response?.isJson ? `: ${response.text.slice(0, 120)}` : ''
  const problem = `Signing in ${credentials.user} is answered ${response?.status}${said}.`
  if (response) report.add('login', 'sign-in', problem)
  return null
}

/** Opens a session for all trials, and looks at what the sign-in has changed. */
export async function openSession(backend: Backend): Promise<void> {
  const session = await signIn(backend)
  const who = session && (await readGood(backend, 'active-user', ActiveUser, { by: session.visitor }))
  if (who && !who.authenticated)
    backend.report.add('login', 'sign-in', 'After signing in, active-user doesn’t know the customer.')
  if (!who?.authenticated) return
  backend.user = session?.visitor ?? null
  backend.isStaff = who.staff
  backend.isShopAccount = who.shop_account
  if (session && backend.canWrite) await checkRotation(backend, session)
}

/** The old token is worth nothing and the new one is taken, by a write that has no effect whatever it is told. */
async function checkRotation(backend: Backend, { tokenBefore, visitor: by }: Session): Promise<void> {
  const writes = ['active-user-save', 'add-product', 'send-buyout-to-email', 'sell-buyout-online']
  const route = writes.find(name => hasRoute(backend, name))
  if (route === undefined || tokenBefore === null) return
  const old = await send(backend, route, { by, body: {}, token: tokenBefore })
  if (old && !isTokenRefused(route, old))
    backend.report.add('login', 'csrf-rotation', 'The CSRF token from before the sign-in is taken after it.')
  const own = await send(backend, route, { by, body: {} })
  const problem = `The token that stands after the sign-in is refused: ${own?.text.slice(0, 120)}`
  if (own && isTokenRefused(route, own)) backend.report.add(route, 'csrf-refused', problem)
}

const SAVE = 'active-user-save'

const readUser = (backend: Backend, by: Backend['user'] | undefined) =>
  readGood(backend, 'active-user', ActiveUser, { by })

/** Who somebody is that has never been here, and whether they can write. */
function checkNewcomer({ add, backend, response, sent }: Made): void {
  if (v.parse(ActiveUser, response.body).authenticated)
    add('sign-in', 'Somebody without a cookie is signed in.')
  const { cookie, token } = backend.config.csrf
  const kept = sent.by?.cookies.get(cookie)
  if (token !== undefined) return
  if (!kept) add('csrf-cookie', `It sets no cookie "${cookie}".`)
  if (kept?.isHttpOnly) add('csrf-cookie', `The cookie "${cookie}" is HttpOnly, so no island can read it.`)
}

/** What customers change of themselves; shop accounts may not. */
async function findProfile(backend: Backend): Promise<Sample | string | null> {
  const { config, isShopAccount, user: by } = backend
  const who = await readUser(backend, by)
  if (!who) return null
  const body = { first_name: who.first_name ?? '', last_name: who.last_name ?? '', phone: who.phone ?? '' }
  if (isShopAccount) {
    await expectForbidden(backend, SAVE, 'forbidden', { by, body })
    return null
  }
  if (!v.is(profileForm(MARKETS[config.market].country), body))
    return 'the account has no whole name that could be put back'
  const what = 'A profile without a first name, with the phone "12",'
  const nameless = { ...body, first_name: '', phone: '12' }
  return { body, wrong: [{ what, body: nameless, fields: ['first_name', 'phone'] }] }
}

/** A changed name is there, and is changed back. */
async function checkProfile({ add, backend, sent }: Made): Promise<void> {
  const own = sent.body as { first_name: string }
  const body = { ...own, first_name: `${own.first_name.slice(0, 70)} O` }
  const saved = await callGood(backend, SAVE, { ...sent, body, key: makeKey() })
  const now = saved && (await readUser(backend, sent.by))
  if (now && now.first_name !== body.first_name)
    add('effect', `first_name "${body.first_name}" was saved, active-user says "${now.first_name}".`)
  await callGood(backend, SAVE, { ...sent, key: makeKey() })
}

/** Wrong credentials are refused as a whole; the right ones have been taken where they were given. */
function makeWrongLogin(): Sample {
  const body = { e_mail: 'nobody@ostrov.example', password: `ostrov-${crypto.randomUUID()}` }
  return { by: createVisitor(), isDone: true, wrong: [{ what: 'A wrong password', body }] }
}

async function checkLogout({ add, backend, sent }: Made): Promise<void> {
  const who = await readUser(backend, sent.by)
  if (who?.authenticated) add('effect', 'After it the customer is still signed in.')
  if (sent.by && readToken(backend, sent.by)) await callGood(backend, 'logout', { ...sent, key: makeKey() })
}

/** Nobody subscribes, for the link that confirms it reaches nobody. */
function makeSubscription(): Sample {
  const body = { e_mail: 'conformance@ostrov.example', agree: true }
  const wrong = [
    { what: 'The e-mail "nobody"', body: { ...body, e_mail: 'nobody' }, fields: ['e_mail'] },
    { what: 'A subscription without consent', body: { ...body, agree: false }, fields: ['agree'] },
  ]
  return { body, wrong }
}

/** Only a key that no page has is marked stale. */
function makePurge(): Sample {
  const body = { mode: 'key', keys: 'ostrov-conformance', soft_purge: true }
  const elsewhere = { mode: 'url', url: 'https://elsewhere.example/', soft_purge: true }
  const wrong = [
    { what: 'An address of another site', body: elsewhere, fields: ['url'] },
    { what: 'A purge of no keys', body: { ...body, keys: '' }, fields: ['keys'] },
  ]
  return { body, wrong }
}

/** Who somebody is, and what they order without a cart. */
export const VISITOR_PROBES: Probes = {
  'active-user': { find: () => ({ by: createVisitor() }), check: checkNewcomer },
  [SAVE]: { find: findProfile, check: checkProfile },
  login: { find: makeWrongLogin },
  logout: {
    // In a session of its own, which it ends.
    async find(backend) {
      const session = backend.user && (await signIn(backend))
      return session && { by: session.visitor, body: {} }
    },
    check: checkLogout,
  },
  'news-add-subscriber': { find: makeSubscription },
  'fastly-purge': { find: makePurge },
}
