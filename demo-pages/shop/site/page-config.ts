import { html } from 'hono/html'
import type { MarketCode } from '../contract.ts'
import { CSRF_COOKIE } from '../django/csrf.ts'
import { readVisitor } from '../django/session.ts'
import { describeProviders } from '../providers/describe-providers.ts'
import { listRoutes } from '../server/route-table.ts'
import type { Shop, ShopContext } from '../server/shop.ts'
import { embedJson, type Html, NOTHING } from './html.ts'
import { SITES } from './site.ts'

/** What the page tells its islands: the market, the route table, who looks at it, the server's clock. */
export async function describePage(
  c: ShopContext,
  shop: Shop,
  market: MarketCode,
  isEdited: boolean,
  keepsAddress = isEdited,
): Promise<object & { routes: Record<string, string> }> {
  const { homeCountry, paths, phone } = SITES[market]
  const config = {
    market,
    routes: listRoutes(market),
    user: { authenticated: (await readVisitor(shop.database, c)) !== null },
    csrf: { cookie: CSRF_COOKIE },
    defaultCountry: String(homeCountry),
    wireDate: 'DD.MM.YYYY',
    now: new Date().toISOString(),
    loginUrl: paths.signIn,
    hotline: phone,
    ...(shop.isDemo && (await describeProviders(c, shop))),
    // It has nobody to tell, so it asks nobody; and who edits a page does not visit it.
    consent: isEdited ? 'refused' : true,
    ...(keepsAddress && { address: 'keep' }),
  }
  return config
}

/** `loader` says that the page's own app brings the loader, so that nobody misses its script. */
export const embedPageConfig = (config: object, loader?: 'app'): Html =>
  html`<script type="application/json" id="ostrov-page"${loader ? html` data-loader="${loader}"` : NOTHING}>${embedJson(config)}</script>`

export const writePageConfig = async (...page: Parameters<typeof describePage>): Promise<Html> =>
  embedPageConfig(await describePage(...page))
