import { useSignals } from '@preact/signals-react/runtime'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { expect, onTestFinished, test } from 'vitest'
import { login } from '#core/api/visitor/session.ts'
import type { Language, MarketCode } from '#core/market.ts'
import { configurePage } from '#core/page.ts'
import { createFormModel } from '#core/state/form-model.ts'
import { useModel } from '#kit/react/use-model.ts'
import { startFakeServer } from '#testing/fake-server.ts'
import { hear } from '#testing/hear.ts'
import { describePage } from '#testing/story-page.ts'
import { FormShell } from './form-shell.tsx'
import { useModelForm } from './model-form.ts'
import { TextField } from './text-field.tsx'
import '#kit/tokens.css'
import './form.css'

const createModel = () =>
  createFormModel({
    endpoint: login,
    fields: { email: 'e_mail', password: 'password' },
    initialValues: { email: '', password: 'tajné' },
  })

function Login(): ReactNode {
  useSignals()
  const model = useModel(createModel)
  const form = useModelForm(model)
  return (
    <FormShell of={form} model={model} labels={{ email: 'E-mail' }} submitLabel="Odeslat">
      <TextField of={form} name="email" type="email" label="E-mail" />
      <TextField of={form} name="password" label="Heslo" />
    </FormShell>
  )
}

function show(market: MarketCode = 'cz', language: Language = 'cs') {
  configurePage(describePage(market, language))
  const server = startFakeServer({ login: { status: 204 } })
  onTestFinished(server.stop)
  render(
    <div className="ostrov">
      <Login />
    </div>,
  )
  return server
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail' })
const hint = () => screen.queryByRole('button', { name: /@/ })

test.each([
  ['cz', 'cs', 'Nemysleli jste jan@gmail.com?'],
  ['ro', 'ro', 'Ați vrut să scrieți jan@gmail.com?'],
  ['cz', 'en', 'Did you mean jan@gmail.com?'],
] as const)(
  'in %s (%s) a slip in a frequent domain is hinted at once the field is left',
  async (market, language, text) => {
    show(market, language)
    const heard = hear()
    await userEvent.type(field(), 'jan@gmial.com')
    expect(hint()).toBeNull()
    await userEvent.tab()
    await waitFor(() => expect(hint()?.textContent?.replaceAll('\u00a0', ' ')).toBe(text))
    await waitFor(() => expect(heard.map(said => said.replaceAll('\u00a0', ' '))).toContain(text))
    expect(field()).not.toHaveAttribute('aria-invalid')
  },
)

test('the button takes the address over, and the focus goes back to the field', async () => {
  show()
  await userEvent.type(field(), 'jan@seznma.cz')
  await userEvent.tab()
  await waitFor(() => expect(hint()).not.toBeNull())
  await userEvent.click(hint() as HTMLElement)
  expect(field()).toHaveValue('jan@seznam.cz')
  await waitFor(() => expect(field()).toHaveFocus())
  expect(hint()).toBeNull()
})

test('a hint that was seen holds it back once, too: whoever means it sends it again, and typing on takes it away', async () => {
  const server = show()
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Odeslat' }))
  await userEvent.type(field(), 'jan@gmail.con')
  await userEvent.tab()
  await waitFor(() => expect(hint()).not.toBeNull())
  await userEvent.type(field(), 'x')
  expect(hint()).toBeNull()
  const heard = hear()
  const said = 'Nemysleli jste jan@gmail.com?'
  await userEvent.type(field(), '{Backspace}')
  await userEvent.tab()
  await waitFor(() => expect(heard).toContain(said))
  heard.length = 0
  await send()
  await waitFor(() => expect(field()).toHaveFocus())
  await waitFor(() =>
    expect(heard.join()).toContain('Ještě jsme nic neodeslali: nemysleli jste jan@gmail.com?'),
  )
  expect(server.calls).toEqual([])
  await send()
  await waitFor(() => expect(server.calls.map(({ route }) => route)).toEqual(['login']))
  expect(server.calls[0]?.body).toMatchObject({ e_mail: 'jan@gmail.con' })
})

test.each([
  ['Enter in the field', () => userEvent.keyboard('{Enter}')],
  ['the button', () => userEvent.click(screen.getByRole('button', { name: 'Odeslat' }))],
])('sent by %s it waits once, hinted at, and goes the next time', async (_, send) => {
  const server = show()
  const heard = hear()
  await userEvent.type(field(), 'jan@gmial.com')
  await send()
  await waitFor(() => expect(hint()).not.toBeNull())
  await waitFor(() => expect(field()).toHaveFocus())
  const said = /^Ještě jsme nic neodeslali: nemysleli jste jan@gmail\.com\? .* odešlete znovu/
  expect(field()).toHaveAccessibleDescription(said)
  expect(field(), 'it may be right').not.toHaveAttribute('aria-invalid')
  expect(hint()).toHaveAccessibleName('Změnit na jan@gmail.com')
  await waitFor(() => expect(heard.some(text => said.test(text.replaceAll('\u00a0', ' ')))).toBe(true))
  expect(server.calls).toEqual([])
  await send()
  await waitFor(() => expect(server.calls.map(({ route }) => route)).toEqual(['login']))
})

test('an address that is refused says why, and nothing is hinted', async () => {
  show()
  await userEvent.type(field(), 'jan novak@gmial.com')
  await userEvent.tab()
  await waitFor(() => expect(field()).toHaveAttribute('aria-invalid', 'true'))
  await new Promise(done => setTimeout(done, 200))
  expect(hint()).toBeNull()
})

test('a field that sending waits for is marked, and the correction takes the mark away', async () => {
  show()
  await userEvent.type(field(), 'jan@gmial.com{Enter}')
  const change = await screen.findByRole('button', { name: 'Změnit na jan@gmail.com' })
  const { borderBlockStartColor: marked } = getComputedStyle(field())
  await userEvent.click(change)
  expect(field()).toHaveValue('jan@gmail.com')
  expect(getComputedStyle(field()).borderBlockStartColor).not.toBe(marked)
})
