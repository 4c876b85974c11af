import type { CartPackage } from '#core/api/cart/packages.ts'

/** A package that was taken out, with its accessories, which went with it. */
export type RemovedPackage = CartPackage & { beside: readonly CartPackage[] }

/** What it is called, and then each of its accessories. */
export const nameRemoved = (removed: RemovedPackage): string[] =>
  [removed, ...removed.beside].map(one => one.product_name)
