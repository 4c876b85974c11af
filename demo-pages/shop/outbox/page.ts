import { desc } from 'drizzle-orm'
import { html } from 'hono/html'
import { MARKETS } from '../contract.ts'
import { NEVER_KEPT } from '../server/delivery.ts'
import type { Shop, ShopApp } from '../server/shop.ts'
import { formatTime } from '../site/html.ts'
import { respondWithPage } from '../site/respond.ts'
import { isMarketCode } from '../site/site.ts'
import { mails } from './schema.ts'

const MOST = 100

/** The mails that customers would have got; as JSON for who asks for it. */
export function addOutboxPage(app: ShopApp, shop: Shop): void {
  app.get('/qa/outbox/', async c => {
    const rows = await shop.database.select().from(mails).orderBy(desc(mails.id)).limit(MOST)
    if (c.req.header('accept')?.includes('application/json')) {
      c.header('Cache-Control', NEVER_KEPT)
      return c.json(rows)
    }
    return respondWithPage(c, shop, {
      isStorable: false,
      market: null,
      title: 'Outbox',
      body: html`<p class="shop-lead">Mails are never really sent from this shop. Here is what customers would have got, the newest first.</p>
${rows.length ? rows.map(renderMail) : html`<p class="shop-note">No mail yet. Have a price sent to an e-mail address.</p>`}`,
    })
  })
}

const renderMail = ({ id, market, recipient, subject, body, createdAt }: typeof mails.$inferSelect) =>
  html`<article class="shop-mail" id="mail-${id}">
<h2 lang="${isMarketCode(market) ? MARKETS[market].language : 'en'}">${subject}</h2>
<p class="shop-mail-head">To ${recipient}, ${formatTime(createdAt)}</p>
<pre lang="${isMarketCode(market) ? MARKETS[market].language : 'en'}">${body}</pre>
</article>`
