import type { CartPackage } from '#core/api/cart/packages.ts'
import type { Instalment } from '#core/api/payments/instalments.ts'
import type { PayMode } from '#core/cart/cart-state.ts'

/** Something that may be paid in instalments. */
export interface Paid {
  /** Id of the package, or seo name of the product, that the instalments are asked for. */
  of: string
  name: string
  total: number
  /** What the instalments are of, where that is not the total. */
  price?: number
  /** What changes the total is on its way to the server, which doesn't know yet what the instalments are of. */
  isChanging?: boolean
  /** Null where it is paid at once. */
  chosen: CartPackage['installment']
  onChoose: (instalment: Instalment, mode: PayMode) => void
  onPayAtOnce: () => void
  /** Leads on once instalments are chosen; unless told, back to what opened them. */
  onChosen?: () => void
}
