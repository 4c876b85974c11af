import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { words } from '#core/intl/words.ts'
import { setReporter } from '#core/report.ts'
import type { Fixtures } from '#testing/fake-server.ts'
import { ORDER_ROWS, pageOf } from '#testing/fixtures/orders.ts'
import { renderWidget } from '#testing/render-widget.tsx'
import { widget } from './index.ts'
import { t } from './messages.ts'

const start = `${location.pathname}${location.search}`
type Answer = NonNullable<Fixtures['orders']>
const serve =
  (rows = ORDER_ROWS): Answer =>
  ({ query }) =>
    pageOf(rows, query)
const show = (orders: Answer = serve(), authenticated = true) =>
  renderWidget(widget, {
    params: { goodsUrl: '/cz/zbozi/' },
    server: { orders, 'active-user': { authenticated } },
    page: { user: { authenticated } },
  })
const findFirst = (number: string) => screen.findByRole('link', { name: t('order', { number }) })
/** As queries read it: each space is a plain one. */
const plain = (text: string | null | undefined): string => (text ?? '').replaceAll('\u00a0', ' ')

beforeEach(() => setReporter(() => {}))
afterEach(() => history.replaceState(null, '', start))

test('OR-002 each order has its number, day, products, state, payment and sum, and leads to its page', async () => {
  show()
  const link = await findFirst('2026000123')
  expect(link).toHaveAttribute('href', '/cz/objednavka/Ab12-cd34-ef56-0/')
  expect(plain(link.closest('li')?.textContent)).toBe(
    'Objednávka 202600012320. 11. 2026Apple iPhone 16 128 GB, Kabel USB-C a 2 další kusyPřijatoNezaplaceno22 526 Kč',
  )
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(10)
})

test('an order of a store was collected, not delivered', async () => {
  const rows = ORDER_ROWS.map(row => ({ ...row, state: 'delivered' as const, delivery_kind: 'store' }))
  show(serve(rows))
  await findFirst('2026000123')
  expect(screen.getAllByText('Vyzvednuto')).toHaveLength(10)
  expect(screen.queryByText('Doručeno')).toBeNull()
})

test.each([
  ['cancelled', false, []],
  ['cancelled', true, ['Zaplaceno']],
  ['returned', true, ['Peníze vráceny']],
  ['new', false, ['Nezaplaceno']],
] as const)('what an order that is %s (paid: %j) says of its payment is %j', async (state, is_paid, told) => {
  show(serve(ORDER_ROWS.slice(0, 1).map(row => ({ ...row, state, is_paid }))))
  await findFirst('2026000123')
  expect(screen.queryAllByText(/aplaceno|vráceny/).map(({ textContent }) => textContent)).toEqual(told)
})

test('the pages stand in the address, and going back shows the former one', async () => {
  show()
  await findFirst('2026000123')
  await userEvent.click(screen.getByRole('link', { name: 'Další' }))
  await findFirst('2026000112')
  expect(new URLSearchParams(location.search).get('page')).toBe('2')
  await waitFor(() => expect(screen.getByRole('heading', { level: 2 })).toHaveFocus())
  expect(screen.queryByRole('link', { name: 'Další' })).toBeNull()
  expect(screen.getByText('Stránka 2 z 2')).toBeVisible()
  act(() => history.back())
  await findFirst('2026000123')
  expect(new URLSearchParams(location.search).get('page')).toBeNull()
})

test('a page after the last leads back to the last', async () => {
  history.replaceState(null, '', '?page=7')
  show()
  await findFirst('2026000112')
  await waitFor(() => expect(new URLSearchParams(location.search).get('page')).toBe('2'))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('what is no page in the address is the first', async () => {
  history.replaceState(null, '', '?page=-3')
  const { server } = show()
  await findFirst('2026000123')
  expect(server.calls.find(({ route }) => route === 'orders')?.query.get('page')).toBe('1')
})

test('whoever is not signed in is led there and back, and nothing is asked', () => {
  const { server } = show(serve(), false)
  const back = encodeURIComponent(location.pathname + location.search)
  expect(screen.getByRole('link', { name: words('signIn') })).toHaveAttribute(
    'href',
    `/cz/prihlaseni/?next=${back}`,
  )
  expect(server.calls.filter(({ route }) => route === 'orders')).toEqual([])
})

test('who has ordered nothing is led to the goods', async () => {
  show(serve([]))
  expect(await screen.findByText(t('empty'))).toBeVisible()
  expect(screen.getByRole('link', { name: t('toGoods') })).toHaveAttribute('href', '/cz/zbozi/')
})

test('what failed is tried again', async () => {
  const { server } = show({ status: 400, body: {} })
  const retry = await screen.findByRole('button', { name: words('retry') })
  server.change({ orders: serve() })
  await userEvent.click(retry)
  expect(await findFirst('2026000123')).toBeVisible()
})

test('links of the server that are not safe lead nowhere', async () => {
  show(serve(ORDER_ROWS.map(row => ({ ...row, url: 'javascript:alert(1)' }))))
  const heading = await screen.findByRole('heading', { name: t('order', { number: '2026000123' }) })
  expect(heading.querySelector('a')).not.toHaveAttribute('href')
})
