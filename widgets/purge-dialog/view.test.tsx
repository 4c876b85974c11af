import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { setReporter } from '#core/report.ts'
import type { Fixture } from '#testing/fake-server.ts'
import { CUSTOMER, NOBODY, PURGED, STAFF } from '#testing/fixtures/purge.ts'
import { renderWidget } from '#testing/render-widget.tsx'
import { widget } from './index.ts'
import '#kit/tokens.css'
import '#kit/kit.css'
import '#kit/form/form.css'
import '#kit/dialog/dialog.css'
import './style.css'

type Options = NonNullable<Parameters<typeof renderWidget>[1]>

const show = (answer: Fixture = PURGED, { server, ...more }: Options = {}) =>
  renderWidget(widget, { server: { 'active-user': STAFF, 'fastly-purge': answer, ...server }, ...more })

const findOpener = () => screen.findByRole('button', { name: 'Vymazat mezipaměť' })

async function open(answer: Fixture = PURGED, options: Options = {}) {
  const { server } = show(answer, options)
  await userEvent.click(await findOpener())
  await screen.findByRole('dialog', { name: 'Vymazání mezipaměti' })
  return server
}

const dialog = () => within(screen.getByRole('dialog'))
const press = async (name: string) => userEvent.click(dialog().getByRole('button', { name }))
const choose = async (name: string) => userEvent.click(dialog().getByRole('radio', { name }))
const keyInput = () => dialog().getByRole('textbox', { name: 'Klíče' })
const listTags = () => [...document.querySelectorAll('.ostrov-purge-tag')].map(tag => tag.textContent?.trim())
const expectTags = (...keys: string[]) => waitFor(() => expect(listTags()).toEqual(keys))
const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const findAlert = async (text: string) => {
  const words = await dialog().findByText(text)
  const alert = words.closest<HTMLElement>('[role=alert]')
  expect(alert).not.toBeNull()
  return alert as HTMLElement
}
const FAILED = 'Mezipaměť se nepodařilo vymazat'
const listBodies = (server: Awaited<ReturnType<typeof open>>) =>
  server.calls.filter(({ route }) => route === 'fastly-purge').map(({ body }) => body)

beforeEach(() => setReporter(() => {}))
afterEach(() => vi.restoreAllMocks())

test('PG-001 AC-005 staff open the dialog by its button, and it begins at the first choice', async () => {
  await open()
  expect(
    dialog()
      .getAllByRole('radio')
      .map(radio => (radio as HTMLInputElement).checked),
  ).toEqual([true, false, false])
  await waitFor(() => expect(dialog().getByRole('radio', { name: 'Podle klíčů' })).toHaveFocus())
})

test('AC-004 AC-005 a customer reads that they have no permission, in the page’s language', async () => {
  show(PURGED, { server: { 'active-user': CUSTOMER } })
  expect(await screen.findByRole('alert')).toHaveTextContent('K zobrazení této stránky nemáte oprávnění.')
  expect(screen.queryByRole('button')).toBeNull()
})

test('AC-004 the denied text in English is as printed', async () => {
  show(PURGED, { server: { 'active-user': CUSTOMER }, language: 'en' })
  expect(await screen.findByText('You do not have permission to access this page.')).toBeVisible()
})

test('who is not signed in is led to the sign-in page and back here', async () => {
  show(PURGED, { server: { 'active-user': NOBODY } })
  expect(await screen.findByText('Mezipaměť smí vymazat jen přihlášená obsluha.')).toBeVisible()
  const href = screen.getByRole('link', { name: 'Přihlásit se' }).getAttribute('href')
  expect(href).toBe(`/cz/prihlaseni/?next=${encodeURIComponent(location.pathname + location.search)}`)
})

