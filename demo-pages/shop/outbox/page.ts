import { html } from 'hono/html'
import { pathOfBuyout } from '../buyback/buyout-page.ts'
import { keepTogether, MARKETS } from '../contract.ts'
import { ensureCsrfToken } from '../django/csrf.ts'
import { QA_ORDERS } from '../orders/orders-list.ts'
import { findPageOrigin } from '../providers/origin.ts'
import { respondWithTool } from '../qa/respond-with-tool.ts'
import { NEVER_KEPT } from '../server/delivery.ts'
import type { Shop, ShopApp, ShopContext } from '../server/shop.ts'
import { takeForm } from '../site/forms.ts'
import { type Html, NOTHING, renderTime } from '../site/html.ts'
import { renderNotice, renderPlainForm } from '../site/plain-form.ts'
import { isMarketCode, MARKET_CODES } from '../site/site.ts'
import { linkText, type Origins } from './link-text.ts'
import {
  clearMails,
  findRecords,
  listMails,
  type Mail,
  type MailFilter,
  type MailRecord,
  readToken,
} from './store.ts'

const PATH = '/qa/outbox/'
const MOST = 100

/** The mails that customers would have got; as JSON for who asks for it. */
export function addOutboxPage(app: ShopApp, shop: Shop): void {
  app.get(PATH, async c => {
    if (!c.req.header('accept')?.includes('application/json')) return respondWithMails(c, shop)
    c.header('Cache-Control', NEVER_KEPT)
    return c.json((await listMails(shop.database, readFilter(c), MOST)).rows)
  })
  app.post(PATH, c =>
    takeForm(c, shop, async form => {
      if (form.get('clear') !== '1') return c.redirect(PATH, 302)
      if (form.get('sure') !== '1') return askToClear(c, shop)
      await clearMails(shop.database)
      return c.redirect(`${PATH}?cleared=1`, 302)
    }),
  )
}

function readFilter(c: ShopContext): MailFilter {
  const market = c.req.query('market') ?? ''
  return { market: isMarketCode(market) ? market : null, text: c.req.query('q')?.trim() ?? '' }
}

async function respondWithMails(c: ShopContext, shop: Shop): Promise<Response> {
  const filter = readFilter(c)
  const { rows, total } = await listMails(shop.database, filter, MOST)
  const records = await findRecords(shop.database, rows)
  const origins = { own: shop.origin, page: findPageOrigin(c, shop) }
  const isNarrowed = filter.market !== null || filter.text !== ''
  return respondWithTool(c, shop, {
    title: 'Outbox',
    body: html`<p class="shop-lead">Mails are never really sent from this shop. Here is what customers would have got, the newest first.</p>
${renderNotice(c.req.query('cleared') === '1' ? 'The outbox is empty now.' : null)}
<div class="tool-beside">${renderSearch(filter)}${!isNarrowed && total > 0 ? renderClear(ensureCsrfToken(c)) : NOTHING}</div>
${renderMarkets(filter)}
${rows.length ? html`<p>${sayCount(rows.length, total, filter)}</p>${rows.map((mail, at) => renderMail(mail, { origins, record: records.get(readToken(mail) ?? ''), isOpen: at === 0 }))}` : renderNothing(filter)}`,
  })
}

const renderSearch = ({ market, text }: MailFilter): Html =>
  html`<form class="tool-search" method="get" role="search">
<label for="q">Search in addresses, subjects and texts</label>
<div>${market ? html`<input type="hidden" name="market" value="${market}">` : NOTHING}<input id="q" name="q" type="search" value="${text}" autocomplete="off"><button class="tool-button">Search</button>${text ? html`<a href="${addressFilter({ market, text: '' })}">Show all</a>` : NOTHING}</div>
</form>`

/** What is sought stays as it is. */
const renderMarkets = ({ market, text }: MailFilter): Html =>
  html`<nav class="tool-links" aria-label="Mails of a market">${[null, ...MARKET_CODES].map(
    one =>
      html`<a href="${addressFilter({ market: one, text })}"${one === market ? html` aria-current="true"` : NOTHING}>${one ? MARKET_NAMES[one] : 'All'}</a>`,
  )}</nav>`

function addressFilter({ market, text }: MailFilter): string {
  const query = new URLSearchParams({ ...(market && { market }), ...(text && { q: text }) })
  return query.size ? `${PATH}?${query}` : PATH
}

function sayCount(shown: number, total: number, { market, text }: MailFilter): string {
  const kind = market ? `${MARKET_NAMES[market]} ` : ''
  const all = `${total} ${kind}${total === 1 ? 'mail' : 'mails'}${text ? ` with “${text}”` : ''}`
  return shown < total ? `${all}, the newest ${shown} of them:` : `${all}:`
}

function renderNothing({ market, text }: MailFilter): Html {
  const kind = market ? `${MARKET_NAMES[market]} ` : ''
  if (text)
    return html`<p class="shop-note">No ${kind}mail has “${text}” in it. Write less of it, or <a href="${PATH}">show all mails</a>.</p>`
  if (market) return html`<p class="shop-note">No ${kind}mail yet. <a href="${PATH}">Show all mails</a>.</p>`
  return html`<p class="shop-note">No mail yet. Have a price sent to an e-mail address, or subscribe to the newsletter.</p>`
}

/** Sender, subject and time at a glance; the newest one is open. */
function renderMail(
  { id, market, recipient, subject, body, createdAt }: Mail,
  { origins, record, isOpen }: { origins: Origins; record: MailRecord | undefined; isOpen: boolean },
): Html {
  const language = isMarketCode(market) ? MARKETS[market].language : 'en'
  return html`<details class="tool-mail" id="mail-${id}"${isOpen ? html` open` : NOTHING}>
<summary><span class="tool-mail-subject" lang="${language}">${keepTogether(subject, language)}</span>
<span class="tool-small">To ${recipient} · ${isMarketCode(market) ? MARKET_NAMES[market] : market} · ${renderTime(createdAt, 'en')}</span></summary>
${record ? html`<p class="tool-mail-record"><a href="${pathOfRecord(record)}">Open in back office</a></p>` : NOTHING}
<pre lang="${language}">${linkText(keepTogether(body, language), origins)}</pre>
</details>`
}

const pathOfRecord = ({ kind, id }: MailRecord): string =>
  kind === 'order' ? `${QA_ORDERS}${id}/` : pathOfBuyout(id)

const MARKET_NAMES = { cz: 'Czech', ro: 'Romanian' } as const

const renderClear = (csrfToken: string): Html =>
  renderPlainForm({
    action: PATH,
    csrfToken,
    hidden: { clear: '1' },
    layout: 'line',
    submit: html`<button class="tool-button">Clear the outbox</button>`,
  })

async function askToClear(c: ShopContext, shop: Shop): Promise<Response> {
  const { total } = await listMails(shop.database, { market: null, text: '' }, 1)
  return respondWithTool(c, shop, {
    title: 'Clear the outbox?',
    body: html`<p class="shop-lead">${total === 1 ? 'The only mail is' : html`All ${total} mails are`} deleted for everybody. There is no way back.</p>
${renderPlainForm({
  action: PATH,
  csrfToken: ensureCsrfToken(c),
  hidden: { clear: '1', sure: '1' },
  submit: html`<p class="tool-moves"><button class="shop-button tool-danger">Delete all mails</button> <a href="${PATH}">No, go back</a></p>`,
})}`,
  })
}
