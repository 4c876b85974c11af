import { expect, type Page } from '@playwright/test'
import { pathOf } from '#shop/server/route-table.ts'
import type { MarketCode } from './market-texts.ts'

/** A phone with all that may go with it. */
export const INSURED_PHONE = {
  product: 'apple-iphone-16-128gb',
  quantity: 1,
  generalTuito: { id: 'phone-general-12' },
  prolongWarranty: { code: 'maker-plus-12' },
} as const

/** What a page would send, sent without one: for what a walk does not show. */
async function send(page: Page, market: MarketCode, path: string, data: object): Promise<void> {
  const { request } = page.context()
  await request.get(pathOf('active-user', market))
  const cookies = await page.context().cookies()
  const token = cookies.find(({ name }) => name === 'csrftoken')?.value ?? ''
  const response = await request.post(path, { data, headers: { 'X-CSRFToken': token } })
  expect(response.status(), `${path}: ${await response.text()}`).toBe(200)
}

/** A cart whose delivery is chosen already, as after a reload. */
export async function fillCart(
  page: Page,
  market: MarketCode,
  { product = INSURED_PHONE, delivery = null }: { product?: object; delivery?: string | null } = {},
): Promise<void> {
  await send(page, market, pathOf('add-product', market), product)
  if (delivery === null) return
  const none = { type_payment: null, payment_company: null, installment: null }
  await send(page, market, pathOf('select-payment', market), { ...none, type_delivery_code: delivery })
}

/** Takes out what somebody who is signed in has left in the cart of their account. */
export async function emptyCart(page: Page, market: MarketCode): Promise<void> {
  const response = await page.context().request.get(pathOf('cart-summary', market))
  const { cart_packages_items: items } = (await response.json()) as {
    cart_packages_items: { product_seo_name: string }[]
  }
  for (const { product_seo_name: product } of items)
    await send(page, market, pathOf('remove-product', market).replace('{product}', product), {
      parent_package_product_seo_name: null,
    })
}

/** The order as the shop has kept it, by the token in the URL of its page. */
export async function readOrder(page: Page, market: MarketCode, token: string) {
  const response = await page.context().request.get(pathOf('order-status', market).replace('{id}', token))
  expect(response.status()).toBe(200)
  return (await response.json()) as {
    number: string
    state: string
    total: string
    discount: string
    delivery: { code: string; address: string[] }
    payment: { code: string; is_paid: boolean }
    items: { kind: string; code: string; quantity: number }[]
  }
}
