// @react

import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { setReporter } from '#core/report.ts'
import { lastVisited } from '#core/visitor/last-visited.ts'
import type { Fixtures } from '#testing/fake-server.ts'
import { CODES, GOOD_PRODUCTS, PRODUCTS, remember } from '#testing/fixtures/last-visited.ts'
import { renderWidget } from '#testing/render-widget.tsx'
import { widget } from './index.ts'
import '#kit/tokens.css'
import '#kit/kit.css'
import './style.css'

const host = globalThis as { dataLayer?: object[] }
const stay = (event: Event): void => event.preventDefault()

/** The browser's own is shared by all files of tests that run in it. */
function createStorage() {
  const entries = new Map<string, string>()
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  }
}

beforeEach(() => {
  vi.stubGlobal('localStorage', createStorage())
  lastVisited.forget()
  setReporter(() => {})
  host.dataLayer = []
  scrollTo(0, 0)
  document.addEventListener('click', stay)
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.removeEventListener('click', stay)
  document.body.style.paddingBlockStart = ''
})

const show = (server: Fixtures = GOOD_PRODUCTS, params = {}, market: 'cz' | 'ro' = 'cz') =>
  renderWidget(widget, { server, params, market })
const listNames = () => screen.queryAllByRole('listitem').map(item => item.querySelector('a')?.textContent)
const expectNames = (...indexes: number[]) =>
  waitFor(() => expect(listNames()).toEqual(indexes.map(index => PRODUCTS[index]?.long_name)))
const listEvents = () => (host.dataLayer ?? []).filter(entry => 'event' in entry)
const box = () => document.querySelector('.ostrov-last-visited') as HTMLElement
/** Another tab of the browser visits products. */
const visitElsewhere = (codes: readonly string[]) =>
  act(() => {
    remember(codes)
    dispatchEvent(new StorageEvent('storage', { key: 'ostrov:last-visited:cz' }))
  })

test('OT-004 LV-002 the products that were visited are offered, the newest first', async () => {
  remember([...CODES].reverse())
  const { server } = show()
  await expectNames(3, 2, 1, 0)
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Naposledy jste si prohlédli')
  expect(server.calls.map(({ query }) => query.getAll('code'))).toEqual([[...CODES].reverse()])
  const link = screen.getByRole('link', { name: 'Apple iPhone 16 128\u00a0GB' })
  expect(link).toHaveAttribute('href', '/cz/zbozi/iphone-16/')
  expect(link.closest('li')?.textContent).toMatch(/20\s990\sKč$/)
})

test('LV-001 of a longer list that others stored four are asked for', async () => {
  remember([...CODES, 'fifth', 'sixth'])
  const { server } = show()
  await expectNames(0, 1, 2, 3)
  expect(server.calls[0]?.query.getAll('code')).toEqual(CODES)
})

test('LV-002 LV-003 the product of the page joins them at the front, and is not offered to itself', async () => {
  remember(['usb-c-20w', 'iphone-16'])
  show(GOOD_PRODUCTS, { code: 'iphone-16' })
  await expectNames(0)
  expect(lastVisited.codes.value).toEqual(['iphone-16', 'usb-c-20w'])
  expect(localStorage.getItem('ostrov:last-visited:cz')).toBe('["iphone-16","usb-c-20w"]')
})

test('who has looked at nothing sees nothing, and the server is asked nothing', async () => {
  const { server } = show()
  await waitFor(() => expect(box()).not.toHaveAttribute('aria-busy'))
  expect(box()).toBeEmptyDOMElement()
  expect(server.calls).toEqual([])
})

test('the first product of a visit is kept, though there is nothing to offer yet', () => {
  const { server } = show(GOOD_PRODUCTS, { code: 'usb-c-20w' })
  expect(box()).toBeEmptyDOMElement()
  expect(lastVisited.codes.value).toEqual(['usb-c-20w'])
  expect(server.calls).toEqual([])
})

