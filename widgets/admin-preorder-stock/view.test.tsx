import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { words } from '#core/intl/words.ts'
import { setReporter } from '#core/report.ts'
import type { Fixture } from '#testing/fake-server.ts'
import { renderWidget } from '#testing/render-widget.tsx'
import { widget } from './index.ts'
import { t } from './messages.ts'

const ENTRIES = [{ value: '1', label: 'Ostrov' }]
const show = (answer: Fixture, params = {}) =>
  renderWidget(widget, { params, server: { 'buyout-types': answer } })

beforeEach(() => setReporter(() => {}))

test('shows the heading that the editor gave it, and its entries', async () => {
  show(ENTRIES, { heading: 'Heading' })
  expect(screen.getByRole('heading').textContent).toBe('Heading')
  expect((await screen.findByRole('listitem')).textContent).toBe('Ostrov')
})

test('says that it waits, and that there is nothing', async () => {
  show('hang').unmount()
  show([])
  expect(screen.getByText(words('loading'))).toBeInTheDocument()
  expect(await screen.findByText(t('empty'))).toBeVisible()
})

test('what failed is tried again', async () => {
  const { server } = show({ status: 400, body: {} })
  const retry = await screen.findByRole('button')
  server.change({ 'buyout-types': ENTRIES })
  await userEvent.click(retry)
  expect(await screen.findByRole('listitem')).toBeVisible()
})

test('does what a visitor came for', () => {
  show(ENTRIES)
  expect.fail('Show here what a visitor sees and does with admin-preorder-stock.')
})
