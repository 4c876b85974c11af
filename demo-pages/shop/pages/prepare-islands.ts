import type { MarketCode } from '../contract.ts'
import type { Placeholder } from '../data/schema/pages.ts'
import type { Shop, ShopContext } from '../shop.ts'
import { PRERENDERED } from './first-reads.ts'
import { type Manifest, readManifest, readSkeleton } from './read-manifest.ts'
import { loadServerRenderer } from './server-renderer.ts'

/** What stands in a placeholder before its island is up, beside what readers without scripts see. */
export interface PreparedIsland {
  /** The island's own first sight, params and answers with it. */
  markup: string | null
  /** Whether it needs nothing beside it. */
  isReadable: boolean
  /** Its shape, where it has no markup yet. */
  skeleton: string | null
}

interface Preparing {
  c: ShopContext
  shop: Shop
  market: MarketCode
  /** The page's configuration, as the page carries it. */
  config: object
}

/** Renders what can be rendered of a page's islands, by their placeholders' ids. */
export async function prepareIslands(
  preparing: Preparing,
  placeholders: readonly Placeholder[],
): Promise<Map<number, PreparedIsland>> {
  const manifest = await readManifest(preparing.shop.distDir, preparing.market)
  const prepared = new Map<number, PreparedIsland>()
  if (!manifest) return prepared
  for (const placeholder of placeholders) {
    const markup = await renderMarkup(preparing, placeholder)
    prepared.set(placeholder.id, {
      markup,
      isReadable: PRERENDERED[placeholder.component]?.isReadable ?? false,
      skeleton: markup ? null : await pickSkeleton(preparing, manifest, placeholder),
    })
  }
  return prepared
}

async function renderMarkup(
  { c, shop, market, config }: Preparing,
  placeholder: Placeholder,
): Promise<string | null> {
  const { component, id, params } = placeholder
  const prerendered = PRERENDERED[component]
  // Whoever spoils calls and counts them wants to see them made.
  if (!prerendered || c.get('scope')) return null
  const renderer = await loadServerRenderer(shop)
  const { pathname, search, searchParams } = new URL(c.req.url)
  const data =
    renderer &&
    (await prerendered.read(placeholder, { database: shop.database, market, query: searchParams }))
  if (!renderer || !data) return null
  const { html, isRendered } = renderer.renderIsland(component, {
    params,
    page: config,
    data,
    address: `${pathname}${search}`,
    pk: id,
  })
  return isRendered ? html : null
}

/** What waits for a visitor's touch leaves them the server's own markup. */
async function pickSkeleton(
  { c, shop, market }: Preparing,
  { widgets }: Manifest,
  { component, wakesWhen }: Placeholder,
): Promise<string | null> {
  const widget = Object.hasOwn(widgets, component) ? widgets[component] : undefined
  if (!widget?.skeleton || /^(interaction|media)/.test(wakesWhen ?? widget.when)) return null
  const isPhone = c.req.header('sec-ch-ua-mobile') === '?1'
  return readSkeleton(shop.distDir, market, widget.skeleton[isPhone ? 'small' : 'large'])
}
