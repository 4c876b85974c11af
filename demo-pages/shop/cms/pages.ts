import { html } from 'hono/html'
import { takeThanks } from '../buyback/thanks.ts'
import type { MarketCode } from '../contract.ts'
import { ensureCsrfToken } from '../django/csrf.ts'
import type { Shop, ShopApp, ShopContext } from '../server/shop.ts'
import { type Html, NOTHING } from '../site/html.ts'
import { describePage } from '../site/page-config.ts'
import { respondWithPage } from '../site/respond.ts'
import { isMarketCode, SITES } from '../site/site.ts'
import { readManifest } from './built-files.ts'
import { applyDraft } from './draft-store.ts'
import { fillPage, isEditorAlone, markSlot, readEditMode, renderEditLink } from './edit-mode.ts'
import { FRAGMENTS, type FragmentKind } from './fragments.ts'
import { listIslands, type PlacedIsland, renderIsland } from './island.ts'
import { renderLinkablePages } from './linkable-pages.ts'
import { TOKEN_SLOT } from './page-slot.ts'
import { type PreparedIsland, prepareIslands } from './prepare-islands.ts'
import { renderContent } from './render-content.ts'
import { isHero } from './render-showcase.ts'
import type { Page, Placeholder } from './schema.ts'
import { type ComposedPage, readPage } from './store.ts'
import { TOKEN_PAGES } from './token-pages.ts'

/** The pages that editors compose: whatever path the database knows, and those of one thing that has a token. */
export function addCmsPages(app: ShopApp, shop: Shop): void {
  for (const { market, paths } of Object.values(SITES))
    for (const [name, find] of TOKEN_PAGES)
      app.get(`${paths[name]}:token/`, async (c, next) => {
        const token = c.req.param('token') ?? ''
        const composed = await readPage(shop.database, market, `${paths[name]}${TOKEN_SLOT}/`)
        if (!composed || !(await find(shop.database, market, token))) return next()
        c.header('X-Robots-Tag', 'noindex')
        const title = takeThanks(c, market) ?? composed.page.title
        return respondWithCmsPage(c, shop, market, { ...composed, page: { ...composed.page, title } }, token)
      })
  app.get('/:market/*', async (c, next) => {
    const market = c.req.param('market')
    if (!isMarketCode(market) || c.req.path.includes('{')) return next()
    const composed = await readPage(shop.database, market, c.req.path)
    return composed ? respondWithCmsPage(c, shop, market, composed) : next()
  })
}

/** Who came to edit and is not signed in comes back to it from there. */
const leadToSignIn = (c: ShopContext, market: MarketCode): string => {
  const { pathname, search } = new URL(c.req.url)
  return `${SITES[market].paths.signIn}?next=${encodeURIComponent(pathname + search)}`
}

async function respondWithCmsPage(
  c: ShopContext,
  shop: Shop,
  market: MarketCode,
  published: ComposedPage,
  token?: string,
): Promise<Response> {
  const mode = await readEditMode(c, shop, published)
  const { isStaff, isEdited, isPreviewed } = mode
  if (mode.isSignInDue) return c.redirect(leadToSignIn(c, market), 302)
  const composed = isEdited || isPreviewed ? await applyDraft(shop.database, published) : published
  const { page, parts } = fillPage(token ? fillToken(composed, token) : composed, mode)
  const manifest = await readManifest(shop.distDir, market)
  const query = new URL(c.req.url).searchParams
  const setting = {
    market,
    title: page.title,
    renderFragment: (kind: FragmentKind) => FRAGMENTS[kind](shop, market, query),
    takeCsrfToken: () => ensureCsrfToken(c),
  }
  const placeholders = parts.flatMap(part => ('placeholder' in part ? [part.placeholder] : []))
  const islands = placeholders.flatMap(listIslands)
  const isDrafted = isEdited || isPreviewed
  const config = await describePage(
    c,
    shop,
    market,
    isDrafted,
    isDrafted || hasForeignSelector(market, page, islands),
  )
  const prepared = await prepareIslands({ c, shop, market, config }, placeholders)
  const editLink = renderEditLink(c, market, mode)
  const hasEditor = placeholders.some(isEditorAlone)
  return respondWithPage(c, shop, {
    market,
    title: page.title,
    hasOwnHeading: parts.some(part => 'content' in part && part.content.some(isHero)),
    description: page.description,
    template: isOfBuyback(market, page) ? 'buyback' : undefined,
    isStorable: !isEdited && !isPreviewed && !page.path.includes(TOKEN_SLOT),
    surrogateKey: `page-${page.id}`,
    isComposed: true,
    isEdited,
    config,
    islands,
    body: html`${isStaff && !hasEditor ? editLink : ''}${islands.length && !manifest ? renderBuildNote(market) : ''}${parts.map(
      part => {
        const slot = isEdited ? markSlot(part) : NOTHING
        return 'content' in part
          ? html`<section class="shop-text"${slot}>${renderContent(part.content, setting)}</section>`
          : renderPlaced(
              part.placeholder,
              prepared,
              isEditorAlone(part.placeholder) ? editLink : renderContent(part.placeholder.fallback, setting),
              slot,
            )
      },
    )}${isEdited ? await renderLinkablePages(shop.database, market) : NOTHING}`,
  })
}

/** The page where devices are sold, and the demos that stand for it. */
const isOfBuyback = (market: MarketCode, { path }: Page): boolean =>
  path === SITES[market].paths.buyback || path.startsWith(`${SITES[market].paths.demos}buyback-selector/`)

/** Where each selection is at home: the calls answer addresses of that page. */
const HOMES: Readonly<Record<string, 'buyback' | 'service'>> = {
  'buyback-selector': 'buyback',
  'service-selector': 'service',
}

/** Whether a selection on this page would write another page's address; a demo stands for the page that it shows. */
function hasForeignSelector(market: MarketCode, { path }: Page, islands: readonly PlacedIsland[]): boolean {
  const { paths } = SITES[market]
  return (
    !path.startsWith(paths.demos) &&
    islands.some(({ component }) => {
      const home = HOMES[component]
      return home !== undefined && paths[home] !== path
    })
  )
}

const renderPlaced = (
  placeholder: Placeholder,
  prepared: ReadonlyMap<number, PreparedIsland>,
  fallback: Html,
  slot: Html,
): Html =>
  html`<div class="shop-island"${slot}>${renderIsland(placeholder, prepared.get(placeholder.id), fallback)}</div>`

const renderBuildNote = (market: MarketCode): Html =>
  html`<p class="shop-note" lang="en">The islands of market <code>${market}</code> are not built yet, so this page shows what readers without scripts see. Run <code>npm run build</code> and reload.</p>`

function fillToken({ page, parts }: ComposedPage, token: string): ComposedPage {
  const fill = (placeholder: Placeholder): Placeholder => ({
    ...placeholder,
    params: placeholder.params.map(param =>
      param.value === TOKEN_SLOT ? { ...param, value: token } : param,
    ),
  })
  return {
    page,
    parts: parts.map(part => ('placeholder' in part ? { placeholder: fill(part.placeholder) } : part)),
  }
}
