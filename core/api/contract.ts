import { ARTICLES_CONTRACT } from './contract-articles.ts'
import { BUYBACK_CONTRACT } from './contract-buyback.ts'
import type { Call } from './contract-call.ts'
import { CART_CONTRACT } from './contract-cart.ts'
import { EDITING_CONTRACT } from './contract-editing.ts'
import { GALLERY_CONTRACT } from './contract-gallery.ts'
import { LISTS_CONTRACT } from './contract-lists.ts'
import { NEWSLETTER_CONTRACT } from './contract-newsletter.ts'
import { PRODUCTS_CONTRACT } from './contract-products.ts'
import { PURGE_CONTRACT } from './contract-purge.ts'
import { SERVICE_CONTRACT } from './contract-service.ts'
import { SITE_CONTRACT } from './contract-site.ts'
import { VISITOR_CONTRACT } from './contract-visitor.ts'

/** Every call that islands make, by route name: what a server must answer, and what descriptions of it are made from. */
export const CONTRACT = {
  ...BUYBACK_CONTRACT,
  ...SERVICE_CONTRACT,
  ...CART_CONTRACT,
  ...PRODUCTS_CONTRACT,
  ...VISITOR_CONTRACT,
  ...NEWSLETTER_CONTRACT,
  ...SITE_CONTRACT,
  ...ARTICLES_CONTRACT,
  ...LISTS_CONTRACT,
  ...GALLERY_CONTRACT,
  ...EDITING_CONTRACT,
  ...PURGE_CONTRACT,
} satisfies Record<string, Call>

export type ContractName = keyof typeof CONTRACT