test('what the server no longer knows is left out, and with nothing left it hides', async () => {
  remember(['gone', 'usb-c-20w', 'gone-too'])
  const { server } = show()
  await expectNames(0)
  server.change({ 'products-by-code': { results: [] } })
  act(() => void dispatchEvent(new Event('ostrov:restored')))
  await waitFor(() => expect(box()).toBeEmptyDOMElement())
})

test('a reduced price stands before the usual one, each named for those who do not see it', async () => {
  remember(['ipad-air', 'usb-c-20w'])
  show()
  await expectNames(2, 0)
  const [tablet, charger] = screen.getAllByRole('listitem')
  expect(tablet?.textContent).toMatch(/Cena: 15\s990\sKč Běžná cena: 18\s490\sKč$/)
  expect(charger?.querySelector('s')).toBeNull()
})

test('a picture that says what the name says is silent, another is described', async () => {
  remember(['iphone-16', 'ipad-air'])
  show({
    'products-by-code': {
      results: PRODUCTS.map(product => ({ ...product, image: product.image ?? '/none.svg' })),
    },
  })
  await expectNames(1, 2)
  expect([...document.querySelectorAll('img')].map(({ alt }) => alt)).toEqual(['', 'Tablet s perem'])
})

test('an address that may not be linked is not, and a price that is not told is not made up', async () => {
  remember(['kabel-1m'])
  show()
  await expectNames(3)
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByRole('listitem').textContent).toBe('Kabel USB-C, 1\u00a0m')
})

test('its shape is there before the products, and as high as they are', async () => {
  remember(CODES.slice(0, 2))
  const { server, container } = show({ 'products-by-code': 'hang' })
  for (const width of [900, 320]) {
    container.style.inlineSize = `${width}px`
    const shape = box().querySelector('[data-shape]') as HTMLElement
    expect(shape.offsetHeight).toBeGreaterThan(150)
  }
  container.style.inlineSize = '900px'
  expect(box()).toHaveAttribute('aria-busy', 'true')
  const readHeight = () =>
    document.querySelector<HTMLElement>('.ostrov-last-visited-products')?.offsetHeight ?? 0
  const before = readHeight()
  server.change(GOOD_PRODUCTS)
  visitElsewhere(['usb-c-20w', 'iphone-16', 'other'])
  await expectNames(0, 1)
  expect(Math.abs(readHeight() - before)).toBeLessThanOrEqual(1)
})

test('less than there was room for does not move what is in view, and gives way out of sight', async () => {
  const { unmount } = show()
  expect(box()).toBeEmptyDOMElement()
  expect(box().offsetHeight).toBeGreaterThan(200)
  unmount()
  document.body.style.paddingBlockStart = '200vh'
  show()
  await waitFor(() => expect(box().offsetHeight).toBe(0))
})

test('what another tab visits joins the list, and what is shown stays until then', async () => {
  remember(['usb-c-20w'])
  const { server } = show()
  await expectNames(0)
  server.change({ 'products-by-code': 'hang' })
  visitElsewhere(['iphone-16', 'usb-c-20w'])
  await waitFor(() => expect(server.calls).toHaveLength(2))
  expect(listNames()).toEqual([PRODUCTS[0]?.long_name])
  server.change(GOOD_PRODUCTS)
  visitElsewhere(['ipad-air', 'iphone-16', 'usb-c-20w'])
  await expectNames(2, 1, 0)
})

test('a page back from the browser’s memory shows the prices of now', async () => {
  remember(['iphone-16'])
  const { server } = show()
  await screen.findByText('20 990 Kč')
  server.change({ 'products-by-code': { results: [{ ...PRODUCTS[1], price: '19990.00' }] } })
  act(() => void dispatchEvent(new Event('ostrov:restored')))
  expect(await screen.findByText('19 990 Kč')).toBeVisible()
})

test('F05 a failure says what could not be done; tried again it works, and the focus goes on', async () => {
  remember(['iphone-16'])
  const { server } = show({ 'products-by-code': { status: 400, body: {} } })
  expect(await screen.findByText(/^Naposledy prohlížené produkty se nepodařilo načíst\./)).toBeVisible()
  server.change(GOOD_PRODUCTS)
  await userEvent.click(screen.getByRole('button', { name: 'Zkusit znovu' }))
  await expectNames(1)
  await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus())
  expect(screen.queryByRole('button')).toBeNull()
})

