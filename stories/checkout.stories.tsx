import type { Meta } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { setReporter } from '#core/report.ts'
import type { Fixtures } from '#testing/fake-server.ts'
import { ARTICLE } from '#testing/fixtures/article.ts'
import { checkoutShop, createFakeCheckout } from '#testing/fixtures/checkout.ts'
import { widget } from '#widgets/checkout/index.ts'
import { type WidgetStory, widgetStory } from '../.storybook/widget-story.tsx'

export default { title: 'Checkout/Checkout', beforeEach: () => setReporter(() => {}) } satisfies Meta

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
    await userEvent.click(await canvas.findByText('Mám slevový kód'))
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Slevový kód' }), 'LETO{Enter}')
    await expect(await canvas.findByRole('button', { name: 'Odebrat slevu: LETO' })).toBeVisible()
  },
})

export const CompanyElsewhere = show(undefined, {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Nakupuji na firmu' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Doručit na jinou adresu' }))
    await expect(await canvas.findByRole('group', { name: 'Doručovací adresa' })).toBeVisible()
  },
})

export const Terms = show(
  { 'article-business-terms': ARTICLE },
  {
    play: async ({ canvas }) => {
      await userEvent.click(await canvas.findByRole('link', { name: 'obchodními podmínkami' }))
      await expect(await canvas.findByText('Převodem')).toBeVisible()
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
      const phone = await canvas.findByRole('textbox', { name: 'Telefon' })
      await userEvent.type(phone, '601 123 456')
      await userEvent.click(await canvas.findByRole('button', { name: /^Uložit jméno/ }))
      await expect((await canvas.findAllByText(/jsou uložené ve vašem účtu/))[0]).toBeVisible()
    },
  },
)

export const Romanian = show(undefined, { globals: { market: 'ro' } })

export const Dark = show(undefined, { globals: { theme: 'dark' } })

export const Narrow = show(undefined, { globals: { width: '390px' } })
