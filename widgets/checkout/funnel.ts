import { effect } from '@preact/signals-core'
import type { CheckoutCart, CheckoutProduct } from '#core/api/checkout/checkout-cart.ts'
import type { Checkout } from '#core/checkout/checkout.ts'
import { toTrackedItem } from '#core/tracking/tracked-item.ts'
import { trackLater } from '#kit/tracking/track-later.ts'

/** Tells analytics how far the order has come: each step once for each choice. */
export function watchFunnel({ cart, choice }: Pick<Checkout, 'cart' | 'choice'>): () => void {
  let isBegun = false
  const told = { delivery: '', payment: '' }
  return effect(() => {
    const order = cart.value
    const { delivery, payment } = choice.value
    if (!order || order.products.length === 0) return
    const checkout = describeCheckout(order)
    if (!isBegun) trackLater('begin_checkout', checkout)
    isBegun = true
    if (delivery && told.delivery !== delivery.code)
      trackLater('add_shipping_info', { ...checkout, shipping_tier: delivery.code })
    if (payment && told.payment !== payment.code)
      trackLater('add_payment_info', { ...checkout, payment_type: payment.code })
    told.delivery = delivery?.code ?? told.delivery
    told.payment = payment?.code ?? told.payment
  })
}

const describeCheckout = ({ products, discounts }: CheckoutCart) => {
  const coupon = discounts.find(({ code, is_valid }) => code && is_valid)?.code
  return {
    items: products.filter(({ kind }) => kind !== 'bonus').map(toItem),
    ...(coupon && { coupon }),
  }
}

const toItem = ({ code, name, price, quantity, ...one }: CheckoutProduct) =>
  toTrackedItem(
    {
      code,
      long_name: name,
      price,
      type_device_name: one.type_device_name,
      master_product: { manufacturer_name: one.manufacturer_name },
    },
    { quantity },
  )
