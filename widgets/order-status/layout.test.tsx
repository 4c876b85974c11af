import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ORDER } from '#testing/fixtures/orders.ts'
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
