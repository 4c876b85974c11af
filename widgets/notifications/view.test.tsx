import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent as pointer } from 'vitest/browser'
import { type NotificationKind, notify } from '#core/state/notifications.ts'
import { renderWidget } from '#testing/render-widget.tsx'
import { widget } from './index.ts'
import '#kit/tokens.css'
import '#kit/kit.css'
import './style.css'

const show = (params = {}) => renderWidget(widget, { params })
const findMessage = async (title: string) => {
  const words = await screen.findByText(title)
  return words.closest<HTMLElement>('.ostrov-notification') as HTMLElement
}
const listTitles = () =>
  [...document.querySelectorAll('.ostrov-notification-title')].map(title => title.textContent)
/** Time enough for a change to reach the screen, if there was one. */
const settle = () => new Promise(resolve => setTimeout(resolve, 50))
const press = (name: string) => screen.getByRole('button', { name })

/** Something of the page itself, out from under the messages, which are at the top. */
const addPagePart = (tag: string, text: string): HTMLElement => {
  const part = document.createElement(tag)
  part.textContent = text
  part.style.marginBlockStart = '70vh'
  document.body.append(part)
  return part
}

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  for (const part of document.querySelectorAll('body > button, body > p')) part.remove()
})

async function expectInRegion(role: 'alert' | 'status', kind: NotificationKind, name: string) {
  show()
  notify(kind, 'Odeslání', 'Všechno o tom.')
  const message = await findMessage('Odeslání')
  expect(message.closest(`[role=${role}]`)).toBeVisible()
  expect(message.textContent).toBe(`${name}: OdesláníVšechno o tom.Zavřít: Odeslání`)
}

test('CR-004 CR-008 an information is said politely, with its title and text', () =>
  expectInRegion('status', 'info', 'Informace'))

test('CR-005 CR-008 a warning is said politely, with its title and text', () =>
  expectInRegion('status', 'warning', 'Pozor'))

test('CR-006 CR-008 a success is said politely, with its title and text', () =>
  expectInRegion('status', 'success', 'Hotovo'))

test('CR-007 CR-008 an error is said at once, with its title and text', () =>
  expectInRegion('alert', 'error', 'Chyba'))

test('the regions stand on the page before there is anything to say', () => {
  show()
  for (const role of ['alert', 'status'])
    expect(document.querySelector(`.ostrov-notifications [role=${role}]`)).toBeEmptyDOMElement()
})

test('a message is dismissed by its button, which names it', async () => {
  show()
  notify('error', 'Cena', 'Nepodařilo se ji zjistit.')
  notify('warning', 'Výkup', 'Odpovězte na všechny otázky.')
  await findMessage('Výkup')
  await userEvent.click(press('Zavřít: Cena'))
  await waitFor(() => expect(listTitles()).toEqual(['Výkup']))
})

test('a message that comes takes the focus from nobody', async () => {
  show()
  const field = addPagePart('button', 'Na stránce')
  field.focus()
  notify('error', 'Cena', 'Nepodařilo se ji zjistit.')
  await findMessage('Cena')
  expect(field).toHaveFocus()
})

test('nothing on the page moves when messages come and go', async () => {
  await page.viewport(1366, 900)
  const { container } = show()
  // A box that holds what is fixed, as a page's own layout may.
  container.style.transform = 'translate(40px, 40px)'
  const text = document.createElement('p')
  text.textContent = 'Text stránky'
  container.append(text)
  const before = text.getBoundingClientRect().top
  notify('error', 'Cena', 'Nepodařilo se ji zjistit. '.repeat(10))
  const message = await findMessage('Cena')
  expect(text.getBoundingClientRect().top).toBe(before)
  const { top, right } = message.getBoundingClientRect()
  expect([top, innerWidth - right]).toEqual([16, 16])
})

test('what sticks to the window’s start is told how much of it messages cover, and that they are gone', async () => {
  await page.viewport(1366, 900)
  show()
  const readCovered = () => document.documentElement.style.getPropertyValue('--ostrov-covered')
  expect(readCovered()).toBe('')
  notify('warning', 'Cena', 'Změnila se.')
  const message = await findMessage('Cena')
  await waitFor(() =>
    expect(Number.parseFloat(readCovered())).toBeGreaterThan(message.getBoundingClientRect().bottom),
  )
  press('Zavřít: Cena').click()
  await waitFor(() => expect(readCovered()).toBe(''))
})

