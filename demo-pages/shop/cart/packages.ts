import { readCheckout } from '../checkout/checkout-state.ts'
import { type MarketCode, readDecimal, sumPackage, writeDecimal } from '../contract.ts'
import type { Database } from '../database/database.ts'
import { findDevice } from '../devices/store.ts'
import { productPath } from '../goods/product-path.ts'
import { describeBonus, readBonus } from './bonus.ts'
import { findInstalment } from './instalments.ts'
import { findOffer } from './offers.ts'
import type { Goods } from './schema.ts'
import { type CartLine, type CartOwner, countAvailable, listGoodsByName, readCart } from './store.ts'

export type CartPackage = ReturnType<typeof describePackage>

const toMinor = (decimal: string): number => readDecimal(decimal) ?? 0

interface Surroundings {
  market: MarketCode
  lines: readonly CartLine[]
  /** Of what the offers name those that the market knows. */
  accessories: readonly Goods[]
  /** Names of the devices that are sold for a bonus, by their codes. */
  devices: ReadonlyMap<string, string>
}

/** The owner's cart in the words of the contract: packages with what goes with them, sums, and what has changed since. */
export async function describePackages(database: Database, owner: CartOwner) {
  const { market } = owner
  const lines = await readCart(database, owner)
  const wanted = lines.flatMap(line => findOffer(market, line.goods.seoName).accessories)
  const accessories = await listGoodsByName(database, market, wanted)
  const devices = await nameDevices(database, market, lines)
  const { discounts } = await readCheckout(database, owner)
  const packages = lines.map(line => describePackage(line, { market, lines, accessories, devices }))
  return {
    count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    total: writeDecimal(packages.reduce((sum, { total }) => sum + toMinor(total), 0)),
    packages,
    notices: [...lines.flatMap(line => listNotices(line, market)), ...listInvalid(discounts)],
    coming_discounts: listComing(discounts),
  }
}

type Discounts = Awaited<ReturnType<typeof readCheckout>>['discounts']

const listInvalid = (discounts: Discounts) =>
  discounts
    .filter(({ fault }) => fault !== null)
    .map(({ discount }) => ({ kind: 'invalid-discount' as const, about: discount.name }))

/** What the checkout takes off, which the cart’s own total does not know. */
const listComing = (discounts: Discounts) =>
  discounts
    .filter(({ fault, amount }) => fault === null && amount > 0)
    .map(({ discount, amount }) => ({ name: discount.name, amount: writeDecimal(amount) }))

async function nameDevices(database: Database, market: MarketCode, lines: readonly CartLine[]) {
  const names = new Map<string, string>()
  for (const { bonusProduct: code } of lines) {
    const device = code === null ? null : await findDevice(database, market, code)
    if (code !== null && device) names.set(code, device.model.label)
  }
  return names
}

function describePackage(line: CartLine, { market, lines, accessories, devices }: Surroundings) {
  const { goods, quantity, priceAtAdding } = line
  const extras = describeExtras(line, market)
  const parent = lines.find(({ id }) => id === line.parentId)
  const price = toMinor(goods.price)
  const total = countTotal(line, market, extras)
  return {
    id: line.id,
    parent_id: parent?.id ?? null,
    parent_product_seo_name: parent?.goods.seoName ?? null,
    product_seo_name: goods.seoName,
    product_name: goods.name,
    manufacturer_name: goods.brand,
    type_device_name: goods.kind,
    url: productPath(market, goods.seoName),
    image: goods.picture,
    quantity,
    max_quantity: countAvailable(goods),
    price: goods.price,
    former_price: priceAtAdding !== null && toMinor(priceAtAdding) !== price ? priceAtAdding : null,
    total: writeDecimal(total),
    ...extras,
    accessories: listAccessories(line, market, { lines, accessories }),
    bonus_buyout: describeBonus(market, line, devices.get(line.bonusProduct ?? '') ?? null),
    installment: describeInstalment(line, market, total),
  }
}

/** By the very rule by which the islands count it. */
const countTotal = (line: CartLine, market: MarketCode, extras: Extras): number => {
  const read = <T extends { price: string }>(all: readonly T[]) =>
    all.map(one => ({ ...one, price: toMinor(one.price) }))
  const bonus = readBonus(market, line)
  return sumPackage({
    price: toMinor(line.goods.price),
    quantity: line.quantity,
    insurances: read(extras.insurances),
    warranties: read(extras.warranties),
    prolong_warranties: read(extras.prolong_warranties),
    bonus_buyout: bonus === null ? null : { amount: bonus, is_selected: true },
  })
}

function listAccessories(
  { id, goods }: CartLine,
  market: MarketCode,
  { lines, accessories }: Pick<Surroundings, 'lines' | 'accessories'>,
) {
  const names = findOffer(market, goods.seoName).accessories
  const isThere = (seoName: string): boolean =>
    lines.some(other => other.parentId === id && other.goods.seoName === seoName)
  return accessories
    .filter(one => one.isSold && names.includes(one.seoName) && !isThere(one.seoName))
    .map(one => ({
      product_seo_name: one.seoName,
      product_name: one.name,
      url: productPath(market, one.seoName),
      image: one.picture,
      price: one.price,
    }))
}

type Extras = ReturnType<typeof describeExtras>

/** An insurance that costs something else by now is no longer taken for selected: nobody pays what they did not choose. */
function describeExtras(line: CartLine, market: MarketCode) {
  const { goods, insuranceIds, warrantyMonths, prolongCode } = line
  const { insurances, warranties, prolongWarranties } = findOffer(market, goods.seoName)
  return {
    insurances: insurances.map(one => ({
      ...one,
      is_selected: insuranceIds.includes(one.id) && !isDearer(line, one),
    })),
    warranties: warranties.map(({ months, price }) => ({
      month_count: months,
      price,
      is_selected: months === warrantyMonths,
    })),
    prolong_warranties: prolongWarranties.map(one => ({ ...one, is_selected: one.code === prolongCode })),
  }
}

/** Whether an insurance cost something else when it was chosen. */
const isDearer = ({ insurancePrices }: CartLine, { id, price }: { id: string; price: string }): boolean =>
  toMinor(insurancePrices[id] ?? price) !== toMinor(price)

function describeInstalment({ installmentId, arrangeType }: CartLine, market: MarketCode, total: number) {
  const found = installmentId === null ? null : findInstalment(market, total, installmentId)
  if (!found) return null
  const { id, month_count, monthly, installment_arrange_types: types } = found
  return {
    id,
    month_count,
    monthly,
    installment_arrange_type: types.find(type => type === arrangeType) ?? types[0] ?? 'online',
  }
}

/** What of a line is no longer as it was when it was put in. */
function listNotices(line: CartLine, market: MarketCode) {
  const { goods, quantity, insuranceIds } = line
  const { insurances } = findOffer(market, goods.seoName)
  const hasChanged = insurances.some(one => insuranceIds.includes(one.id) && isDearer(line, one))
  return [
    ...(goods.isSold && quantity <= countAvailable(goods)
      ? []
      : [{ kind: 'not-in-stock' as const, about: goods.name }]),
    ...(hasChanged ? [{ kind: 'insurance-price-changed' as const, about: goods.name }] : []),
  ]
}
