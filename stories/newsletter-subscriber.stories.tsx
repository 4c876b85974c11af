import type { Meta } from '@storybook/react-vite'
import type { ReactNode } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { describeRefusal } from '#core/intl/refusal-text.ts'
import { words } from '#core/intl/words.ts'
import { setReporter } from '#core/report.ts'
import { defineWidget } from '#core/widget.ts'
import { createDraft } from '#kit/form/early-draft.ts'
import type { Fixtures } from '#testing/fake-server.ts'
import { makeEmpty } from '#widgets/newsletter-subscriber/draft.ts'
import { EarlySubscription } from '#widgets/newsletter-subscriber/early-subscription.tsx'
import { widget } from '#widgets/newsletter-subscriber/index.ts'
import { t } from '#widgets/newsletter-subscriber/messages.ts'
import { containing, tell, told } from '../.storybook/say.ts'
import { type WidgetStory, widgetStory } from '../.storybook/widget-story.tsx'

export default { title: 'Shop/Newsletter' } satisfies Meta

type Play = NonNullable<WidgetStory['play']>

/** The whole form has come: it has a place for its errors. */
const ready: Play = async ({ canvasElement }) => {
  await waitFor(() => expect(canvasElement.querySelector('.ostrov-summary')).not.toBeNull())
}

const asks = (more: WidgetStory = {}) =>
  widgetStory(widget, {
    params: { termsUrl: '/cz/newsletter/podminky/' },
    server: { 'news-add-subscriber': { status: 204 } },
    play: ready,
    ...more,
  })

/** Fills in and sends, in whatever language, and waits for what the visitor is told. */
const sends =
  (text: () => string, email = 'jana@example.cz'): Play =>
  async context => {
    const { canvasElement } = context
    setReporter(() => {})
    await ready(context)
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByRole('textbox'), email)
    await userEvent.click(canvas.getByRole('checkbox'))
    await userEvent.click(canvas.getByRole('button'))
    await canvas.findByText(containing(text()))
  }

const fails = (answer: NonNullable<Fixtures['news-add-subscriber']>, text: () => string) =>
  asks({ server: { 'news-add-subscriber': answer }, play: sends(text) })

const DONE = () => t('done')

/** Before the code that checks and sends has come, and where it did not come. */
const EarlyView = (): ReactNode => (
  <section className="ostrov-newsletter" aria-label={t('heading')}>
    <EarlySubscription draft={createDraft(makeEmpty())} terms={null} onRetry={null} />
  </section>
)
const CodeMissingView = (): ReactNode => (
  <section className="ostrov-newsletter" aria-label={t('heading')}>
    <EarlySubscription draft={createDraft(makeEmpty())} terms={null} onRetry={() => {}} />
  </section>
)

export const Empty = asks()

export const Early = widgetStory(defineWidget({ ...widget, View: EarlyView }))
export const CodeMissing = widgetStory(defineWidget({ ...widget, View: CodeMissingView }), {
  showsErrors: true,
})

export const Romanian = asks({ globals: { market: 'ro', language: 'ro' } })
export const English = asks({ globals: { language: 'en' } })
export const Dark = asks({ globals: { theme: 'dark' } })
export const Narrow = asks({ globals: { width: '320px' } })
export const WithoutTerms = asks({ params: {} })
export const OwnWords = asks({
  params: {
    heading: 'Slevy jen pro odběratele',
    text: 'Dvakrát do měsíce, nejvýš tři nabídky.',
    termsUrl: '/cz/newsletter/podminky/',
  },
})

export const Refused = asks({
  play: async context => {
    const { canvas, canvasElement } = context
    await ready(context)
    await userEvent.click(canvas.getByRole('button', { name: t('submit') }))
    await waitFor(() => expect(canvasElement.querySelectorAll('[aria-invalid="true"]')).toHaveLength(2))
    await expect(canvasElement.querySelector('[aria-invalid="true"]')).toHaveFocus()
  },
})
export const WrongAddress = asks({ play: sends(() => describeRefusal('email.format'), 'jana@') })
export const Sending = asks({
  server: { 'news-add-subscriber': 'hang' },
  play: sends(() => words('sending')),
})

export const Done = asks({ play: sends(DONE) })
export const DoneDark = asks({ globals: { theme: 'dark' }, play: sends(DONE) })
export const DoneNarrow = asks({ globals: { width: '320px' }, play: sends(DONE) })
export const DoneRomanian = asks({
  globals: { market: 'ro', language: 'ro' },
  play: sends(DONE, 'ana@example.ro'),
})
export const SubscribedAlready = fails({ status: 409, body: { detail: 'Conflict.' } }, DONE)

export const RefusedByServer = fails(
  { status: 400, body: { e_mail: ['Vložte platnou e-mailovou adresu.'] } },
  () => told('Vložte platnou e-mailovou adresu.'),
)
export const Throttled = fails(
  { status: 429, body: {}, headers: { 'retry-after': '30' } },
  tell({ kind: 'too-many', retryAfter: 30 }),
)
export const ServerDown = fails(
  { status: 500, body: '<h1>Server Error (500)</h1>' },
  tell({ kind: 'server' }),
)
export const LostAnswer = fails('offline', tell({ kind: 'offline' }, true))
export const Denied = fails({ status: 403, body: { detail: 'Přístup odepřen.' } }, () =>
  told('Přístup odepřen.'),
)
