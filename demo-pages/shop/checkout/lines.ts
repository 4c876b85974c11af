import { readBonus } from '../cart/bonus.ts'
import { findOffer } from '../cart/offers.ts'
import { isService } from '../cart/services.ts'
import type { CartLine } from '../cart/store.ts'
import { type MarketCode, readDecimal } from '../contract.ts'

/** One line of what would be ordered; amounts in minor units. A bonus is taken off, all others are added. */
export interface OrderLine {
  id: string
  parentId: string | null
  kind: 'product' | 'insurance' | 'warranty' | 'bonus' | 'service'
  code: string
  name: string
  quantity: number
  price: number
  total: number
  /** The line of the cart that it comes of. */
  item: CartLine
}

const toMinor = (decimal: string): number => readDecimal(decimal) ?? 0

const BONUS = {
  cz: 'Bonus za staré zařízení',
  ro: 'Bonus pentru dispozitivul vechi',
} as const
const WARRANTY = {
  cz: (months: number) => `Záruka na ${months} měsíců`,
  ro: (months: number) => `Garanție ${months} de luni`,
} as const

/** The cart as lines of an order: each product, and below it what goes with it. */
export const listLines = (market: MarketCode, cart: readonly CartLine[]): OrderLine[] =>
  cart.flatMap(item => {
    const { goods, quantity } = item
    const parent = cart.find(({ id }) => id === item.parentId)
    return [
      {
        ...priceLine(toMinor(goods.price), quantity),
        id: String(item.id),
        parentId: parent ? String(parent.id) : null,
        kind: isService(goods.seoName) ? ('service' as const) : ('product' as const),
        code: goods.seoName,
        name: goods.name,
        item,
      },
      ...listExtras(market, item).map(extra => ({
        ...priceLine(extra.price, extra.kind === 'bonus' ? 1 : quantity),
        id: `${item.id}-${extra.kind}-${extra.code}`,
        parentId: String(item.id),
        kind: extra.kind,
        code: extra.code,
        name: extra.name,
        item,
      })),
    ]
  })

const priceLine = (price: number, quantity: number) => ({ price, quantity, total: price * quantity })

interface Extra {
  kind: 'insurance' | 'warranty' | 'bonus'
  code: string
  name: string
  price: number
}

function listExtras(market: MarketCode, item: CartLine): Extra[] {
  const offer = findOffer(market, item.goods.seoName)
  const bonus = readBonus(market, item)
  const warranty = offer.warranties.find(({ months }) => months === item.warrantyMonths)
  return [
    ...offer.insurances
      .filter(one => item.insuranceIds.includes(one.id) && !isDearer(item, one))
      .map(({ id, name, price }) => ({ kind: 'insurance' as const, code: id, name, price: toMinor(price) })),
    ...(warranty
      ? [
          {
            kind: 'warranty' as const,
            code: `warranty-${warranty.months}`,
            name: WARRANTY[market](warranty.months),
            price: toMinor(warranty.price),
          },
        ]
      : []),
    ...offer.prolongWarranties
      .filter(({ code }) => code === item.prolongCode)
      .map(({ code, name, price }) => ({ kind: 'warranty' as const, code, name, price: toMinor(price) })),
    ...(bonus === null
      ? []
      : [
          {
            kind: 'bonus' as const,
            code: item.bonusProduct ?? 'bonus',
            name: BONUS[market],
            price: bonus,
          },
        ]),
  ]
}

/** What all lines come to. */
export const sumLines = (lines: readonly Pick<OrderLine, 'kind' | 'total'>[]): number =>
  Math.max(
    0,
    lines.reduce((sum, { kind, total }) => sum + (kind === 'bonus' ? -total : total), 0),
  )

/** The products whose insurances cost something else now than when they were chosen; nobody pays what they did not choose. */
export const listDearerInsurances = (market: MarketCode, cart: readonly CartLine[]): CartLine[] =>
  cart.filter(item =>
    findOffer(market, item.goods.seoName).insurances.some(
      one => item.insuranceIds.includes(one.id) && isDearer(item, one),
    ),
  )

const isDearer = ({ insurancePrices }: CartLine, { id, price }: { id: string; price: string }): boolean =>
  toMinor(insurancePrices[id] ?? price) !== toMinor(price)

/** How many of each piece of goods the cart wants, by their id. */
export function countWanted(cart: readonly CartLine[]): Map<number, number> {
  const wanted = new Map<number, number>()
  for (const { goodsId, quantity } of cart) wanted.set(goodsId, (wanted.get(goodsId) ?? 0) + quantity)
  return wanted
}
