/** In the order in which a discount goes through them, and off. */
export const DISCOUNT_STATES = ['valid', 'planned', 'over', 'off'] as const
export type DiscountState = (typeof DISCOUNT_STATES)[number]

export interface TimedDiscount {
  isActive: boolean
  /** ISO moments; null for no bound. */
  validFrom: string | null
  validTo: string | null
}

/**
 * What a discount is good for at a moment, in milliseconds. One that has ended has ended, on or off; one that is off
 * won't begin by itself.
 */
export function readDiscountState(
  { isActive, validFrom, validTo }: TimedDiscount,
  now: number,
): DiscountState {
  if (validTo !== null && Date.parse(validTo) < now) return 'over'
  if (!isActive) return 'off'
  return validFrom !== null && Date.parse(validFrom) > now ? 'planned' : 'valid'
}
