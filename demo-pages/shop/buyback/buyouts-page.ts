import { desc, eq } from 'drizzle-orm'
import { html } from 'hono/html'
import { formatMoney, keepTogether, MARKETS, readDecimal } from '../contract.ts'
import type { Shop, ShopApp, ShopContext } from '../server/shop.ts'
import { renderCardTable } from '../site/card-table.ts'
import { type Html, NOTHING, renderTime } from '../site/html.ts'
import type { PageLanguage } from '../site/layout-texts.ts'
import { isMarketCode } from '../site/site.ts'
import { readStaffLanguage } from '../staff/language.ts'
import { refuseOthers } from '../staff/refuse-others.ts'
import { respondWithOffice } from '../staff/respond-with-office.ts'
import { pathOfBuyout } from './buyout-page.ts'
import { OFFICE_TEXTS } from './office-texts.ts'
import { renderState } from './render-state.ts'
import { buyouts } from './schema.ts'
import { BUYOUT_STATES, isBuyoutState, nameStateIn } from './states.ts'

const MOST = 200
/** The column of what the device was sold for. */
const PRICE = 6

/** The submitted buy-backs, the newest first; those of one state where that is asked. */
export function addBuyoutsPage(app: ShopApp, shop: Shop): void {
  app.get('/admin/', async c => {
    const refusal = await refuseOthers(c, shop, 'buyouts')
    if (refusal) return refusal
    const language = readStaffLanguage(c)
    const texts = OFFICE_TEXTS[language]
    const rows = await listBuyouts(c, shop)
    return respondWithOffice(c, shop, {
      language,
      here: { page: 'buyouts' },
      title: texts.title,
      body: html`<p class="shop-lead">${texts.lead}</p>
${renderFilters(c.req.query('state') ?? '', language)}
${rows.length ? renderTable(rows, language) : html`<p class="shop-note">${texts.none}</p>`}`,
    })
  })
}

type BuyoutRow = typeof buyouts.$inferSelect

function listBuyouts(c: ShopContext, { database }: Shop): Promise<BuyoutRow[]> {
  const state = c.req.query('state') ?? ''
  const where = isBuyoutState(state) ? eq(buyouts.state, state) : undefined
  return database.select().from(buyouts).where(where).orderBy(desc(buyouts.id)).limit(MOST)
}

const renderFilters = (chosen: string, language: PageLanguage): Html =>
  html`<nav class="tool-links" aria-label="${OFFICE_TEXTS[language].filters}">${['', ...BUYOUT_STATES].map(
    state =>
      html`<a href="/admin/${state ? `?state=${state}` : ''}"${state === chosen ? html` aria-current="true"` : NOTHING}>${state ? nameStateIn(language, state) : OFFICE_TEXTS[language].all}</a>`,
  )}</nav>`

function renderTable(rows: readonly BuyoutRow[], language: PageLanguage): Html {
  const { title, heads } = OFFICE_TEXTS[language]
  return renderCardTable({
    label: title,
    heads,
    amounts: [PRICE],
    rows: rows.map(row => listCells(row, language)),
  })
}

function listCells(row: BuyoutRow, language: PageLanguage): (Html | string)[] {
  const { id, market, snapshot, customer, device, quality, price, state, createdAt } = row
  if (!isMarketCode(market)) return []
  const name = `${snapshot.manufacturer.label} ${snapshot.model.label}, ${snapshot.color.label.toLowerCase()}`
  return [
    renderTime(createdAt, language),
    OFFICE_TEXTS[language].markets[market],
    html`<a href="${pathOfBuyout(id)}" lang="${MARKETS[market].language}">${keepTogether(name, MARKETS[market].language)}</a>`,
    `${customer.first_name} ${customer.last_name}`,
    device.imei || device.serial_number || '–',
    quality,
    html`<span class="shop-number">${formatMoney(readDecimal(price) ?? 0, MARKETS[market])}</span>`,
    renderState(language, state),
  ]
}
