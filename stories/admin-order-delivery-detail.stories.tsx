import type { Meta } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { setReporter } from '#core/report.ts'
import { DELIVERY, WAREHOUSE } from '#testing/fixtures/picking.ts'
import { CUSTOMER, STAFF } from '#testing/fixtures/purge.ts'
import { widget } from '#widgets/admin-order-delivery-detail/index.ts'
import { t } from '#widgets/admin-order-delivery-detail/messages.ts'
import { containing } from '../.storybook/say.ts'
import { widgetStory } from '../.storybook/widget-story.tsx'

export default {
  title: 'Back office/Delivery of an order',
  beforeEach: () => setReporter(() => {}),
} satisfies Meta

const server = { ...WAREHOUSE, 'active-user': STAFF }
const params = { id: '7' }

export const Picking = widgetStory(widget, { params, server })

export const Start = widgetStory(widget, { server })

export const Sent = widgetStory(widget, {
  params,
  server: {
    ...server,
    'order-delivery': {
      ...DELIVERY,
      order_state: 'sent',
      picking_state: 'picked',
      can_pick: false,
      can_add_product: false,
      parcel: { width: 30, height: 20, depth: 10, weight: 1.25, label: '13870000000007' },
    },
  },
})

export const Waiting = widgetStory(widget, {
  params,
  server: { ...server, 'order-delivery': 'hang' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.ostrov-skeleton')).not.toBeNull()
  },
})

export const Failed = widgetStory(widget, {
  params,
  server: { ...server, 'order-delivery': { status: 400, body: {} } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(containing(t('failed')))).toBeVisible()
  },
})

export const Denied = widgetStory(widget, {
  params,
  showsErrors: true,
  server: { ...server, 'active-user': CUSTOMER },
  play: async ({ canvas }) => {
    await canvas.findByRole('alert')
    await expect(canvas.queryByText('2026000123')).toBeNull()
  },
})

export const Romanian = widgetStory(widget, { params, server, globals: { market: 'ro' } })

export const Dark = widgetStory(widget, { params, server, globals: { theme: 'dark' } })
