import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { renderWidget } from '#testing/render-widget.tsx'
import { widget } from './index.ts'
import { t } from './messages.ts'

test('shows the heading that the editor gave it', () => {
  renderWidget(widget, { params: { heading: 'Ostrov' } })
  expect(screen.getByRole('heading').textContent).toBe('Ostrov')
})

test('shows more on demand', async () => {
  renderWidget(widget)
  expect(screen.queryByText(t('more'))).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: t('show') }))
  expect(screen.getByText(t('more'))).toBeVisible()
})

test('does what a visitor came for', () => {
  renderWidget(widget)
  expect.fail('Show here what a visitor sees and does with admin-order-delivery-detail.')
})
