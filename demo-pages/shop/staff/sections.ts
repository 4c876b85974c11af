import { html } from 'hono/html'
import type { MarketCode } from '../contract.ts'
import { PURGE_PAGE_TEXTS } from '../purge/texts.ts'
import { type Html, NOTHING } from '../site/html.ts'
import { marketOf, type PageLanguage } from '../site/layout-texts.ts'
import { SITES } from '../site/site.ts'
import { OFFICE_ROLES, type OfficeRole, type StaffRole } from './schema.ts'
import { STAFF_TEXTS } from './texts.ts'

export type Component = keyof (typeof STAFF_TEXTS)['cz']['pages']

export interface StaffPage {
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

/** The pages of a role with which staff begin; the others show one record. */
export const listFirstPages = (role: OfficeRole): StaffPage[] =>
  STAFF_PAGES.filter(page => page.role === role && !page.detailOf)

/** All of them in a market. */
export const listStaffPages = (market: MarketCode): string[] =>
  OFFICE_ROLES.flatMap(listFirstPages).map(({ component }) => pathOfStaffPage(market, component))

interface Names {
  nav: string
  groups: Readonly<Record<OfficeRole, string>>
  shared: string
  buyouts: string
  sitePages: string
}

/** What is of both markets is read in English, too, beside the Czech parts. */
const NAMES: Readonly<Record<PageLanguage, Names>> = {
  cs: STAFF_TEXTS.cz,
  ro: STAFF_TEXTS.ro,
  en: {
    nav: 'Back office',
    groups: {
      catalogue: 'Catalogue',
      preorders: 'Pre-orders',
      orders: 'Orders and warehouse',
      discounts: 'Discounts',
    },
    shared: 'Buy-backs and site',
    buyouts: 'Submitted buy-backs',
    sitePages: 'Pages and components',
  },
}

/** A page of what staff sell and show in both markets. */
export type SharedPage = 'buyouts' | 'pages' | 'cache'

/** Those that the visitor may open, in the language that they read. */
export function listSharedPages(
  language: PageLanguage,
  roles: readonly StaffRole[],
): { page: SharedPage; path: string; title: string }[] {
  const { buyouts, sitePages } = NAMES[language]
  const query = `?language=${language}`
  const cache = language === 'en' ? `/admin/cache/${query}` : SITES[marketOf(language)].paths.purge
  return (
    [
      { page: 'buyouts', role: 'buyouts', path: `/admin/${query}`, title: buyouts },
      { page: 'pages', role: 'content', path: `/admin/pages/${query}`, title: sitePages },
      { page: 'cache', role: 'content', path: cache, title: PURGE_PAGE_TEXTS[language].title },
    ] as const
  ).filter(({ role }) => roles.includes(role))
}

type Mark = 'page' | 'true' | null

const renderLink = (path: string, name: string, mark: Mark): Html =>
  html`<li><a href="${path}"${mark ? html` aria-current="${mark}"` : NOTHING}>${name}</a></li>`

const renderNav = (label: string, links: readonly Html[]): Html =>
  html`<nav class="shop-staff-nav" aria-label="${label}"><ul>${links}</ul></nav>`

/** The groups that the visitor may open; that of the page is marked, and nothing for null. */
export function renderSections(
  language: PageLanguage,
  roles: readonly StaffRole[],
  here: OfficeRole | 'home' | 'shared' | null,
): Html {
  const market = marketOf(language)
  const { nav, groups, shared: name } = NAMES[language]
  const own = OFFICE_ROLES.filter(role => roles.includes(role)).map(role => {
    const [first] = listFirstPages(role)
    const mark = role === here ? 'true' : null
    return first ? renderLink(pathOfStaffPage(market, first.component), groups[role], mark) : NOTHING
  })
  const [shared] = listSharedPages(language, roles)
  return renderNav(nav, [
    renderLink(SITES[market].paths.staff, nav, here === 'home' ? 'page' : null),
    ...own,
    shared ? renderLink(shared.path, name, here === 'shared' ? 'true' : null) : NOTHING,
  ])
}

/** The pages of the same group, where it has several; of a record, its list is marked. */
export function renderTabs(market: MarketCode, { role, component: here, detailOf }: StaffPage): Html {
  const { tabs: names, groups } = STAFF_TEXTS[market]
  const tabs = listFirstPages(role)
  if (tabs.length === 1) return NOTHING
  return renderNav(
    groups[role],
    tabs.map(({ component }) => {
      const mark = component === here ? 'page' : component === detailOf ? 'true' : null
      return renderLink(pathOfStaffPage(market, component), names[component], mark)
    }),
  )
}

/** The same of what is of both markets. */
export const renderSharedTabs = (
  language: PageLanguage,
  roles: readonly StaffRole[],
  here: { page: SharedPage; isRecord?: boolean },
): Html =>
  renderNav(
    NAMES[language].shared,
    listSharedPages(language, roles).map(({ page, path, title }) =>
      renderLink(path, title, page !== here.page ? null : here.isRecord ? 'true' : 'page'),
    ),
  )
