import { hasPage } from '../cms/store.ts'
import type { Shop, ShopApp, ShopContext } from '../server/shop.ts'
import { isMarketCode } from '../site/site.ts'

/** Where a path that lacks only its last slash leads (Django's APPEND_SLASH), or null. */
export async function findSlashedPath(app: ShopApp, shop: Shop, c: ShopContext): Promise<string | null> {
  const { path } = c.req
  if (path.endsWith('/')) return null
  const slashed = `${path}/`
  const market = path.split('/')[1] ?? ''
  const isKnown =
    isRoute(app, slashed) || (isMarketCode(market) && (await hasPage(shop.database, market, slashed)))
  return isKnown ? `${slashed}${new URL(c.req.url).search}` : null
}

/** Whether any route, those that catch everything aside, would take the path. */
const isRoute = (app: ShopApp, path: string): boolean =>
  app.routes.some(route => !route.path.includes('*') && toPattern(route.path).test(path))

export const toPattern = (route: string): RegExp =>
  new RegExp(
    `^${route
      .split('/')
      .map(part =>
        part.startsWith(':')
          ? (/^[^{]*\{(.+)\}$/.exec(part)?.[1] ?? '[^/]+')
          : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
      )
      .join('/')}$`,
  )
