import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { setReporter } from '#core/report.ts'
import type { Fixture } from '#testing/fake-server.ts'
import { DELIVERED_ORDER, NEW_ORDER, ORDER, TRANSFER_ORDER } from '#testing/fixtures/orders.ts'
import { widget } from '#widgets/order-status/index.ts'
import { t } from '#widgets/order-status/messages.ts'
import { type WidgetStory, widgetStory } from '../.storybook/widget-story.tsx'

export default { title: 'Orders/Order status', beforeEach: () => setReporter(() => {}) } satisfies Meta

const show = (order: Fixture, more: WidgetStory = {}) =>
  widgetStory(widget, {
    params: { id: ORDER.id, hotline: '+420 800 123 456' },
    server: { 'order-status': order },
    play: async ({ canvasElement }) => {
      await waitFor(() => expect(canvasElement.querySelector('[aria-busy]')).toBeNull(), { timeout: 5000 })
    },
    ...more,
  })

export const Sent = show(ORDER)

export const Loading = show('hang', { play: async () => {} })

export const New = show(NEW_ORDER)

export const WaitingForTransfer = show(TRANSFER_ORDER)

export const InProgress = show({
  ...NEW_ORDER,
  state: 'in-progress',
  can_cancel: false,
  payment: { ...ORDER.payment },
  invoice: { state: 'in-progress', document: null },
  history: ORDER.history.slice(0, 2),
})

export const ReadyForPickup = show({
  ...ORDER,
  state: 'ready-for-pickup',
  delivery: {
    ...ORDER.delivery,
    code: 'store',
    kind: 'store',
    name: 'Vyzvednutí v prodejně',
    price: '0.00',
    number: null,
    tracking_url: null,
    status: 'Čeká na vyzvednutí',
    address: ['Prodejna Anděl', 'Štefánikova 1', '150 00 Praha 5'],
  },
  total: '22427.00',
  history: [...ORDER.history.slice(0, 2), { at: '2026-11-21T09:00:00Z', state: 'ready-for-pickup' }],
})

export const Delivered = show(DELIVERED_ORDER)

/** One of the three cables went back. */
export const PartlyReturned = show({
  ...DELIVERED_ORDER,
  items: DELIVERED_ORDER.items.map(item => (item.id === 9 ? { ...item, returnable: 2 } : item)),
  credit_note: { number: 'OD2026000002', url: '/cz/dobropis/Ab12-cd34-ef56/' },
  withdrawals: [{ number: 'OZ2026000002', created_at: '2026-11-25T10:00:00Z', refund: '249.00' }],
})

export const Cancelled = show({
  ...NEW_ORDER,
  state: 'cancelled',
  can_cancel: false,
  payment: { ...NEW_ORDER.payment, can_pay: false },
  history: [...NEW_ORDER.history, { at: '2026-11-20T10:00:00Z', state: 'cancelled' }],
})

export const AskedToCancel = show(NEW_ORDER, {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('cancel') }))
    const dialog = await canvas.findByRole('dialog')
    await waitFor(() => expect(dialog).toBeVisible())
  },
})

export const WithoutItems = show({ ...ORDER, items: [] }, { showsErrors: true })
export const NotFound = show({ status: 404, body: { detail: 'Not found.' } })
export const Invalid = show(ORDER, { params: { id: 'a b' }, showsErrors: true })
export const Failed = show({ status: 400, body: {} })

export const LongTexts = show(
  {
    ...ORDER,
    customer: { ...ORDER.customer, company: 'Velmidlouhýnázevfirmybezmezer'.repeat(4) },
    items: ORDER.items.map(item => ({ ...item, name: 'Telefon-s-dlouhým-názvem'.repeat(5) })),
  },
  { globals: { width: '320px' } },
)

export const Dark = show(DELIVERED_ORDER, { globals: { theme: 'dark' } })
export const Narrow = show(ORDER, { globals: { width: '390px' } })
export const Romanian = show(ORDER, { globals: { market: 'ro', language: 'ro' } })
export const English = show(DELIVERED_ORDER, { globals: { language: 'en' } })
