import { expect, test } from 'vitest'
import { redactPath } from './call-log.ts'

test.each([
  ['/core/orders/Ab12-cd34/', '/core/orders/{id}/', '/core/orders/…/'],
  ['/core/orders/Ab12-cd34/cancel/', '/core/orders/{id}/cancel/', '/core/orders/…/cancel/'],
  ['/vykup/api/buyouts/Ab12/', '/vykup/api/buyouts/{id}/', '/vykup/api/buyouts/…/'],
  ['/core/payments/card-pay/Ab12/', '/core/payments/card-pay/{order}/', '/core/payments/card-pay/…/'],
  ['/core/checkout/companies/27074358/', '/core/checkout/companies/{number}/', '/core/checkout/companies/…/'],
  ['/core/cart/package-product/7/', '/core/cart/package-product/{id}/', '/core/cart/package-product/7/'],
  ['/core/search/?q=Jana&page=2', '/core/search/', '/core/search/?q=…&page=2'],
])('what the log keeps of %s opens nothing and names nobody', (path, template, kept) => {
  expect(redactPath(`http://shop.example${path}`, template)).toBe(kept)
})
