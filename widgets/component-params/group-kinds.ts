import type { CatalogueEntry } from '#core/api/cms/component-catalogue.ts'
import { COMPONENT_WORDS } from '#core/api/cms/component-words.ts'
import { foldText } from '#core/fold-text.ts'

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

/** Steps of an order or an account, and what staff work with: they show something where the page is made for them alone. */
const BOUND: ReadonlySet<string> = new Set([
  'buyback-review',
  'cart',
  'sub-cart',
  'apple-pay',
  'checkout',
  'dpd-map',
  'google-pay',
  'payment-status',
  'thank-you',
  'contract-withdrawal',
  'instalment-overview',
  'order-status',
  'orders-overview',
  'purge-dialog',
])

/** Two of one kind would show the same thing twice, and change it for each other. */
const SINGLE: ReadonlySet<string> = new Set([
  ...BOUND,
  'buyback-selector',
  'cart-badge',
  'login',
  'notifications',
  'sell-form',
  'service-selector',
])

const isBound = (name: string): boolean => name.startsWith('admin-') || BOUND.has(name)

/** All that an editor might call it by. */
function tellAll(name: string, { label, help, params }: CatalogueEntry): string {
  const words = Object.hasOwn(COMPONENT_WORDS, name) ? COMPONENT_WORDS[name] : ''
  return [label, help, name, words, ...Object.values(params).map(param => param.label)].join(' ')
}

function isSaid(sought: readonly string[], text: string): boolean {
  const words = text.split(/[^\p{L}\p{N}]+/u)
  return sought.every(one => text.includes(one) || words.some(word => isAlike(one, word)))
}

/** Two forms of one word have all but its ending in common. */
function isAlike(a: string, b: string): boolean {
  const shorter = Math.min(a.length, b.length)
  const same = shorter > 6 ? shorter - 2 : shorter - 1
  return shorter > 3 && a.slice(0, same) === b.slice(0, same)
}

/** What a component is for; of one that a shop has made itself nobody can tell, and it is content. */
export const groupOf = (name: string): KindGroup =>
  name.startsWith('admin-') ? 'office' : Object.hasOwn(GROUPS, name) ? (GROUPS[name] ?? 'content') : 'content'

/** Whether a page that has these components is one that such a component has something to show on. */
export const fitsPage = (name: string, present: ReadonlySet<string>): boolean =>
  !isBound(name) || [...present].some(other => isBound(other) && groupOf(other) === groupOf(name))

export interface Kind {
  name: string
  label: string
  help: string
  isPresent: boolean
  /** It is on the page already, where one is enough. */
  isTaken: boolean
}

export interface GroupedKinds {
  group: KindGroup
  kinds: Kind[]
}

/**
 * The components that can be put onto a page and have every word of a search in what is said of them or their params, by
 * what they are for and by the alphabet; those of pages of another kind by themselves.
 */
export function groupKinds(
  widgets: Readonly<Record<string, CatalogueEntry>>,
  { search, language, present }: { search: string; language: string; present: ReadonlySet<string> },
): { fitting: GroupedKinds[]; others: GroupedKinds[] } {
  const sought = foldText(search).trim().split(/\s+/)
  const kinds = Object.entries(widgets)
    // Put onto a page it would be empty for good.
    .filter(([, { keepsContent }]) => !keepsContent)
    .filter(([name, entry]) => isSaid(sought, foldText(tellAll(name, entry))))
    .map(([name, { label, help }]) => {
      const isPresent = present.has(name)
      return { name, label, help, isPresent, isTaken: isPresent && SINGLE.has(name) }
    })
    .sort((a, b) => a.label.localeCompare(b.label, language))
  const group = (isFitting: boolean): GroupedKinds[] =>
    KIND_GROUPS.map(name => ({
      group: name,
      kinds: kinds.filter(kind => groupOf(kind.name) === name && fitsPage(kind.name, present) === isFitting),
    })).filter(({ kinds: found }) => found.length > 0)
  return { fitting: group(true), others: group(false) }
}
