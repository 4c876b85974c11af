import { html } from 'hono/html'
import { keepTogether, MARKETS } from '../contract.ts'
import { ensureCsrfToken } from '../django/csrf.ts'
import { findPageOrigin } from '../providers/origin.ts'
import { respondWithTool } from '../qa/respond-with-tool.ts'
import { NEVER_KEPT } from '../server/delivery.ts'
import type { Shop, ShopApp, ShopContext } from '../server/shop.ts'
import { takeForm } from '../site/forms.ts'
import { type Html, NOTHING, renderTime } from '../site/html.ts'
import { renderNotice, renderPlainForm } from '../site/plain-form.ts'
import { isMarketCode } from '../site/site.ts'
import { linkText, type Origins } from './link-text.ts'
import { clearMails, listMails, type Mail } from './store.ts'

const PATH = '/qa/outbox/'
const MOST = 100

/** The mails that customers would have got; as JSON for who asks for it. */
export function addOutboxPage(app: ShopApp, shop: Shop): void {
  app.get(PATH, async c => {
    if (!c.req.header('accept')?.includes('application/json')) return respondWithMails(c, shop)
    c.header('Cache-Control', NEVER_KEPT)
    return c.json((await listMails(shop.database, c.req.query('q')?.trim() ?? '', MOST)).rows)
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

async function respondWithMails(c: ShopContext, shop: Shop): Promise<Response> {
  const text = c.req.query('q')?.trim() ?? ''
  const { rows, total } = await listMails(shop.database, text, MOST)
  return respondWithTool(c, shop, {
    title: 'Outbox',
    body: html`<p class="shop-lead">Mails are never really sent from this shop. Here is what customers would have got, the newest first.</p>
${renderNotice(c.req.query('cleared') === '1' ? 'The outbox is empty now.' : null)}
<div class="tool-beside">${renderSearch(text)}${!text && total > 0 ? renderClear(ensureCsrfToken(c)) : NOTHING}</div>
${rows.length ? html`<p>${sayCount(rows.length, total, text)}</p>${rows.map((mail, at) => renderMail(mail, { own: shop.origin, page: findPageOrigin(c, shop) }, at === 0))}` : renderNothing(text)}`,
  })
}

const renderSearch = (text: string): Html =>
  html`<form class="tool-search" method="get" role="search">
<label for="q">Search in addresses, subjects and texts</label>
<div><input id="q" name="q" type="search" value="${text}" autocomplete="off"><button class="tool-button">Search</button>${text ? html`<a href="${PATH}">Show all</a>` : NOTHING}</div>
</form>`

function sayCount(shown: number, total: number, text: string): string {
  const all = `${total} ${total === 1 ? 'mail' : 'mails'}${text ? ` with “${text}”` : ''}`
  return shown < total ? `${all}, the newest ${shown} of them:` : `${all}:`
}

const renderNothing = (text: string): Html =>
  text
    ? html`<p class="shop-note">No mail has “${text}” in it. Write less of it, or <a href="${PATH}">show all mails</a>.</p>`
    : html`<p class="shop-note">No mail yet. Have a price sent to an e-mail address, or subscribe to the newsletter.</p>`

/** Sender, subject and time at a glance; the newest one is open. */
function renderMail(
  { id, market, recipient, subject, body, createdAt }: Mail,
  origins: Origins,
  isOpen: boolean,
) {
  const language = isMarketCode(market) ? MARKETS[market].language : 'en'
  return html`<details class="tool-mail" id="mail-${id}"${isOpen ? html` open` : NOTHING}>
<summary><span class="tool-mail-subject" lang="${language}">${keepTogether(subject, language)}</span>
<span class="tool-small">To ${recipient} · ${isMarketCode(market) ? MARKET_NAMES[market] : market} · ${renderTime(createdAt, 'en')}</span></summary>
<pre lang="${language}">${linkText(keepTogether(body, language), origins)}</pre>
</details>`
}

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
  const { total } = await listMails(shop.database, '', 1)
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
