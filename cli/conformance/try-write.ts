import type { RouteArguments } from '../../core/api/routes.ts'
import { type Backend, callOf, hasRoute, type Sent, send } from './backend.ts'
import { isTokenRefused, tryBadJson, tryFields, tryForbidden } from './judge-refusal.ts'
import { listWanted } from './list-wanted.ts'
import type { Visitor } from './visitor.ts'

/** Arguments that no server has anything for. */
export const nameNobody = (route: string): RouteArguments =>
  Object.fromEntries(
    callOf(route).args.map(name => [
      name,
      /^(?:pk|page)$/.test(name) ? '999999999' : 'ostrov-conformance-nobody',
    ]),
  )

/** What holds for every write, whatever it writes. */
export async function tryWrite(backend: Backend, route: string): Promise<void> {
  await tryAccess(backend, route)
  const by = hasRoute(backend, route) ? findWriter(backend, route) : null
  if (by) await tryBodies(backend, route, { by })
}

/** Who may make a write, and with which token. */
export async function tryAccess(backend: Backend, route: string): Promise<void> {
  if (!hasRoute(backend, route)) return
  const { access } = callOf(route)
  if (access !== 'anyone')
    await tryForbidden(backend, route, 'signed-out', { args: nameNobody(route), by: backend.guest })
  if (access === 'staff' && backend.user && !backend.isStaff)
    await tryForbidden(backend, route, 'forbidden', { args: nameNobody(route), by: backend.user })
  await tryTokens(backend, route)
}

/** Who may make a call; null, and told so, where nobody is known. */
export function findWriter(backend: Backend, route: string): Visitor | null {
  const { guest, isStaff, user } = backend
  const { access } = callOf(route)
  if (access === 'anyone') return guest
  if (user && (access === 'signed-in' || isStaff)) return user
  const whom = access === 'staff' ? 'a member of staff' : 'a customer'
  backend.book.skip(route, `needs --user and --password of ${whom}`)
  return null
}

/** Without its token, and with a wrong one, nothing of a signed-in customer may be changed. */
async function tryTokens(backend: Backend, route: string): Promise<void> {
  const { book, user } = backend
  if (!user) return book.skip(route, 'its CSRF token needs --user and --password')
  for (const token of [null, 'x'.repeat(64)]) {
    const answer = await send(backend, route, { by: user, args: nameNobody(route), token })
    if (!answer) return
    const sent = token === null ? 'Without a CSRF token' : 'With a wrong CSRF token'
    if (answer.status >= 500) book.tell(route, 'crash', `${sent} it answers ${answer.status}.`)
    else if (answer.status !== 403)
      book.tell(route, 'csrf-open', `${sent} it answers a signed-in customer ${answer.status}, expected 403.`)
    else if (!isTokenRefused(route, answer))
      book.tell(
        route,
        'csrf-words',
        `${sent} it answers 403 with ${answer.text.slice(0, 120)}, which doesn’t begin with “CSRF Failed”.`,
      )
  }
}

/** What is no request at all: cut off, and empty. */
export async function tryBodies(backend: Backend, route: string, sent: Sent): Promise<void> {
  const { request } = callOf(route)
  const wanted = request ? listWanted(request) : []
  if (wanted.length === 0) return
  await tryBadJson(backend, route, sent)
  await tryFields(backend, route, wanted, { ...sent, body: {}, what: 'An empty object', isAnyEnough: true })
}
