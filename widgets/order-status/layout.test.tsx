import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ORDER, TRANSFER_ORDER } from '#testing/fixtures/orders.ts'
import { renderWidget } from '#testing/render-widget.tsx'
import { widget } from './index.ts'
import { t } from './messages.ts'
import '#kit/tokens.css'
import '#kit/kit.css'
import './style.css'

test('the line to what was reached differs from the one to what is to come', async () => {
  renderWidget(widget, { params: { id: 'Ab12-cd34-ef56' }, server: { 'order-status': ORDER } })
  await screen.findByRole('heading', { name: t('progress') })
  const steps = [...document.querySelectorAll('.ostrov-order-steps > li')]
  const current = steps.findIndex(step => step.hasAttribute('aria-current'))
  const lines = steps.slice(0, -1).map(step => getComputedStyle(step, '::after').backgroundColor)
  expect([current, steps.length]).toEqual([2, 4])
  expect(new Set(lines.slice(0, current)).size).toBe(1)
  expect(lines.slice(current)).not.toContain(lines[0])
})

test('on a desktop the way to cancel begins where its heading does, and cards of one row end together', async () => {
  await page.viewport(1366, 900)
  const order = { ...ORDER, can_cancel: true, payment: { ...ORDER.payment, can_pay: false } }
  renderWidget(widget, { params: { id: 'Ab12-cd34-ef56' }, server: { 'order-status': order } })
  const words = (await screen.findByRole('button', { name: t('cancel') })).firstElementChild
  const heading = screen.getByRole('heading', { level: 2 })
  const readLeft = (element: Element | null) => Math.round(element?.getBoundingClientRect().left ?? 0)
  expect(readLeft(words)).toBe(readLeft(heading))
  const line = Number.parseFloat(getComputedStyle(words ?? heading).lineHeight)
  expect(words?.getBoundingClientRect().height, 'its words stand in one line').toBeLessThan(1.5 * line)
  const cards = [...document.querySelectorAll('.ostrov-order-facts > section')]
  const [delivery, payment] = cards.map(card => card.getBoundingClientRect())
  expect([payment?.top, payment?.bottom]).toEqual([delivery?.top, delivery?.bottom])
})

// The room that a page leaves on phones of 390 and 320 px.
test.each([358, 288])('in %i px a number to be retyped stands in one line', async width => {
  await page.viewport(width, 844)
  renderWidget(widget, { params: { id: 'Ab12-cd34-ef56' }, server: { 'order-status': TRANSFER_ORDER } })
  const number = await screen.findByText('19-2000145399/0800')
  const { height, right } = number.getBoundingClientRect()
  const button = number.parentElement?.querySelector('button')?.getBoundingClientRect()
  expect(height).toBeLessThan(1.5 * Number.parseFloat(getComputedStyle(number).lineHeight))
  expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth)
  expect((button?.left ?? 0) >= right, 'its button stands beside it where there is room').toBe(width === 358)
})
