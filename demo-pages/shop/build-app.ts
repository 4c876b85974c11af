import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { getCookie } from 'hono/cookie'
import { addBuyoutsPage } from './back-office/buyouts-page.ts'
import { addPlaceholderPages } from './back-office/placeholders-page.ts'
import { addPurgesPage } from './back-office/purges-page.ts'
import { addActiveUserCall } from './calls/active-user-call.ts'
import { addAppraisalCalls } from './calls/appraisal-calls.ts'
import { addArticleCalls } from './calls/article-calls.ts'
import { addBuyoutDetailCall } from './calls/buyout-detail-call.ts'
import { addCartCalls } from './calls/cart-calls.ts'
import { addChoiceCalls } from './calls/choice-calls.ts'
import { addComponentParamsCalls } from './calls/component-params-calls.ts'
import { addGalleryCalls } from './calls/gallery-calls.ts'
import { addListCalls } from './calls/list-calls.ts'
import { addNewsletterCall } from './calls/newsletter-call.ts'
import { addPageComponentsCalls } from './calls/page-components-calls.ts'
import { addPlaceCalls } from './calls/place-calls.ts'
import { addProductsCall } from './calls/products-call.ts'
import { addPurgeCall } from './calls/purge-call.ts'
import { addSelectorDataCall } from './calls/selector-data-call.ts'
import { addSellOnlineCall } from './calls/sell-online-call.ts'
import { addSendToEmailCall } from './calls/send-to-email-call.ts'
import { addServiceCalls } from './calls/service-calls.ts'
import { addSessionCalls } from './calls/session-calls.ts'
import { findSlashedPath } from './django/append-slash.ts'
import { readScope } from './misbehave/misbehaviour-request.ts'
import { addCartPage } from './pages/cart-page.ts'
import { addCmsPages } from './pages/cms-page.ts'
import { addGoodsPages } from './pages/goods-pages.ts'
import { addHomePages } from './pages/home-page.ts'
import { addHostPages } from './pages/host-pages.ts'
import { addNewsletterPages } from './pages/newsletter-page.ts'
import { respondNotFound } from './pages/not-found-page.ts'
import { addPurgePages } from './pages/purge-page.ts'
import { addServiceOrderPages } from './pages/service-order-page.ts'
import { addSignInPages } from './pages/sign-in-page.ts'
import { addSwapPages } from './pages/swap-page.ts'
import { addPictures } from './pictures/serve-pictures.ts'
import { addMisbehaveCalls } from './qa/misbehave-calls.ts'
import { addMisbehavePage } from './qa/misbehave-page.ts'
import { addOutboxPage } from './qa/outbox-page.ts'
import { addPagesCall } from './qa/pages-call.ts'
import { addPriceListForm } from './qa/price-list-form.ts'
import { addSpoilCall } from './qa/spoil-call.ts'
import type { Shop, ShopApp, ShopEnv } from './shop.ts'
import { addStaticFiles } from './static-files.ts'

const MEGABYTE = 1024 * 1024

const SECURITY_HEADERS = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self'; require-trusted-types-for 'script'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
} as const

const PARTS = [
  addStaticFiles,
  addPictures,
  addChoiceCalls,
  addAppraisalCalls,
  addSelectorDataCall,
  addSendToEmailCall,
  addSellOnlineCall,
  addBuyoutDetailCall,
  addServiceCalls,
  addPlaceCalls,
  addArticleCalls,
  addListCalls,
  addGalleryCalls,
  addActiveUserCall,
  addSessionCalls,
  addCartCalls,
  addProductsCall,
  addNewsletterCall,
  addPurgeCall,
  addComponentParamsCalls,
  addPageComponentsCalls,
  addMisbehaveCalls,
  addMisbehavePage,
  addOutboxPage,
  addPagesCall,
  addPriceListForm,
  addSpoilCall,
  addBuyoutsPage,
  addPlaceholderPages,
  addPurgesPage,
  addPurgePages,
  addNewsletterPages,
  addSignInPages,
  addHomePages,
  addServiceOrderPages,
  addGoodsPages,
  addCartPage,
  addSwapPages,
  addHostPages,
  addCmsPages,
]

/** The whole shop as one application, without a port yet. */
export function buildApp(shop: Shop): ShopApp {
  const app: ShopApp = new Hono<ShopEnv>()
  addGuards(app)
  for (const addPart of PARTS) addPart(app, shop)
  app.notFound(async c => {
    const slashed = await findSlashedPath(app, shop, c)
    return slashed ? c.redirect(slashed, 301) : respondNotFound(c, shop)
  })
  app.onError((error, c) => {
    shop.reportFault(`${c.req.method} ${c.req.routePath} failed`, error)
    return c.html(renderPlainPage('Server Error (500)'), 500)
  })
  return app
}

/** What holds for every answer: its id, its policy, and how much may be sent. */
function addGuards(app: ShopApp): void {
  app.use(async (c, next) => {
    const given = c.req.header('x-request-id') ?? ''
    const requestId = /^[\w-]{1,64}$/.test(given) ? given : randomUUID()
    c.set('requestId', requestId)
    c.set('scope', readScope(c.req.header('ostrov-qa') ?? getCookie(c, 'ostrov-qa')))
    c.header('X-Request-ID', requestId)
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) c.header(name, value)
    // No database keeps a null character, so no address of this shop has one.
    if (c.req.url.includes('%00')) return c.html(renderPlainPage('Bad Request (400)'), 400)
    return next()
  })
  app.use(
    bodyLimit({
      maxSize: MEGABYTE,
      onError: c => {
        // What is left of the body is not read, so nothing more can come over this connection.
        c.header('Connection', 'close')
        return c.html(renderPlainPage('413 Request Entity Too Large'), 413)
      },
    }),
  )
}

const renderPlainPage = (title: string): string =>
  `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1></html>`
