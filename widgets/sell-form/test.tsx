import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { buyback } from '../../core/state/buyback.ts'
import { type RenderedWidget, renderWidget } from '../../stories/render-widget.tsx'
import { sellShop } from '../../stories/sell-fixtures.ts'
import { widget } from './index.ts'

test('BB-011 choosing sell online opens the personal-data form', async () => {
  renderWidget(widget, { server: sellShop() })
  expect(screen.getByText(/Vyberte nahoře zařízení/)).toBeVisible()
  await buyback.start(new URLSearchParams(), 'iphone-13-blue')
  buyback.showForm('sell')
  expect(await screen.findByRole('group', { name: 'Osobní údaje' })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Prodat zařízení online' })).toHaveFocus()
})