test('F08 what a visitor has looked at is never denied to them: it may be tried again', async () => {
  remember(['iphone-16'])
  show({ 'products-by-code': { status: 403, body: { detail: 'K této akci nemáte oprávnění.' } } })
  expect(await screen.findByText(/^Naposledy prohlížené produkty/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Zkusit znovu' })).toBeVisible()
})

test('a choice is tracked with its place in the list', async () => {
  remember(['usb-c-20w', 'ipad-air'])
  show()
  await expectNames(0, 2)
  const list = { item_list_id: 'last_visited', item_list_name: 'Naposledy jste si prohlédli' }
  await waitFor(async () => {
    await userEvent.click(screen.getByRole('link', { name: /^Apple iPad/ }))
    expect(listEvents().at(-1)).toMatchObject({
      event: 'select_item',
      ecommerce: {
        ...list,
        items: [{ item_id: 'ipad-air', price: 15990, discount: 2500, index: 1, ...list }],
      },
    })
  })
})

test('TR-016 TR-017 TR-018 TR-019 TR-020 what the server tells of a product for analytics arrives there', async () => {
  remember(['iphone-16'])
  show()
  await expectNames(1)
  await waitFor(async () => {
    await userEvent.click(screen.getByRole('link', { name: /^Apple iPhone/ }))
    expect(listEvents().at(-1)).toMatchObject({ event: 'select_item' })
  })
  expect(listEvents().at(-1)).toMatchObject({
    ecommerce: {
      items: [
        {
          item_id: 'iphone-16',
          item_name: 'Apple iPhone 16 128\u00a0GB',
          item_short_name: 'iPhone 16',
          price: 20990,
          item_brand: 'Apple',
          item_category: 'Telefony',
          item_category2: 'Mobily',
          item_category3: 'iPhone',
          item_category4: 'Akce',
          item_category5: 'Novinky',
          item_variant: '128\u00a0GB, modrá',
          item_quality: 'A+',
        },
      ],
    },
  })
})

test('TR-021 products that were in view for a second are told once, together', async () => {
  remember(['usb-c-20w', 'ipad-air'])
  show()
  await expectNames(0, 2)
  await waitFor(() => expect(listEvents()).toHaveLength(1), { timeout: 4000 })
  expect(listEvents()).toMatchObject([
    {
      event: 'view_item_list',
      ecommerce: { item_list_id: 'last_visited', items: [{ item_id: 'usb-c-20w' }, { item_id: 'ipad-air' }] },
    },
  ])
})

test('in Romania it remembers and speaks for itself', async () => {
  remember(['iphone-16'])
  remember(['usb-c-20w'], 'ro')
  const { server } = show(GOOD_PRODUCTS, {}, 'ro')
  await expectNames(0)
  expect(screen.getByRole('heading')).toHaveTextContent('Produse vizualizate recent')
  expect(screen.getByRole('listitem').textContent).toMatch(/Preț: 499,00\sLei$/)
  expect(server.calls[0]?.query.getAll('code')).toEqual(['usb-c-20w'])
})

test('the heading of the editor stands in the place of the usual one', async () => {
  remember(['usb-c-20w'])
  show(GOOD_PRODUCTS, { heading: 'Také jste se dívali na' })
  expect(await screen.findByRole('heading', { name: 'Také jste se dívali na' })).toBeVisible()
})

test('a try that leads to a failure without a button keeps the focus in its place', async () => {
  remember([CODES[1] ?? ''])
  const { server } = show({ 'products-by-code': { status: 409, body: {} } })
  const retry = await screen.findByRole('button', { name: 'Zkusit znovu' })
  server.change({ 'products-by-code': { status: 401, body: {} } })
  await userEvent.click(retry)
  await waitFor(() => expect(screen.queryByRole('button')).toBeNull())
  await waitFor(() => expect(box()).toContainElement(document.activeElement as HTMLElement))
})
