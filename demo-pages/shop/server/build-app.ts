import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { getCookie } from 'hono/cookie'
import { html } from 'hono/html'
import { type InlineHashes, readInlineHashes } from '../cms/import-map.ts'
import { MOST_FILE } from '../contract.ts'
import { findSlashedPath } from '../django/append-slash.ts'
import { readScope } from '../misbehave/request.ts'
import { findProviderOrigin } from '../providers/origin.ts'
import { QA_HOME, respondWithTool } from '../qa/respond-with-tool.ts'
import { readMarket, respondBadAddress, respondNotFound } from '../site/not-found-page.ts'
import { isMarketCode, MARKET_CODES } from '../site/site.ts'
import { RETRY_AFTER, renderFault, reportFault } from './answer-fault.ts'
import { DOMAINS } from './domains.ts'
import { isUnavailable } from './faults.ts'
import { pathOf } from './route-table.ts'
import type { Shop, ShopApp, ShopContext, ShopEnv } from './shop.ts'
import { addStaticFiles } from './static-files.ts'

const MEGABYTE = 1024 * 1024

/** Providers bring scripts, frames and calls of their own. */
const writePolicy = ({ scripts, styles }: InlineHashes, provider: string | null): string => {
  const others = provider ? [provider] : []
  const self = ["'self'", ...others].join(' ')
  return `default-src 'none'; script-src ${[self, ...scripts].join(' ')}; style-src ${["'self'", ...styles].join(' ')}; connect-src ${self}; ${provider ? `frame-src ${provider}; ` : ''}img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'; require-trusted-types-for 'script'`
}

const SECURITY_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'X-Frame-Options': 'SAMEORIGIN',
  'Cross-Origin-Opener-Policy': 'same-origin',
} as const

/** The whole shop as one application, without a port yet. */
export function buildApp(shop: Shop): ShopApp {
  const app: ShopApp = new Hono<ShopEnv>()
  addGuards(app, shop)
  addStaticFiles(app, shop)
  for (const { mounts = [], demoMounts = [] } of DOMAINS)
    for (const mount of shop.isDemo ? [...demoMounts, ...mounts] : mounts) mount(app, shop)
  shop.request = async (path, c) => app.request(path, {}, { ...c.env, isBeforehand: true })
  app.notFound(async c => {
    const slashed = await findSlashedPath(app, shop, c)
    return slashed ? c.redirect(slashed, 301) : tellNotFound(c, shop)
  })
  app.onError((error, c) => {
    reportFault(c, shop, error)
    const status = isUnavailable(error) ? 503 : 500
    if (status === 503) c.header('Retry-After', RETRY_AFTER)
    return c.html(renderFault(c, status), status)
  })
  return app
}

/** The policy of a page of this market; of none where it is no market's. */
async function setPolicy(c: ShopContext, shop: Shop, market: string): Promise<void> {
  const hashes = isMarketCode(market)
    ? await readInlineHashes(shop.distDir, market)
    : { scripts: [], styles: [] }
  c.header('Content-Security-Policy', writePolicy(hashes, shop.isDemo ? findProviderOrigin(c, shop) : null))
}

/** A page of the market that the address names; testers have one of theirs. */
async function tellNotFound(c: ShopContext, shop: Shop): Promise<Response> {
  if (shop.isDemo && c.req.path.startsWith(QA_HOME))
    return respondWithTool(c, shop, {
      status: 404,
      title: 'There is no such page',
      body: html`<p class="shop-lead">The address may be misspelt. All tools are listed in the testers’ home.</p>`,
    })
  await setPolicy(c, shop, readMarket(c))
  return respondNotFound(c, shop)
}

/** What holds for every answer: its id, its policy, and how much may be sent. */
function addGuards(app: ShopApp, shop: Shop): void {
  const { isDemo } = shop
  app.use(async (c, next) => {
    const given = c.req.header('x-request-id') ?? ''
    const requestId = /^[\w-]{1,64}$/.test(given) ? given : randomUUID()
    c.set('requestId', requestId)
    c.set('scope', isDemo ? readScope(c.req.header('ostrov-qa') ?? getCookie(c, 'ostrov-qa')) : null)
    c.header('X-Request-ID', requestId)
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) c.header(name, value)
    await setPolicy(c, shop, c.req.path.split('/')[1] ?? '')
    // No database keeps a null character, so no address of this shop has one.
    if (c.req.url.includes('%00')) return refuseAddress(c, shop)
    return next()
  })
  const usual = limitBody(MEGABYTE)
  const ofFiles = limitBody(MOST_FILE + MEGABYTE)
  const files = new Set(MARKET_CODES.map(market => pathOf('preorder-stock-import', market)))
  app.use((c, next) => (files.has(c.req.path) ? ofFiles : usual)(c, next))
}

/** Calls are answered as Django does, whoever opens a page is shown a way on. */
async function refuseAddress(c: ShopContext, shop: Shop): Promise<Response> {
  if (c.req.path.includes('/api/')) return c.html(renderPlainPage('Bad Request (400)'), 400)
  await setPolicy(c, shop, readMarket(c))
  return respondBadAddress(c, shop)
}

const limitBody = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: c => {
      // What is left of the body is not read, so nothing more can come over this connection.
      c.header('Connection', 'close')
      return c.html(renderPlainPage('413 Request Entity Too Large'), 413)
    },
  })

const renderPlainPage = (title: string): string =>
  `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1></html>`
