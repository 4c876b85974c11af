import type { AddedProduct } from '#core/api/cart/cart-changes.ts'
import type { CartPackage } from '#core/api/cart/packages.ts'

export type Addable = Pick<
  CartPackage,
  | 'product_seo_name'
  | 'quantity'
  | 'parent_id'
  | 'insurances'
  | 'warranties'
  | 'prolong_warranties'
  | 'bonus_buyout'
  | 'installment'
>

/** What puts a package into the cart as it was. */
export function toAdded({
  product_seo_name: product,
  quantity,
  parent_id: parent,
  insurances,
  warranties,
  prolong_warranties,
  bonus_buyout: bonus,
  installment,
}: Addable): AddedProduct {
  const insured = (kind: 'general' | 'screen') => insurances.find(one => one.is_selected && one.kind === kind)
  const [general, screen] = [insured('general'), insured('screen')]
  const warranty = warranties.find(one => one.is_selected)
  const prolonged = prolong_warranties.find(one => one.is_selected)
  return {
    product,
    quantity,
    ...(parent !== null && { cart_package_item_parent_id: parent }),
    ...(general && { generalTuito: { id: general.id } }),
    ...(screen && { screenTuito: { id: screen.id } }),
    ...(warranty && { mp_warranty: { month_count: warranty.month_count } }),
    ...(prolonged && { prolongWarranty: { code: prolonged.code } }),
    ...(bonus?.is_selected && { buyout_product: bonus.product_code }),
    ...(installment && {
      installment_id: installment.id,
      installment_arrange_type: installment.installment_arrange_type,
    }),
  }
}
