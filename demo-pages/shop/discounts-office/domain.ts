import type { Domain } from '../server/domain.ts'
import { addDiscountReads } from './read-calls.ts'
import { addDiscountWrites } from './write-calls.ts'

/** Where staff make and change discounts; the cart honours them. */
export const discountsOffice: Domain = {
  mounts: [addDiscountReads, addDiscountWrites],
}
