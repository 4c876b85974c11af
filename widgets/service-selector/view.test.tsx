import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { service } from '#core/service/service.ts'
import type { Fixtures } from '#testing/fake-server.ts'
import { GOOD_OPERATIONS, GOOD_SERVICE, OPERATIONS } from '#testing/fixtures/service.ts'
import { type RenderedWidget, renderWidget } from '#testing/render-widget.tsx'
import { findFolded, listFolded, reopen } from '#testing/reopen.ts'
import { widget } from './index.ts'

const NBSP = '\u00a0'
const start = `${location.pathname}${location.search}`

beforeEach(() => history.replaceState(null, '', start))

const show = (server: Fixtures = {}, params = {}): RenderedWidget =>
  renderWidget(widget, { params, server: { ...GOOD_SERVICE, ...server } })

const choose = async (name: string | RegExp) => userEvent.click(await screen.findByRole('radio', { name }))

async function chooseDevice(): Promise<void> {
  await choose(/Telefony/)
  await choose('Apple')
  await choose(/iPhone 13/)
  await choose(/modrá/)
}

const findList = () => screen.findByRole('region', { name: 'Co pro vás uděláme' })
const rows = (list: HTMLElement) => within(list).queryAllByRole('listitem')
const countCalls = ({ server }: RenderedWidget, route: string) =>
  server.calls.filter(call => call.route === route).length

test('SV-001 SV-002 type, manufacturer, model and colour are asked one after another, and then the operations come', async () => {
  show()
  for (const [step, name] of [
    ['Co potřebujete opravit?', /Telefony/],
    ['Výrobce', 'Apple'],
    ['Model', /iPhone 13/],
    ['Barva', /modrá/],
  ] as const) {
    await screen.findByRole('group', { name: step })
    expect(screen.getAllByRole('group').at(-1)).toHaveAccessibleName(step)
    expect(screen.queryByRole('region')).toBeNull()
    await choose(name)
  }
  const list = await findList()
  expect(await within(list).findByText('Výměna displeje', { selector: 'strong' })).toBeVisible()
  expect(within(list).getByText('Apple iPhone 13 128 GB, modrá')).toBeVisible()
})

test('SV-007 SV-008 SV-009 SV-010 SV-011 each step is asked for by what was chosen before it', async () => {
  const { server } = show()
  await chooseDevice()
  await findList()
  expect(server.calls.map(({ route, args }) => [route, ...Object.values(args)])).toEqual([
    ['service-types'],
    ['service-manufacturers', 'telefony'],
    ['service-models', 'telefony', 'apple'],
    ['service-colors', 'iphone-13'],
    ['service-operations', 'iphone-13-blue'],
  ])
})

test('SV-003 SV-004 seven operations are seen until the list is expanded, and again when it is folded', async () => {
  show({}, { code: 'iphone-13-blue' })
  const list = await findList()
  expect(rows(list)).toHaveLength(7)
  const toggle = within(list).getByRole('button', { name: 'Zobrazit všech 10 oprav' })
  await userEvent.click(toggle)
  expect(rows(list)).toHaveLength(10)
  expect(within(list).getByText('Čištění a údržba', { selector: 'strong' })).toBeVisible()
  const fold = within(list).getByRole('button', { name: 'Zobrazit méně' })
  await userEvent.click(fold)
  await waitFor(() => expect(rows(list)).toHaveLength(7))
})

test('expanding leads to the first operation that is new, folding keeps the focus on the button', async () => {
  show({}, { code: 'iphone-13-blue' })
  const list = await findList()
  within(list)
    .getByRole('button', { name: /Zobrazit všech/ })
    .focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement).toBe(rows(list)[7]))
  await userEvent.tab()
  await waitFor(() => expect(document.activeElement).toHaveAccessibleName('Kde opravíme Čištění po zatečení'))
  const fold = within(list).getByRole('button', { name: 'Zobrazit méně' })
  fold.focus()
  await userEvent.keyboard(' ')
  await waitFor(() => expect(rows(list)).toHaveLength(7))
  await waitFor(() => expect(within(list).getByRole('button', { name: /Zobrazit všech/ })).toHaveFocus())
})