test('on a phone messages stand at the foot, above what stays there, so that the header can be seen and pressed', async () => {
  await page.viewport(390, 844)
  onTestFinished(() => page.viewport(1366, 900))
  document.documentElement.style.setProperty('--ostrov-bar-block-size', '52px')
  onTestFinished(() => void document.documentElement.style.removeProperty('--ostrov-bar-block-size'))
  show()
  for (const title of ['První', 'Druhá', 'Třetí']) notify('warning', title, 'Text.')
  const last = await findMessage('Třetí')
  const first = await findMessage('První')
  expect(innerHeight - last.getBoundingClientRect().bottom).toBe(52 + 16)
  expect(first.getBoundingClientRect().top).toBeGreaterThan(422)
})

test('Escape dismisses the focused message alone, and the focus goes to the next one and then back', async () => {
  show()
  const field = addPagePart('button', 'Na stránce')
  for (const title of ['První', 'Druhá', 'Třetí']) notify('warning', title, 'Text.')
  await findMessage('Třetí')
  const onKey = vi.fn()
  document.addEventListener('keydown', onKey)
  field.focus()
  press('Zavřít: První').focus()
  for (const next of ['Zavřít: Druhá', 'Zavřít: Třetí']) {
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(press(next)).toHaveFocus())
  }
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(field).toHaveFocus())
  expect(listTitles()).toEqual([])
  // The page's own dialog is not closed by the way.
  expect(onKey).not.toHaveBeenCalled()
  document.removeEventListener('keydown', onKey)
})

test('the focus stays when the focused message is said again', async () => {
  show()
  notify('error', 'Cena', 'Nepodařilo se ji zjistit.')
  await findMessage('Cena')
  const former = press('Zavřít: Cena')
  former.focus()
  notify('error', 'Cena', 'Nepodařilo se ji zjistit.')
  await waitFor(() => expect(former).not.toBeInTheDocument())
  expect(press('Zavřít: Cena')).toHaveFocus()
})

test('all is reached and done by the keyboard', async () => {
  show()
  notify('warning', 'Výkup', 'Odpovězte na všechny otázky.')
  await findMessage('Výkup')
  await userEvent.tab()
  expect(press('Zavřít: Výkup')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(listTitles()).toEqual([]))
})

test('success and information go after 8 seconds, warnings and errors stay', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  show()
  await pointer.hover(addPagePart('p', 'Text stránky'))
  for (const kind of ['info', 'success', 'warning', 'error'] as const) notify(kind, `Kind ${kind}`, 'Text.')
  await findMessage('Kind error')
  vi.advanceTimersByTime(7750)
  await settle()
  expect(listTitles()).toHaveLength(4)
  vi.advanceTimersByTime(250)
  await settle()
  expect(listTitles()).toEqual(['Kind error', 'Kind warning'])
})

test('a message that is pointed at waits, and its time goes on afterwards', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  show()
  const elsewhere = addPagePart('p', 'Text')
  notify('success', 'Hotovo', 'Uloženo.')
  const message = await findMessage('Hotovo')
  vi.advanceTimersByTime(7000)
  await pointer.hover(message)
  vi.advanceTimersByTime(60_000)
  await settle()
  expect(message).toBeInTheDocument()
  await pointer.hover(elsewhere)
  vi.advanceTimersByTime(1000)
  await settle()
  expect(message).not.toBeInTheDocument()
})

test('a message that the keyboard is at waits', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  show()
  await pointer.hover(addPagePart('p', 'Text stránky'))
  notify('info', 'Informace', 'Ceny platí do konce měsíce.')
  const message = await findMessage('Informace')
  await pointer.keyboard('{Tab}')
  expect(press('Zavřít: Informace')).toHaveFocus()
  vi.advanceTimersByTime(60_000)
  await settle()
  expect(message).toBeInTheDocument()
})

