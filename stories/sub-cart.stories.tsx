import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { setReporter } from '#core/report.ts'
import type { Fixtures } from '#testing/fake-server.ts'
import { createFakeCart, describeCart, serveCart } from '#testing/fixtures/cart.ts'
import { widget } from '#widgets/sub-cart/index.ts'
import { type WidgetStory, widgetStory } from '../.storybook/widget-story.tsx'

export default { title: 'Shop/Sub-cart', beforeEach: () => setReporter(() => {}) } satisfies Meta

const params = { layout: 'inline', cartUrl: '/cz/kosik/', checkoutUrl: '/cz/pokladna/' }
const show = (server: Fixtures = {}, story: WidgetStory = {}) =>
  widgetStory(widget, { params, server: serveCart(createFakeCart(), server), ...story })

export const Inline = show()

export const Opened = show(
  {},
  {
    params: { ...params, layout: 'drawer' },
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('button', { name: /, 3/ }))
      await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible())
    },
  },
)

export const Empty = show({ 'cart-packages': describeCart([]), 'cart-count': { count: 0 } })

export const Waiting = show({ 'cart-packages': 'hang' })

export const Failed = show({ 'cart-packages': { status: 400, body: {} } })

export const Romanian = show({}, { globals: { market: 'ro' } })

export const Dark = show({}, { globals: { theme: 'dark' } })
