import { expect } from '@playwright/test'
import * as v from 'valibot'
import type { Pushed } from './personal-traces.ts'

// Written after Google's reference of recommended events, not after what islands push.
const Text = v.pipe(v.string(), v.minLength(1), v.maxLength(100))
const Sum = v.pipe(v.number(), v.finite(), v.minValue(0))
const Quantity = v.pipe(v.number(), v.integer(), v.minValue(1))

const Item = v.strictObject({
  item_id: Text,
  item_name: v.optional(Text),
  affiliation: v.optional(Text),
  coupon: v.optional(Text),
  discount: v.optional(Sum),
  index: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  item_brand: v.optional(Text),
  item_category: v.optional(Text),
  item_category2: v.optional(Text),
  item_category3: v.optional(Text),
  item_category4: v.optional(Text),
  item_category5: v.optional(Text),
  item_list_id: v.optional(Text),
  item_list_name: v.optional(Text),
  item_variant: v.optional(Text),
  location_id: v.optional(Text),
  price: Sum,
  quantity: Quantity,
  // The shop's own parameters; Google allows 27 of them.
  item_short_name: v.optional(Text),
  item_quality: v.optional(Text),
})

const MONEY = { currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)), value: Sum }
const ITEMS = { ...MONEY, items: v.pipe(v.array(Item), v.minLength(1), v.maxLength(200)) }
const CHECKOUT = { ...ITEMS, coupon: v.optional(Text) }

const shapeOf = <E extends v.ObjectEntries>(entries: E) =>
  v.strictObject({ event: v.string(), ecommerce: v.strictObject(entries) })

const SHAPES: Readonly<Record<string, v.GenericSchema>> = {
  view_item: shapeOf(ITEMS),
  add_to_cart: shapeOf(ITEMS),
  remove_from_cart: shapeOf(ITEMS),
  view_cart: shapeOf(ITEMS),
  begin_checkout: shapeOf(CHECKOUT),
  add_shipping_info: shapeOf({ ...CHECKOUT, shipping_tier: Text }),
  add_payment_info: shapeOf({ ...CHECKOUT, payment_type: Text }),
  purchase: shapeOf({ ...CHECKOUT, transaction_id: Text, tax: v.optional(Sum), shipping: v.optional(Sum) }),
}

/** Each event has Google's shape, and what the former one left is cleared before it. */
export function expectShapes(pushed: readonly Pushed[]): void {
  for (const [at, entry] of pushed.entries()) {
    const shape = SHAPES[String(entry.event)]
    if (entry.event === undefined || !shape) continue
    expect(v.safeParse(shape, entry).issues, JSON.stringify(entry)).toBeUndefined()
    expect(pushed[at - 1]).toEqual({ ecommerce: null })
  }
}
