import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { readTrail } from '#core/record/keep-trail.ts'
import { setReporter } from '#core/report.ts'
import type { Fixtures } from '#testing/fake-server.ts'
import { DISCOUNT, DISCOUNTS, NO_DISCOUNTS } from '#testing/fixtures/discounts.ts'
import { STAFF } from '#testing/fixtures/purge.ts'
import { renderWidget } from '#testing/render-widget.tsx'
import { widget } from './index.ts'
import '#kit/tokens.css'
import '#kit/kit.css'
import '#kit/form/form.css'
import './style.css'

const show = (server: Fixtures = {}, params: object = { detail: '/cz/obsluha/discount-detail/' }) =>
  renderWidget(widget, {
    params: { ...params },
    server: { 'active-user': STAFF, discounts: DISCOUNTS, ...server },
  })

const before = location.href
beforeEach(() => {
  sessionStorage.clear()
  setReporter(() => {})
})
afterEach(() => history.replaceState(null, '', before))

test('DS-002 discounts stand in a grid with their rule in words, and each leads to its own page', async () => {
  show()
  const grid = await screen.findByRole('grid', { name: 'Slevy' })
  const link = await within(grid).findByRole('link', { name: 'Vánoce 10 %' })
  expect(link).toHaveAttribute('href', '/cz/obsluha/discount-detail/?id=11')
  expect(within(grid).getByText('Sleva 10', { exact: false })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Nová sleva' })).toHaveAttribute(
    'href',
    '/cz/obsluha/discount-detail/',
  )
})

test('its page knows which discounts stand before and after it', async () => {
  show()
  await screen.findByRole('link', { name: 'Vánoce 10 %' })
  await waitFor(() => expect(readTrail('discounts', '11')?.next).toBe('12'))
})

test('it asks for the newest first, and says where there are none', async () => {
  const { server } = show({ discounts: NO_DISCOUNTS })
  expect(await screen.findByText('Zatím tu není žádná sleva.')).toBeVisible()
  expect(server.calls.find(({ route }) => route === 'discounts')?.query.get('ordering')).toBe('-id')
})

test.each([
  ['cz', 'Hledat název nebo celý kód'],
  ['ro', 'Căutați după denumire sau codul complet'],
] as const)('on %s, the search says that it takes a code, too, and asks for it', async (market, name) => {
  const { server } = renderWidget(widget, {
    market,
    params: { detail: '' },
    server: { 'active-user': STAFF, discounts: DISCOUNTS },
  })
  await userEvent.fill(await screen.findByRole('searchbox', { name }), 'aB3dE5gH7j')
  await waitFor(() =>
    expect(server.calls.findLast(({ route }) => route === 'discounts')?.query.get('search')).toBe(
      'aB3dE5gH7j',
    ),
  )
  expect(location.href).not.toContain('aB3dE5gH7j')
})

test.each([
  ['ab3dE5gH7j', 'Vánoce 10 %', '["11","ab3dE5gH7j"]'],
  ['Vánoce', 'Vánoce 10 %', null],
  // What the name has may be no code.
  ['podzimni26', 'PODZIMNI26 pro školy', null],
])('who found a discount by %s, which is called %s, passes on %s', async (search, name, passed) => {
  const { server } = show({ discounts: { ...DISCOUNTS, count: 1, results: [{ ...DISCOUNT, name }] } })
  await userEvent.fill(await screen.findByRole('searchbox'), search)
  await waitFor(() =>
    expect(server.calls.findLast(({ route }) => route === 'discounts')?.query.get('search')).toBe(search),
  )
  const link = await screen.findByRole('link', { name })
  link.addEventListener('click', event => event.preventDefault())
  await waitFor(async () => {
    await userEvent.click(link)
    expect(sessionStorage.getItem('ostrov:passed-code')).toBe(passed)
  })
})

test.each([
  ['cz', 'Naplánované', 'Všechny', 'Stav: Naplánovaná'],
  ['ro', 'Programate', 'Toate', 'Stare: Programată'],
] as const)('on %s, those that are planned are one press away', async (market, planned, all, told) => {
  const { server } = renderWidget(widget, {
    market,
    params: { detail: '' },
    server: { 'active-user': STAFF, discounts: DISCOUNTS },
  })
  const asked = () => server.calls.findLast(({ route }) => route === 'discounts')?.query.get('state__in')
  const choice = await screen.findByRole('button', { name: planned })
  expect(screen.getByRole('button', { name: all })).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(choice)
  await waitFor(() => expect(asked()).toBe('planned'))
  expect(choice).toHaveAttribute('aria-pressed', 'true')
  expect(screen.getByRole('button', { name: told })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: all }))
  await waitFor(() => expect(asked()).toBeNull())
})

test('deleted ones are in no state, so that none is asked for', async () => {
  const { server } = show()
  await userEvent.click(await screen.findByRole('button', { name: 'Skončilé' }))
  await userEvent.click(screen.getByRole('button', { name: 'Odstraněné slevy' }))
  await screen.findByRole('grid', { name: 'Odstraněné slevy' })
  const { query } = server.calls.findLast(({ route }) => route === 'discounts') ?? {}
  expect([query?.get('is_deleted'), query?.get('state__in')]).toEqual(['true', null])
})

test('an address of another site leads nowhere', async () => {
  show({}, { detail: 'https://evil.example/' })
  await screen.findByRole('grid', { name: 'Slevy' })
  expect(await screen.findByText('Vánoce 10 %')).toBeVisible()
  expect(screen.queryByRole('link')).toBeNull()
})

test('it can be chosen what is done to many', async () => {
  show()
  const grid = await screen.findByRole('grid', { name: 'Slevy' })
  const [, first] = await within(grid).findAllByRole('checkbox')
  if (first) await userEvent.click(first)
  expect(first).toBeChecked()
})

