import { screen, waitFor } from '@testing-library/react'
import { userEvent as synthetic } from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { buyback } from '#core/buyback/buyback.ts'
import { service } from '#core/service/service.ts'
import { navigation } from '#kit/link/navigation.ts'
import { bringTracking } from '#kit/tracking/track-later.ts'
import type { Fixtures } from '#testing/fake-server.ts'
import { COLORS, GOOD_SHOP, MANUFACTURERS, MODELS, TYPES } from '#testing/fixtures/buyback.ts'
import { FOUND, FOUND_PRODUCT, GOOD_SERVICE } from '#testing/fixtures/service.ts'
import { type RenderedWidget, renderWidget } from '#testing/render-widget.tsx'
import { widget } from './index.ts'
import '#kit/tokens.css'
import '#kit/kit.css'
import '#kit/form/form.css'
import './style.css'

const start = `${location.pathname}${location.search}`
const goTo = vi.spyOn(navigation, 'goTo').mockImplementation(() => {})

// Once it is there, what happens is told at once, and never in the test after its own.
beforeAll(async () => {
  await bringTracking()
})
beforeEach(() => {
  history.replaceState(null, '', start)
  goTo.mockClear()
})
afterEach(() => {
  service.forget()
  buyback.forget()
})

/** With the selector on the same page, as its island would say. */
function show(server: Fixtures = {}, { isShown = true } = {}): RenderedWidget {
  const shown = renderWidget(widget, { server: { ...GOOD_SERVICE, ...server } })
  if (isShown) service.enter()
  return shown
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Najděte svůj model' })
const termsOf = ({ server }: RenderedWidget) =>
  server.calls.filter(call => call.route === 'service-smart-search').map(call => call.query.get('term'))

async function type(text: string): Promise<void> {
  await userEvent.click(field())
  await userEvent.keyboard(text)
}

test('SV-005 SV-013 a typed term is sent as `term`, and what was found is offered', async () => {
  const shown = show()
  await type('iphone')
  const options = await screen.findAllByRole('option')
  expect(options.map(option => option.textContent)).toEqual(
    FOUND.map(({ label }) => `Apple ${label} Telefony`),
  )
  expect(termsOf(shown)).toEqual(['iphone'])
  expect(await screen.findByText(/Našli jsme 3 výsledky/)).toBeVisible()
  expect(field()).toHaveAttribute('aria-expanded', 'true')
})

test('names are there before their pictures, whose room is kept', async () => {
  const startOf = (option: Element): number => {
    const range = document.createRange()
    const text = [...option.childNodes].find(node => node.nodeType === Node.TEXT_NODE)
    if (text) range.selectNodeContents(text)
    return range.getBoundingClientRect().left
  }
  const first: [text: string | null, pictures: number, start: number, height: number][] = []
  const observer = new MutationObserver(() => {
    const option = screen.queryAllByRole('option')[0]
    if (!option || first.length > 0) return
    first.push([
      option.textContent,
      option.querySelectorAll('img').length,
      startOf(option),
      option.getBoundingClientRect().height,
    ])
  })
  observer.observe(document, { childList: true, subtree: true })
  show()
  await type('iphone')
  await waitFor(() =>
    expect(document.querySelector('[role="option"] img')).toHaveAttribute('src', FOUND[0]?.image),
  )
  observer.disconnect()
  const [option] = screen.getAllByRole('option')
  if (!option) throw new Error('Nothing was found.')
  expect(first).toEqual([
    ['Apple iPhone 13 128 GB Telefony', 0, startOf(option), option.getBoundingClientRect().height],
  ])
  const picture = option.querySelector('img')?.getBoundingClientRect()
  expect(picture?.width).toBe(40)
  expect(picture?.right).toBeLessThan(startOf(option))
})

test('a translator that takes the names before the pictures come breaks nothing', async () => {
  const observer = new MutationObserver(() => {
    const options = screen.queryAllByRole('option')
    if (options.length === 0) return
    observer.disconnect()
    for (const option of options) {
      const text = [...option.childNodes].find(node => node.nodeType === Node.TEXT_NODE)
      const font = document.createElement('font')
      font.textContent = 'translated'
      text?.replaceWith(font)
    }
  })
  observer.observe(document, { childList: true, subtree: true })
  show()
  // At once, for each search takes the place of the one before, translated or not.
  await userEvent.fill(field(), 'iphone')
  await waitFor(() => expect(document.querySelectorAll('[role="option"] img')).toHaveLength(FOUND.length))
  expect(screen.getAllByRole('option')[0]?.textContent).toBe('translatedTelefony')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryAllByRole('option')).toHaveLength(0))
})

