import type { CartPackage } from '#core/api/cart/packages.ts'
import { formatters } from '#core/intl/intl.ts'
import { keepUnits } from '#core/intl/keep-units.ts'
import { getLanguage } from '#core/intl/translate.ts'

/** A package that was taken out, with its accessories, which went with it. */
export type RemovedPackage = CartPackage & { beside: readonly CartPackage[] }

/** What was taken out, by its names: a package, and the accessories that went with it. */
export const listRemoved = (removed: RemovedPackage): string =>
  keepUnits(
    formatters
      .getListFormat(getLanguage(), {})
      .format([removed, ...removed.beside].map(one => one.product_name)),
  )
