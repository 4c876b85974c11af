import { setTimeout as wait } from 'node:timers/promises'
import { getDotPath, safeParse } from 'valibot'
import { ROUTE_NAMES } from '../server/route-table.ts'
import type { Shop, ShopApp, ShopContext } from '../server/shop.ts'
import { isMarketCode } from '../site/site.ts'
import { clearCalls, listCalls } from './call-log.ts'
import { respondWithCalls } from './calls-page.ts'
import { type Delivery, deliver } from './deliver.ts'
import { MisbehaviourRequest, readScope } from './request.ts'
import { spoil } from './spoil.ts'
import { addMisbehaviour, clearMisbehaviours, takeMisbehaviour } from './store.ts'

/** What tests ask of the shop: to go wrong, to be good again, and what reached it. */
export function addMisbehaveCalls(app: ShopApp, shop: Shop): void {
  app.post('/qa/misbehave/', async (c, next) => {
    // The form of the panel comes by another content type.
    if (!c.req.header('content-type')?.startsWith('application/json')) return next()
    const request = safeParse(MisbehaviourRequest, await c.req.json().catch(() => null))
    if (!request.success) {
      const errors = request.issues.map(issue => [getDotPath(issue) ?? 'non_field_errors', [issue.message]])
      return c.json(Object.fromEntries(errors), 400)
    }
    const rule = await addMisbehaviour(shop.database, request.output, c.get('scope'))
    return c.json(rule, 201)
  })
  app.delete('/qa/misbehave/', async c => {
    await clearMisbehaviours(shop.database, pickScope(c))
    return c.body(null, 204)
  })
  app.get('/qa/calls/', async c => {
    if (c.req.header('accept')?.includes('text/html')) return respondWithCalls(c, shop)
    return c.json(await listCalls(shop.database, pickScope(c)))
  })
  app.delete('/qa/calls/', async c => {
    await clearCalls(shop.database, pickScope(c))
    return c.body(null, 204)
  })
}

/** The scope named in the address, else that of the request; without either, everything. */
const pickScope = (c: ShopContext): string | null => readScope(c.req.query('scope')) ?? c.get('scope')

const GOOD: Delivery = {
  status: 200,
  manner: 'whole',
  headers: { 'Content-Type': 'application/json' },
  body: '{}',
}

/**
 * For a server in front of this shop, before it answers a call by itself: 204 where the call may go well, else the
 * spoiled answer to give in its place.
 */
export function addSpoilCall(app: ShopApp, shop: Shop): void {
  app.post('/qa/spoil/:market/:route/', async (c, next) => {
    const market = c.req.param('market')
    const route = ROUTE_NAMES.find(name => name === c.req.param('route'))
    if (!isMarketCode(market) || !route) return next()
    const rule = await takeMisbehaviour(shop.database, route, c.get('scope'))
    if (rule?.delay) await wait(rule.delay)
    if (!rule || rule.kind === 'delay') return c.body(null, 204)
    return deliver(c, spoil(rule, GOOD, { path: c.req.query('path') ?? '/', market, route }))
  })
}