test('of two outlets on a page one speaks, and the other takes over when it goes', async () => {
  const first = show()
  const second = show()
  notify('error', 'Cena', 'Nepodařilo se ji zjistit.')
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  dispatchEvent(new Event('offline'))
  await waitFor(() => expect(first.container.textContent).toContain('Nepodařilo'))
  expect(listTitles()).toEqual(['Cena', 'Jste offline'])
  first.unmount()
  await waitFor(() => expect(second.container.textContent).toContain('Nepodařilo'))
  expect(listTitles()).toEqual(['Cena', 'Jste offline'])
})

test('a message of the server without a title is titled by its kind', async () => {
  show({ initial: '[{"level":25,"text":"Uloženo."}]' })
  const message = await findMessage('Hotovo')
  expect(message.textContent).toBe('HotovoUloženo.Zavřít: Hotovo')
  expect(press('Zavřít: Hotovo')).toBeVisible()
})

test('markup in a message is text', async () => {
  const text = 'Uloženo <b>tučně</b> &lt;i&gt; <img src=x onerror=alert(1)>'
  show({ initial: JSON.stringify([{ kind: 'success', title: '<h1>Nadpis</h1>', text }]) })
  expect(await screen.findByText(text)).toHaveAttribute('dir', 'auto')
  expect(screen.getByText('<h1>Nadpis</h1>')).toHaveAttribute('dir', 'auto')
})

test('a title in a script from right to left is aligned by it, whatever the page’s language', async () => {
  show()
  notify('error', 'خطأ', 'تعذر إرسال النموذج.')
  await findMessage('خطأ')
  expect(getComputedStyle(screen.getByText('خطأ')).direction).toBe('rtl')
})

test('at most five messages are shown, the oldest goes first', async () => {
  show()
  for (let i = 1; i <= 7; i++) notify('warning', `Zpráva ${i}`, 'Text.')
  await findMessage('Zpráva 7')
  expect(listTitles()).toEqual([3, 4, 5, 6, 7].map(i => `Zpráva ${i}`))
})

test('a long word is wrapped, and the page gets no wider', async () => {
  show()
  notify('error', 'Nadpis'.repeat(60), 'slovo'.repeat(100))
  const message = await findMessage('Nadpis'.repeat(60))
  expect(message.scrollWidth).toBeLessThanOrEqual(message.clientWidth)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
})

test('without a network a banner says what stays, and goes when it is back', async () => {
  show()
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  dispatchEvent(new Event('offline'))
  const banner = await findMessage('Jste offline')
  expect(banner.closest('section')).toHaveAccessibleName('Upozornění')
  expect(banner.closest('[role=status]')).not.toBeNull()
  expect(banner.textContent).toContain('Co jste vyplnili, zůstává.')
  expect(within(banner).queryByRole('button')).toBeNull()
  onLine.mockReturnValue(true)
  dispatchEvent(new Event('online'))
  await waitFor(() => expect(banner).not.toBeInTheDocument())
  expect(await screen.findByText('Připojení k internetu je zpět.', { ignore: false })).toBeInTheDocument()
})

test('what lies under the word of being offline can be pressed, and on a phone it is soon a line', async () => {
  await page.viewport(390, 844)
  onTestFinished(() => page.viewport(1366, 900))
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
  show()
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  dispatchEvent(new Event('offline'))
  const banner = await findMessage('Jste offline')
  const { left, top, width, height } = banner.getBoundingClientRect()
  const hit = document.elementFromPoint(left + width / 2, top + height / 2)
  expect(banner.contains(hit)).toBe(false)
  await vi.advanceTimersByTimeAsync(8500)
  await waitFor(() => expect(banner.getBoundingClientRect().height).toBeLessThan(40))
  expect(banner.textContent).toContain('Co jste vyplnili, zůstává.')
})

test('a Romanian page is spoken to in Romanian', async () => {
  renderWidget(widget, { market: 'ro', params: { initial: '[{"level":40,"text":"Nu merge."}]' } })
  await findMessage('Eroare')
  expect(press('Închideți: Eroare')).toBeVisible()
})
