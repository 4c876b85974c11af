import type { Meta } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import type { Fixture } from '#testing/fake-server.ts'
import { DETAIL, PICKUP } from '#testing/fixtures/buyback-review.ts'
import { widget } from '#widgets/buyback-review/index.ts'
import { type WidgetStory, widgetStory } from '../.storybook/widget-story.tsx'

export default { title: 'Buy-back/Overview of a sale' } satisfies Meta

const review = (answer: Fixture, more: WidgetStory = {}) =>
  widgetStory(widget, {
    params: { id: 'a1b2c3d4e5' },
    server: { 'buyout-detail': answer },
    // What is checked is what a visitor reads in the end, not the skeleton before it.
    play: async ({ canvas, canvasElement }) => {
      await waitFor(() => expect(canvasElement.querySelector('[aria-busy]')).toBeNull(), { timeout: 5000 })
      if (isDetail(answer)) await expect((await canvas.findAllByText(/iPhone 13/))[0]).toBeVisible()
      else await expect(canvas.getByRole('alert')).not.toBeEmptyDOMElement()
    },
    ...more,
  })

const isDetail = (answer: Fixture): boolean => typeof answer === 'object' && 'customer_data' in answer

const SIGNED_OUT = { status: 403, body: { detail: 'Authentication credentials were not provided.' } }
const DENIED = { status: 403, body: { detail: 'You do not have permission to perform this action.' } }

export const Submitted = review(DETAIL)

export const Loading = review('hang', { play: async () => {} })

export const PickedUpElsewhere = review({ ...DETAIL, pickup_address: PICKUP })

export const Paid = review({ ...DETAIL, state: 'paid' })

/** The server's price came about in another way than by the list, so no arithmetic is shown. */
export const AgreedPrice = review({ ...DETAIL, price: '7500.00' })

export const WithoutPictureAndOptionals = review({
  ...DETAIL,
  state: null,
  created: null,
  version: null,
  minimal_buyout_price: null,
  product_color_choice: { value: 'x', label: 'modrá' },
  customer_data: { first_name: 'Jana', last_name: 'Nováková', phone_number: null },
})

export const LongTexts = review(
  {
    ...DETAIL,
    product_model_choice: { value: 'x', label: 'iPhone 13 Pro Max 1 TB s prodlouženou zárukou a krytem' },
    customer_data: {
      ...DETAIL.customer_data,
      last_name: 'Nováková-Dlouhopříjmení-Bezmezerová'.repeat(3),
      e_mail: `${'velmi-dlouhy-e-mail'.repeat(5)}@example.cz`,
    },
  },
  { globals: { width: '320px' } },
)

export const Dark = review(DETAIL, { globals: { theme: 'dark' } })
export const Narrow = review(DETAIL, { globals: { width: '390px' } })
export const Romanian = review(DETAIL, { globals: { market: 'ro', language: 'ro' } })
export const English = review(DETAIL, { globals: { language: 'en' } })

export const NotFound = review({ status: 404, body: { detail: 'Not found.' } })
export const SignedOut = review(SIGNED_OUT)
export const Denied = review(DENIED, { globals: { language: 'en' } })
export const DeniedCzech = review(DENIED)
export const WrongShape = review({ status: 200, body: '<html><body>Údržba</body></html>' })
