import type { Meta } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { setReporter } from '#core/report.ts'
import type { Fixtures } from '#testing/fake-server.ts'
import { widget } from '#widgets/login/index.ts'
import { type WidgetStory, widgetStory } from '../.storybook/widget-story.tsx'

export default { title: 'Visitor/Sign-in' } satisfies Meta

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
      await canvas.findByText(/(Jana Nováková|Ioana Popescu)/, { selector: 'strong' })
    },
    ...more,
  })

type Play = NonNullable<WidgetStory['play']>

/** Fills in and sends, and waits for what the visitor is told. */
const sends =
  (told: RegExp): Play =>
  async ({ canvasElement }) => {
    setReporter(() => {})
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByLabelText('E-mail'), 'jana@example.cz')
    await userEvent.type(canvas.getByLabelText('Heslo'), 'Tajne-1')
    await userEvent.click(canvas.getByRole('button', { name: 'Přihlásit se' }))
    await canvas.findByText(told)
  }

const fails = (login: NonNullable<Fixtures['login']>, told: RegExp) =>
  asks({ server: { 'active-user': NOBODY, login }, play: sends(told) })

export const Empty = asks()
export const Romanian = asks({ globals: { market: 'ro', language: 'ro' } })
export const Dark = asks({ globals: { theme: 'dark' } })
export const Narrow = asks({ globals: { width: '320px' } })
export const WithoutResetLink = asks({ params: {} })

export const PasswordShown = asks({
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Heslo'), 'Tajne-1')
    await userEvent.click(canvas.getByRole('button', { name: 'Zobrazit heslo' }))
    await expect(canvas.getByLabelText('Heslo')).toHaveAttribute('type', 'text')
  },
})

export const Refused = asks({
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Přihlásit se' }))
    await canvas.findByText('Opravte prosím 2 údaje')
  },
})

export const Sending = asks({
  server: { 'active-user': NOBODY, login: 'hang' },
  play: sends(/^Odesílá se…$/),
})

export const WrongCredentials = fails(
  { status: 400, body: { non_field_errors: ['E-mail nebo heslo nesouhlasí.'] } },
  /^E-mail nebo heslo nesouhlasí\.$/,
)
export const Throttled = fails(
  { status: 429, body: {}, headers: { 'retry-after': '30' } },
  /Zkuste to znovu za 30 sekund/,
)
export const ServerDown = fails({ status: 500, body: '<h1>Server Error (500)</h1>' }, /došlo k chybě/)
export const LostAnswer = fails('offline', /Nevíme, jestli/)
export const Denied = fails({ status: 403, body: { detail: 'Účet je zablokovaný.' } }, /zablokovaný/)

export const SignedIn = knows()
export const SignedInDark = knows({ globals: { theme: 'dark' } })
export const SignedInRomanian = knows({ globals: { market: 'ro', language: 'ro' } })
export const SignedInAndGoingOn = knows({ params: { next: '/cz/kosik/' } })
export const SignOutFailed = knows({
  server: { 'active-user': JANA, logout: { status: 500, body: '' } },
  play: async ({ canvas }) => {
    setReporter(() => {})
    await canvas.findByText(/(Jana Nováková|Ioana Popescu)/, { selector: 'strong' })
    await userEvent.click(canvas.getByRole('button', { name: 'Odhlásit se' }))
    await canvas.findByText('Odhlášení se nezdařilo.')
  },
})
