import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readParams } from '#core/params/read-params.ts'
import { setReporter } from '#core/report.ts'
import { navigation } from '#kit/link/navigation.ts'
import type { Call, Fixtures } from '#testing/fake-server.ts'
import { type RenderedWidget, renderWidget } from '#testing/render-widget.tsx'
import { widget } from './index.ts'

const NOBODY = { authenticated: false }
const JANA = { authenticated: true, first_name: 'Jana', last_name: 'Nováková' }
const EMAIL = 'jana@example.cz'
const PASSWORD = ' Tajné-1 '
const GOOD = { login: { status: 204 }, logout: { status: 204 } }

const start = `${location.pathname}${location.search}`
const goTo = vi.fn()
const host = globalThis as { dataLayer?: Record<string, unknown>[] }

beforeEach(() => {
  vi.spyOn(navigation, 'goTo').mockImplementation(goTo)
  goTo.mockReset()
  delete host.dataLayer
  setReporter(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
  history.replaceState(null, '', start)
})

/** An account as the server has it: signing in and out changes who the active user is. */
function openAccount(isSignedIn = false): Fixtures {
  let isIn = isSignedIn
  return {
    'active-user': () => ({ ...(isIn ? JANA : NOBODY) }),
    login: () => {
      isIn = true
      return { status: 204 }
    },
    logout: () => {
      isIn = false
      return { status: 204 }
    },
  }
}

const show = (server: Fixtures = openAccount(), params = {}, page = {}): RenderedWidget =>
  renderWidget(widget, { params, page, server })
/** The account in the island itself; screen readers are told of it elsewhere, too. */
const findAccount = (words = 'Přihlášený účet: Jana Nováková') =>
  screen.findByText(words, { selector: 'strong *, strong' })
/** Of the whole form: the one before it has tests of its own. */
async function emailField(): Promise<HTMLElement> {
  await waitFor(() => expect(document.querySelector('form > .ostrov-summary')).not.toBeNull())
  return screen.findByRole('textbox', { name: 'E-mail' })
}
const passwordField = () => screen.getByLabelText('Heslo')
const submit = () => screen.getByRole('button', { name: /^(?:Přihlásit se|Odesílá se…)$/ })
const listCalls = ({ server }: RenderedWidget, route: string): Call[] =>
  server.calls.filter(call => call.route === route)

async function signIn(email = EMAIL, password = PASSWORD): Promise<void> {
  await userEvent.type(await emailField(), email)
  await userEvent.type(passwordField(), password)
  await userEvent.click(submit())
}

test('OT-017 a visitor signs in by e-mail and password, and is greeted by name', async () => {
  const shown = show()
  await signIn()
  expect(await findAccount()).toBeVisible()
  expect(listCalls(shown, 'login').map(call => call.body)).toEqual([{ e_mail: EMAIL, password: PASSWORD }])
  expect(screen.queryByLabelText('Heslo')).toBeNull()
  expect(goTo).not.toHaveBeenCalled()
})

test('Enter in the password signs in, and the focus is not lost when the form goes', async () => {
  show()
  await userEvent.type(await emailField(), EMAIL)
  await userEvent.type(passwordField(), `${PASSWORD}{Enter}`)
  await findAccount()
  await waitFor(() => expect(document.activeElement?.className).toBe('ostrov-login'))
})

test('the fields say to password managers what they are', async () => {
  show()
  expect(await emailField()).toHaveAttribute('autocomplete', 'username')
  expect(await emailField()).toHaveAttribute('type', 'email')
  expect(passwordField()).toHaveAttribute('autocomplete', 'current-password')
  expect(passwordField()).toHaveAttribute('type', 'password')
})

/** The island is taken out of the page and comes again, as when a script has emptied it. */
function comeAgain({ unmount }: RenderedWidget): void {
  const View = widget.View as (island: object) => ReactNode
  unmount()
  render(
    <div className="ostrov">
      <View {...{ params: readParams(widget.params, new Map()).values }} />
    </div>,
  )
}

test('F29 the typed address outlives the island, the password does not', async () => {
  const shown = show()
  await userEvent.type(await emailField(), EMAIL)
  await userEvent.type(passwordField(), PASSWORD)
  comeAgain(shown)
  expect(await emailField()).toHaveValue(EMAIL)
  expect(passwordField()).toHaveValue('')
})

test('F29 who has signed in leaves no address behind', async () => {
  const shown = show()
  await signIn()
  await findAccount()
  comeAgain(shown)
  await userEvent.click(await screen.findByRole('button', { name: 'Odhlásit se' }))
  expect(await emailField()).toHaveValue('')
})

test('a password can be looked at, and is hidden when it is sent', async () => {
  show({ ...openAccount(), login: 'hang' })
  await userEvent.type(await emailField(), EMAIL)
  await userEvent.type(passwordField(), 'x')
  await userEvent.click(screen.getByRole('button', { name: 'Zobrazit heslo' }))
  expect(passwordField()).toHaveAttribute('type', 'text')
  expect(passwordField()).toHaveValue('x')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Skrýt heslo' })).toHaveFocus())
  await userEvent.click(submit())
  await waitFor(() => expect(passwordField()).toHaveAttribute('type', 'password'))
})

test('TR-002 signing in is told to analytics as registered, with no word of who it is', async () => {
  show()
  await signIn()
  await findAccount()
  expect(host.dataLayer).toEqual([{ user_type: 'registered' }, { event: 'login', method: 'password' }])
  expect(JSON.stringify(host.dataLayer)).not.toContain('Jana')
})

test.each([
  ['param', { next: '/cz/kosik/?a=1' }, ''],
  ['address', { next: '/cz/' }, '?next=%2Fcz%2Fkosik%2F%3Fa%3D1'],
])('after signing in the visitor goes on where the %s says', async (_, params, search) => {
  history.replaceState(null, '', `${location.pathname}${search}`)
  show(openAccount(), params)
  await signIn()
  await waitFor(() => expect(goTo).toHaveBeenCalledWith(`${location.origin}/cz/kosik/?a=1`))
  expect(await screen.findByRole('link', { name: 'Pokračovat' })).toHaveAttribute(
    'href',
    `${location.origin}/cz/kosik/?a=1`,
  )
})

test.each([
  'https://evil.example/',
  '//evil.example/',
  '/\\evil.example/',
  '/\t/evil.example/',
  'javascript:alert(1)',
  'kosik/',
])('nobody is sent on to %s', async next => {
  history.replaceState(null, '', `${location.pathname}?next=${encodeURIComponent(next)}`)
  show(openAccount(), { next })
  await signIn()
  await findAccount()
  expect(goTo).not.toHaveBeenCalled()
})

test('wrong credentials are named plainly, what was typed stays, and the focus goes to the message', async () => {
  show({
    ...openAccount(),
    login: { status: 400, body: { non_field_errors: ['E-mail nebo heslo nesouhlasí.'] } },
  })
  await signIn()
  const summary = await screen.findByText('E-mail nebo heslo nesouhlasí.')
  await waitFor(() => expect(summary.closest('.ostrov-summary')).toHaveFocus())
  expect(await emailField()).toHaveValue(EMAIL)
  expect(passwordField()).toHaveValue(PASSWORD)
})

test.each([
  ['401', { status: 401, body: {} }],
  ['403 of DRF', { status: 403, body: { detail: 'Nebyly zadány přihlašovací údaje.' } }],
  ['400 without a word', { status: 400, body: {} }],
])('wrong credentials that the server has no words for are named in ours: %s', async (_, login) => {
  show({ ...openAccount(), login })
  await signIn()
  expect(await screen.findByText('E-mail nebo heslo nesouhlasí.')).toBeVisible()
})

test('what the server has against a field stands beside it', async () => {
  show({ ...openAccount(), login: { status: 400, body: { e_mail: ['Účet je zablokovaný.'] } } })
  await signIn()
  await waitFor(async () => expect(await emailField()).toHaveAccessibleDescription('Účet je zablokovaný.'))
  expect(await emailField()).toBeInvalid()
})

test('an empty form is not sent, and the first field takes the focus', async () => {
  const shown = show()
  await emailField()
  await userEvent.click(submit())
  await waitFor(async () => expect(await emailField()).toHaveFocus())
  expect(await emailField()).toBeInvalid()
  expect(passwordField()).toBeInvalid()
  expect(listCalls(shown, 'login')).toEqual([])
})

test.each([
  ['cz', ['Vyplňte e-mail.', 'Vyplňte heslo.']],
  ['ro', ['Completați adresa de e-mail.', 'Completați parola.']],
] as const)('what is missing is asked for in the words of other forms: %s', async (market, needed) => {
  const { container } = renderWidget(widget, { market, server: openAccount() })
  await waitFor(() => expect(container.querySelector('form > .ostrov-summary')).not.toBeNull())
  await userEvent.click(container.querySelector('form [type="submit"]') as HTMLElement)
  const [email, password] = container.querySelectorAll('input')
  await waitFor(() => expect(email).toHaveAccessibleDescription(needed[0]))
  expect(password).toHaveAccessibleDescription(needed[1])
})

test('a throttled visitor is told the seconds, and can not send until then', async () => {
  const shown = show({
    ...openAccount(),
    login: { status: 429, body: {}, headers: { 'retry-after': '30' } },
  })
  await signIn()
  expect(await screen.findByText(/Příliš mnoho pokusů\. Zkuste to znovu za 30 sekund\./)).toBeVisible()
  expect(submit()).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(submit())
  expect(listCalls(shown, 'login')).toHaveLength(1)
})

test('a refused token is fetched anew and the form sent once more', async () => {
  const [account, refusal] = [openAccount(), { detail: 'CSRF Failed: CSRF token incorrect.' }]
  const shown = show({ ...account, login: { status: 403, body: refusal } })
  shown.server.change({
    login: () => {
      shown.server.change(account)
      return { status: 403, body: refusal }
    },
  })
  await signIn()
  await waitFor(() => expect(screen.queryByLabelText('Heslo')).toBeNull())
  expect(listCalls(shown, 'login')).toHaveLength(2)
})

test.each<[string, NonNullable<Fixtures['login']>, string]>([
  ['a server that is down', { status: 500, body: '<h1>x</h1>' }, 'Při zpracování požadavku došlo k chybě.'],
  ['a lost answer', 'offline', 'Nevíme, jestli k nám údaje dorazily.'],
  ['a denied visitor', { status: 403, body: { detail: 'Účet je zablokovaný.' } }, 'Účet je zablokovaný.'],
])('%s is told in words, and what was typed stays', async (_, login, words) => {
  show({ ...openAccount(), login })
  await signIn()
  expect(await screen.findByText(/Přihlášení se nezdařilo\./)).toBeVisible()
  expect(await screen.findByText(new RegExp(words))).toBeVisible()
  expect(passwordField()).toHaveValue(PASSWORD)
})

test('a session that was opened although the answer was lost is found', async () => {
  let isIn = false
  show({
    'active-user': () => ({ ...(isIn ? JANA : NOBODY) }),
    login: () => {
      isIn = true
      return 'offline'
    },
  })
  await signIn()
  expect(await findAccount()).toBeVisible()
})

test('two presses sign in once', async () => {
  const shown = show({ ...openAccount(), login: { status: 204, delay: 100 } })
  await userEvent.type(await emailField(), EMAIL)
  await userEvent.type(passwordField(), PASSWORD)
  await userEvent.dblClick(submit())
  await waitFor(() => expect(screen.queryByLabelText('Heslo')).toBeNull())
  expect(listCalls(shown, 'login')).toHaveLength(1)
})

test('CR-012 who is signed in already sees their name, and signs out', async () => {
  const shown = show(openAccount(true), {}, { user: { authenticated: true } })
  expect(await findAccount()).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Odhlásit se' }))
  expect(await emailField()).toHaveValue('')
  expect(listCalls(shown, 'logout')).toHaveLength(1)
  await waitFor(async () => expect(await emailField()).toHaveFocus())
  await waitFor(() =>
    expect(document.querySelector('body > [role=status]')).toHaveTextContent('Odhlášení proběhlo.'),
  )
})

test('a log-out that the server asked to wait with can not be pressed until then', async () => {
  const throttled = { status: 429, body: {}, headers: { 'Retry-After': '30' } }
  show({ ...openAccount(true), logout: throttled }, {}, { user: { authenticated: true } })
  await findAccount()
  const button = screen.getByRole('button', { name: 'Odhlásit se' })
  await userEvent.click(button)
  await screen.findByText(/Zkuste to znovu za 30 sekund/)
  expect(button).toHaveAttribute('aria-disabled', 'true')
})

test('a log-out that failed is told, and the name stays', async () => {
  show({ ...openAccount(true), logout: { status: 500, body: '' } }, {}, { user: { authenticated: true } })
  await findAccount()
  await userEvent.click(screen.getByRole('button', { name: 'Odhlásit se' }))
  expect(await screen.findByText('Odhlášení se nezdařilo.')).toBeVisible()
  expect(await findAccount()).toBeVisible()
})

test('who turns out to be signed in on a cached page needs no form', async () => {
  show(openAccount(true))
  expect(await findAccount()).toBeVisible()
})

test('F33 a log-out in another tab is noticed at once', async () => {
  const { server } = show({ ...GOOD, 'active-user': JANA }, {}, { user: { authenticated: true } })
  await findAccount()
  server.change({ 'active-user': NOBODY })
  const other = new BroadcastChannel('ostrov:visitor')
  other.postMessage(null)
  expect(await emailField()).toBeVisible()
  other.close()
})

test('F23 a page back from memory lets the form be sent again', async () => {
  const { server } = show({ ...GOOD, 'active-user': NOBODY, login: 'hang' })
  await signIn()
  await waitFor(() => expect(submit()).toHaveAttribute('aria-disabled', 'true'))
  dispatchEvent(new Event('ostrov:restored'))
  await waitFor(() => expect(submit()).not.toHaveAttribute('aria-disabled'))
  server.change({ 'active-user': JANA, login: { status: 204 } })
  await userEvent.click(submit())
  expect(await findAccount()).toBeVisible()
})

test('what was typed is in no storage and in no address', async () => {
  show()
  await signIn()
  await findAccount()
  const kept = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href, document.cookie])
  expect(kept).not.toMatch(/Tajn|jana@/i)
})

test('the way to a new password is there when the editor gave one of this site', async () => {
  show(openAccount(), { resetUrl: '/cz/obnova-hesla/' })
  expect(await screen.findByRole('link', { name: 'Zapomněli jste heslo?' })).toHaveAttribute(
    'href',
    `${location.origin}/cz/obnova-hesla/`,
  )
})

test.each(['', 'javascript:alert(1)', 'https://evil.example/'])(
  'with "%s" for a new password there is no link',
  async resetUrl => {
    show(openAccount(), { resetUrl })
    await emailField()
    expect(screen.queryByRole('link')).toBeNull()
  },
)

test('a Romanian page is spoken to in Romanian', async () => {
  renderWidget(widget, { market: 'ro', server: { 'active-user': JANA } })
  expect(await findAccount('Sunteți în contul: Jana Nováková')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Deconectare' })).toBeVisible()
})
