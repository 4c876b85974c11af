import { cart } from '#core/cart/cart.ts'
import { createInstalmentChoice } from '#core/cart/instalment-choice.ts'
import type { ParamValues } from '#core/params/define-params.ts'
import type { params } from './params.ts'

/** The instalments of a product, or of the cart, which are counted anew with each change of it. */
export function createCalculator({ product }: Pick<ParamValues<typeof params>, 'product'>) {
  const choice = createInstalmentChoice(product ? { item: product } : 'cart')
  return {
    ...choice,
    isOfCart: product === '',
    mount(): () => void {
      const endings = [choice.mount(), ...(product ? [] : [cart.onChange(choice.reread), cart.subscribe()])]
      return () => {
        for (const end of endings) end()
      }
    },
  }
}
