import { html } from 'hono/html'
import { makeParam } from '../cms/content.ts'
import { placeIsland } from '../cms/place-island.ts'
import { MARKETS, type MarketCode } from '../contract.ts'
import { readVisitor, type Visitor } from '../django/session.ts'
import { PURGE_PAGE_TEXTS } from '../purge/texts.ts'
import type { Shop, ShopApp, ShopContext } from '../server/shop.ts'
import { type Html, NOTHING } from '../site/html.ts'
import { respondWithPage } from '../site/respond.ts'
import { MARKET_CODES, SITES } from '../site/site.ts'
import { listRoles } from './roles.ts'
import { OFFICE_ROLES, type OfficeRole, type StaffRole } from './schema.ts'
import { countTasks, type Task } from './tasks.ts'
import { STAFF_TEXTS } from './texts.ts'

type Component = keyof (typeof STAFF_TEXTS)['cz']['pages']

interface StaffPage {
  component: Component
  role: OfficeRole
  /** It shows one record of this list, named by `?id=`, so that nobody begins with it. */
  detailOf?: Component
}

export const STAFF_STYLES = html`<link rel="stylesheet" href="/static/shop-staff.css">`

export const STAFF_PAGES: readonly StaffPage[] = [
  { component: 'admin-order-delivery-grid', role: 'orders' },
  { component: 'admin-order-delivery-detail', role: 'orders', detailOf: 'admin-order-delivery-grid' },
  { component: 'admin-crates-overview', role: 'orders' },
  { component: 'admin-packaging-order-detail', role: 'orders' },
  { component: 'admin-custom-order-email', role: 'orders', detailOf: 'admin-order-delivery-grid' },
  { component: 'admin-auto-preorder-grid', role: 'preorders' },
  { component: 'admin-preorder-stock', role: 'preorders' },
  { component: 'admin-preorder-settings', role: 'preorders' },
  { component: 'admin-category-settings', role: 'catalogue' },
  { component: 'admin-category-tree', role: 'catalogue' },
  { component: 'admin-discount-grid', role: 'discounts' },
  { component: 'admin-discount-detail', role: 'discounts', detailOf: 'admin-discount-grid' },
]

/** Where a component of the back office stands in a market. */
export const pathOfStaffPage = (market: MarketCode, component: Component): string =>
  `${SITES[market].paths.staff}${component.replace('admin-', '')}/`

/** The pages with which staff begin; the others show one record. */
export const listStaffPages = (market: MarketCode): string[] =>
  STAFF_PAGES.filter(({ detailOf }) => !detailOf).map(({ component }) => pathOfStaffPage(market, component))

/** The back office of each market: what staff have to do, by what their roles allow. */
export function addStaffPages(app: ShopApp, shop: Shop): void {
  for (const market of MARKET_CODES) {
    app.get(SITES[market].paths.staff, c =>
      forRole(c, shop, market, null, roles => respondWithHome(c, shop, market, roles)),
    )
    for (const page of STAFF_PAGES)
      app.get(pathOfStaffPage(market, page.component), c =>
        forRole(c, shop, market, page.role, roles => respondWithStaffPage(c, shop, market, { page, roles })),
      )
  }
}

/** Answers staff of this role, or of any for null; leads others to sign in, or says that it is not theirs. */
export async function forRole(
  c: ShopContext,
  shop: Shop,
  market: MarketCode,
  role: StaffRole | null,
  answer: (roles: readonly StaffRole[], visitor: Visitor) => Promise<Response>,
): Promise<Response> {
  const visitor = await readVisitor(shop.database, c)
  const { search } = new URL(c.req.url)
  const signIn = `${SITES[market].paths.signIn}?next=${encodeURIComponent(c.req.path + search)}`
  if (!visitor) return c.redirect(signIn, 302)
  const roles = visitor.isStaff ? await listRoles(shop.database, visitor.id) : []
  if (visitor.isStaff && (role === null || roles.includes(role))) return answer(roles, visitor)
  const { denied, deniedHelp, notYours, home, another, ownParts, backToShop } = STAFF_TEXTS[market]
  const { paths } = SITES[market]
  const isStaff = roles.length > 0
  return respondWithPage(c, shop, {
    status: 403,
    isStorable: false,
    market,
    title: home,
    ...(isStaff && { office: renderSections(market, roles), head: STAFF_STYLES }),
    body: html`<p class="shop-lead">${denied}</p><p>${isStaff ? notYours : deniedHelp}</p>
<p class="shop-form-end"><a class="shop-button" href="${isStaff ? paths.staff : paths.home}">${isStaff ? ownParts : backToShop}</a> <a href="${signIn}">${another}</a></p>`,
  })
}

