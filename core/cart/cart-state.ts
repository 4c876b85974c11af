import type { CartPackages } from '#core/api/cart/packages.ts'
import type { Language } from '#core/market.ts'

/** Where instalments are arranged: with a clerk of the store, or on the company's own pages. */
export const PAY_MODES = ['on-store', 'online'] as const
export type PayMode = (typeof PAY_MODES)[number]

/** What the page's scripts and its other islands know of a cart. */
export interface CartState {
  count: number
  cartPackagesItems: readonly {
    id: string
    productSeoName: string
    installment: { installmentArrangeType: PayMode } | null
  }[]
  language: Language
  /** What all instalments come to each month, in minor units, as long as all of them run; null where all is paid at once. */
  installment: { monthly: number } | null
  /** Null where nothing is paid in instalments; on-store as soon as one has to be arranged there. */
  payOnStoreOrOnline: PayMode | null
}

export function readCartState({ count, packages }: CartPackages, language: Language): CartState {
  const instalments = packages.flatMap(one => one.installment ?? [])
  const isOnStore = instalments.some(one => one.installment_arrange_type === 'on-store')
  return {
    count,
    cartPackagesItems:
      count === 0
        ? []
        : packages.map(({ id, product_seo_name, installment }) => ({
            id,
            productSeoName: product_seo_name,
            installment: installment && { installmentArrangeType: installment.installment_arrange_type },
          })),
    language,
    installment:
      instalments.length > 0 ? { monthly: instalments.reduce((sum, { monthly }) => sum + monthly, 0) } : null,
    payOnStoreOrOnline: instalments.length > 0 ? (isOnStore ? 'on-store' : 'online') : null,
  }
}