test('PG-002 PG-003 PG-004 PG-006 PG-007 at first the keys html and endpoint are purged softly', async () => {
  const server = await open()
  await expectTags('html', 'endpoint')
  expect(dialog().getByText(/Vymažou se 2 klíče: html \(všechny stránky\)/)).toBeVisible()
  await press('Vymazat')
  await expectClosed()
  expect(listBodies(server)).toEqual([{ mode: 'key', keys: 'html endpoint', soft_purge: true }])
  expect(server.calls.at(-1)?.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{32,}$/)
})

test('the success is told politely, listed with time and name, and the focus returns to the button', async () => {
  await open()
  await press('Vymazat')
  await expectClosed()
  const outcome = 'Obsah mezipaměti byl označen za zastaralý.'
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(outcome))
  expect(await findOpener()).toHaveFocus()
  const row = within(screen.getByRole('region', { name: 'Vymazáno od otevření stránky' })).getByRole(
    'listitem',
  )
  expect(row.textContent).toContain('Petr Obsluha')
  expect(row.textContent).toContain('Klíče: html, endpoint')
  expect(row.querySelector('time')).toHaveAttribute('datetime', expect.stringMatching(/^2026-11-21T10:/))
})

test('keys are added by space, by Enter and by pasting several, each once, however fast they are typed', async () => {
  const server = await open(PURGED, { params: { keys: 'first' } })
  await userEvent.click(keyInput())
  await userEvent.keyboard('html endpoint html product-17{Enter}')
  await expectTags('first', 'html', 'endpoint', 'product-17')
  const pasted = new DataTransfer()
  pasted.setData('text', 'product-18\nhtml\tproduct-19 ')
  keyInput().dispatchEvent(
    new ClipboardEvent('paste', { clipboardData: pasted, bubbles: true, cancelable: true }),
  )
  await expectTags('first', 'html', 'endpoint', 'product-17', 'product-18', 'product-19')
  await userEvent.keyboard('last')
  await press('Vymazat')
  await expectClosed()
  expect(listBodies(server)).toEqual([
    { mode: 'key', keys: 'first html endpoint product-17 product-18 product-19 last', soft_purge: true },
  ])
})

test('keys are removed by their buttons and by Backspace, and the focus stays among them', async () => {
  await open(PURGED, { params: { keys: 'a b c d' } })
  await press('Odebrat klíč b')
  await expectTags('a', 'c', 'd')
  await waitFor(() => expect(dialog().getByRole('button', { name: 'Odebrat klíč c' })).toHaveFocus())
  await userEvent.keyboard('{ArrowRight}{Delete}')
  await expectTags('a', 'c')
  await waitFor(() => expect(dialog().getByRole('button', { name: 'Odebrat klíč c' })).toHaveFocus())
  await userEvent.tab()
  await waitFor(() => expect(keyInput()).toHaveFocus())
  await userEvent.keyboard('{Backspace}')
  await expectTags('a')
  await waitFor(() => expect(keyInput()).toHaveFocus())
  await userEvent.tab({ shift: true })
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(keyInput()).toHaveFocus())
  expect(listTags()).toEqual([])
})

test('keys are one stop for Tab, however many there are', async () => {
  await open(PURGED, { params: { keys: 'a b c d e' } })
  const toolbar = dialog().getByRole('toolbar', { name: 'Zadané klíče' })
  expect(toolbar.querySelectorAll('[tabindex="0"]')).toHaveLength(1)
  await userEvent.tab()
  await userEvent.keyboard('{End}')
  await waitFor(() => expect(dialog().getByRole('button', { name: 'Odebrat klíč e' })).toHaveFocus())
  expect(toolbar.querySelectorAll('[tabindex="0"]')).toHaveLength(1)
})

test('without a key nothing is sent; what is missing is said, and the field has the focus', async () => {
  const server = await open(PURGED, { params: { keys: 'a' } })
  await press('Odebrat klíč a')
  await press('Vymazat')
  await waitFor(() => expect(keyInput()).toHaveFocus())
  expect(keyInput()).toHaveAccessibleDescription(/Zadejte aspoň jeden klíč\./)
  expect(keyInput()).toHaveAttribute('aria-invalid', 'true')
  expect(listBodies(server)).toEqual([])
})

