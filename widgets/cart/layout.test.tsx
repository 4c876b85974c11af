import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CART_PACKAGES, createFakeCart, serveCart } from '#testing/fixtures/cart.ts'
import { renderWidget } from '#testing/render-widget.tsx'
import { widget } from './index.ts'
import { t } from './messages.ts'
import '#kit/tokens.css'
import '#kit/kit.css'
import '#kit/form/form.css'
import './style.css'

/** Where the cart of dear products stands in so wide a page, once it is there. */
async function layOut(width: number) {
  const shop = createFakeCart(CART_PACKAGES.map(one => ({ ...one, price: '1104198.00' })))
  const { container } = renderWidget(widget, { server: serveCart(shop), market: 'ro' })
  container.style.inlineSize = `${width}px`
  await screen.findByText('Kabel USB-C')
  const find = (part: string) => container.querySelector(part)?.getBoundingClientRect() ?? new DOMRect()
  const sums = [...container.querySelectorAll('.ostrov-cart-sum strong')]
  expect(screen.getByText(t('total'))).toBeVisible()
  return { list: find('.ostrov-cart-packages'), summary: find('.ostrov-cart-summary'), sums }
}

test('what all of it costs stands beside the packages of a wide page, in the width of the page', async () => {
  const { list, summary } = await layOut(1088)
  expect(summary.left).toBeGreaterThan(list.right)
  expect(summary.top).toBeLessThan(list.bottom - 100)
  expect(list.width + summary.width).toBeGreaterThan(1000)
})

test('on a phone it stands below them', async () => {
  const { list, summary } = await layOut(358)
  expect(summary.top).toBeGreaterThan(list.bottom)
})

test.each([288, 358, 660, 900, 1088])('no price breaks in %i px', async width => {
  const { sums } = await layOut(width)
  expect(sums).toHaveLength(2)
  for (const sum of sums) expect(sum.getClientRects(), sum.textContent).toHaveLength(1)
})

test.each([700, 760, 900, 1000, 1088])('no word of a name breaks in %i px', async width => {
  await layOut(width)
  for (const name of screen.getAllByText(/^(?:Apple iPhone 16|Kabel USB-C)/, { selector: 'h3, h3 *' })) {
    const { inlineSize, lineHeight } = getComputedStyle(name.closest('h3') ?? name)
    expect(Number.parseFloat(inlineSize), `${name.textContent}, ${lineHeight}`).toBeGreaterThan(90)
  }
})

test('few products are not stretched beside a total that is higher', async () => {
  const { list } = await layOut(1088)
  const summary = document.querySelector<HTMLElement>('.ostrov-cart-summary')
  if (summary) summary.style.minBlockSize = '3000px'
  expect(summary?.offsetHeight).toBe(3000)
  const after = document.querySelector('.ostrov-cart-packages')?.getBoundingClientRect()
  expect(after?.height).toBe(list.height)
})
