import { type AddedProduct, addProduct } from '#core/api/cart/cart-changes.ts'
import {
  addBonusBuyout,
  addProlongWarranty,
  removeBonusBuyout,
  removeProlongWarranty,
} from '#core/api/cart/package-parts.ts'
import {
  type CartPackage,
  type CartPackages,
  cartPackages,
  changePackage,
  removeProduct,
} from '#core/api/cart/packages.ts'
import { read } from '#core/http/read.ts'
import { write } from '#core/http/write.ts'
import { makeKey } from '#core/state/intent.ts'
import type { CartChange } from './change-package.ts'
import type { RemovedPackage } from './removed-package.ts'
import { toAdded } from './to-added.ts'

export const addAnew = (product: AddedProduct, idempotencyKey: string) =>
  write(addProduct, product, { idempotencyKey })

/** Puts a package in as it was, and then its accessories beside it, which is another package by now. */
export async function putBack({ beside, ...former }: RemovedPackage, key: string): Promise<void> {
  await addAnew(toAdded(former), key)
  if (beside.length === 0) return
  const { packages } = await read(cartPackages)
  const own = packages.findLast(
    one => one.product_seo_name === former.product_seo_name && one.parent_id === former.parent_id,
  )
  if (!own) return
  for (const one of beside) await addAnew(toAdded({ ...one, parent_id: own.id }), `${key}-${one.id}`)
}

/** What no one call can change goes by several, each with a key of its own; null takes the package out. */
export async function sendChange(
  one: CartPackage,
  change: CartChange | null,
  key: string,
): Promise<CartPackages> {
  if (!change) return removePackage(one, key)
  const { has_bonus: hasBonus, ...rest } = change
  const names = Object.keys(rest)
  if (names.length === 0) return sendBonus(one.id, hasBonus === true, key)
  const sent =
    names.join() === 'prolong_warranty_code'
      ? await sendWarranty(one, rest.prolong_warranty_code ?? null, key)
      : await patch(one.id, rest, key)
  return hasBonus === undefined ? sent : sendBonus(one.id, hasBonus, `${key}-bonus`)
}

/** The same, with all its calls beside each other, as nobody may hear what comes of one. */
export async function sendAtOnce(one: CartPackage, change: CartChange | null): Promise<void> {
  const { has_bonus, ...rest } = change ?? {}
  const parts = [rest, has_bonus === undefined ? {} : { has_bonus }].filter(
    part => Object.keys(part).length > 0,
  )
  await Promise.all((change ? parts : [null]).map(part => sendChange(one, part, makeKey())))
}

const patch = async (id: string, change: CartChange, idempotencyKey: string): Promise<CartPackages> =>
  (await write(changePackage, change, { args: { id }, idempotencyKey })).data

const removePackage = async (
  { product_seo_name: product, parent_product_seo_name: parent }: CartPackage,
  idempotencyKey: string,
): Promise<CartPackages> =>
  (
    await write(
      removeProduct,
      { parent_package_product_seo_name: parent },
      { args: { product }, idempotencyKey },
    )
  ).data

/** Which device is sold is told later, with its answers, in the buy-back. */
const sendBonus = async (id: string, isWanted: boolean, idempotencyKey: string): Promise<CartPackages> =>
  isWanted
    ? (await write(addBonusBuyout, { buyout_product: null }, { args: { id }, idempotencyKey })).data
    : (await write(removeBonusBuyout, {}, { args: { id }, idempotencyKey })).data

/** One that takes the place of another is a change; the rest has calls of its own. */
async function sendWarranty(
  { id, prolong_warranties: all }: CartPackage,
  code: string | null,
  idempotencyKey: string,
): Promise<CartPackages> {
  const former = all.find(one => one.is_selected)?.code ?? null
  if (code !== null && former === null)
    return (await write(addProlongWarranty, { code }, { args: { id }, idempotencyKey })).data
  if (code === null && former !== null)
    return (await write(removeProlongWarranty, {}, { args: { id, code: former }, idempotencyKey })).data
  return patch(id, { prolong_warranty_code: code }, idempotencyKey)
}
