import { screen } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { checkoutShop, createFakeCheckout } from '#testing/fixtures/checkout.ts'
import { renderWidget } from '#testing/render-widget.tsx'
import { widget } from './index.ts'
import { t } from './messages.ts'
import '#kit/tokens.css'
import '#kit/kit.css'
import './style.css'

test('the summary stays in sight below the messages that cover the window’s start', async () => {
  await page.viewport(1366, 900)
  onTestFinished(() => page.viewport(414, 896))
  const { style } = document.documentElement
  onTestFinished(() => void style.removeProperty('--ostrov-covered'))
  const { container } = renderWidget(widget, {
    params: { termsUrl: '/cz/podminky/', cartUrl: '/cz/kosik/', goodsUrl: '/cz/zbozi/' },
    server: checkoutShop(createFakeCheckout()),
  })
  // What a page gives to its islands.
  Object.assign(container.style, { display: 'block', containerType: 'inline-size' })
  await screen.findByRole('region', { name: t('summary') })
  const summary = container.querySelector('.ostrov-checkout-summary') as Element
  const readTop = () => {
    scrollTo(0, 400)
    return summary.getBoundingClientRect().top
  }
  expect(readTop()).toBe(16)
  style.setProperty('--ostrov-covered', '120px')
  expect(readTop()).toBe(120)
})
