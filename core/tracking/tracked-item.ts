import * as v from 'valibot'
import type { Minor } from '#core/money/decimal.ts'
import { Code, Count, Label, MajorAmount } from './fields.ts'

/** Google takes no more with one event. */
export const MOST_ITEMS = 200

/** All that is told of a product. */
export const TrackedItem = v.object({
  item_id: Code,
  item_name: v.optional(Label),
  item_short_name: v.optional(Label),
  price: v.optional(MajorAmount),
  discount: v.optional(MajorAmount),
  quantity: v.optional(Count),
  item_brand: v.optional(Label),
  item_category: v.optional(Label),
  item_category2: v.optional(Label),
  item_category3: v.optional(Label),
  item_category4: v.optional(Label),
  item_category5: v.optional(Label),
  item_variant: v.optional(Label),
  item_quality: v.optional(Label),
  index: v.optional(Count),
  item_list_id: v.optional(Code),
  item_list_name: v.optional(Label),
})
export type TrackedItem = v.InferInput<typeof TrackedItem>

/** What analytics use of a product, as the server spells it; amounts in minor units. */
export interface TrackedProduct {
  code: string
  long_name?: string | null
  short_name?: string | null
  price?: Minor | null
  common_price?: Minor | null
  type_device_name?: string | null | undefined
  master_product?: { manufacturer_name?: string | null | undefined } | null | undefined
  category_names?: readonly string[] | null | undefined
  quality_name?: string | null | undefined
  meta_attributes_description?: string | null | undefined
}

/** A list of products as one place of a page shows it. */
export interface ItemList {
  id: string
  name?: string | undefined
}

export interface ItemPlace {
  quantity?: number | undefined
  /** From 0. */
  index?: number | undefined
  list?: ItemList | undefined
}

export function toTrackedItem(
  product: TrackedProduct,
  { quantity, index, list }: ItemPlace = {},
): TrackedItem {
  const { price, common_price: common } = product
  const [category2, category3, category4, category5] = product.category_names ?? []
  const isCheaper = price != null && common != null && common > price
  return dropMissing({
    item_id: product.code,
    item_name: product.long_name || product.short_name,
    item_short_name: product.short_name,
    price: price == null ? null : price / 100,
    discount: isCheaper ? (common - price) / 100 : null,
    quantity,
    item_brand: product.master_product?.manufacturer_name,
    item_category: product.type_device_name,
    item_category2: category2,
    item_category3: category3,
    item_category4: category4,
    item_category5: category5,
    item_variant: product.meta_attributes_description,
    item_quality: product.quality_name,
    index,
    item_list_id: list?.id,
    item_list_name: list?.name,
  })
}

const dropMissing = (
  item: { item_id: string } & { [K in keyof TrackedItem]: TrackedItem[K] | null },
): TrackedItem =>
  Object.fromEntries(
    Object.entries(item).filter(([, value]) => value !== null && value !== undefined && value !== ''),
  ) as TrackedItem

/** Price by quantity of all, in major units; counted in minor ones, so that no float error adds up. */
export const sumItems = (items: readonly TrackedItem[]): number =>
  items.reduce((sum, { price = 0, quantity = 1 }) => sum + Math.round(price * 100) * quantity, 0) / 100