test('what is painted first fills the list', async () => {
  const many = Array.from({ length: 20 }, (_, index) => ({ ...FOUND[0], id: `iphone-${index}` }))
  const first: [count: number, isFull: boolean][] = []
  const observer = new MutationObserver(() => {
    const list = screen.queryByRole('listbox')
    if (!list || list.children.length === 0 || first.length > 0) return
    first.push([list.children.length, list.scrollHeight > list.clientHeight])
  })
  observer.observe(document, { childList: true, subtree: true })
  show({ 'service-smart-search': { result: many } })
  await type('iphone')
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(20))
  observer.disconnect()
  expect(first).toEqual([[5, true]])
})

test('VA-031 one letter asks for more and the server for nothing', async () => {
  const shown = show()
  await type('i')
  expect(await screen.findByText('Napište alespoň 2 znaky')).toBeVisible()
  await new Promise(done => setTimeout(done, 400))
  expect(termsOf(shown)).toEqual([])
})

test('no key is lost however fast it comes, typed or pasted', async () => {
  const shown = show()
  const text = 'iphone 13 128 gb'
  await synthetic.setup({ delay: null }).type(field(), text)
  expect(field()).toHaveValue(text)
  await screen.findByRole('option')
  await synthetic.setup({ delay: 20 }).type(field(), ' modrá')
  expect(field()).toHaveValue(`${text} modrá`)
  field().select()
  await synthetic.setup({ delay: null }).paste('galaxy s24')
  expect(field()).toHaveValue('galaxy s24')
  await waitFor(() => expect(termsOf(shown).at(-1)).toBe('galaxy s24'))
})

test('a former search is given up as soon as something else is typed, and the newest answer stands', async () => {
  const given: AbortSignal[] = []
  const shown = show({
    'service-smart-search': ({ query }) => ({
      body: { result: [{ ...FOUND[0], label: `Našli jsme ${query.get('term')}` }] },
      delay: query.get('term') === 'ip' ? 900 : 0,
    }),
  })
  const faked = globalThis.fetch
  globalThis.fetch = (input, init) => {
    given.push(new Request(input, init).signal)
    return faked(input, init)
  }
  await type('ip')
  await waitFor(() => expect(termsOf(shown)).toEqual(['ip']))
  expect(given[0]?.aborted).toBe(false)
  await userEvent.keyboard('h')
  await waitFor(() => expect(given[0]?.aborted).toBe(true))
  expect(await screen.findByRole('option', { name: /Našli jsme iph/ })).toBeVisible()
  await new Promise(done => setTimeout(done, 900))
  expect(screen.getAllByRole('option')).toHaveLength(1)
  globalThis.fetch = faked
})

test('a search that finds nothing says what else to do', async () => {
  show()
  await type('toustovač')
  expect(await screen.findByText(/Nic jsme nenašli/)).toBeVisible()
  expect(field()).toHaveAttribute('aria-expanded', 'false')
})

test('a search that fails can be tried again with the text that stands', async () => {
  const shown = show({ 'service-smart-search': { status: 404, body: { detail: 'Nenalezeno.' } } })
  await type('iphone')
  const retry = await screen.findByRole('button', { name: 'Zkusit znovu' })
  expect(screen.getByText('Vyhledávání se nepovedlo.')).toBeVisible()
  shown.server.change({ 'service-smart-search': { result: [FOUND[0]] } })
  await userEvent.click(retry)
  expect(await screen.findByText(/Našli jsme 1 výsledek\./)).toBeVisible()
  expect(screen.getAllByRole('option')).toHaveLength(1)
  expect(field()).toHaveValue('iphone')
  await waitFor(() => expect(field()).toHaveFocus())
})

