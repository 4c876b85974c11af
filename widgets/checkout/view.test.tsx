import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { setReporter } from '#core/report.ts'
import type { Fixture } from '#testing/fake-server.ts'
import { renderWidget } from '#testing/render-widget.tsx'
import { widget } from './index.ts'
import { t } from './messages.ts'

const show = (answer: Fixture, params = {}) =>
  renderWidget(widget, { params, server: { 'news-add-subscriber': answer } })
const field = () => screen.getByRole('textbox', { name: t('email') })
const agreement = () => screen.getByRole<HTMLInputElement>('checkbox')

async function send(email: string): Promise<void> {
  await userEvent.type(field(), email)
  if (!agreement().checked) await userEvent.click(agreement())
  await userEvent.click(screen.getByRole('button', { name: t('submit') }))
}

beforeEach(() => setReporter(() => {}))

test('shows the heading that the editor gave it', () => {
  show('hang', { heading: 'Ostrov' })
  expect(screen.getByRole('heading').textContent).toBe('Ostrov')
})

test('sends what was typed, once it can be right', async () => {
  const { server } = show({ status: 204 })
  await send('jana')
  expect(field()).toHaveFocus()
  expect(server.calls).toEqual([])
  await send('@example.cz')
  expect(await screen.findByText(t('done'))).toBeVisible()
  expect(server.calls).toHaveLength(1)
})

test('what the server has against a field stands at the field', async () => {
  show({ status: 400, body: { e_mail: ['Refused.'] } })
  await send('jana@example.cz')
  await expect.poll(field).toHaveAccessibleDescription('Refused.')
})

test('does what a visitor came for', () => {
  show('hang')
  expect.fail('Show here what a visitor sees and does with checkout.')
})