test('another device begins with a short list again', async () => {
  show({}, { code: 'iphone-13-blue' })
  await userEvent.click(await screen.findByRole('button', { name: /Zobrazit všech/ }))
  await reopen('Barva')
  await choose(/červená/)
  await waitFor(async () => expect(rows(await findList())).toHaveLength(7))
})

test('a list that is no longer than what is shown at once has no button', async () => {
  show({}, { code: 'iphone-13-blue', visibleOperations: 10 })
  const list = await findList()
  expect(rows(list)).toHaveLength(10)
  expect(within(list).queryByRole('button', { name: /Zobrazit/ })).toBeNull()
})

test('an operation tells its price, its time, the part and the way to order it', async () => {
  show({}, { code: 'iphone-13-blue' })
  const list = await findList()
  const [diagnostics = '', display = '', , , glass = ''] = rows(list).map(row => row.textContent)
  expect(diagnostics).toContain('zdarma')
  expect(display).toContain(`od 4${NBSP}990${NBSP}Kč`)
  expect(display, 'no fact runs into the next').toContain(
    'Ještě ten den. Hotovo za 90 minut. Díl skladem ve 3 prodejnách. ',
  )
  expect(glass).toContain('Hotovo za 2 dny')
  expect(glass).toContain('Díl objednáme')
  expect(glass).not.toContain('Ještě ten den')
  const order = within(list).getByRole('link', { name: 'Kde opravíme Výměna displeje' })
  expect(order).toHaveAttribute('href', '/cz/servis/objednavka/?device=iphone-13-blue&operation=display')
})

test('an operation without a price or a safe address says so, or offers no way', async () => {
  const choices = [{ ...OPERATIONS[0], price_from: null, url: 'https://evil.example/' }]
  show({ 'service-operations': { url: null, choices } }, { type: 'telefony' })
  for (const name of ['Apple', /iPhone 13/, /modrá/]) await choose(name)
  const list = await findList()
  expect(await within(list).findByText('cenu určíme po prohlídce')).toBeVisible()
  expect(within(list).queryByRole('link')).toBeNull()
})

test('SV-006 an address brings its device with one call', async () => {
  history.replaceState(null, '', `${location.pathname}?type=telefony&color=iphone-13-blue`)
  const shown = show()
  expect(rows(await findList())).toHaveLength(7)
  await findFolded('Barva')
  expect(listFolded()).toContain('Barva: modrá')
  expect(shown.server.calls.map(call => call.route)).toEqual(['service-selector-data'])
  expect(shown.server.calls[0]?.query.get('color')).toBe('iphone-13-blue')
})

test('the chosen device is in the address that the server gives, and going on takes out what no longer holds', async () => {
  const url = `${location.pathname}?type=telefony&manufacturer=apple&model=iphone-13&color=iphone-13-blue`
  show({ 'service-operations': { ...GOOD_OPERATIONS, url } })
  await chooseDevice()
  await waitFor(() => expect(location.pathname + location.search).toBe(url))
  await reopen('Model')
  await choose(/iPhone 14/)
  await waitFor(() => expect(location.search).toBe('?type=telefony&manufacturer=apple&model=iphone-14'))
})

test('the way back replays the address', async () => {
  const shown = show()
  await screen.findByRole('group', { name: 'Co potřebujete opravit?' })
  history.replaceState(null, '', `${location.pathname}?color=iphone-13-blue`)
  dispatchEvent(new PopStateEvent('popstate'))
  expect(rows(await findList())).toHaveLength(7)
  expect(countCalls(shown, 'service-selector-data')).toBe(1)
})

test('a page that comes back after a while reads its operations anew', async () => {
  const shown = show({}, { code: 'iphone-13-blue' })
  await findList()
  dispatchEvent(new Event('ostrov:restored'))
  expect(countCalls(shown, 'service-operations')).toBe(0)
  const later = performance.now() + 60_000
  const clock = vi.spyOn(performance, 'now').mockReturnValue(later)
  dispatchEvent(new Event('ostrov:restored'))
  clock.mockRestore()
  await waitFor(() => expect(countCalls(shown, 'service-operations')).toBe(1))
  expect(rows(await findList())).toHaveLength(7)
})

