import { count } from 'drizzle-orm'
import { html } from 'hono/html'
import { buyouts } from '../buyback/schema.ts'
import { listPagesBelow } from '../cms/store.ts'
import { MARKETS } from '../contract.ts'
import { ensureCsrfToken } from '../django/csrf.ts'
import { listTold } from '../misbehave/store.ts'
import { groupRules, nameTold } from '../misbehave/told.ts'
import { QA_ORDERS } from '../orders/orders-page.ts'
import { orders } from '../orders/schema.ts'
import { mails } from '../outbox/schema.ts'
import { readManners } from '../providers/manners.ts'
import type { Shop, ShopApp, ShopContext } from '../server/shop.ts'
import type { Html } from '../site/html.ts'
import { renderNotice } from '../site/plain-form.ts'
import { SITES } from '../site/site.ts'
import { renderAccounts } from './accounts.ts'
import { QA_BUYING } from './buying-page.ts'
import { OFFICE } from './office-walks.ts'
import { QA_HOME, respondWithTool } from './respond-with-tool.ts'
import { BUYING, FLOWS, SPECIAL_DEVICES, SURROUNDINGS, type Walk } from './walks.ts'

/** Where testers begin: the tools, what can be tried, and who they can be. */
export function addQaHome(app: ShopApp, shop: Shop): void {
  app.get(QA_HOME, async c =>
    respondWithTool(c, shop, {
      title: 'Testers’ home',
      body: html`<p class="shop-lead">Everything here is really stored, and survives a restart. Nothing is really sold, and no mail leaves the shop.</p>
${renderNotice(c.req.query('reset') === '1' ? 'The shop is as new. You are signed out.' : null)}
<ul class="shop-cards">${(await listTools(c, shop)).map(
        ({ title, href, text }) => html`<li><a href="${href}">${title}</a><p>${text}</p></li>`,
      )}</ul>
${renderSections(await listSections(c, shop))}`,
    }),
  )
}

type Section = readonly [id: string, title: string, body: Html]

async function listSections(c: ShopContext, shop: Shop): Promise<Section[]> {
  return [
    ['sell', 'Sell and repair', renderWalks(FLOWS)],
    ['buy', 'Buy, pay, give back', renderWalks(BUYING)],
    ['staff', 'Staff and editors', renderWalks(OFFICE)],
    ['devices', 'Special devices', renderWalks(SPECIAL_DEVICES)],
    ['accounts', 'Accounts', renderAccounts(ensureCsrfToken(c))],
    ['components', 'Components one by one', await renderComponents(shop)],
    ['surroundings', 'Other surroundings', renderWalks(SURROUNDINGS)],
  ]
}

/** All of them make a long page: what it has is said first. */
const renderSections = (sections: readonly Section[]): Html =>
  html`<nav class="tool-links" aria-label="On this page">${sections.map(
    ([id, title]) => html`<a href="#${id}">${title}</a>`,
  )}</nav>
${sections.map(
  ([id, title, body]) => html`<h2 id="${id}">${title}</h2>
${body}
`,
)}`

interface Tool {
  title: string
  href: string
  text: string
}

async function listTools(c: ShopContext, { database }: Shop): Promise<Tool[]> {
  const told = groupRules(await listTold(database, c.get('scope')))
  const manners = await readManners(database, c.get('scope'))
  const [kept] = await database.select({ total: count() }).from(mails)
  const [sold] = await database.select({ total: count() }).from(buyouts)
  const [ordered] = await database.select({ total: count() }).from(orders)
  return [
    {
      title: 'Misbehaviour',
      href: '/qa/misbehave/',
      text: told.length
        ? `On now: ${told.map(one => nameTold(one, 'en')).join(', ')}.`
        : 'Make the shop slow, fall over, or lose the session. Nothing is on now.',
    },
    {
      title: 'Providers',
      href: '/qa/providers/',
      text: manners.size
        ? `Not as they should: ${[...manners].map(([name, manner]) => `${name} (${manner})`).join(', ')}.`
        : 'Wallets, maps and Twisto: let each be missing, slow, silent, cancelled or wrong. All behave now.',
    },
    {
      title: 'Outbox',
      href: '/qa/outbox/',
      text: `What customers were mailed: ${countOf(kept?.total ?? 0, 'mail')}.`,
    },
    {
      title: 'Buy-backs',
      href: '/admin/',
      text: `For staff: ${countOf(sold?.total ?? 0, 'buy-back')}, each with its state to move on.`,
    },
    {
      title: 'Orders',
      href: QA_ORDERS,
      text: `By state: ${countOf(ordered?.total ?? 0, 'order')}, each to move on; and one made in any state.`,
    },
    {
      title: 'What to buy, and by what',
      href: QA_BUYING,
      text: 'Discount codes, test cards, student cards, goods that run out, places and evenings that are full.',
    },
    {
      title: 'Warehouse labels',
      href: '/qa/picking/',
      text: 'Orders to pick, and what a scanner would read: labels, serial numbers, crates, commands.',
    },
    {
      title: 'Price lists',
      href: '/qa/price-list/',
      text: 'Make the prices of the buy-back higher or lower for everybody, and bring them back.',
    },
    { title: 'Calls', href: '/qa/calls/', text: 'The log of what pages asked the shop for, as JSON.' },
    {
      title: 'Data reset',
      href: '/qa/reset/',
      text: 'Begin anew with the data of a new shop, or only forget who tried too often.',
    },
  ]
}

const countOf = (number: number, what: string): string => `${number} ${what}${number === 1 ? '' : 's'}`

const renderWalks = (walks: readonly Walk[]): Html =>
  html`<ul class="tool-cards">${walks.map(
    ({ title, text, path }) => html`<li><h3>${title}</h3><p>${text}</p>${renderDoors(title, path)}</li>`,
  )}</ul>`

const MARKET_NAMES = { cz: 'Czech', ro: 'Romanian' } as const

/** The same thing in each market. */
const renderDoors = (title: string, path: Walk['path']): Html =>
  html`<p class="tool-links">${Object.values(SITES).map(
    site =>
      html`<a href="${path(site)}" hreflang="${MARKETS[site.market].language}" aria-label="${title}: ${MARKET_NAMES[site.market]}">${MARKET_NAMES[site.market]}</a>`,
  )}</p>`

/** Demo pages are called by their component in both markets; variants are found from there. */
async function renderComponents(shop: Shop): Promise<Html> {
  const { demos } = SITES.cz.paths
  const pages = await listPagesBelow(shop.database, 'cz', demos)
  const names = pages
    .map(({ path }) => path.slice(demos.length))
    .filter(name => /^[^/]+\/$/.test(name))
    .map(name => name.slice(0, -1))
  return html`<ul class="tool-cards tool-cards-small">${names.map(
    name => html`<li><h3>${name}</h3>${renderDoors(name, ({ paths }) => `${paths.demos}${name}/`)}</li>`,
  )}</ul>`
}