test('a key that is too long, or one too many, stays as it was typed and says why', async () => {
  await open(PURGED, { params: { keys: 'k0' } })
  const pasted = new DataTransfer()
  pasted.setData('text', `${Array.from({ length: 256 }, (_, i) => `k${i}`).join(' ')} x y`)
  keyInput().dispatchEvent(
    new ClipboardEvent('paste', { clipboardData: pasted, bubbles: true, cancelable: true }),
  )
  await waitFor(() => expect(listTags()).toHaveLength(256))
  expect(keyInput()).toHaveValue('x y')
  expect(keyInput()).toHaveAccessibleDescription(/Najednou lze vymazat nejvýše 256 klíčů\./)
})

test('PG-003 PG-005 PG-006 one address of this site is purged, at once where staff want it so', async () => {
  const server = await open()
  await choose('Jednu adresu')
  const field = await dialog().findByRole('textbox', { name: 'Adresa' })
  await userEvent.fill(field, 'https://jinde.example/')
  await press('Vymazat')
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Zadejte adresu tohoto webu/))
  await userEvent.fill(field, '/cz/vykup/?type=telefony')
  await userEvent.click(dialog().getByRole('checkbox', { name: 'Jen označit za zastaralé' }))
  expect(await dialog().findByText('Vymaže se jediná adresa: /cz/vykup/?type=telefony')).toBeVisible()
  await press('Vymazat')
  await expectClosed()
  expect(listBodies(server)).toEqual([{ mode: 'url', url: '/cz/vykup/?type=telefony', soft_purge: false }])
})

test('PG-003 PG-006 everything is purged only after a question that describes the dialog, and never softly', async () => {
  const server = await open()
  await choose('Úplně vše')
  const soft = dialog().getByRole('checkbox', { name: 'Jen označit za zastaralé' })
  await waitFor(() => expect(soft).toBeDisabled())
  expect(soft).not.toBeChecked()
  expect(soft).toHaveAccessibleDescription('Při mazání všeho to nejde: obsah zmizí vždy hned.')
  await press('Pokračovat')
  expect(await dialog().findByRole('heading', { name: 'Opravdu vymazat úplně vše?' })).toBeVisible()
  await waitFor(() => expect(dialog().getByRole('button', { name: 'Zpět' })).toHaveFocus())
  expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
    /^Opravdu vymazat úplně vše\? Vymaže se celá/,
  )
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(dialog().getByRole('button', { name: 'Pokračovat' })).toHaveFocus())
  expect(screen.getByRole('dialog')).not.toHaveAccessibleDescription()
  await choose('Podle klíčů')
  await waitFor(() => expect(dialog().getByRole('checkbox')).toBeEnabled())
  expect(dialog().getByRole('checkbox')).toBeChecked()
  expect(listBodies(server)).toEqual([])
  await choose('Úplně vše')
  await press('Pokračovat')
  await press('Ano, vymazat vše')
  await expectClosed()
  expect(listBodies(server)).toEqual([{ mode: 'full', soft_purge: false }])
})

test('where the editor does not want it, everything can’t be chosen', async () => {
  await open(PURGED, { params: { full: false } })
  expect(dialog().queryByRole('radio', { name: 'Úplně vše' })).toBeNull()
})

test('ER-014 a purge that failed is an alert with its reason; all that was typed stays, and the same button sends it again under the same key', async () => {
  const server = await open({ status: 500, body: '<h1>Server Error (500)</h1>' }, { params: { keys: 'a' } })
  await userEvent.click(keyInput())
  await userEvent.keyboard('b c')
  await press('Vymazat')
  const alert = await findAlert(FAILED)
  expect(alert.textContent).toContain('Při zpracování požadavku došlo k chybě.')
  expect(listTags()).toEqual(['a', 'b'])
  expect(keyInput()).toHaveValue('c')
  server.change({ 'fastly-purge': PURGED })
  await press('Vymazat')
  await expectClosed()
  const [first, second] = server.calls.filter(({ route }) => route === 'fastly-purge')
  expect(second?.body).toEqual(first?.body)
  expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'))
})

