import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { setReporter } from '#core/report.ts'
import { WAREHOUSE } from '#testing/fixtures/picking.ts'
import { STAFF } from '#testing/fixtures/purge.ts'
import { renderWidget } from '#testing/render-widget.tsx'
import { until } from '#testing/until.ts'
import { widget } from './index.ts'
import { t } from './messages.ts'

const start = `${location.pathname}${location.search}`
beforeEach(() => setReporter(() => {}))
afterEach(() => history.replaceState(null, '', start))

const show = () => renderWidget(widget, { server: { ...WAREHOUSE, 'active-user': STAFF } })

test('orders to be picked are listed, the oldest first', async () => {
  const { server } = show()
  expect(await screen.findByRole('grid', { name: t('heading') })).toBeVisible()
  expect(await screen.findByRole('link', { name: '2026000123' })).toHaveAttribute(
    'href',
    expect.stringMatching(/order-delivery-detail\/\?id=7$/),
  )
  const asked = server.calls.find(({ route }) => route === 'order-delivery-grid')
  expect(asked?.query.get('order_state')).toBe('in-progress')
  expect(asked?.query.get('ordering')).toBe('created_at')
})

test('AD-058 one press asks for what waits longer than half an hour', async () => {
  const { server } = show()
  await screen.findByRole('grid', { name: t('heading') })
  await userEvent.click(screen.getByRole('button', { name: t('old') }))
  await until(() => expect(server.calls.at(-1)?.query.get('older_than')).toBe('30'))
  expect(screen.getByRole('button', { name: t('old') })).toHaveAttribute('aria-pressed', 'true')
})
