import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { words } from '#core/intl/words.ts'
import type { Fixture } from '#testing/fake-server.ts'
import { CUSTOMER, NOBODY, PURGED, STAFF } from '#testing/fixtures/purge.ts'
import { widget } from '#widgets/purge-dialog/index.ts'
import { t } from '#widgets/purge-dialog/messages.ts'
import { type WidgetStory, widgetStory } from '../.storybook/widget-story.tsx'

export default { title: 'Back office/Cache purge' } satisfies Meta

type Play = NonNullable<WidgetStory['play']>
type Act = (dialog: ReturnType<typeof within>, all: Parameters<Play>[0]) => Promise<void>

const MODES = { key: 0, url: 1, full: 2 } as const

/** A member of staff with the dialog open, who then does as told. */
const opened = (act: Act = async () => {}, answer: Fixture = PURGED, more: WidgetStory = {}) =>
  widgetStory(widget, {
    server: { 'active-user': STAFF, 'fastly-purge': answer },
    play: async all => {
      await userEvent.click(await all.canvas.findByRole('button', {}, { timeout: 5000 }))
      const dialog = await within(document.body).findByRole('dialog', {}, { timeout: 5000 })
      await act(within(dialog), all)
    },
    ...more,
  })

const visited = (user: Fixture, more: WidgetStory = {}) =>
  widgetStory(widget, {
    server: { 'active-user': user },
    play: ({ canvasElement }) =>
      waitFor(() => expect(canvasElement.querySelector('[aria-busy]')).toBeNull(), { timeout: 5000 }),
    ...more,
  })

const choose = async (dialog: ReturnType<typeof within>, mode: keyof typeof MODES): Promise<void> => {
  const radio = dialog.getAllByRole('radio')[MODES[mode]]
  if (!radio) throw new Error(`the dialog does not offer "${mode}"`)
  await userEvent.click(radio)
}
const submit = async (dialog: ReturnType<typeof within>): Promise<void> => {
  const button = document.querySelector<HTMLElement>('dialog [type="submit"]')
  if (!button) throw new Error('nothing sends the dialog')
  await userEvent.click(button)
  await waitFor(() => expect(dialog.queryByText(words('sending'))).toBeNull(), { timeout: 5000 })
}
const purge: Act = dialog => submit(dialog)

export const Staff = visited(STAFF)
export const Loading = visited('hang', { play: async () => {} })
export const SignedOut = visited(NOBODY)
export const Denied = visited(CUSTOMER, { showsErrors: true })
export const AccessUnknown = visited({ status: 404, body: { detail: 'Nenalezeno.' } })

export const ByKeys = opened()
export const ByAddress = opened(async dialog => {
  await choose(dialog, 'url')
  await userEvent.type(await dialog.findByRole('textbox'), '/cz/vykup/?type=telefony')
})
export const Everything = opened(dialog => choose(dialog, 'full'))
export const EverythingAsked = opened(async dialog => {
  await choose(dialog, 'full')
  await submit(dialog)
})
export const WithoutEverything = opened(undefined, PURGED, { params: { full: false } })

export const ManyKeys = opened(undefined, PURGED, {
  params: {
    keys: Array.from({ length: 40 }, (_, i) => `product-${1000 + i}`)
      .concat('velmi-dlouhy-klic-'.repeat(20))
      .join(' '),
  },
  globals: { width: '390px' },
})
export const Refused = opened(async dialog => {
  await choose(dialog, 'url')
  await userEvent.type(await dialog.findByRole('textbox'), 'https://jinde.example/')
  await submit(dialog)
}, PURGED)

export const Purged = opened(async (dialog, { canvas }) => {
  await submit(dialog)
  await expect(await canvas.findByText(t('doneSoft'))).toBeVisible()
})
export const Sending = opened(async () => {
  await userEvent.click(document.querySelector('dialog [type="submit"]') as HTMLElement)
}, 'hang')

export const Failed = opened(purge, { status: 500, body: '<h1>Server Error (500)</h1>' })
export const FailedOffline = opened(purge, 'offline')
export const FailedSession = opened(purge, {
  status: 403,
  body: { detail: 'Authentication credentials were not provided.' },
})
export const FailedDenied = opened(purge, {
  status: 403,
  body: { detail: 'You do not have permission to perform this action.' },
})
export const FailedTooOften = opened(purge, { status: 429, body: {}, headers: { 'Retry-After': '30' } })
export const FailedByServer = opened(purge, {
  status: 400,
  body: { keys: ['Klíč „html“ tato služba nezná.'] },
})
export const FailedOutcome = opened(purge, { status: 200, body: '<html><body>Údržba</body></html>' })

export const Dark = opened(undefined, PURGED, { globals: { theme: 'dark' } })
export const Narrow = opened(undefined, PURGED, { globals: { width: '320px' } })
export const Romanian = opened(dialog => choose(dialog, 'full'), PURGED, { globals: { market: 'ro' } })
export const English = opened(purge, 'offline', { globals: { language: 'en' } })
