import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent as browser } from 'vitest/browser'
import { defineWidget } from '#core/widget.ts'
import { createDraft } from '#kit/form/early-draft.ts'
import { type RenderedWidget, renderWidget } from '#testing/render-widget.tsx'
import { type Draft, makeEmpty } from './draft.ts'
import { EarlySignIn } from './early-sign-in.tsx'
import { widget } from './index.ts'
import { SignInForm } from './sign-in-form.tsx'

const EMAIL = 'jana@example.cz'
const PASSWORD = ' Tajné-1 '
const retry = vi.fn()

type Stage = 'early' | 'missing' | 'whole'
let setStage: (stage: Stage) => void
let draft: Draft

/** The island with its code coming when the test says so. */
function Staged(): ReactNode {
  const [stage, change] = useState<Stage>('early')
  const [mine] = useState(() => createDraft(makeEmpty()))
  setStage = change
  draft = mine
  if (stage === 'whole') return <SignInForm draft={mine} next={null} forgotten={null} />
  return <EarlySignIn draft={mine} forgotten={null} onRetry={stage === 'missing' ? () => retry() : null} />
}

const show = (): RenderedWidget =>
  renderWidget(defineWidget({ ...widget, View: Staged }), {
    server: { login: { status: 204 }, 'active-user': { authenticated: true } },
  })
const bring = (stage: Stage): Promise<void> => act(async () => setStage(stage))
const email = () => screen.getByRole('textbox', { name: 'E-mail' })
const password = () => screen.getByLabelText('Heslo')
const submit = () => screen.getByRole('button', { name: 'Přihlásit se' })
const listLogins = ({ server }: RenderedWidget) => server.calls.filter(({ route }) => route === 'login')

test('what was typed stays when the code comes, and typing goes on', async () => {
  show()
  await userEvent.type(password(), PASSWORD)
  await userEvent.type(email(), 'jana@exa')
  const before = email()
  await bring('whole')
  expect(email()).not.toBe(before)
  expect(email()).toHaveFocus()
  await browser.keyboard('mple.cz')
  expect(email()).toHaveValue(EMAIL)
  expect(password()).toHaveValue(PASSWORD)
})

test('the focus stays on the button', async () => {
  show()
  submit().focus()
  await bring('whole')
  expect(submit()).toHaveFocus()
})

test('who is elsewhere is left there', async () => {
  show()
  await bring('whole')
  expect(document.body).toHaveFocus()
})

test('what was sent early is sent once, when the code has come, and the password is kept no longer', async () => {
  const shown = show()
  await userEvent.type(email(), EMAIL)
  await userEvent.type(password(), PASSWORD)
  await userEvent.dblClick(submit())
  expect(submit()).toHaveAttribute('aria-disabled', 'true')
  expect(listLogins(shown)).toEqual([])
  await bring('whole')
  await waitFor(() =>
    expect(listLogins(shown).map(({ body }) => body)).toEqual([{ e_mail: EMAIL, password: PASSWORD }]),
  )
  expect(draft).toEqual(createDraft(makeEmpty()))
})

test('what was sent early without a password is not sent', async () => {
  const shown = show()
  await userEvent.type(email(), `${EMAIL}{Enter}`)
  await bring('whole')
  await waitFor(() => expect(password()).toHaveFocus())
  expect(password()).toBeInvalid()
  expect(listLogins(shown)).toEqual([])
})

test('the password can be looked at, and is hidden when it is sent', async () => {
  show()
  await userEvent.type(password(), 'x')
  await userEvent.click(screen.getByRole('button', { name: 'Zobrazit heslo' }))
  expect(password()).toHaveAttribute('type', 'text')
  await userEvent.click(submit())
  expect(password()).toHaveAttribute('type', 'password')
})

test('the focus goes from what shows the password to the password', async () => {
  show()
  screen.getByRole('button', { name: 'Zobrazit heslo' }).focus()
  await bring('whole')
  expect(password()).toHaveFocus()
})

test('the early fields say to password managers what they are', () => {
  show()
  expect(email()).toHaveAttribute('autocomplete', 'username')
  expect(password()).toHaveAttribute('autocomplete', 'current-password')
  expect(password()).toHaveAttribute('type', 'password')
})

test('code that does not come is told, what was typed stays, and it can be asked for again', async () => {
  show()
  await userEvent.type(email(), EMAIL)
  await bring('missing')
  expect(screen.getByRole('alert')).toContainElement(screen.getByText('Formulář se nepodařilo načíst celý.'))
  expect(email()).toHaveValue(EMAIL)
  await userEvent.click(screen.getByRole('button', { name: 'Zkusit znovu' }))
  expect(retry).toHaveBeenCalledOnce()
})