test('SV-012 choosing brings the product by its id and leads to the selector', async () => {
  const shown = show()
  const wishes = service.viewWishes.value
  await type('iphone')
  await userEvent.click(await screen.findByRole('option', { name: /iPhone 13/ }))
  await waitFor(() => expect(service.selection.value).toMatchObject({ type: 'telefony', model: 'iphone-13' }))
  expect(shown.server.calls.filter(call => call.route === 'service-product').map(call => call.args)).toEqual([
    { id: 'iphone-13' },
  ])
  expect(service.choices.color.data.value).toHaveLength(2)
  await waitFor(() => expect(service.viewWishes.value).toBe(wishes + 1))
  expect(await screen.findByText('Vybráno: Apple iPhone 13 128 GB.')).toBeVisible()
  expect(goTo).not.toHaveBeenCalled()
  expect(location.search).toBe('?type=telefony&manufacturer=apple&model=iphone-13')
})

test('who has gone elsewhere meanwhile is not led anywhere', async () => {
  show({ 'service-product': { body: FOUND_PRODUCT, delay: 300 } })
  const wishes = service.viewWishes.value
  await type('iphone')
  await userEvent.click(await screen.findByRole('option', { name: /iPhone 13/ }))
  field().blur()
  await waitFor(() => expect(service.selection.value.model).toBe('iphone-13'))
  expect(service.viewWishes.value).toBe(wishes)
})

test('without a selector on the page, choosing goes to the page of the service', async () => {
  const shown = show({}, { isShown: false })
  await type('iphone')
  await userEvent.click(await screen.findByRole('option', { name: /iPhone 14/ }))
  expect(goTo).toHaveBeenCalledWith(
    `${location.origin}/cz/servis/?type=telefony&manufacturer=apple&model=iphone-14`,
  )
  expect(shown.server.calls.some(call => call.route === 'service-product')).toBe(false)
})

test('a product that does not come says why, keeps the choice, and can be asked for again', async () => {
  const shown = show({ 'service-product': { status: 400, body: { detail: 'Zkuste to později.' } } })
  await service.start(new URLSearchParams('color=iphone-13-blue'))
  const before = service.selection.value
  await type('iphone')
  await userEvent.click(await screen.findByRole('option', { name: /iPhone 14/ }))
  const retry = await screen.findByRole('button', { name: 'Zkusit znovu' })
  expect(service.selection.value).toEqual(before)
  expect(field()).toHaveValue('Apple iPhone 14 128 GB')
  shown.server.change({ 'service-product': FOUND_PRODUCT })
  await userEvent.click(retry)
  expect(await screen.findByText('Vybráno: Apple iPhone 14 128 GB.')).toBeVisible()
})

test('what was looked for is measured once it led somewhere, and never what may be of a person', async () => {
  const host = globalThis as { dataLayer?: Record<string, unknown>[] }
  host.dataLayer = []
  show({ 'service-smart-search': { result: FOUND } })
  const searches = () => host.dataLayer?.filter(entry => entry.event === 'search') ?? []
  await type('iphone 13')
  await userEvent.click(await screen.findByRole('option', { name: /iPhone 13/ }))
  await waitFor(() => expect(searches()).toEqual([{ event: 'search', search_term: 'iphone 13' }]))
  await userEvent.fill(field(), 'jana@example.cz')
  await screen.findAllByRole('option')
  await userEvent.tab()
  await new Promise(done => setTimeout(done, 100))
  expect(searches()).toHaveLength(1)
})

