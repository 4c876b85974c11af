import { type Backend, CALLS, callOf, hasRoute, isMeant } from './backend.ts'
import { sendGood } from './judge-good.ts'
import { tryForbidden, tryMissing } from './judge-refusal.ts'
import { type Credentials, openSession } from './sign-in.ts'
import { tryBuyback } from './try-buyback.ts'
import { tryCart } from './try-cart.ts'
import { tryEditing } from './try-editing.ts'
import { tryGallery } from './try-gallery.ts'
import { tryLists } from './try-lists.ts'
import { tryNewsletter } from './try-newsletter.ts'
import { tryPurge } from './try-purge.ts'
import { trySale } from './try-sale.ts'
import { tryService } from './try-service.ts'
import { trySite } from './try-site.ts'
import { tryLogout, tryNewcomer, tryProfile, tryWrongLogin } from './try-visitor.ts'
import { findWriter, nameNobody, tryAccess, tryWrite } from './try-write.ts'

/** Looks at every call of the contract, one after another: a server that is being built need not bear them all at once. */
export async function runTrials(backend: Backend, credentials: Credentials | null): Promise<void> {
  const isAsked = (pattern: RegExp): boolean =>
    [...CALLS.keys()].some(route => pattern.test(route) && isMeant(backend, route))
  tryTable(backend)
  if (isAsked(/^active-user$/)) await tryNewcomer(backend)
  if (credentials) await openSession(backend, credentials)
  const isSold = isAsked(/^(?:sell-|send-buyout|buyout-detail)/)
  const countries = isSold || isAsked(/^(?:country|place|component-catalogue)/) ? await trySite(backend) : []
  const device = isSold || isAsked(/^buyout-/) ? await tryBuyback(backend) : null
  if (isAsked(/^service-/)) await tryService(backend)
  if (isAsked(/^(?:type-|units)/)) await tryLists(backend)
  if (isAsked(/^gallery-/)) await tryGallery(backend)
  if (isAsked(/^(?:cart-|add-product)/)) await tryCart(backend)
  if (isAsked(EDITING)) await tryEditing(backend)
  await tryOthers(backend)
  await tryWrites(backend)
  if (!backend.mayWrite) return
  if (isSold) await trySale(backend, device, countries)
  if (isAsked(/^news-/)) await tryNewsletter(backend)
  if (isAsked(/^fastly-purge/)) await tryPurge(backend)
  if (isAsked(/^active-user-save/)) await tryProfile(backend)
  if (isAsked(/^login/)) await tryWrongLogin(backend)
  if (credentials && isAsked(/^logout/)) await tryLogout(backend, credentials)
}

/** Those are tried where there is a component to try them with. */
const EDITING = /^(?:component-params|page-component)/

async function tryWrites(backend: Backend): Promise<void> {
  for (const [route, { method }] of CALLS) {
    if (method === 'GET' || !isMeant(backend, route) || !hasRoute(backend, route)) continue
    if (!backend.mayWrite) backend.book.skip(route, 'writes, and --read-only was given')
    else if (route === 'active-user-save' && backend.isShopAccount) await tryAccess(backend, route)
    else if (!EDITING.test(route)) await tryWrite(backend, route)
  }
}

/** What the table itself has to have. */
function tryTable(backend: Backend): void {
  const { book, config } = backend
  for (const [route, { args, path }] of CALLS) {
    const table = config.routes[route]
    if (table === undefined) {
      book.tell(route, 'route-missing', `The route table of the page has no "${route}", here ${path}.`)
      continue
    }
    const written = [...table.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    if ([...args].sort().join() !== written.sort().join())
      book.tell(
        route,
        'route-arguments',
        `The path is "${table}", expected ${args.map(name => `{${name}}`).join(', ') || 'no arguments'}.`,
      )
  }
}

/** Reads that no flow has come by. */
async function tryOthers(backend: Backend): Promise<void> {
  for (const [route, { access, args, errors, method }] of CALLS) {
    if (method !== 'GET' || backend.book.looks.has(route)) continue
    if (!isMeant(backend, route) || !hasRoute(backend, route)) continue
    if (access !== 'anyone') await tryForbidden(backend, route, 'signed-out', { args: nameNobody(route) })
    const by = findWriter(backend, route)
    if (!by) continue
    if (args.length > 0 && errors.includes(404))
      await tryMissing(backend, route, { by, args: nameNobody(route) })
    else if (args.length === 0) await sendGood(backend, route, { by, query: fillQuery(route) })
  }
}

const fillQuery = (route: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(callOf(route).query).flatMap(([name, { isRequired }]) =>
      isRequired ? [[name, 'a']] : [],
    ),
  )
