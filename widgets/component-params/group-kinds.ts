import type { CatalogueEntry } from '#core/api/cms/component-catalogue.ts'

/** What components are for, in the order in which an editor is likely to want them. */
export const KIND_GROUPS = ['content', 'shop', 'buyback', 'service', 'checkout', 'account', 'office'] as const
export type KindGroup = (typeof KIND_GROUPS)[number]

const GROUPS: Readonly<Record<string, KindGroup>> = {
  'marketing-banner': 'content',
  'newsletter-subscriber': 'content',
  notifications: 'content',
  tabs: 'content',
  'add-to-cart': 'shop',
  cart: 'shop',
  'cart-badge': 'shop',
  'instalment-calculator': 'shop',
  'last-visited': 'shop',
  'sub-cart': 'shop',
  'buyback-review': 'buyback',
  'buyback-selector': 'buyback',
  'sell-form': 'buyback',
  'service-selector': 'service',
  'service-smart-search': 'service',
  'apple-pay': 'checkout',
  checkout: 'checkout',
  'dpd-map': 'checkout',
  'google-pay': 'checkout',
  'payment-status': 'checkout',
  'thank-you': 'checkout',
  'contract-withdrawal': 'account',
  'instalment-overview': 'account',
  login: 'account',
  'order-status': 'account',
  'orders-overview': 'account',
  'purge-dialog': 'office',
}

const foldName = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** What a component is for; of one that a shop has made itself nobody can tell, and it is content. */
export const groupOf = (name: string): KindGroup =>
  name.startsWith('admin-') ? 'office' : Object.hasOwn(GROUPS, name) ? (GROUPS[name] ?? 'content') : 'content'

export interface Kind {
  name: string
  label: string
  help: string
}

/** The components whose name or description has every word of a search, by what they are for and by the alphabet. */
export function groupKinds(
  widgets: Readonly<Record<string, CatalogueEntry>>,
  search: string,
  language: string,
): { group: KindGroup; kinds: Kind[] }[] {
  const sought = foldName(search).split(/\s+/)
  const kinds = Object.entries(widgets)
    .map(([name, { label, help }]) => ({ name, label, help }))
    .filter(({ label, help }) => sought.every(word => foldName(`${label} ${help}`).includes(word)))
    .sort((a, b) => a.label.localeCompare(b.label, language))
  return KIND_GROUPS.map(group => ({
    group,
    kinds: kinds.filter(({ name }) => groupOf(name) === group),
  })).filter(({ kinds: found }) => found.length > 0)
}
