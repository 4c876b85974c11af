import type { Meta } from '@storybook/react-vite'
import { setReporter } from '#core/report.ts'
import type { Fixture } from '#testing/fake-server.ts'
import { INSTALMENTS } from '#testing/fixtures/instalments.ts'
import { widget } from '#widgets/instalment-calculator/index.ts'
import { type WidgetStory, widgetStory } from '../.storybook/widget-story.tsx'

export default { title: 'Shop/Instalment calculator', beforeEach: () => setReporter(() => {}) } satisfies Meta

const show = (answer: Fixture = INSTALMENTS, story: WidgetStory = {}) =>
  widgetStory(widget, {
    params: { product: 'iphone-16' },
    server: { 'installment-data': answer, 'best-installments': answer, 'cart-count': { count: 1 } },
    ...story,
  })

export const OfProduct = show()

export const OfCart = show(INSTALMENTS, { params: { product: '' } })

export const Waiting = show('hang')

export const Failed = show({ status: 400, body: {} })

export const None = show({ price: '249.00', installments: [], note: null })

export const Romanian = show(INSTALMENTS, { globals: { market: 'ro' } })

export const Dark = show(INSTALMENTS, { globals: { theme: 'dark' } })
