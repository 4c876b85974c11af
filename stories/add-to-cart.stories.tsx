import type { Meta } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { setReporter } from '#core/report.ts'
import { t as tPay } from '#kit/instalments/pay-messages.ts'
import type { Fixtures } from '#testing/fake-server.ts'
import { INSTALMENTS } from '#testing/fixtures/instalments.ts'
import { OFFER } from '#testing/fixtures/product-offer.ts'
import { widget } from '#widgets/add-to-cart/index.ts'
import { t } from '#widgets/add-to-cart/messages.ts'
import { whole } from '../.storybook/say.ts'
import { type WidgetStory, widgetStory } from '../.storybook/widget-story.tsx'

export default { title: 'Shop/Add to cart', beforeEach: () => setReporter(() => {}) } satisfies Meta

const params = { product: 'iphone-16', cartUrl: '/cz/kosik/' }
const show = (server: Fixtures = {}, { params: more = {}, ...story }: WidgetStory = {}) =>
  widgetStory(widget, {
    params: { ...params, ...more },
    server: {
      'product-offer': OFFER,
      'cart-count': { count: 1 },
      'add-product': { count: 2 },
      'cart-summary': { count: 2, total: '41980.00', cart_packages_items: [] },
      'installment-data': INSTALMENTS,
      ...server,
    },
    ...story,
  })
const press: NonNullable<WidgetStory['play']> = async ({ canvas }) => {
  await userEvent.click(await canvas.findByRole('button', { name: whole(t('add')) }))
}

export const Offered = show()

export const Waiting = show({ 'product-offer': 'hang' })

export const Failed = show({ 'product-offer': { status: 400, body: {} } })

export const NotSold = show({ 'product-offer': { ...OFFER, is_sold: false, max_quantity: 0 } })

export const LastPieces = show({ 'product-offer': { ...OFFER, max_quantity: 2, common_price: '22990.00' } })

export const Compact = show({}, { params: { layout: 'compact' } })

export const Added = show(
  {},
  {
    play: async story => {
      await press(story)
      await expect(await story.canvas.findByRole('link')).toBeVisible()
      await expect(await story.canvas.findByRole('status')).toBeVisible()
    },
  },
)

export const Refused = show(
  { 'add-product': { status: 400, body: { non_field_errors: ['Produkt nelze koupit.'] } } },
  {
    play: async story => {
      await press(story)
      await expect(await story.canvas.findByRole('alert')).toBeVisible()
    },
  },
)

export const Instalments = show(
  {},
  {
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByText(tPay('instalments')))
      await expect((await canvas.findAllByRole('radio'))[0]).toBeVisible()
    },
  },
)

export const Romanian = show({}, { globals: { market: 'ro' } })

export const Dark = show({}, { globals: { theme: 'dark' } })
