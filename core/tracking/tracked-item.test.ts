import { expect, test } from 'vitest'
import { sumItems, type TrackedProduct, toTrackedItem } from './tracked-item.ts'

const PRODUCT: TrackedProduct = {
  code: 'IP13-128-BLU',
  long_name: 'Apple iPhone 13 128 GB modrý',
  short_name: 'iPhone 13',
  price: 1_499_050,
  common_price: 1_699_000,
  type_device_name: 'Telefony',
  master_product: { manufacturer_name: 'Apple' },
  category_names: ['Mobily', 'iPhone', 'Akce', 'Výprodej', 'Novinky'],
  quality_name: 'A',
  meta_attributes_description: '128 GB, modrá',
}
const item = toTrackedItem(PRODUCT)

test('TR-011 the code is the item’s id', () => {
  expect(item.item_id).toBe('IP13-128-BLU')
})

test('TR-012 the long name is the item’s name', () => {
  expect(item.item_name).toBe('Apple iPhone 13 128 GB modrý')
})

test('TR-013 the short name has a field of its own, and is the name where there is no long one', () => {
  expect(item.item_short_name).toBe('iPhone 13')
  expect(toTrackedItem({ ...PRODUCT, long_name: '' }).item_name).toBe('iPhone 13')
})

test('TR-014 the price is told in major units', () => {
  expect(item.price).toBe(14990.5)
  expect(toTrackedItem({ ...PRODUCT, price: 0 }).price).toBe(0)
})

test('TR-015 the discount is what the common price is higher by', () => {
  expect(item.discount).toBe(1999.5)
})

test.each([
  ['the same', 1_499_050],
  ['lower', 1_000_000],
  ['not known', null],
])('TR-015 there is no discount where the common price is %s', (_, common_price) => {
  expect(toTrackedItem({ ...PRODUCT, common_price })).not.toHaveProperty('discount')
})

test('the device type is the first category', () => {
  expect(item.item_category).toBe('Telefony')
})

test('the manufacturer of the master product is the brand', () => {
  expect(item.item_brand).toBe('Apple')
})

test('the first four category names are the further categories', () => {
  const { item_category2, item_category3, item_category4, item_category5 } = item
  expect([item_category2, item_category3, item_category4, item_category5]).toEqual([
    'Mobily',
    'iPhone',
    'Akce',
    'Výprodej',
  ])
})

test('the quality has a field of its own', () => {
  expect(item.item_quality).toBe('A')
})

test('the description of attributes is the variant', () => {
  expect(item.item_variant).toBe('128 GB, modrá')
})

test('a place in a list and a quantity go with the item', () => {
  const place = { quantity: 2, index: 0, list: { id: 'accessories', name: 'Příslušenství' } }
  expect(toTrackedItem({ code: 'USBC' }, place)).toEqual({
    item_id: 'USBC',
    quantity: 2,
    index: 0,
    item_list_id: 'accessories',
    item_list_name: 'Příslušenství',
  })
})

test('what a product lacks is left out', () => {
  const bare = { code: 'X', long_name: null, price: null, master_product: null, category_names: [] }
  expect(toTrackedItem(bare)).toEqual({ item_id: 'X' })
})

test('sums are exact', () => {
  expect(
    sumItems([
      { item_id: 'a', price: 0.1 },
      { item_id: 'b', price: 0.2 },
    ]),
  ).toBe(0.3)
  expect(sumItems([{ item_id: 'a', price: 1.15, quantity: 100 }])).toBe(115)
})
