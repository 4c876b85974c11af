import { setTimeout as wait } from 'node:timers/promises'
import { ROUTE_NAMES } from '../calls/route-table.ts'
import { type Delivery, deliver } from '../misbehave/deliver.ts'
import { spoil } from '../misbehave/spoil.ts'
import { takeMisbehaviour } from '../misbehave/take-misbehaviour.ts'
import type { Shop, ShopApp } from '../shop.ts'
import { isMarketCode } from '../site.ts'

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
    return deliver(c, spoil(rule, GOOD, { path: c.req.query('path') ?? '/', market }))
  })
}
