import { CONTRACT } from '../contract.ts'
import { ROUTE_NAMES, type RouteName } from '../server/route-table.ts'
import type { ROUTE_GROUPS } from './request.ts'

const GROUP_NAMES: Readonly<Record<(typeof ROUTE_GROUPS)[number], string>> = {
  '*': 'Every call',
  '*reads': 'Everything that is read',
  '*writes': 'Everything that is sent',
}

/** Which part of the shop makes a call, customers' parts first; the first that fits. */
const PARTS: readonly (readonly [part: string, of: RegExp])[] = [
  ['Buy-back', /buyout/],
  ['Service', /^service-/],
  ['Cart and goods', /^(?!order-|preorder-|.*categor).*(?:cart|product|warranty)/],
  [
    'Checkout',
    /^(?!order-|preorder-).*(?:deliver|liftago|place|country|company|payments?$|installment|twisto|apple-pay|google-pay|finish-order)|^(?:add-discount-code|remove-discount)$/,
  ],
  [
    'Orders and payments',
    /^orders?$|^order-status|cancel-order|withdrawal|instalments|card-pay|payment-status/,
  ],
  ['Account and newsletter', /user|log(?:in|out)|news/],
  ['Picking and packing', /^order-|^crates/],
  ['Pre-orders', /^preorder-/],
  ['Discounts', /discount/],
  ['Categories', /^(?!type-).*categor/],
  ['Editing pages, cache', /component|page-draft|purge/],
  ['Articles, lists, pictures', /./],
]

/** The call in words, which is what the contract says first of it. */
const sayCall = (name: RouteName): string => CONTRACT[name].doc.split(/[.;:](?:\s|$)/)[0] ?? ''

/** By their names, which stand first: whoever knows a call finds it so. */
const listPart = (part: string): (readonly [RouteName, string])[] =>
  ROUTE_NAMES.filter(name => PARTS.find(([, of]) => of.test(name))?.[0] === part)
    .toSorted()
    .map(name => [name, `${name}: ${sayCall(name)}`])

/** All that may go wrong, by part of the shop. */
export const ROUTE_OPTIONS: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  'Many at once': Object.entries(GROUP_NAMES),
  ...Object.fromEntries(PARTS.map(([part]) => [part, listPart(part)])),
}

const NAMES = new Map<string, string>([
  ...Object.entries(GROUP_NAMES),
  ...ROUTE_NAMES.map(name => [name, `${sayCall(name)} (${name})`] as const),
])

/** A call, or calls, in words. */
export const nameRoute = (route: string): string => NAMES.get(route) ?? route
