import type { CartPackage } from '#core/api/cart/packages.ts'
import type { CartModel } from './model.ts'

/** What each part of a package is shown from. */
export interface PackagePart {
  model: CartModel
  item: CartPackage
  /** Where the bonus for an old device is found out; empty where nowhere. */
  buybackUrl: string
  /** The most that a bonus takes off, in per cent; 0 for what the server says. */
  bonusPercent: number
}
