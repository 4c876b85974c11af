import { CartPackages } from '#core/api/cart/packages.ts'
import { type Backend, makeKey, type Probes, type Sample, send } from './backend.ts'
import { findPackage, findSold, NO_PRODUCT } from './cart.ts'
import { readGood } from './expect-good.ts'

async function ofPackage(backend: Backend): Promise<Sample | string> {
  const found = await findPackage(backend)
  return found ? { by: found.by, args: { id: found.id } } : NO_PRODUCT
}

/** A package with what the shop offers for it; not every product has all of that. */
async function findOffered(backend: Backend) {
  const found = await findPackage(backend)
  const sent = { by: found?.by }
  const cart = found && (await readGood(backend, 'cart-packages', CartPackages, sent))
  const [one] = cart?.packages ?? []
  return found && one ? { ...found, one } : null
}

/** Sells an old device for a package, or takes that back. */
const ofBonus =
  (isTaken: boolean) =>
  async (backend: Backend): Promise<Sample | null> => {
    const found = await findOffered(backend)
    if (!found?.one.bonus_buyout) return null
    const { by, id } = found
    const args = { id }
    if (isTaken)
      await send(backend, 'add-bonus-buyout', { by, args, body: { buyout_product: null }, key: makeKey() })
    return { by, args, body: isTaken ? {} : { buyout_product: null } }
  }

/** Makes the maker's warranty of a package longer, or not. */
const ofWarranty =
  (isTaken: boolean) =>
  async (backend: Backend): Promise<Sample | null> => {
    const found = await findOffered(backend)
    const code = found?.one.prolong_warranties[0]?.code
    if (!found || code === undefined) return null
    const { by, id } = found
    if (!isTaken) return { by, args: { id }, body: { code } }
    await send(backend, 'add-prolong-warranty', { by, args: { id }, body: { code }, key: makeKey() })
    return { by, args: { id, code }, body: {} }
  }

/** What goes with a package of a cart. */
export const CART_PART_PROBES: Probes = {
  'package-product': { find: ofPackage },
  'add-bonus-buyout': { find: ofBonus(false) },
  'remove-bonus-buyout': { find: ofBonus(true) },
  'add-prolong-warranty': { find: ofWarranty(false) },
  'remove-prolong-warranty': { find: ofWarranty(true) },
  'product-offer': {
    find: async backend => {
      const product = await findSold(backend)
      return product === null ? NO_PRODUCT : { args: { product } }
    },
  },
  'installment-data': {
    find: async backend => {
      const found = await findPackage(backend)
      return found ? { by: found.by, args: { item: found.id } } : NO_PRODUCT
    },
  },
}
