import { useSignals } from '@preact/signals-react/runtime'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { login } from '#core/api/visitor/session.ts'
import { configurePage } from '#core/page.ts'
import { createFormModel } from '#core/state/form-model.ts'
import { useModel } from '#kit/react/use-model.ts'
import { type Fixture, startFakeServer } from '#testing/fake-server.ts'
import { hear } from '#testing/hear.ts'
import { describePage } from '#testing/story-page.ts'
import { FormShell } from './form-shell.tsx'
import { useModelForm } from './model-form.ts'
import { TextField } from './text-field.tsx'

const createModel = () =>
  createFormModel({
    endpoint: login,
    fields: { email: 'e_mail', password: 'password' },
    initialValues: { email: '', password: '', note: '' },
  })

function Login({ more = { note: 'Poznámka' } }: { more?: Record<string, string> }): ReactNode {
  useSignals()
  const model = useModel(createModel)
  const form = useModelForm(model)
  const seconds = model.retryAfter.value
  return (
    <FormShell
      of={form}
      model={model}
      labels={{ email: 'E-mail', password: 'Heslo', ...more }}
      submitLabel="Odeslat"
      countdown={seconds > 0 ? `Za ${seconds} s` : undefined}
    >
      <TextField of={form} name="email" label="E-mail" />
      <TextField of={form} name="password" label="Heslo" />
    </FormShell>
  )
}

const button = () => screen.getByRole('button', { name: 'Odeslat' })
const field = (name: string) => screen.getByRole('textbox', { name })
const links = () => screen.queryAllByRole('link').map(link => link.textContent)

async function send(email: string, answer: Fixture): Promise<void> {
  const server = startFakeServer({ login: answer })
  onTestFinished(server.stop)
  if (email) {
    await userEvent.type(field('E-mail'), email)
    await userEvent.type(field('Heslo'), 'tajné')
  }
  await userEvent.click(button())
}

beforeEach(() => {
  configurePage(describePage('cz', 'cs'))
  render(<Login />)
})

test('a refused submit is told once by its count, and what is mended meanwhile changes in silence', async () => {
  const heard = hear()
  await send('', {})
  await waitFor(() => expect(field('E-mail')).toHaveFocus())
  await waitFor(() => expect(heard).toEqual(['Opravte prosím 2 údaje']))
  expect(links()).toHaveLength(2)
  await userEvent.type(field('E-mail'), 'j')
  await waitFor(() => expect(links(), 'a single field tells its own error').toEqual([]))
  await userEvent.type(field('E-mail'), 'ana')
  expect(field('E-mail')).not.toHaveAttribute('aria-invalid')
  await userEvent.tab()
  await waitFor(() => expect(field('E-mail')).toHaveAttribute('aria-invalid', 'true'))
  expect(links()).toHaveLength(2)
  await userEvent.type(field('E-mail'), '@example.cz')
  await waitFor(() => expect(field('E-mail')).not.toHaveAttribute('aria-invalid'))
  await userEvent.type(field('Heslo'), 'tajné')
  await waitFor(() => expect(links()).toEqual([]))
  expect(heard).toHaveLength(1)
})

test('a form that Enter sends while its field is typed is judged whole', async () => {
  const heard = hear()
  await userEvent.type(field('E-mail'), 'jana{Enter}')
  await waitFor(() => expect(links()).toHaveLength(2))
  await waitFor(() => expect(heard).toHaveLength(1))
})

test('the summary of what the server refused has the focus, and the name that says how much', async () => {
  const heard = hear()
  await send('jana@example.cz', { status: 400, body: { e_mail: ['Neznáme.'], password: ['Krátké.'] } })
  const summary = await screen.findByRole('region', { name: 'Opravte prosím 2 údaje' })
  await waitFor(() => expect(summary).toHaveFocus())
  expect(heard, 'the focus has told it').not.toContain('Opravte prosím 2 údaje')
})