const FOR_SALE = FOUND.map(found => ({
  ...found,
  url: found.url.replace('/cz/servis/', '/cz/vykup/'),
  is_bought: found.id !== 'iphone-15',
}))
const BROUGHT = {
  selected_choices: { type: 'telefony', manufacturer: 'apple', model: 'iphone-13', color: null },
  choices: { type: TYPES, manufacturer: MANUFACTURERS, model: MODELS, color: COLORS },
  appraisal: null,
}

/** The search of a page that buys devices, with its selector on it. */
function showForSale(server: Fixtures = {}, { isShown = true } = {}): RenderedWidget {
  const shown = renderWidget(widget, {
    params: { goal: 'buyback' },
    server: {
      ...GOOD_SERVICE,
      ...GOOD_SHOP,
      'service-smart-search': { result: FOR_SALE },
      'buyout-selector-data': BROUGHT,
      ...server,
    },
  })
  if (isShown) buyback.enter()
  return shown
}

async function typeForSale(text: string): Promise<void> {
  await userEvent.click(field())
  await userEvent.keyboard(text)
}

test.each([
  ['cz', 'Najděte svůj model'],
  ['ro', 'Găsiți modelul dumneavoastră'],
] as const)(
  '%s: a search for the buy-back is called as what waits for it, which knows no goal',
  (market, name) => {
    renderWidget(widget, { market, params: { goal: 'buyback' } })
    expect(screen.getByRole('combobox', { name })).toBeVisible()
  },
)

test('a search for the buy-back asks for what is sold, and choosing leads to the selector of that', async () => {
  const shown = showForSale()
  const wishes = buyback.viewWishes.value
  await typeForSale('iphone')
  await userEvent.click(await screen.findByRole('option', { name: /iPhone 13/ }))
  await waitFor(() => expect(buyback.selection.value).toMatchObject(BROUGHT.selected_choices))
  expect(shown.server.calls.find(call => call.route === 'service-smart-search')?.query.get('for')).toBe(
    'sale',
  )
  const [replay] = shown.server.calls.filter(call => call.route === 'buyout-selector-data')
  expect(`${replay?.query}`).toBe('type=telefony&manufacturer=apple&model=iphone-13')
  await waitFor(() => expect(buyback.viewWishes.value).toBe(wishes + 1))
  expect(await screen.findByText('Vybráno: Apple iPhone 13 128 GB.')).toBeVisible()
  expect(goTo).not.toHaveBeenCalled()
  expect(location.search).toBe('?type=telefony&manufacturer=apple&model=iphone-13')
  expect(service.selection.value.type).toBeNull()
})

test('a device that is not bought says so', async () => {
  showForSale()
  await typeForSale('iphone')
  const options = await screen.findAllByRole('option')
  expect(options.map(option => option.querySelector('small')?.textContent)).toEqual([
    'Telefony',
    'Telefony',
    'Telefony · nevykupujeme',
  ])
})

test('without a selector of the buy-back on the page, choosing goes to its page', async () => {
  showForSale({}, { isShown: false })
  await typeForSale('iphone')
  await userEvent.click(await screen.findByRole('option', { name: /iPhone 14/ }))
  await waitFor(() =>
    expect(goTo).toHaveBeenCalledWith(
      `${location.origin}/cz/vykup/?type=telefony&manufacturer=apple&model=iphone-14`,
    ),
  )
})

test('a device that the buy-back can not read leaves what was chosen, and can be asked for again', async () => {
  const shown = showForSale({ 'buyout-selector-data': { status: 400, body: { detail: 'Teď ne.' } } })
  await buyback.start(new URLSearchParams())
  buyback.choose('type', 'tablety')
  await typeForSale('iphone')
  await userEvent.click(await screen.findByRole('option', { name: /iPhone 13/ }))
  const retry = await screen.findByRole('button', { name: 'Zkusit znovu' })
  expect(buyback.selection.value.type).toBe('tablety')
  shown.server.change({ 'buyout-selector-data': BROUGHT })
  await userEvent.click(retry)
  expect(await screen.findByText('Vybráno: Apple iPhone 13 128 GB.')).toBeVisible()
  expect(buyback.selection.value.model).toBe('iphone-13')
})
