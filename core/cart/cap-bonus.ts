import { getMarket } from '#core/page.ts'

/**
 * A bonus of at most so many per cent of the price, where that is less than the server offers: its amount follows, in
 * what the market pays with. 0 is no limit.
 */
export function capBonus<B extends { amount: number; max_percent: number }>(bonus: B, percent: number): B {
  const { amount, max_percent: most } = bonus
  if (percent === 0 || percent >= most) return bonus
  const step = getMarket().decimals === 0 ? 100 : 1
  return { ...bonus, max_percent: percent, amount: Math.floor((amount * percent) / most / step) * step }
}
