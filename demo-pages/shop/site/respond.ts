import { html } from 'hono/html'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { CART_BADGE, renderCartBadge } from '../cart/badge.ts'
import { readManifest } from '../cms/built-files.ts'
import { tellUneditable } from '../cms/edit-mode.ts'
import { type PlacedIsland, renderIslandLinks } from '../cms/island.ts'
import type { MarketCode } from '../contract.ts'
import { ensureCsrfToken } from '../django/csrf.ts'
import { readVisitor } from '../django/session.ts'
import { renderMisbehaviourBanner } from '../misbehave/banner.ts'
import { markPage, narrowAudience } from '../server/delivery.ts'
import type { Shop, ShopContext } from '../server/shop.ts'
import { type Html, NOTHING } from './html.ts'
import { type Layout, renderLayout } from './layout.ts'
import { describePage, embedPageConfig } from './page-config.ts'

export interface PageAnswer extends Omit<Layout, 'path' | 'visitor' | 'csrfToken' | 'isDemo' | 'banner'> {
  status?: ContentfulStatusCode
  /** False for pages that must not stay in any cache, the browser's own included. */
  isStorable?: boolean
  /** What it is purged by at the edge, beside all pages. */
  surrogateKey?: string
  /** The islands of its body. A page that says what stands in the cart's place brings islands and config by itself. */
  islands?: readonly PlacedIsland[]
  /** What it tells its islands, where that is not what every page does. */
  config?: object
  /** Editors compose it; whoever would edit another page is told that there is nothing to edit. */
  isComposed?: boolean
  /** How many products are in the cart, on a page that is one browser's alone. */
  cartCount?: number
}

/** Sends a page to whoever is looking at it. */
export async function respondWithPage(c: ShopContext, shop: Shop, answer: PageAnswer): Promise<Response> {
  const {
    status = 200,
    isStorable = true,
    surrogateKey,
    islands,
    config,
    cartCount,
    isComposed,
    ...rest
  } = answer
  const note = isComposed ? NOTHING : await tellUneditable(c, shop, rest.market)
  const page = { ...rest, body: html`${note}${rest.body}` }
  const { market } = page
  const banner = await renderMisbehaviourBanner(c, shop, market)
  const visitor = await readVisitor(shop.database, c)
  const csrfToken = visitor ? ensureCsrfToken(c) : ''
  if (status !== 200) narrowAudience(c, 'browser')
  markPage(c, { market, name: surrogateKey, isStorable })
  const framed =
    market && !page.cart
      ? {
          head: html`${await writeIslandHead(c, shop, market, answer)}${page.head}`,
          ...(!page.office && { cart: renderCartBadge(market, c.req.path, cartCount) }),
        }
      : {}
  const { path } = c.req
  return c.html(
    renderLayout({ ...page, ...framed, banner, path, visitor, csrfToken, isDemo: shop.isDemo }),
    status,
  )
}

/** What the page tells its islands, and their files; the badge's come last, where there is one. */
async function writeIslandHead(
  c: ShopContext,
  shop: Shop,
  market: MarketCode,
  { config, islands = [], office }: PageAnswer,
): Promise<Html> {
  const manifest = await readManifest(shop.distDir, market)
  return html`${embedPageConfig(config ?? (await describePage(c, shop, market, false)))}
${renderIslandLinks(market, manifest, [...islands, ...(office ? [] : [CART_BADGE])])}`
}
