import type { MarketCode } from '../contract.ts'
import { textParam } from '../data/page-seed.ts'
import type { Placeholder } from '../data/schema/pages.ts'
import type { Shop, ShopContext } from '../shop.ts'
import { type Html, NOTHING } from './html.ts'
import { renderIsland } from './island.ts'
import type { PlacedIsland } from './island-links.ts'
import { prepareIslands } from './prepare-islands.ts'

export const LAST_VISITED: PlacedIsland = { component: 'last-visited', wakesWhen: null }

/** The products that the visitor saw before this one; the page of a product puts it among them. */
export async function renderLastVisited(
  c: ShopContext,
  shop: Shop,
  market: MarketCode,
  code: string,
): Promise<Html> {
  const placeholder: Placeholder = {
    ...LAST_VISITED,
    id: 0,
    pageId: 0,
    position: 0,
    params: [textParam('code', code)],
    fallback: [],
    version: 1,
    deletedAt: null,
  }
  const prepared = await prepareIslands({ c, shop, market, config: {} }, [placeholder])
  return renderIsland(placeholder, prepared.get(placeholder.id), NOTHING)
}
