import { html } from 'hono/html'
import { CallError } from '../calls/call-answer.ts'
import { listOwnHosts } from '../calls/purge-call.ts'
import { readPurge } from '../calls/read-purge.ts'
import { MARKETS, type MarketCode } from '../contract.ts'
import { listPurges, recordPurge } from '../data/purge-history.ts'
import type { Placeholder } from '../data/schema/pages.ts'
import { CSRF_FIELD, ensureCsrfToken, findCsrfFault } from '../django/csrf.ts'
import { readVisitor, type Visitor } from '../django/session.ts'
import type { Shop, ShopApp, ShopContext } from '../shop.ts'
import { MARKET_CODES, SITES } from '../site.ts'
import { respondCsrfFault } from './csrf-fault-page.ts'
import { NOTHING } from './html.ts'
import { renderIsland } from './island.ts'
import { renderIslandLinks } from './island-links.ts'
import { describePage, embedPageConfig } from './page-config.ts'
import { prepareIslands } from './prepare-islands.ts'
import { PURGE_PAGE_TEXTS, type PurgePageTexts } from './purge-page-texts.ts'
import { readForm, type SentForm } from './read-form.ts'
import { readManifest } from './read-manifest.ts'
import { FIRST_PURGE, renderPurgeForm, type SentPurge } from './render-purge-form.ts'
import { renderPurges } from './render-purges.ts'
import { respondWithPage } from './respond.ts'

/** Where staff of each market purge its cache. */
export const PURGE_PATHS = {
  cz: `${SITES.cz.paths.home}obsluha/mezipamet/`,
  ro: `${SITES.ro.paths.home}personal/memorie-cache/`,
} as const

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
    const path = PURGE_PATHS[market]
    app.get(path, c => forStaff(c, shop, market, () => respond(c, shop, market, null)))
    app.post(path, c =>
      forStaff(c, shop, market, async visitor => {
        const form = await readForm(c)
        const fault = findCsrfFault(c, form.get(CSRF_FIELD))
        if (fault) return respondCsrfFault(c, shop, fault)
        const sent = await purgeByForm(c, shop, market, { form, visitor })
        return sent ? respond(c, shop, market, sent) : c.redirect(`${path}?done=1`, 302)
      }),
    )
  }
}

const textsOf = (market: MarketCode): PurgePageTexts => PURGE_PAGE_TEXTS[MARKETS[market].language]

async function forStaff(
  c: ShopContext,
  shop: Shop,
  market: MarketCode,
  answer: (visitor: Visitor) => Promise<Response>,
): Promise<Response> {
  const visitor = await readVisitor(shop.database, c)
  const next = encodeURIComponent(c.req.path)
  if (!visitor) return c.redirect(`${SITES[market].paths.signIn}?next=${next}`, 302)
  if (visitor.isStaff) return answer(visitor)
  const { title, denied } = textsOf(market)
  const body = html`<p class="shop-lead">${denied}</p>`
  return respondWithPage(c, shop, { status: 403, isStorable: false, market, title, body })
}

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

async function respond(c: ShopContext, shop: Shop, market: MarketCode, sent: Sent | null): Promise<Response> {
  const texts = textsOf(market)
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
${renderIslandLinks(market, manifest, [ISLAND])}`,
    body: html`<p class="shop-lead">${texts.lead}</p>
${isDone ? html`<p class="shop-note" role="status">${texts.done}</p>` : NOTHING}
${sent ? html`<div class="shop-fault" role="alert"><ul>${sent.faults.map(fault => html`<li>${fault}</li>`)}</ul></div>` : NOTHING}
<h2>${texts.form.submit}</h2>
<div class="shop-island">${renderIsland(ISLAND, prepared.get(ISLAND.id), form)}</div>
<h2>${texts.history}</h2>
${renderPurges(rows, MARKETS[market].language)}`,
  })
}
