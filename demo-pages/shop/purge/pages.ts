import { html } from 'hono/html'
import { readManifest } from '../cms/built-files.ts'
import { renderIsland, renderIslandLinks } from '../cms/island.ts'
import { prepareIslands } from '../cms/prepare-islands.ts'
import type { Placeholder } from '../cms/schema.ts'
import { MARKETS, type MarketCode } from '../contract.ts'
import { ensureCsrfToken } from '../django/csrf.ts'
import type { Visitor } from '../django/session.ts'
import { TOOL_STYLES } from '../qa/respond-with-tool.ts'
import { CallError } from '../server/call-answer.ts'
import type { Shop, ShopApp, ShopContext } from '../server/shop.ts'
import { type SentForm, takeForm } from '../site/forms.ts'
import { describePage, embedPageConfig } from '../site/page-config.ts'
import { renderAlert, renderNotice } from '../site/plain-form.ts'
import { respondWithPage } from '../site/respond.ts'
import { MARKET_CODES, SITES } from '../site/site.ts'
import { forRole } from '../staff/pages.ts'
import type { StaffRole } from '../staff/schema.ts'
import { renderSections, renderSharedTabs, STAFF_STYLES } from '../staff/sections.ts'
import { listOwnHosts } from './calls.ts'
import { FIRST_PURGE, renderPurgeForm, type SentPurge } from './form.ts'
import { renderPurges } from './history.ts'
import { readPurge } from './read-purge.ts'
import { listPurges, recordPurge } from './store.ts'
import { PURGE_PAGE_TEXTS, type PurgePageTexts } from './texts.ts'

/** The page is composed by nobody, so its island stands in no table. */
const ISLAND: Placeholder = {
  id: 0,
  pageId: 0,
  position: 0,
  component: 'purge-dialog',
  params: [],
  wakesWhen: 'load',
  fallback: [],
  version: 0,
  deletedAt: null,
}

interface Sent {
  purge: SentPurge
  faults: string[]
}

/** The pages by which a market's staff purge the cache: by the island, and by a plain form without it. */
export function addPurgePages(app: ShopApp, shop: Shop): void {
  for (const market of MARKET_CODES) {
    const path = SITES[market].paths.purge
    app.get(path, c => forRole(c, shop, market, 'content', roles => respond(c, shop, market, { roles })))
    app.post(path, c =>
      forRole(c, shop, market, 'content', (roles, visitor) =>
        takeForm(c, shop, async form => {
          const sent = await purgeByForm(c, shop, market, { form, visitor })
          return sent ? respond(c, shop, market, { roles, sent }) : c.redirect(`${path}?done=1`, 302)
        }),
      ),
    )
  }
}

const textsOf = (market: MarketCode): PurgePageTexts => PURGE_PAGE_TEXTS[MARKETS[market].language]

/** Purges as the form says; answers what is wrong with it, or null. */
async function purgeByForm(
  c: ShopContext,
  shop: Shop,
  market: MarketCode,
  { form, visitor }: { form: SentForm; visitor: Visitor },
): Promise<Sent | null> {
  const [mode = '', keys = '', url = ''] = ['mode', 'keys', 'url'].map(name => form.get(name))
  const purge = { mode, keys, url, isSoft: form.get('soft') === '1' }
  if (mode === 'full' && form.get('sure') !== '1') return { purge, faults: [textsOf(market).form.unsure] }
  try {
    const request = readPurge({ mode, keys, url, soft_purge: purge.isSoft }, market, listOwnHosts(c, shop))
    await recordPurge(shop.database, request, { market, userId: visitor.id })
    return null
  } catch (thrown) {
    if (!(thrown instanceof CallError)) throw thrown
    return { purge, faults: Object.values(thrown.answer.body as Record<string, string[]>).flat() }
  }
}

async function respond(
  c: ShopContext,
  shop: Shop,
  market: MarketCode,
  { roles, sent }: { roles: readonly StaffRole[]; sent?: Sent },
): Promise<Response> {
  const { language } = MARKETS[market]
  const texts = PURGE_PAGE_TEXTS[language]
  const manifest = await readManifest(shop.distDir, market)
  const rows = await listPurges(shop.database, market)
  const config = await describePage(c, shop, market, false)
  const prepared = await prepareIslands({ c, shop, market, config }, [ISLAND])
  const form = renderPurgeForm(texts, sent?.purge ?? FIRST_PURGE, ensureCsrfToken(c))
  const isDone = !sent && c.req.query('done') === '1'
  return respondWithPage(c, shop, {
    status: sent ? 400 : 200,
    isStorable: false,
    market,
    title: texts.title,
    head: html`${embedPageConfig(config)}
${renderIslandLinks(market, manifest, [ISLAND])}
${TOOL_STYLES}${STAFF_STYLES}`,
    office: renderSections(language, roles, 'shared'),
    hasOwnHeading: true,
    body: html`<div class="shop-staff-title"><h1>${texts.title}</h1>
${renderSharedTabs(language, roles, { page: 'cache' })}</div>
<p class="shop-lead">${texts.lead}</p>
${renderNotice(isDone ? texts.done : null)}
${renderAlert(sent?.faults ?? null)}
<h2>${texts.form.submit}</h2>
<div class="shop-island">${renderIsland(ISLAND, prepared.get(ISLAND.id), form)}</div>
<h2>${texts.history}</h2>
${renderPurges(rows, language)}`,
  })
}
