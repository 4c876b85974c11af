import type { MarketCode } from '../contract.ts'
import { listRoutes } from '../server/route-table.ts'
import type { Shop, ShopContext } from '../server/shop.ts'
import { type Manifest, readManifest, readSkeleton } from './built-files.ts'
import type { Placeholder } from './schema.ts'
import { type FirstAnswer, loadServerRenderer, type MissedCall } from './server-renderer.ts'

/** What stands in a placeholder before its island is up, beside what readers without scripts see. */
export interface PreparedIsland {
  /** The island's own first sight, params and answers with it. */
  markup: string | null
  /** Whether it needs nothing beside it. */
  isReadable: boolean
  /** Its shape, where it has no markup yet. */
  skeleton: string | null
}

/**
 * What the shop renders by itself, and whether its markup is of use to readers without scripts, so that it needs
 * nothing beside it. Not what differs from visitor to visitor: a cache may keep the page.
 */
const PRERENDERED: ReadonlyMap<string, { isReadable: boolean }> = new Map([
  ['buyback-selector', { isReadable: false }],
  ['service-selector', { isReadable: false }],
  ['buyback-review', { isReadable: true }],
  ['marketing-banner', { isReadable: true }],
  ['add-to-cart', { isReadable: false }],
])

/** How often an island may find that it wants to know more. */
const MOST_ROUNDS = 3

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
      isReadable: PRERENDERED.get(placeholder.component)?.isReadable ?? false,
      skeleton: markup ? null : await pickSkeleton(preparing, manifest, placeholder),
    })
  }
  return prepared
}

/** Renders an island, answers what it missed, and renders it again; null where it must ask by itself. */
async function renderMarkup(
  { c, shop, market, config }: Preparing,
  { component, id, params }: Placeholder,
): Promise<string | null> {
  // Whoever spoils calls and counts them wants to see them made.
  const renderer = PRERENDERED.has(component) && !c.get('scope') ? await loadServerRenderer(shop) : null
  if (!renderer) return null
  const { pathname, search } = new URL(c.req.url)
  const data: FirstAnswer[] = []
  for (let round = 0; round <= MOST_ROUNDS; round++) {
    const request = { params, page: config, data, address: `${pathname}${search}`, pk: id }
    const { html, isRendered, missed } = renderer.renderIsland(component, request)
    if (!isRendered) return null
    if (missed.length === 0) return html
    for (const call of missed) {
      const answer = await answerBeforehand(c, shop, market, call)
      if (answer === null) return null
      data.push({ ...call, answer })
    }
  }
  return null
}

/** What a call would bring to the page's own islands; null where it brings nothing. */
async function answerBeforehand(
  c: ShopContext,
  shop: Shop,
  market: MarketCode,
  { route, args = {}, query = {} }: MissedCall,
): Promise<unknown> {
  const path = listRoutes(market)[route]?.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(args[name] ?? '')),
  )
  if (!path) return null
  const pairs = Object.entries(query).flatMap(([name, values]) =>
    [values ?? []].flat().map(value => [name, String(value)]),
  )
  const response = await shop.request?.(`${path}?${new URLSearchParams(pairs)}`, c)
  return response?.ok ? response.json() : null
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
