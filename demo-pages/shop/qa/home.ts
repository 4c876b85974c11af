import { html } from 'hono/html'
import { MARKETS } from '../contract.ts'
import { ensureCsrfToken } from '../django/csrf.ts'
import { readVisitor } from '../django/session.ts'
import { ensureScope } from '../misbehave/scope.ts'
import type { Shop, ShopApp, ShopContext } from '../server/shop.ts'
import type { Html } from '../site/html.ts'
import { renderNotice, renderPlainForm } from '../site/plain-form.ts'
import { SITES } from '../site/site.ts'
import { listAccounts } from './accounts.ts'
import { listBuyingEntries } from './buying-entries.ts'
import { listComponents } from './components.ts'
import { OFFICE } from './office-walks.ts'
import { QA_HOME, respondWithTool } from './respond-with-tool.ts'
import { type Entry, findEntries, renderSearch, renderSections, type Section } from './sections.ts'
import { listTools } from './tools.ts'
import { BUYING, FLOWS, SPECIAL_DEVICES, SURROUNDINGS, type Walk } from './walks.ts'

/** Where testers begin: what is on now, the tools, what can be tried, and who they can be. */
export function addQaHome(app: ShopApp, shop: Shop): void {
  app.get(QA_HOME, async c => {
    // Before anything is tried, so that the log of calls can tell this browser’s from those of others.
    ensureScope(c)
    const search = (c.req.query('q') ?? '').trim().slice(0, 100)
    const tools = await listTools(c, shop)
    const all = await listSections(c, shop)
    const sections = search ? findEntries(await addSought(shop, tools, all), search) : all
    const found = sections.reduce((sum, { entries }) => sum + entries.length, 0)
    return respondWithTool(c, shop, {
      title: 'Testers’ home',
      body: html`<p class="shop-lead">Everything here is really stored, and survives a restart. Nothing is really sold, and no mail leaves the shop.</p>
${renderNotice(c.req.query('reset') === '1' ? 'The shop is as new. You are signed out.' : null)}
${await renderNow(c, shop, tools)}
${renderSearch(search, found)}
${search ? '' : renderTools(tools)}
${renderSections(sections, search !== '')}`,
    })
  })
}

type Tools = Awaited<ReturnType<typeof listTools>>

/** What makes this shop another than it is by itself: who looks at it, and what goes wrong. */
async function renderNow(c: ShopContext, { database }: Shop, tools: Tools): Promise<Html> {
  const visitor = await readVisitor(database, c)
  const on = tools.filter(({ isOn }) => isOn)
  return html`<section class="tool-now" aria-label="Now">
<p><b>Now:</b> you are ${visitor ? html`signed in as <b>${visitor.name}</b>` : 'not signed in'}.${on.length ? '' : ' Nothing misbehaves.'}</p>
${on.length ? html`<ul>${on.map(tool => renderOn(tool, ensureCsrfToken(c)))}</ul>` : ''}
</section>`
}

const renderOn = ({ title, href, text, stop }: Tools[number], csrfToken: string): Html =>
  html`<li><p><b>${title}</b> ${text}</p><div class="tool-moves"><a href="${href}" aria-label="Change: ${title}">Change</a>${
    stop
      ? renderPlainForm({
          action: stop,
          csrfToken,
          hidden: { stop: '', next: QA_HOME },
          layout: 'line',
          submit: html`<button class="tool-button">Stop</button>`,
        })
      : ''
  }</div></li>`

const renderTools = (tools: Tools): Html =>
  html`<h2>Tools</h2>
<ul class="tool-rows">${tools.map(
    ({ title, href, text }) => html`<li><a href="${href}">${title}</a> <span>${text}</span></li>`,
  )}</ul>`

/** Without a search the tools are a list of their own, and what is bought is a page: so long that it comes last. */
const addSought = async (shop: Shop, tools: Tools, all: readonly Section[]): Promise<Section[]> => [
  { id: 'tools', title: 'Tools', entries: tools.map(describeTool) },
  ...all,
  { id: 'by-what', title: 'Test data: codes, cards, places', entries: await listBuyingEntries(shop) },
]

async function listSections(c: ShopContext, shop: Shop): Promise<Section[]> {
  const { customers, office } = await listComponents(shop)
  return [
    { id: 'accounts', title: 'Accounts', entries: listAccounts(ensureCsrfToken(c)), isOpen: true },
    { id: 'sell', title: 'Sell and repair', entries: FLOWS.map(describeWalk) },
    { id: 'buy', title: 'Buy, pay, give back', entries: BUYING.map(describeWalk) },
    { id: 'staff', title: 'Staff and editors', entries: OFFICE.map(describeWalk) },
    { id: 'devices', title: 'Special devices', entries: SPECIAL_DEVICES.map(describeWalk) },
    { id: 'components', title: 'Shop components', entries: customers },
    { id: 'office', title: 'Back-office components', entries: office },
    { id: 'surroundings', title: 'Other surroundings', entries: SURROUNDINGS.map(describeWalk) },
  ]
}

const describeTool = ({ title, href, text, words }: Tools[number]): Entry => ({
  words: `${title} ${text} ${words}`,
  body: html`<h3><a href="${href}">${title}</a></h3><p>${text}</p>`,
})

const describeWalk = ({ title, text, words, path }: Walk): Entry => ({
  words: `${title} ${text} ${words}`,
  body: html`<h3>${title}</h3><p>${text}</p>${renderDoors(title, path)}`,
})

const DOORS = { cz: 'Czech', ro: 'Romanian' } as const

/** The same thing in each market. */
const renderDoors = (title: string, path: Walk['path']): Html =>
  html`<p class="tool-links">${Object.values(SITES).map(
    site =>
      html`<a href="${path(site)}" hreflang="${MARKETS[site.market].language}" aria-label="${title}: ${DOORS[site.market]}">${DOORS[site.market]}</a>`,
  )}</p>`
