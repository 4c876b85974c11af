import type { Meta } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { createTranslate } from '#core/intl/translate.ts'
import { setReporter } from '#core/report.ts'
import type { Fixtures } from '#testing/fake-server.ts'
import { ARTICLE } from '#testing/fixtures/article.ts'
import { checkoutShop, createFakeCheckout } from '#testing/fixtures/checkout.ts'
import { detailsMessages } from '#widgets/checkout/details-messages.ts'
import { discountMessages } from '#widgets/checkout/discount-messages.ts'
import { widget } from '#widgets/checkout/index.ts'
import { t } from '#widgets/checkout/messages.ts'
import { profileMessages } from '#widgets/checkout/profile-messages.ts'
import { containing, told, whole } from '../.storybook/say.ts'
import { type WidgetStory, widgetStory } from '../.storybook/widget-story.tsx'

export default { title: 'Checkout/Checkout', beforeEach: () => setReporter(() => {}) } satisfies Meta

const tDetails = createTranslate(detailsMessages)
const tDiscount = createTranslate(discountMessages)
const tProfile = createTranslate(profileMessages)

const params = { termsUrl: '/cz/podminky/', cartUrl: '/cz/kosik/', goodsUrl: '/cz/zbozi/' }

/** A shop that keeps the order as long as the story stands. */
function show(
  server: Fixtures = {},
  {
    change = {},
    ...story
  }: WidgetStory & { change?: Parameters<ReturnType<typeof createFakeCheckout>['change']>[0] } = {},
) {
  const shop = createFakeCheckout()
  shop.change(change)
  return widgetStory(widget, { params, server: checkoutShop(shop, server), ...story })
}

export const Filled = show()

export const Waiting = show({ 'cart-products': 'hang' })

export const Empty = show({}, { change: { products: [] } })

export const Failed = show({ 'cart-products': { status: 400, body: {} } })

export const Noticed = show(
  {},
  {
    change: {
      notices: [
        { kind: 'price-changed', about: 'Obal' },
        { kind: 'not-in-stock', about: 'Apple iPhone 16 128 GB' },
        { kind: 'place-not-available' },
      ],
    },
  },
)

export const Discounted = show(undefined, {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText(t('addCode')))
    await userEvent.type(await canvas.findByRole('textbox', { name: tDiscount('code') }), 'LETO{Enter}')
    await expect(
      await canvas.findByRole('button', { name: whole(t('removeDiscount', { name: 'LETO' })) }),
    ).toBeVisible()
  },
})

export const CompanyElsewhere = show(undefined, {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: tDetails('invoiceOnCompany') }))
    await userEvent.click(canvas.getByRole('checkbox', { name: tDetails('hasOtherAddress') }))
    await expect(await canvas.findByRole('group', { name: tDetails('otherAddress') })).toBeVisible()
  },
})

export const Terms = show(
  { 'article-business-terms': ARTICLE },
  {
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('link', { name: whole(tDetails('termsLink')) }))
      await expect(await canvas.findByText('Kartou')).toBeVisible()
    },
  },
)

export const SavedToAccount = show(
  {
    'active-user': { authenticated: true, first_name: 'Eva', last_name: 'Malá', e_mail: 'eva@example.cz' },
    'active-user-save': { status: 204 },
  },
  {
    page: { user: { authenticated: true } },
    play: async ({ canvas }) => {
      const phone = await canvas.findByRole('textbox', { name: tDetails('phone') })
      await userEvent.type(phone, told('+420 602 123 456'))
      await userEvent.click(await canvas.findByRole('button', { name: whole(tProfile('save')) }))
      await expect((await canvas.findAllByText(containing(tProfile('saved'))))[0]).toBeVisible()
    },
  },
)

export const Romanian = show(undefined, { globals: { market: 'ro' } })

export const Dark = show(undefined, { globals: { theme: 'dark' } })

export const Narrow = show(undefined, { globals: { width: '390px' } })
