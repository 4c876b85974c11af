import { render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { buyback } from '#core/buyback/buyback.ts'
import {
  fillField,
  fillForm,
  findField,
  findSubmit,
  openSellForm,
  pressSell,
  readDescription,
  readForm,
  readText,
} from '#testing/act-as-seller.tsx'
import { forgetEntry, refreshEntry } from './history-entry.ts'
import { widget } from './index.ts'

afterEach(forgetEntry)

/** Whether the browser would ask before it leaves the page. */
const isHeldBack = (): boolean => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

/** Puts the island back after it was taken out of the page. */
const putBack = (): void => {
  const View = widget.View as (island: { params: object }) => ReactNode
  render(
    <div className="ostrov">
      <View params={{ heading: '', termsUrl: '' }} />
    </div>,
  )
}

/** What a browser's translation does to a page. */
function wrapTexts(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    text.replaceWith(outer)
    outer.append(inner)
    inner.append(text.data)
  }
}

test('an island that is taken out and put back has everything that was typed, and does not take the focus', async () => {
  const { unmount } = await openSellForm()
  await userEvent.click(screen.getByRole('checkbox'))
  await fillForm()
  fillField('altCity', 'Praha')
  await userEvent.type(screen.getAllByRole('combobox', { name: /Vyhledat/ })[0] ?? document.body, 'Pr')
  const typed = readForm()
  unmount()
  const elsewhere = document.createElement('button')
  document.body.append(elsewhere)
  elsewhere.focus()
  putBack()
  await waitFor(() => expect(readForm()).toEqual(typed))
  expect(screen.getAllByRole('combobox', { name: /Vyhledat/ })[0]).toHaveValue('Pr')
  await waitFor(() => expect(elsewhere).toHaveFocus())
  elsewhere.remove()
})

test('an island that a page script tears out loses nothing either', async () => {
  const { container } = await openSellForm()
  await fillForm()
  const typed = readForm()
  container.remove()
  putBack()
  await waitFor(() => expect(readForm()).toEqual(typed))
})

test('a sale whose answer was lost keeps its key when the island comes back', async () => {
  const { unmount, listSales } = await openSellForm({ server: { 'sell-buyout-online': 'offline' } })
  await fillForm()
  pressSell()
  await screen.findByText(/Nevíme, jestli k nám údaje dorazily/)
  unmount()
  putBack()
  expect(await screen.findByText(/Nevíme, jestli k nám údaje dorazily/)).toBeVisible()
  pressSell()
  await waitFor(() => expect(listSales()).toHaveLength(2))
  const [first, second] = listSales().map(call => call.headers.get('Idempotency-Key'))
  expect(second).toBe(first)
})

test('after a sale the form is empty, and nothing typed was kept anywhere', async () => {
  const { visited } = await openSellForm()
  await fillForm()
  pressSell()
  await waitFor(() => expect(visited).toHaveLength(1))
  buyback.showForm(null)
  buyback.showForm('sell')
  expect(await screen.findByText('Děkujeme, žádost o výkup jsme přijali.')).toBeVisible()
  expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])).not.toContain(
    'Nováková',
  )
})

test('on a translated page a new error, its going, the price and a failure are shown', async () => {
  const { container, server } = await openSellForm()
  await fillForm('cz', { email: 'jana@example' })
  wrapTexts(container)
  pressSell()
  await waitFor(() => expect(readDescription('email')).toContain('Neplatný e-mail'))
  wrapTexts(container)
  findField('email').focus()
  fillField('email', '')
  findField('email').blur()
  await waitFor(() => expect(readDescription('email')).toContain('Vyplňte e-mail.'))
  expect(readDescription('email')).not.toContain('Neplatný e-mail')
  wrapTexts(container)
  fillField('email', 'jana@example.cz')
  await waitFor(() => expect(readDescription('email').trim()).toBe(''))
  expect(document.querySelectorAll('.ostrov-summary li')).toHaveLength(0)
  wrapTexts(container)
  server.change({ 'sell-buyout-online': { status: 413, body: '' } })
  pressSell()
  expect(await screen.findByText(/příliš dlouhý/)).toBeVisible()
  wrapTexts(container)
  buyback.answer('display', 'scratched')
  await waitFor(() => expect(readText(findSubmit())).toBe('Prodat za 8 100 Kč'))
  expect(readText(screen.getByRole('region', { name: 'Co prodáváte' }))).toContain('8 100 Kč')
  expect(findField('email')).toHaveValue('jana@example.cz')
})

test('the browser asks before it leaves a page with something typed in it, also once the form is closed', async () => {
  const { visited } = await openSellForm()
  expect(isHeldBack()).toBe(false)
  await userEvent.type(findField('firstName'), 'J')
  expect(isHeldBack()).toBe(true)
  buyback.showForm(null)
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull())
  expect(isHeldBack()).toBe(true)
  buyback.showForm('sell')
  await waitFor(() => expect(findField('firstName')).toHaveValue('J'))
  await userEvent.clear(findField('firstName'))
  expect(isHeldBack()).toBe(false)
  await userEvent.type(findField('firstName'), 'J')
  await fillForm()
  pressSell()
  await waitFor(() => expect(visited).toHaveLength(1))
  expect(isHeldBack()).toBe(false)
})

test('a form that was open is open again after a reload, empty, and one that was closed is not', async () => {
  const { unmount } = await openSellForm()
  await userEvent.type(findField('firstName'), 'Jana')
  unmount()
  refreshEntry()
  const again = await openSellForm({ isOpened: false })
  await waitFor(() => expect(findField('firstName')).toHaveValue(''))
  expect(screen.getByText(/^Zařízení i jeho stav jsme si zapamatovali\./)).toBeVisible()
  await waitFor(() => expect(screen.getByRole('heading', { level: 3 })).toHaveFocus())
  expect(JSON.stringify([history.state, { ...sessionStorage }])).not.toContain('Jana')
  await userEvent.type(findField('firstName'), 'J')
  await waitFor(() => expect(screen.queryByText(/jsme si zapamatovali/)).toBeNull())
  buyback.showForm(null)
  await screen.findByText(/Zařízení prodáte tlačítkem/)
  again.unmount()
  refreshEntry()
  await openSellForm({ isOpened: false })
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('a form that nothing was typed into says nothing of a reload', async () => {
  const { unmount } = await openSellForm()
  unmount()
  refreshEntry()
  await openSellForm({ isOpened: false })
  await waitFor(() => expect(findField('firstName')).toHaveValue(''))
  expect(screen.queryByText(/jsme si zapamatovali/)).toBeNull()
})

test('who comes back to a device that they have sold is told so and led to the sale, and may sell another', async () => {
  const { visited, unmount } = await openSellForm()
  await fillForm()
  pressSell()
  await waitFor(() => expect(visited).toHaveLength(1))
  unmount()
  refreshEntry()
  await openSellForm({ isOpened: false })
  expect(await screen.findByText('Tohle zařízení jste nám už prodali.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Zobrazit přehled výkupu' })).toHaveAttribute('href', visited[0])
  expect(JSON.stringify(history.state)).not.toContain('490154203237518')
  buyback.showForm('sell')
  expect(screen.queryByRole('textbox')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Prodat další stejné zařízení' }))
  await waitFor(() => expect(findField('firstName')).toHaveValue(''))
})
