import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { ensureCsrfToken } from '../django/csrf.ts'
import { readVisitor } from '../django/session.ts'
import { renderMisbehaviourBanner } from '../misbehave/banner.ts'
import { markPage, narrowAudience } from '../server/delivery.ts'
import type { Shop, ShopContext } from '../server/shop.ts'
import { type Layout, renderLayout } from './layout.ts'

export interface PageAnswer extends Omit<Layout, 'path' | 'visitor' | 'csrfToken' | 'isDemo' | 'banner'> {
  status?: ContentfulStatusCode
  /** False for pages that must not stay in any cache, the browser's own included. */
  isStorable?: boolean
  /** What it is purged by at the edge, beside all pages. */
  surrogateKey?: string
}

/** Sends a page to whoever is looking at it. */
export async function respondWithPage(c: ShopContext, shop: Shop, answer: PageAnswer): Promise<Response> {
  const { status = 200, isStorable = true, surrogateKey, ...page } = answer
  const banner = await renderMisbehaviourBanner(c, shop, page.market)
  const visitor = await readVisitor(shop.database, c)
  const csrfToken = visitor ? ensureCsrfToken(c) : ''
  if (status !== 200) narrowAudience(c, 'browser')
  markPage(c, { market: page.market, name: surrogateKey, isStorable })
  return c.html(
    renderLayout({ ...page, banner, path: c.req.path, visitor, csrfToken, isDemo: shop.isDemo }),
    status,
  )
}