test('operations that do not come say why, and a retry brings them', async () => {
  const shown = show({ 'service-operations': { status: 400, body: { detail: 'Ceník se mění.' } } })
  await chooseDevice()
  const list = await findList()
  const retry = await within(list).findByRole('button', { name: 'Zkusit znovu' })
  shown.server.change({ 'service-operations': GOOD_OPERATIONS })
  retry.focus()
  await userEvent.keyboard('{Enter}')
  expect(await within(list).findByText('Výměna displeje', { selector: 'strong' })).toBeVisible()
  expect(document.activeElement).not.toBe(document.body)
})

test('a device that nothing is done with says so', async () => {
  show({ 'service-operations': { url: null, choices: [] } })
  await chooseDevice()
  expect(await screen.findByText(/žádný servis nenabízíme/)).toBeVisible()
})

test('an address that can not be read says why, and the visitor may choose', async () => {
  show({ 'service-selector-data': { status: 404, body: { detail: 'Nenalezeno.' } } }, { code: 'gone' })
  expect(await screen.findByText('Tohle jsme nenašli. Možná to už není v nabídce.')).toBeVisible()
  await choose(/Telefony/)
  await waitFor(() =>
    expect(screen.queryByText('Tohle jsme nenašli. Možná to už není v nabídce.')).toBeNull(),
  )
})

test('the number of operations is told politely when they come', async () => {
  show()
  await chooseDevice()
  await waitFor(() =>
    expect(
      [...document.querySelectorAll('[role="status"] p')].map(({ textContent }) => textContent),
    ).toContain('Apple iPhone 13 128 GB, modrá: 10 oprav.'),
  )
})

test('the link to the device is copied, or is there to be copied by hand', async () => {
  const write = vi.fn<(text: string) => Promise<void>>().mockResolvedValueOnce()
  const clipboard = vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue({ writeText: write } as never)
  show({}, { code: 'iphone-13-blue' })
  const copy = await screen.findByRole('button', { name: 'Zkopírovat odkaz na toto zařízení' })
  await userEvent.click(copy)
  expect(await screen.findByText('Odkaz je zkopírovaný.')).toBeVisible()
  const link = `${location.origin}${GOOD_OPERATIONS.url}`
  expect(write).toHaveBeenCalledWith(link)
  write.mockRejectedValueOnce(new Error('denied'))
  await userEvent.click(copy)
  expect(await screen.findByRole('textbox', { name: 'Odkaz na toto zařízení' })).toHaveValue(link)
  clipboard.mockRestore()
})

test('who does not find their model is told where to ask, as far as the editor says', async () => {
  show({}, { contactPhone: '+420 800 123 456', contactUrl: '/cz/kontakt/' })
  const phone = await screen.findByRole('link', { name: '+420 800 123 456' })
  expect(phone).toHaveAttribute('href', 'tel:+420800123456')
  expect(screen.getByRole('link', { name: 'napište nám' })).toHaveAttribute('href', '/cz/kontakt/')
})

test('without a contact, or with one of another site, nothing is promised', async () => {
  show({}, { contactUrl: 'https://evil.example/' })
  await screen.findByRole('group', { name: 'Co potřebujete opravit?' })
  expect(screen.queryByText(/Nenašli jste/)).toBeNull()
})

test('who wishes to see what was found is led to the step that is open', async () => {
  show({}, { type: 'telefony' })
  await screen.findByRole('radio', { name: 'Apple' })
  await service.findProduct({ id: 'iphone-13', url: null })
  service.wishView()
  await waitFor(() => expect(screen.getByRole('radio', { name: /modrá/ })).toHaveFocus())
})

test('a translated page shows the operations of each new device', async () => {
  const { container } = show({
    'service-operations': ({ args }) => ({
      url: null,
      choices: [{ ...OPERATIONS[1], price_from: args.color === 'iphone-13-red' ? '100.00' : '200.00' }],
    }),
  })
  await chooseDevice()
  await waitFor(() => expect(container.textContent).toContain('od 200'))
  for (const text of listTexts(container)) {
    const font = document.createElement('font')
    text.replaceWith(font)
    font.append(text.data)
  }
  await reopen('Barva')
  await choose(/červená/)
  await waitFor(() => expect(container.textContent).toContain('od 100'))
  expect(container.textContent).not.toContain('od 200')
})

function listTexts(root: Element): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  return texts
}