test('ER-014 the alert of a failed purge reads in English as printed', async () => {
  show('offline', { language: 'en' })
  await userEvent.click(await screen.findByRole('button', { name: 'Purge cache' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Purge' }))
  const alert = await findAlert('Failed to purge cache')
  expect(alert.textContent).toContain('We do not know whether it arrived.')
})

const reasons: [string, Fixture, string][] = [
  ['a line that was cut', 'offline', 'Nevíme, jestli k nám údaje dorazily.'],
  [
    'a session that is over',
    { status: 403, body: { detail: 'Nebyly zadány přihlašovací údaje.' } },
    'vypršelo',
  ],
  ['no permission', { status: 403, body: { detail: 'K této akci nemáte oprávnění.' } }, 'nemáte oprávnění'],
  ['a page in the place of an answer', { status: 500, body: '<html></html>' }, 'došlo k chybě'],
  ['a refusal of the form', { status: 400, body: { mode: ['Chybná volba.'] } }, 'Chybná volba.'],
]
test.each(reasons)(
  'ER-014 each kind of failure is the same alert with a reason of its own: %s',
  async (_, answer, reason) => {
    await open(answer)
    await press('Vymazat')
    expect((await findAlert(FAILED)).textContent).toContain(reason)
    expect(listTags()).toEqual(['html', 'endpoint'])
  },
)

test('ER-014 what the server says of the keys stands beside them, and they take the focus', async () => {
  await open({ status: 400, body: { keys: { 1: ['Tento klíč služba nezná.'] } } })
  await press('Vymazat')
  await findAlert(FAILED)
  await waitFor(() => expect(keyInput()).toHaveAccessibleDescription(/Tento klíč služba nezná\./))
  await waitFor(() => expect(keyInput()).toHaveFocus())
})

test('ER-014 who asked for everything is told of the failure where they asked', async () => {
  const server = await open({ status: 500, body: 'x' })
  await choose('Úplně vše')
  await press('Pokračovat')
  await press('Ano, vymazat vše')
  await findAlert(FAILED)
  server.change({ 'fastly-purge': PURGED })
  await press('Ano, vymazat vše')
  await expectClosed()
})

test('a session that is over is renewed in another window, for what was typed is only here', async () => {
  await open({ status: 403, body: { detail: 'Nebyly zadány přihlašovací údaje.' } })
  await press('Vymazat')
  const link = await dialog().findByRole('link', { name: 'Přihlásit se' })
  expect(link).toHaveAttribute('target', '_blank')
})

test('where the server asks to wait nothing is sent until then, and the end of the wait is said', async () => {
  const server = await open({ status: 429, body: {}, headers: { 'Retry-After': '1' } })
  await press('Vymazat')
  expect((await findAlert(FAILED)).textContent).toContain('Zkuste to znovu za 1 sekundu.')
  const button = dialog().getByRole('button', { name: 'Vymazat' })
  expect(button).toHaveAttribute('aria-disabled', 'true')
  button.click()
  expect(listBodies(server)).toHaveLength(1)
  server.change({ 'fastly-purge': PURGED })
  expect(await dialog().findByText('Teď už můžete odeslat znovu.', { ignore: false })).toBeInTheDocument()
  await press('Vymazat')
  await expectClosed()
})

test('while it is being sent a second press sends nothing more', async () => {
  const server = await open('hang')
  await press('Vymazat')
  const button = await dialog().findByRole('button', { name: 'Odesílá se…' })
  expect(button).toHaveAttribute('aria-disabled', 'true')
  button.click()
  await new Promise(requestAnimationFrame)
  expect(listBodies(server)).toHaveLength(1)
})

test('a dialog that was closed in the middle tells on the page how it ended', async () => {
  await open({ status: 500, body: 'x', delay: 150 })
  await press('Vymazat')
  await userEvent.keyboard('{Escape}')
  await expectClosed()
  expect(await screen.findByText(FAILED)).toBeVisible()
})

test('what was typed is there again when the dialog is opened again', async () => {
  await open(PURGED, { params: { keys: 'a' } })
  await userEvent.click(keyInput())
  await userEvent.keyboard('b ')
  await choose('Jednu adresu')
  await userEvent.fill(await dialog().findByRole('textbox', { name: 'Adresa' }), '/cz/')
  await press('Zrušit')
  await expectClosed()
  await userEvent.click(await findOpener())
  expect(await dialog().findByRole('textbox', { name: 'Adresa' })).toHaveValue('/cz/')
  await choose('Podle klíčů')
  await expectTags('a', 'b')
})

test('what was typed survives the emptying of the island, and so does the question that was asked', async () => {
  const { unmount } = show(PURGED, { pk: '7' })
  await userEvent.click(await findOpener())
  await screen.findByRole('dialog')
  await userEvent.fill(keyInput(), 'product-17 ')
  await expectTags('html', 'endpoint', 'product-17')
  await choose('Úplně vše')
  await press('Pokračovat')
  unmount()
  show(PURGED, { pk: '7' })
  await screen.findByRole('dialog')
  await waitFor(() => expect(dialog().getByRole('button', { name: 'Zpět' })).toHaveFocus())
  await press('Zpět')
  expect(dialog().getByRole('radio', { name: 'Úplně vše' })).toBeChecked()
  await choose('Podle klíčů')
  await expectTags('html', 'endpoint', 'product-17')
  await press('Vymazat')
  await expectClosed()
  await waitFor(async () => expect(await findOpener()).toHaveFocus())
})

test('after several purges within minutes the dialog asks whether something else is wrong', async () => {
  await open()
  for (let i = 0; i < 3; i++) {
    expect(dialog().queryByText(/Za posledních 5 minut/)).toBeNull()
    await press('Vymazat')
    await expectClosed()
    await userEvent.click(await findOpener())
    await screen.findByRole('dialog')
  }
  expect(dialog().getByText(/se odsud mezipaměť mazala už 3krát/)).toBeVisible()
})

test('in a translated page the sentence follows the choice', async () => {
  await open()
  const sentence = dialog().getByText(/Vymažou se 2 klíče/)
  const font = document.createElement('font')
  font.append('Two keys will be purged.')
  sentence.replaceChildren(font)
  await choose('Úplně vše')
  expect(await dialog().findByText(/^Vymaže se celá mezipaměť webu/)).toBeVisible()
  expect(dialog().queryByText('Two keys will be purged.')).toBeNull()
})

test('a page back from the browser’s memory reads anew who looks at it, and waits for no lost answer', async () => {
  const server = await open('hang')
  await press('Vymazat')
  await dialog().findByRole('button', { name: 'Odesílá se…' })
  server.change({ 'active-user': CUSTOMER })
  dispatchEvent(new Event('ostrov:restored'))
  expect(await dialog().findByRole('button', { name: 'Vymazat' })).toBeVisible()
  await press('Zrušit')
  expect(await screen.findByText('K zobrazení této stránky nemáte oprávnění.')).toBeVisible()
})

test('who looks at the page could not be read: it can be tried again', async () => {
  const { server } = show(PURGED, {
    server: { 'active-user': { status: 403, body: { detail: 'Zavřeno.' } } },
  })
  expect(await screen.findByText('Zavřeno.')).toBeVisible()
  server.change({ 'active-user': STAFF })
  dispatchEvent(new Event('ostrov:restored'))
  expect(await findOpener()).toBeVisible()
})
