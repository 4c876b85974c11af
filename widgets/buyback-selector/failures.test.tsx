import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import type { Fixtures } from '#testing/fake-server.ts'
import { GOOD_SHOP, MODELS } from '#testing/fixtures/buyback.ts'
import { type RenderedWidget, renderWidget } from '#testing/render-widget.tsx'
import { widget } from './index.ts'

const start = `${location.pathname}${location.search}`
beforeEach(() => history.replaceState(null, '', start))

const show = (server: Fixtures = {}, page = {}): RenderedWidget =>
  renderWidget(widget, { server: { ...GOOD_SHOP, ...server }, page })
const choose = async (name: string | RegExp) => userEvent.click(await screen.findByRole('radio', { name }))
const openAt = (query: string) => history.replaceState(null, '', `?${query}`)
const hasFocusInside = () => document.activeElement !== document.body

test('a list that failed is tried again in sight, and the visitor is not lost when it comes', async () => {
  const refusal = { status: 400, body: { detail: 'Zkuste to za chvíli.' } }
  const { server } = show({ 'buyout-models': refusal })
  await choose(/Telefony/)
  await choose('Apple')
  const alert = await screen.findByRole('alert')
  const said = within(alert).getByText('Zkuste to za chvíli.')
  const retry = within(alert).getByRole('button', { name: 'Zkusit znovu' })
  server.change({ 'buyout-models': { ...refusal, delay: 100 } })
  await userEvent.click(retry)
  expect(retry).toHaveAttribute('aria-disabled', 'true')
  await waitFor(() => expect(retry).not.toHaveAttribute('aria-disabled'))
  expect(said, 'the same words are told anew').not.toBeInTheDocument()
  await waitFor(() => expect(retry).toHaveFocus())
  server.change({ 'buyout-models': MODELS })
  await userEvent.click(retry)
  expect(await screen.findByRole('group', { name: 'Model' })).toBeVisible()
  await waitFor(() => expect(hasFocusInside()).toBe(true))
})

test('an address that can not be read says so and is tried again, and the first step stands below', async () => {
  openAt('type=telefony&color=iphone-13-blue')
  const { server } = show({ 'buyout-selector-data': { status: 400, body: { detail: 'Teď ne.' } } })
  expect(within(await screen.findByRole('alert')).getByText('Teď ne.')).toBeVisible()
  expect(await screen.findByRole('group', { name: 'Jaké zařízení prodáváte?' })).toBeVisible()
  server.change({ 'buyout-selector-data': GOOD_SHOP['buyout-selector-data'] ?? {} })
  await userEvent.click(screen.getByRole('button', { name: 'Zkusit znovu' }))
  expect(await screen.findByText('12 100 Kč', { selector: 'p strong' })).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
  await waitFor(() => expect(hasFocusInside()).toBe(true))
})

test('a visitor whose session has ended is led back to where they are when they sign in', async () => {
  openAt('type=telefony')
  const failure = { status: 403, body: { detail: 'Authentication credentials were not provided.' } }
  show({ 'buyout-selector-data': failure }, { loginUrl: '/cz/prihlaseni/' })
  const link = await screen.findByRole('link', { name: 'Přihlásit se' })
  openAt('type=tablety')
  link.addEventListener('click', event => event.preventDefault())
  await userEvent.click(link)
  expect(link.getAttribute('href')).toContain(encodeURIComponent('?type=tablety'))
})

test('a list that is longer than a page can show is cut, and says so', async () => {
  const many = Array.from({ length: 1200 }, (_, i) => ({ value: `${i}`, label: `Typ ${i}` }))
  show({ 'buyout-types': many })
  expect(await screen.findByText(/Zobrazujeme jen prvních 1\s000 možností/)).toBeVisible()
  expect(screen.getAllByRole('radio')).toHaveLength(1000)
})

test('while the server asks to wait, the price is not sent again', async () => {
  openAt('color=iphone-13-blue')
  const { server } = show({
    'send-buyout-to-email': { status: 429, body: {}, headers: { 'retry-after': '1' } },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Poslat cenu e-mailem' }))
  const field = await screen.findByRole('textbox', { name: 'E-mail' })
  await waitFor(() => expect(field).toHaveFocus())
  await userEvent.type(field, 'jana@example.cz')
  const button = screen.getByRole('button', { name: 'Poslat cenu e-mailem' })
  await userEvent.click(button)
  expect(await screen.findByText(/Příliš mnoho pokusů/)).toBeVisible()
  expect(button).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(button)
  server.change({ 'send-buyout-to-email': { status: 204 } })
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'), { timeout: 3000 })
  expect(server.calls.filter(call => call.route === 'send-buyout-to-email')).toHaveLength(1)
  await userEvent.click(button)
  expect(await screen.findByText(/Cenu jsme vám poslali/)).toBeVisible()
  await waitFor(() => expect(hasFocusInside()).toBe(true))
})

test('a page back from the browser’s memory reads its prices anew, unless it has just read them', async () => {
  openAt('color=iphone-13-blue')
  const { server } = show()
  await screen.findByText('12 100 Kč', { selector: 'p strong' })
  const countReads = () => server.calls.filter(call => call.route === 'buyout-appraisal').length
  const { now } = performance
  dispatchEvent(new CustomEvent('ostrov:restored'))
  expect(countReads()).toBe(0)
  performance.now = () => now.call(performance) + 31_000
  try {
    dispatchEvent(new CustomEvent('ostrov:restored'))
    await waitFor(() => expect(countReads()).toBe(1))
    dispatchEvent(new CustomEvent('ostrov:restored'))
    expect(countReads()).toBe(1)
  } finally {
    performance.now = now
  }
})
