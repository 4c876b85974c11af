import type { Meta } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { setReporter } from '#core/report.ts'
import { t as line } from '#kit/cart/line-messages.ts'
import { t as tGoods } from '#kit/cart/missing-goods-messages.ts'
import type { Fixtures } from '#testing/fake-server.ts'
import { CART_PACKAGES, createFakeCart, describeCart, serveCart } from '#testing/fixtures/cart.ts'
import { widget } from '#widgets/cart/index.ts'
import { containing, tell, told, whole } from '../.storybook/say.ts'
import { type WidgetStory, widgetStory } from '../.storybook/widget-story.tsx'

export default { title: 'Shop/Cart', beforeEach: () => setReporter(() => {}) } satisfies Meta

/** Free delivery as on the shop's page: what tells of it has its room from the start. */
const params = { goodsUrl: '/cz/zbozi/', checkoutUrl: '/cz/pokladna/', freeFrom: '25000' }

const show = (more?: Fixtures, story: WidgetStory = {}) =>
  widgetStory(widget, { params, server: serveCart(createFakeCart(), more), ...story })
const [PHONE, CABLE] = CART_PACKAGES

export const Filled = show()

export const Waiting = show({ 'cart-packages': 'hang' })

export const Empty = show({ 'cart-packages': describeCart([]), 'cart-count': { count: 0 } })

const FAILED: Fixtures = { 'cart-packages': { status: 400, body: {} } }
const failure = (hotlines: number): WidgetStory => ({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(containing(tell({ kind: 'server' })()))).toBeVisible()
    await expect(canvas.queryAllByRole('link')).toHaveLength(hotlines)
  },
})
export const Failed = show(FAILED, failure(1))
/** The page names no hotline. */
export const FailedWithoutHotline = show(FAILED, { page: { hotline: undefined }, ...failure(0) })

export const PriceChanged = show({
  'cart-packages': describeCart(PHONE ? [{ ...PHONE, former_price: '19990.00' as never }] : []),
})

export const Accessory = show({
  'cart-packages': describeCart(
    PHONE && CABLE
      ? [PHONE, { ...CABLE, parent_id: PHONE.id as never, parent_product_seo_name: 'iphone-16' as never }]
      : [],
  ),
})

export const Removed = show(undefined, {
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: whole(line('removeOne', { name: told('Kabel USB-C') })) }),
    )
    await expect(await canvas.findByRole('button', { name: whole(tGoods('undo')) })).toBeVisible()
  },
})

export const Refused = show(
  { 'change-package-product': { status: 400, body: { quantity: ['Skladem jsou jen 2 kusy.'] } } },
  {
    play: async ({ canvas }) => {
      await userEvent.click(
        await canvas.findByRole('button', { name: whole(line('more', { name: told('Kabel USB-C') })) }),
      )
      await expect(await canvas.findByRole('alert')).toBeVisible()
    },
  },
)

export const Romanian = show(undefined, { globals: { market: 'ro' } })

export const Dark = show(undefined, { globals: { theme: 'dark' } })

export const Narrow = show(undefined, { globals: { width: '320px' } })
