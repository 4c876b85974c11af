import { html } from 'hono/html'
import { makeParam } from '../cms/content.ts'
import { placeIsland } from '../cms/place-island.ts'
import { MARKETS, type MarketCode } from '../contract.ts'
import { readVisitor, type Visitor } from '../django/session.ts'
import type { Shop, ShopApp, ShopContext } from '../server/shop.ts'
import { type Html, NOTHING } from '../site/html.ts'
import { respondWithPage } from '../site/respond.ts'
import { MARKET_CODES, SITES } from '../site/site.ts'
import { listRoles } from './roles.ts'
import { OFFICE_ROLES, type OfficeRole, type StaffRole } from './schema.ts'
import {
  listFirstPages,
  listSharedPages,
  pathOfStaffPage,
  renderSections,
  renderTabs,
  STAFF_PAGES,
  STAFF_STYLES,
  type StaffPage,
} from './sections.ts'
import { countBuyoutsToJudge, countTasks, type Task } from './tasks.ts'
import { STAFF_TEXTS } from './texts.ts'

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
    ...(isStaff && { office: renderSections(MARKETS[market].language, roles, null), head: STAFF_STYLES }),
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
<ul class="shop-staff-links">${listFirstPages(role).map(
      ({ component }) =>
        html`<li><a href="${pathOfStaffPage(market, component)}">${texts.tabs[component]}</a>${renderTasks(
          market,
          tasks.filter(task => task.component === component && task.count > 0),
        )}</li>`,
    )}</ul></section>`
  // What is of both markets goes on in the language of this one.
  const shared = listSharedPages(MARKETS[market].language, roles)
  const toJudge = roles.includes('buyouts') ? await countBuyoutsToJudge(shop.database) : 0
  const elsewhere = shared.map(
    ({ page, path, title }) =>
      html`<li><a href="${path}">${title}</a>${page === 'buyouts' && toJudge > 0 ? renderWaiting([{ count: toJudge, text: texts.toJudge(toJudge), path: `${path}&state=submitted` }]) : NOTHING}</li>`,
  )
  return respondWithPage(c, shop, {
    isStorable: false,
    market,
    title: texts.home,
    head: STAFF_STYLES,
    office: renderSections(MARKETS[market].language, roles, 'home'),
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
const renderWaiting = (waiting: readonly { count: number; text: string; path: string }[]): Html =>
  waiting.length === 0
    ? NOTHING
    : html`<ul class="shop-staff-tasks">${waiting.map(
        ({ count, text, path }) =>
          html`<li data-count="${count}"><a href="${path}"><span>${markCount(text)}</span></a></li>`,
      )}</ul>`

const renderTasks = (market: MarketCode, tasks: readonly Task[]): Html =>
  renderWaiting(
    tasks.map(({ component, text, count, query }) => {
      const path = pathOfStaffPage(market, component)
      return { count, text, path: query ? `${path}?${query}` : path }
    }),
  )

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
  // The island itself is headed as the new one, or by the order's number.
  const hasNumber = island.params.length > 0
  const isHeaded =
    component === 'admin-discount-detail'
      ? !hasNumber
      : component === 'admin-order-delivery-detail' && hasNumber
  return respondWithPage(c, shop, {
    isStorable: false,
    market,
    title: texts.pages[component],
    head: STAFF_STYLES,
    islands: [island],
    office: renderSections(MARKETS[market].language, roles, page.role),
    hasOwnHeading: true,
    body: html`<div class="shop-staff-title"><h1${isHeaded ? html` class="shop-hidden"` : NOTHING}>${texts.pages[component]}</h1>
${renderTabs(market, page)}</div>
<div class="shop-staff-island">${await placeIsland(c, shop, market, island, html`<p>${texts.noScript}</p>`)}</div>`,
  })
}