test.each([
  ['cs', 'Opravte prosím 2 údaje'],
  ['ro', 'Vă rugăm să corectați 2 câmpuri'],
  ['en', 'Please correct 2 entries'],
] as const)('what belongs to no field is told, but not counted as one: %s', async (language, name) => {
  configurePage(describePage('cz', language))
  const body = { e_mail: ['Neznáme.'], password: ['Krátké.'], non_field_errors: ['Nesouhlasí.'] }
  await send('jana@example.cz', { status: 400, body })
  const summary = await screen.findByRole('region', { name })
  expect(within(summary).getByText('Nesouhlasí.')).toBeVisible()
})

test('a form of whose fields none is wrong is not told to have a number of them', async () => {
  await send('jana@example.cz', { status: 400, body: { non_field_errors: ['Nesouhlasí.', 'Vypršelo.'] } })
  const summary = await screen.findByRole('region', { name: 'Nesouhlasí.' })
  expect(within(summary).getByRole('listitem').textContent).toBe('Vypršelo.')
  expect(screen.getAllByText('Nesouhlasí.')).toHaveLength(1)
})

test('a single error is said once: of a field beside it, of the whole form above it', async () => {
  await send('jana@example.cz', { status: 400, body: { e_mail: ['Neznáme.'] } })
  await waitFor(() => expect(field('E-mail')).toHaveFocus())
  expect(field('E-mail')).toHaveAccessibleDescription('Neznáme.')
  expect(screen.getAllByText('Neznáme.')).toHaveLength(1)
  await userEvent.type(field('E-mail'), 'x')
  await send('', { status: 400, body: { non_field_errors: ['Nesouhlasí.'] } })
  const summary = await screen.findByRole('region', { name: 'Nesouhlasí.' })
  await waitFor(() => expect(summary).toHaveFocus())
  expect(screen.getAllByText('Nesouhlasí.')).toHaveLength(1)
})

test('sending is told and stands on the button, and when one may send again is told too', async () => {
  const heard = hear()
  await send('jana@example.cz', { status: 429, body: {}, headers: { 'retry-after': '1' }, delay: 700 })
  await waitFor(() => expect(heard).toEqual(['Odesílá se…']))
  expect(screen.getByRole('button', { name: 'Odesílá se…' })).toHaveAttribute('data-busy', 'true')
  expect(await screen.findByText('Za 1 s')).toBeVisible()
  await waitFor(() => expect(heard).toEqual(['Odesílá se…', 'Teď už můžete odeslat znovu.']))
  expect(button()).toHaveTextContent('Odeslat')
})

test('once a sending is over, it is not there any more for who walks through the page', async () => {
  const heard = hear()
  await send('jana@example.cz', { status: 204, delay: 700 })
  await waitFor(() => expect(heard).toEqual(['Odesílá se…']))
  const region = document.querySelector('[role=status]')
  // As soon as it is over: what is told stays for ten seconds else.
  await waitFor(() => expect(region).not.toHaveTextContent('Odesílá se…'), { timeout: 4000 })
})

test('two fields are in sight with their errors: no summary repeats them, and the first one has the focus', async () => {
  cleanup()
  render(<Login more={{}} />)
  await send('', {})
  await waitFor(() => expect(field('E-mail')).toHaveFocus())
  expect(field('Heslo')).toHaveAttribute('aria-invalid', 'true')
  expect(links()).toEqual([])
  await send('jana@example.cz', { status: 400, body: { e_mail: ['Neznáme.'], password: ['Krátké.'] } })
  await waitFor(() => expect(field('E-mail')).toHaveAccessibleDescription('Neznáme.'))
  await waitFor(() => expect(field('E-mail')).toHaveFocus())
  expect(screen.getAllByText('Krátké.')).toHaveLength(1)
  await send('', { status: 400, body: { e_mail: ['Neznáme.'], non_field_errors: ['Nesouhlasí.'] } })
  expect(await screen.findByText('Nesouhlasí.')).toBeVisible()
})