async function respondWithHome(
  c: ShopContext,
  shop: Shop,
  market: MarketCode,
  roles: readonly StaffRole[],
): Promise<Response> {
  const texts = STAFF_TEXTS[market]
  const own = OFFICE_ROLES.filter(role => roles.includes(role))
  const tasks = (await Promise.all(own.map(role => countTasks(shop.database, market, role)))).flat()
  const renderGroup = (role: OfficeRole): Html =>
    html`<section aria-labelledby="staff-${role}"><h2 id="staff-${role}">${texts.groups[role]}</h2>
<ul class="shop-staff-links">${STAFF_PAGES.filter(page => page.role === role && !page.detailOf).map(
      ({ component }) =>
        html`<li><a href="${pathOfStaffPage(market, component)}">${texts.tabs[component]}</a>${renderTasks(
          market,
          tasks.filter(task => task.component === component && task.count > 0),
        )}</li>`,
    )}</ul></section>`
  // What is of both markets goes on in the language of this one.
  const query = `?language=${MARKETS[market].language}`
  const elsewhere = [
    roles.includes('buyouts') && html`<li><a href="/admin/${query}">${texts.buyouts}</a></li>`,
    roles.includes('content') && html`<li><a href="/admin/pages/${query}">${texts.sitePages}</a></li>`,
    roles.includes('content') &&
      html`<li><a href="${SITES[market].paths.purge}">${PURGE_PAGE_TEXTS[MARKETS[market].language].title}</a></li>`,
  ].filter(Boolean)
  return respondWithPage(c, shop, {
    isStorable: false,
    market,
    title: texts.home,
    head: STAFF_STYLES,
    office: renderSections(market, roles),
    body: html`<p class="shop-lead">${texts.homeLead}</p>
<div class="shop-staff-groups">${own.map(renderGroup)}
${
  elsewhere.length > 0
    ? html`<section aria-labelledby="staff-elsewhere"><h2 id="staff-elsewhere">${texts.elsewhere}</h2>
<ul class="shop-staff-links">${elsewhere}</ul></section>`
    : NOTHING
}</div>`,
  })
}

/** The number that a text begins with stands out; its thousands are parted by a no-break space or a point. */
function markCount(text: string): Html {
  const [count = ''] = /^[\d\u00a0.]*\d/.exec(text) ?? []
  return html`<b>${count}</b>${text.slice(count.length)}`
}

/** How much waits in a list, each a way to just these. */
const renderTasks = (market: MarketCode, tasks: readonly Task[]): Html =>
  tasks.length === 0
    ? NOTHING
    : html`<ul class="shop-staff-tasks">${tasks.map(({ component, text, count, query }) => {
        const path = pathOfStaffPage(market, component)
        return html`<li data-count="${count}"><a href="${query ? `${path}?${query}` : path}"><span>${markCount(text)}</span></a></li>`
      })}</ul>`

async function respondWithStaffPage(
  c: ShopContext,
  shop: Shop,
  market: MarketCode,
  { page, roles }: { page: StaffPage; roles: readonly StaffRole[] },
): Promise<Response> {
  const { component } = page
  const texts = STAFF_TEXTS[market]
  const id = c.req.query('id')
  const island = {
    component,
    wakesWhen: null,
    params: /^[\w-]{1,40}$/.test(id ?? '') ? [makeParam('id', id)] : [],
  }
  // The island itself is headed as the new one.
  const isNew = component === 'admin-discount-detail' && island.params.length === 0
  return respondWithPage(c, shop, {
    isStorable: false,
    market,
    title: texts.pages[component],
    head: STAFF_STYLES,
    islands: [island],
    office: renderSections(market, roles, page),
    hasOwnHeading: true,
    body: html`<div class="shop-staff-title"><h1${isNew ? html` class="shop-hidden"` : NOTHING}>${texts.pages[component]}</h1>
${renderTabs(market, page)}</div>
<div class="shop-staff-island">${await placeIsland(c, shop, market, island, html`<p>${texts.noScript}</p>`)}</div>`,
  })
}

const listTabs = (role: OfficeRole) => STAFF_PAGES.filter(page => page.role === role && !page.detailOf)

const renderLink = (market: MarketCode, component: Component, name: string, mark: Html): Html =>
  html`<li><a href="${pathOfStaffPage(market, component)}"${mark}>${name}</a></li>`

/** The groups that the visitor may open; that of the page is marked, without one their beginning, and nothing for null. */
export function renderSections(
  market: MarketCode,
  roles: readonly StaffRole[],
  page?: StaffPage | null,
): Html {
  const texts = STAFF_TEXTS[market]
  const groups = OFFICE_ROLES.filter(role => roles.includes(role)).map(role => {
    const [first] = listTabs(role)
    const mark = role === page?.role ? html` aria-current="true"` : NOTHING
    return first ? renderLink(market, first.component, texts.groups[role], mark) : NOTHING
  })
  const mark = page === undefined ? html` aria-current="page"` : NOTHING
  return html`<nav class="shop-staff-nav" aria-label="${texts.nav}">
<ul><li><a href="${SITES[market].paths.staff}"${mark}>${texts.nav}</a></li>${groups}</ul></nav>`
}

/** The pages of the same group; of a record, its list is marked. */
function renderTabs(market: MarketCode, { role, component: here, detailOf }: StaffPage): Html {
  const texts = STAFF_TEXTS[market]
  const tabs = listTabs(role)
  if (tabs.length === 1 && !detailOf) return NOTHING
  const pages = tabs.map(({ component }) => {
    const mark = component === here ? html` aria-current="page"` : html` aria-current="true"`
    const isOpen = component === here || component === detailOf
    return renderLink(market, component, texts.tabs[component], isOpen ? mark : NOTHING)
  })
  return html`<nav class="shop-staff-nav" aria-label="${texts.groups[role]}"><ul>${pages}</ul></nav>`
}