const findCell = async (name: string | RegExp) => {
  const grid = await screen.findByRole('grid', { name: 'Slevy' })
  return within(grid).findByRole('gridcell', { name })
}

async function edit(cell: HTMLElement, name: string, text: string): Promise<void> {
  await act(() => cell.focus())
  await userEvent.keyboard('{F2}')
  await userEvent.fill(await screen.findByRole('textbox', { name }), text)
  await userEvent.keyboard('{Enter}')
}

test('a value is changed in its cell, and taken back', async () => {
  const { server } = show({ 'update-discount': { ...DISCOUNT, version: 4, value: '12.50' } })
  await edit(await findCell(/^10.%$/), 'Hodnota', '12,5')
  expect(await findCell(/^12,5.%$/)).toBeVisible()
  expect(await screen.findByText('Vánoce 10 %, Hodnota: změněno z „10 %“ na „12,5 %“.')).toBeVisible()
  server.change({ 'update-discount': { ...DISCOUNT, version: 5 } })
  await userEvent.click(await screen.findByRole('button', { name: 'Vzít zpět' }))
  expect(await findCell(/^10.%$/)).toBeVisible()
  const bodies = server.calls.filter(({ route }) => route === 'update-discount').map(({ body }) => body)
  expect(bodies).toMatchObject([
    { version: 3, value: '12.50', name: 'Vánoce 10 %' },
    { version: 4, value: '10.00' },
  ])
})

const THEIRS = { ...DISCOUNT, version: 4, value: '15.00' }
const CONFLICT = { status: 409, body: { detail: 'Slevu mezitím uložil někdo jiný.', current: THEIRS } }

test('a cell that a colleague has changed shows both values, and saves the one that is chosen', async () => {
  const { server } = show({ 'update-discount': CONFLICT })
  await edit(await findCell(/^10.%$/), 'Hodnota', '20')
  expect(await screen.findByText(/vaše hodnota je „20.%“, někdo mezitím uložil „15.%“/)).toBeVisible()
  server.change({ 'update-discount': { ...DISCOUNT, version: 5, value: '20.00' } })
  await userEvent.click(screen.getByRole('button', { name: 'Uložit „20\u00a0%“' }))
  expect(await findCell(/^20.%$/)).toBeVisible()
  const versions = server.calls.filter(({ route }) => route === 'update-discount').map(({ body }) => body)
  expect(versions).toMatchObject([{ version: 3 }, { version: 4, value: '20.00' }])
})

test('what was saved in another window is not called somebody else’s', async () => {
  show({ 'update-discount': { ...CONFLICT, body: { ...CONFLICT.body, saved_by_me: true } } })
  await edit(await findCell(/^10.%$/), 'Hodnota', '20')
  const told = 'Vánoce 10 %, Hodnota: tady máte „20 %“, v jiném okně jste mezitím uložili „15 %“.'
  expect(await screen.findByText(told)).toBeVisible()
  expect(screen.getByText('Mezitím jste tu v jiném okně uložili „15 %“.')).toBeInTheDocument()
  expect(screen.queryByText(/někdo/)).toBeNull()
})

test('their value stays where it is chosen', async () => {
  const { server } = show({ 'update-discount': CONFLICT })
  await edit(await findCell(/^10.%$/), 'Hodnota', '20')
  await userEvent.click(await screen.findByRole('button', { name: 'Nechat „15\u00a0%“' }))
  expect(await findCell(/^15.%$/)).toBeVisible()
  expect(server.calls.filter(({ route }) => route === 'update-discount')).toHaveLength(1)
})

test('deleted ones are listed where they are asked for, without cells to change, and restored there', async () => {
  const deletion = { is_deleted: true, deleted_at: '2026-11-20T13:05:00Z', deleted_by: 'Dana Dvořáková' }
  const gone = { ...DISCOUNTS, count: 1, results: [{ ...DISCOUNT, version: 4, ...deletion }] }
  const { server } = show({
    'change-discounts': { results: [{ id: 11, error: null, is_changed: true }] },
  })
  await screen.findByRole('link', { name: 'Vánoce 10 %' })
  server.change({ discounts: gone })
  const getToggle = () => screen.getByRole('button', { name: 'Odstraněné slevy' })
  await userEvent.click(getToggle())
  const grid = await screen.findByRole('grid', { name: 'Odstraněné slevy' })
  expect(getToggle()).toHaveAttribute('aria-pressed', 'true')
  // A mouse has pressed it, and gets no ring.
  await waitFor(() => expect(getToggle()).toHaveFocus())
  expect(getToggle().matches(':focus-visible')).toBe(false)
  expect(server.calls.findLast(({ route }) => route === 'discounts')?.query.get('is_deleted')).toBe('true')
  const [, first] = await within(grid).findAllByRole('checkbox')
  expect(within(grid).queryByRole('link')).toBeNull()
  for (const told of ['Dana Dvořáková', /^20\.\s?11\.\s?2026/])
    expect(await within(grid).findByText(told)).toBeVisible()
  if (first) await userEvent.click(first)
  expect(screen.queryByRole('button', { name: 'Zapnout' })).toBeNull()
  await userEvent.click(await screen.findByRole('button', { name: 'Obnovit' }))
  await waitFor(() =>
    expect(server.calls.find(({ route }) => route === 'change-discounts')?.body).toEqual({
      action: 'restore',
      ids: ['11'],
    }),
  )
  server.change({ discounts: DISCOUNTS })
  await userEvent.click(getToggle())
  expect(await screen.findByRole('link', { name: 'Vánoce 10 %' })).toBeVisible()
  await waitFor(() => expect(getToggle()).toHaveFocus())
})
