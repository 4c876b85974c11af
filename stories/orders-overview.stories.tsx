import type { Meta } from '@storybook/react-vite'
import { setReporter } from '#core/report.ts'
import type { Fixtures } from '#testing/fake-server.ts'
import { ORDER_ROWS, pageOf } from '#testing/fixtures/orders.ts'
import { widget } from '#widgets/orders-overview/index.ts'
import { type WidgetStory, widgetStory } from '../.storybook/widget-story.tsx'

export default { title: 'Orders/Orders overview', beforeEach: () => setReporter(() => {}) } satisfies Meta

type Answer = NonNullable<Fixtures['orders']>
const serve =
  (rows = ORDER_ROWS): Answer =>
  ({ query }) =>
    pageOf(rows, query)
const show = (answer: Answer = serve(), more: WidgetStory = {}) =>
  widgetStory(widget, {
    params: { goodsUrl: '/cz/zbozi/' },
    server: { orders: answer, 'active-user': { authenticated: true } },
    page: { user: { authenticated: true } },
    ...more,
  })

export const Filled = show()
export const Waiting = show('hang')
export const Empty = show(serve([]))
export const Failed = show({ status: 400, body: {} })
export const SignedOut = show(serve(), { page: { user: { authenticated: false } } })
export const Romanian = show(serve(), { globals: { market: 'ro', language: 'ro' } })
export const Dark = show(serve(), { globals: { theme: 'dark' } })
export const Narrow = show(serve(), { globals: { width: '320px' } })
