import { setTimeout as wait } from 'node:timers/promises'
import type { MarketCode } from '../contract.ts'
import { DRF_TEXTS } from '../django/drf-texts.ts'
import { addCall, noteAnswer, redactPath } from '../misbehave/call-log.ts'
import { type Delivery, deliver } from '../misbehave/deliver.ts'
import { spoil } from '../misbehave/spoil.ts'
import { takeMisbehaviour } from '../misbehave/store.ts'
import { MARKET_CODES } from '../site/site.ts'
import { RETRY_AFTER, renderFault, reportFault } from './answer-fault.ts'
import { type CallAnswer, CallError } from './call-answer.ts'
import { describeCall } from './delivery.ts'
import { isUnavailable } from './faults.ts'
import { listMethodsOf, methodOf, pathOf, type RouteName } from './route-table.ts'
import type { Shop, ShopApp, ShopContext } from './shop.ts'

export type CallHandler = (c: ShopContext, market: MarketCode) => Promise<CallAnswer>

/** Serves a call in both markets: logged, spoiled where QA asked for it, with errors in Django REST framework's manner. */
export function serveCall(app: ShopApp, shop: Shop, name: RouteName, handler: CallHandler): void {
  const method = methodOf(name)
  for (const market of MARKET_CODES) {
    const path = pathOf(name, market).replace(/\{(\w+)\}/g, ':$1')
    app.on(method, path, c => answerCall(c, shop, { name, market, handler }))
    const methods = listMethodsOf(pathOf(name, market), market)
    app.all(path, (c, next) => {
      // Another call of the same path.
      if (methods.some(other => other === c.req.method)) return next()
      const detail = DRF_TEXTS[market].notAllowed(c.req.method)
      const headers = { Allow: [...methods, 'OPTIONS'].join(', ') }
      return deliver(
        c,
        toDelivery(c, { status: 405, body: { detail }, headers }, { 'Cache-Control': 'no-cache' }),
      )
    })
  }
}

interface Call {
  name: RouteName
  market: MarketCode
  handler: CallHandler
}

const LONGEST_KEY = 300

async function answerCall(c: ShopContext, shop: Shop, { name, market, handler }: Call): Promise<Response> {
  if (c.env.isBeforehand) return deliver(c, toDelivery(c, await run(c, shop, market, handler), {}))
  const answerTo = (answer: CallAnswer): Delivery =>
    toDelivery(c, answer, describeCall(c, { name, market, status: answer.status }))
  if (!shop.isDemo) return deliver(c, answerTo(await run(c, shop, market, handler)))
  const scope = c.get('scope')
  const time = Date.now()
  const id = await addCall(shop.database, {
    route: name,
    method: c.req.method,
    time,
    scope,
    market,
    path: redactPath(c.req.url, pathOf(name, market)),
    request_id: c.get('requestId'),
    idempotency_key: c.req.header('idempotency-key')?.slice(0, LONGEST_KEY) ?? null,
  })
  const rule = await takeMisbehaviour(shop.database, name, scope)
  if (rule?.delay) await wait(rule.delay)
  // A write that goes wrong before its effect must not have one.
  const isRun = !rule || rule.kind === 'delay' || rule.happensAfter || methodOf(name) === 'GET'
  const delivery = answerTo(isRun ? await run(c, shop, market, handler) : { status: 200, body: {} })
  const final = rule ? spoil(rule, delivery, { path: c.req.path, market, route: name }) : delivery
  if (final.manner !== 'hang' && final.manner !== 'drop')
    await noteAnswer(shop.database, id, { status: final.status, duration: Date.now() - time })
  return deliver(c, final)
}

async function run(
  c: ShopContext,
  shop: Shop,
  market: MarketCode,
  handler: CallHandler,
): Promise<CallAnswer> {
  try {
    return await handler(c, market)
  } catch (thrown) {
    if (thrown instanceof CallError) return thrown.answer
    reportFault(c, shop, thrown)
    return isUnavailable(thrown) ? { status: 503, headers: { 'Retry-After': RETRY_AFTER } } : { status: 500 }
  }
}

function toDelivery(
  c: ShopContext,
  { status, body, headers }: CallAnswer,
  caching: Record<string, string>,
): Delivery {
  if (status >= 500)
    return { status, manner: 'whole', headers: { ...HTML, ...headers }, body: renderFault(c, status) }
  return {
    status,
    manner: 'whole',
    headers: {
      ...caching,
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    body: body === undefined ? null : JSON.stringify(body),
  }
}

const HTML = { 'Content-Type': 'text/html; charset=utf-8' }
