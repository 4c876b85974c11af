import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { createTranslate } from '#core/intl/translate.ts'
import { words } from '#core/intl/words.ts'
import { setReporter } from '#core/report.ts'
import { passwordMessages } from '#kit/form/password-messages.ts'
import type { Fixtures } from '#testing/fake-server.ts'
import { widget } from '#widgets/login/index.ts'
import { t } from '#widgets/login/messages.ts'
import { containing, starting, tell, told } from '../.storybook/say.ts'
import { type WidgetStory, widgetStory } from '../.storybook/widget-story.tsx'

export default { title: 'Visitor/Sign-in' } satisfies Meta

const tPassword = createTranslate(passwordMessages)

const NOBODY = { authenticated: false }
const JANA = { authenticated: true, first_name: 'Jana', last_name: 'Nováková' }

const asks = (more: WidgetStory = {}) =>
  widgetStory(widget, {
    params: { resetUrl: '/cz/obnova-hesla/' },
    server: { 'active-user': NOBODY, login: { status: 204 } },
    ...more,
  })

const knows = (more: WidgetStory = {}) =>
  widgetStory(widget, {
    page: { user: { authenticated: true } },
    server: { 'active-user': JANA, logout: { status: 204 } },
    play: async ({ canvas }) => {
      await canvas.findByText(containing(`${told('Jana')} ${told('Nováková')}`), { selector: 'strong' })
    },
    ...more,
  })

type Play = NonNullable<WidgetStory['play']>

/** Fills in and sends, and waits for what the visitor is told. */
const sends =
  (text: () => string): Play =>
  async ({ canvasElement }) => {
    setReporter(() => {})
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByLabelText(t('email')), 'jana@example.cz')
    await userEvent.type(canvas.getByLabelText(t('password')), 'Tajne-1')
    await userEvent.click(canvas.getByRole('button', { name: t('submit') }))
    await canvas.findByText(containing(text()))
  }

const fails = (login: NonNullable<Fixtures['login']>, text: () => string) =>
  asks({ server: { 'active-user': NOBODY, login }, play: sends(text) })

export const Empty = asks()
export const Romanian = asks({ globals: { market: 'ro', language: 'ro' } })
export const Dark = asks({ globals: { theme: 'dark' } })
export const Narrow = asks({ globals: { width: '320px' } })
export const WithoutResetLink = asks({ params: {} })

export const PasswordShown = asks({
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(t('password')), 'Tajne-1')
    await userEvent.click(canvas.getByRole('button', { name: tPassword('show') }))
    await expect(canvas.getByLabelText(t('password'))).toHaveAttribute('type', 'text')
  },
})

export const Refused = asks({
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: t('submit') }))
    await waitFor(() => expect(canvasElement.querySelectorAll('[aria-invalid="true"]')).toHaveLength(2))
    await expect(canvasElement.querySelector('[aria-invalid="true"]')).toHaveFocus()
  },
})

export const Sending = asks({
  server: { 'active-user': NOBODY, login: 'hang' },
  play: sends(() => words('sending')),
})

export const WrongCredentials = fails(
  { status: 400, body: { non_field_errors: ['E-mail nebo heslo nesouhlasí.'] } },
  () => told('E-mail nebo heslo nesouhlasí.'),
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
export const Denied = fails({ status: 403, body: { detail: 'Účet je zablokovaný.' } }, () =>
  told('Účet je zablokovaný.'),
)

export const SignedIn = knows()
export const SignedInDark = knows({ globals: { theme: 'dark' } })
export const SignedInRomanian = knows({ globals: { market: 'ro', language: 'ro' } })
export const SignedInAndGoingOn = knows({ params: { next: '/cz/kosik/' } })
export const SignOutFailed = knows({
  server: { 'active-user': JANA, logout: { status: 500, body: '' } },
  play: async ({ canvas }) => {
    setReporter(() => {})
    await canvas.findByText(containing(`${told('Jana')} ${told('Nováková')}`), { selector: 'strong' })
    await userEvent.click(canvas.getByRole('button', { name: t('signOut') }))
    await canvas.findByText(starting(t('signOutFailed')))
  },
})
