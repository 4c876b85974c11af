import * as v from 'valibot'
import { mutation, query } from '#core/http/endpoint.ts'
import { Id, listOf, optionalText, Price, sentText } from '../wire.ts'

/** How many of something. */
const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** An insurance of one piece: against everything, or of its screen alone. */
export const Insurance = v.object({
  id: Id,
  kind: v.picklist(['general', 'screen']),
  name: v.string(),
  price: Price,
  is_selected: v.boolean(),
})

/** A warranty beyond the law's, by its length in months. */
export const Warranty = v.object({ month_count: Count, price: Price, is_selected: v.boolean() })

/** The maker's own warranty, made longer. */
export const ProlongWarranty = v.object({
  code: v.string(),
  name: v.string(),
  price: Price,
  is_selected: v.boolean(),
})

/** What the shop takes off for an old device that it buys back. */
export const BonusBuyout = v.object({
  amount: Price,
  /** Of the product's price, in per cent. */
  max_percent: v.number(),
  is_selected: v.boolean(),
  /** The device, where it was told: its code and its name. */
  product_code: v.nullish(v.string(), null),
  product_name: v.nullish(v.string(), null),
  /** What becomes of the old device, and of a bonus that it is not worth. */
  terms: optionalText,
})

/** How a package is paid in instalments. */
const PackageInstalment = v.object({
  id: Id,
  month_count: Count,
  monthly: Price,
  installment_arrange_type: v.picklist(['on-store', 'online']),
})

/** What of the cart is no longer as it was when it was put in. */
const CartNotice = v.object({
  kind: v.picklist(['invalid-discount', 'insurance-price-changed', 'not-in-stock']),
  about: v.nullish(v.string(), null),
})

/** What the checkout will take off besides; no part of `total`. */
const ComingDiscount = v.object({ name: v.string(), amount: Price })

/** What goes well with a product and is not in the cart beside it. */
const Accessory = v.object({
  product_seo_name: v.string(),
  product_name: v.string(),
  url: v.nullish(v.string(), null),
  image: v.nullish(v.string(), null),
  price: Price,
})

/** One product of the cart with all that goes with it. */
export const CartPackage = v.object({
  id: Id,
  /** The package that this accessory was put beside, by its id and by the seo name of its product. */
  parent_id: v.nullish(Id, null),
  parent_product_seo_name: v.nullish(v.string(), null),
  product_seo_name: v.string(),
  product_name: v.string(),
  // These two are told to analytics alone.
  manufacturer_name: v.nullish(v.string()),
  type_device_name: v.nullish(v.string()),
  url: v.nullish(v.string(), null),
  image: v.nullish(v.string(), null),
  quantity: Count,
  /** As many as may be had of it now. */
  max_quantity: Count,
  /** Of one piece, without what goes with it. */
  price: Price,
  /** What a piece cost when it was put in, where that was something else. */
  former_price: v.nullish(Price, null),
  /** Of all pieces, with all that is selected, less the bonus. */
  total: Price,
  insurances: listOf(Insurance, 20),
  warranties: listOf(Warranty, 20),
  prolong_warranties: listOf(ProlongWarranty, 20),
  accessories: listOf(Accessory, 20),
  bonus_buyout: v.nullish(BonusBuyout, null),
  /** Null where it is paid at once. */
  installment: v.nullish(PackageInstalment, null),
})
export type CartPackage = v.InferOutput<typeof CartPackage>

/** `GET cart-packages`: all packages in the order in which they were put in; prices in minor units. */
export const CartPackages = v.object({
  count: Count,
  total: Price,
  packages: listOf(CartPackage),
  notices: v.nullish(listOf(CartNotice, 20), () => []),
  coming_discounts: v.nullish(listOf(ComingDiscount, 20), () => []),
})
export type CartPackages = v.InferOutput<typeof CartPackages>

export const cartPackages = query('cart-packages', {
  path: '/core/cart/packages/',
  doc: 'The packages of the visitor’s cart with all that may go with them; for anonymous visitors too.',
  response: CartPackages,
  isPersonal: true,
})

/** What of a package changes; what is left out stays. */
export const PackageChange = v.strictObject({
  quantity: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
  selected_insurance_ids: v.optional(v.pipe(v.array(sentText(50)), v.maxLength(20))),
  /** Null for none. */
  warranty_month_value: v.optional(v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(1)))),
  /** Id of an instalment of `installment-data`; null to pay at once. */
  installment_id: v.optional(v.nullable(sentText(50))),
  installment_arrange_type: v.optional(v.picklist(['on-store', 'online'])),
  /** Null for none. */
  prolong_warranty_code: v.optional(v.nullable(sentText(50))),
})
export type PackageChange = v.InferOutput<typeof PackageChange>

export const changePackage = mutation('change-package-product', {
  path: '/core/cart/package-product/{id}/',
  method: 'PATCH',
  doc: 'Changes how many there are of a package and what goes with it; answers with the whole cart.',
  request: PackageChange,
  response: CartPackages,
  errors: [400, 404],
  isKeptAlive: true,
})

export const removeProduct = mutation('remove-product', {
  path: '/core/cart/remove-product/{product}/',
  doc: 'Takes a product out of the cart by its seo name, with what was put beside it; answers with the whole cart.',
  request: v.strictObject({
    /** The seo name of the package that an accessory was put beside; null for a package of its own. */
    parent_package_product_seo_name: v.nullable(sentText()),
  }),
  response: CartPackages,
  errors: [404],
  isKeptAlive: true,
})
