// @react

import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent as browser } from 'vitest/browser'
import { defineWidget } from '#core/widget.ts'
import { createDraft } from '#kit/form/early-draft.ts'
import { type RenderedWidget, renderWidget } from '#testing/render-widget.tsx'
import { makeEmpty } from './draft.ts'
import { EarlySubscription } from './early-subscription.tsx'
import { widget } from './index.ts'
import { Newsletter } from './newsletter.tsx'

const ROUTE = 'news-add-subscriber'
const EMAIL = 'jana@example.cz'
const retry = vi.fn()

let setStage: (stage: 'early' | 'missing' | 'whole') => void

/** The island with its code coming when the test says so. */
function Staged(): ReactNode {
  const [stage, change] = useState<'early' | 'missing' | 'whole'>('early')
  const [draft] = useState(() => createDraft(makeEmpty()))
  setStage = change
  if (stage === 'whole') return <Newsletter draft={draft} head={null} headingId="" terms={null} />
  return <EarlySubscription draft={draft} terms={null} onRetry={stage === 'missing' ? retry : null} />
}

const show = (): RenderedWidget =>
  renderWidget(defineWidget({ ...widget, View: Staged }), { server: { [ROUTE]: { status: 204 } } })
const bring = (stage: 'missing' | 'whole'): Promise<void> => act(async () => setStage(stage))
const email = () => screen.getByRole('textbox', { name: 'E-mail' })
const consent = () => screen.getByRole('checkbox', { name: /^Souhlasím/ })
const submit = () => screen.getByRole('button', { name: 'Odebírat novinky' })

test('what was typed stays when the code comes, and typing goes on', async () => {
  show()
  expect(consent()).not.toBeChecked()
  await userEvent.click(consent())
  await userEvent.type(email(), 'jana@exa')
  const before = email()
  await bring('whole')
  expect(email()).not.toBe(before)
  expect(email()).toHaveFocus()
  await browser.keyboard('mple.cz')
  expect(email()).toHaveValue(EMAIL)
  expect(consent()).toBeChecked()
})

test.each([
  ['consent', consent],
  ['button', submit],
])('the focus stays on the %s', async (_, find) => {
  show()
  find().focus()
  await bring('whole')
  expect(find()).toHaveFocus()
})

test('who is elsewhere is left there', async () => {
  show()
  await bring('whole')
  expect(document.body).toHaveFocus()
})

test('what was sent early is sent once, when the code has come', async () => {
  const { server } = show()
  await userEvent.type(email(), EMAIL)
  await userEvent.click(consent())
  await userEvent.dblClick(submit())
  expect(submit()).toHaveAttribute('aria-disabled', 'true')
  expect(server.calls).toEqual([])
  await bring('whole')
  expect(await screen.findByText(/^Děkujeme\./)).toBeVisible()
  expect(server.calls.map(({ body }) => body)).toEqual([{ e_mail: EMAIL, agree: true }])
})

test('what was sent early without consent is not sent', async () => {
  const { server } = show()
  await userEvent.type(email(), `${EMAIL}{Enter}`)
  await bring('whole')
  await waitFor(() => expect(consent()).toHaveFocus())
  expect(consent()).toBeInvalid()
  expect(server.calls).toEqual([])
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
