import type { MarketCode } from '../contract.ts'
import type { Shop, ShopContext } from '../server/shop.ts'
import type { Html } from '../site/html.ts'
import { describePage } from '../site/page-config.ts'
import { renderIsland } from './island.ts'
import { prepareIslands } from './prepare-islands.ts'
import type { Placeholder } from './schema.ts'

/** An island that a page of the shop has by itself, without an editor; two of one page have ids of their own. */
export async function placeIsland(
  c: ShopContext,
  shop: Shop,
  market: MarketCode,
  { component, params, id = 0 }: Pick<Placeholder, 'component' | 'params'> & { id?: number },
  fallback: Html,
): Promise<Html> {
  const placeholder: Placeholder = {
    component,
    wakesWhen: null,
    id,
    pageId: 0,
    position: 0,
    params,
    fallback: [],
    version: 1,
    deletedAt: null,
  }
  const config = await describePage(c, shop, market, false)
  const prepared = await prepareIslands({ c, shop, market, config }, [placeholder])
  return renderIsland(placeholder, prepared.get(placeholder.id), fallback)
}
