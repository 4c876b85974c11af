import { type MarketCode, readDecimal, writeDecimal } from '../contract.ts'
import type { Database } from '../database/database.ts'
import { SITES } from '../site/site.ts'
import { findOffer } from './offers.ts'
import type { Goods } from './schema.ts'
import { type CartLine, type CartOwner, countAvailable, listGoodsByName, readCart } from './store.ts'

export type CartPackage = ReturnType<typeof describePackage>

const toMinor = (decimal: string): number => readDecimal(decimal) ?? 0

/** The owner's cart in the words of the contract: packages with what goes with them, and sums. */
export async function describePackages(database: Database, owner: CartOwner) {
  const lines = await readCart(database, owner)
  const wanted = lines.flatMap(line => findOffer(owner.market, line.goods.seoName).accessories)
  const accessories = await listGoodsByName(database, owner.market, wanted)
  const packages = lines.map(line => describePackage(owner.market, line, lines, accessories))
  return {
    count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    total: writeDecimal(packages.reduce((sum, { total }) => sum + toMinor(total), 0)),
    packages,
  }
}

function describePackage(
  market: MarketCode,
  line: CartLine,
  lines: readonly CartLine[],
  sold: readonly Goods[],
) {
  const { goods, quantity, priceAtAdding } = line
  const offer = findOffer(market, goods.seoName)
  const extras = describeExtras(line, market)
  const selected = [...extras.insurances, ...extras.warranties, ...extras.prolong_warranties]
  const each = selected.reduce(
    (sum, extra) => sum + (extra.is_selected ? toMinor(extra.price) : 0),
    toMinor(goods.price),
  )
  const parent = lines.find(({ id }) => id === line.parentId)
  const isThere = (seoName: string): boolean =>
    lines.some(other => other.parentId === line.id && other.goods.seoName === seoName)
  return {
    id: line.id,
    parent_id: parent?.id ?? null,
    parent_product_seo_name: parent?.goods.seoName ?? null,
    product_seo_name: goods.seoName,
    product_name: goods.name,
    url: `${SITES[market].paths.goods}${goods.seoName}/`,
    image: goods.picture,
    quantity,
    max_quantity: countAvailable(goods),
    price: goods.price,
    former_price: priceAtAdding !== null && priceAtAdding !== goods.price ? priceAtAdding : null,
    total: writeDecimal(quantity * each),
    ...extras,
    accessories: sold
      .filter(one => one.isSold && offer.accessories.includes(one.seoName) && !isThere(one.seoName))
      .map(one => ({
        product_seo_name: one.seoName,
        product_name: one.name,
        image: one.picture,
        price: one.price,
      })),
  }
}

function describeExtras({ goods, insuranceIds, warrantyMonths, prolongCode }: CartLine, market: MarketCode) {
  const { insurances, warranties, prolongWarranties } = findOffer(market, goods.seoName)
  return {
    insurances: insurances.map(one => ({ ...one, is_selected: insuranceIds.includes(one.id) })),
    warranties: warranties.map(({ months, price }) => ({
      month_count: months,
      price,
      is_selected: months === warrantyMonths,
    })),
    prolong_warranties: prolongWarranties.map(one => ({ ...one, is_selected: one.code === prolongCode })),
  }
}
