import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { setReporter } from '#core/report.ts'
import type { Fixtures } from '#testing/fake-server.ts'
import { DISCOUNTS, NO_DISCOUNTS } from '#testing/fixtures/discounts.ts'
import { STAFF } from '#testing/fixtures/purge.ts'
import { renderWidget } from '#testing/render-widget.tsx'
import { widget } from './index.ts'
import '#kit/tokens.css'
import '#kit/kit.css'
import '#kit/form/form.css'
import './style.css'

const show = (server: Fixtures = {}, params: object = { detail: '/cz/obsluha/discount-detail/' }) =>
  renderWidget(widget, {
    params: { ...params },
    server: { 'active-user': STAFF, discounts: DISCOUNTS, ...server },
  })

const before = location.href
beforeEach(() => {
  sessionStorage.clear()
  setReporter(() => {})
})
afterEach(() => history.replaceState(null, '', before))

test('DS-002 discounts stand in a grid with their rule in words, and each leads to its own page', async () => {
  show()
  const grid = await screen.findByRole('grid', { name: 'Slevy' })
  const link = await within(grid).findByRole('link', { name: 'Vánoce 10 %' })
  expect(link).toHaveAttribute('href', '/cz/obsluha/discount-detail/?id=11')
  expect(within(grid).getByText('Sleva 10', { exact: false })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Nová sleva' })).toHaveAttribute(
    'href',
    '/cz/obsluha/discount-detail/',
  )
})

test('its page knows which discounts stand before and after it', async () => {
  show()
  await screen.findByRole('link', { name: 'Vánoce 10 %' })
  await waitFor(() => expect(sessionStorage.getItem('ostrov:trail:discounts')).toBe('["11","12"]'))
})

test('it asks for the newest first, and says where there are none', async () => {
  const { server } = show({ discounts: NO_DISCOUNTS })
  expect(await screen.findByText('Zatím tu není žádná sleva.')).toBeVisible()
  expect(server.calls.find(({ route }) => route === 'discounts')?.query.get('ordering')).toBe('-id')
})

test('an address of another site leads nowhere', async () => {
  show({}, { detail: 'https://evil.example/' })
  await screen.findByRole('grid', { name: 'Slevy' })
  expect(await screen.findByText('Vánoce 10 %')).toBeVisible()
  expect(screen.queryByRole('link')).toBeNull()
})

test('it can be chosen what is done to many', async () => {
  show()
  const grid = await screen.findByRole('grid', { name: 'Slevy' })
  const [, first] = await within(grid).findAllByRole('checkbox')
  if (first) await userEvent.click(first)
  expect(first).toBeChecked()
})
