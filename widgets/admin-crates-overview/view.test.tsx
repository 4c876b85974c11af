import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { words } from '#core/intl/words.ts'
import { setReporter } from '#core/report.ts'
import type { Fixtures } from '#testing/fake-server.ts'
import { CRATES } from '#testing/fixtures/picking.ts'
import { STAFF } from '#testing/fixtures/purge.ts'
import { renderWidget } from '#testing/render-widget.tsx'
import { until } from '#testing/until.ts'
import { widget } from './index.ts'
import { t } from './messages.ts'

beforeEach(() => setReporter(() => {}))

const show = (server: Fixtures = {}) =>
  renderWidget(widget, {
    server: { 'active-user': STAFF, crates: CRATES, ...server },
  })
const listNames = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)

test('AD-042 each crate has its name and the picking state of what lies in it', async () => {
  show()
  const card = (await screen.findByRole('heading', { level: 3, name: 'A-01' })).closest('li')
  if (!card) throw new Error('There is no card.')
  expect(within(card).getByText('Vychystává se')).toBeVisible()
  expect(within(card).getByText('1/3 ks')).toBeVisible()
  expect(within(card).getByRole('link', { name: 'Objednávka 2026000123' })).toHaveAttribute(
    'href',
    expect.stringMatching(/order-delivery-detail\/\?id=7$/),
  )
  expect(screen.getByText(t('freeCrate'))).toBeVisible()
})

test('crates are found by their state, each with how many there are', async () => {
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Potřebuje náhradu (1)' }))
  expect(listNames()).toEqual(['A-03'])
  await userEvent.click(screen.getByRole('button', { name: 'Volné (1)' }))
  expect(listNames()).toEqual(['A-04'])
  await userEvent.click(screen.getByRole('button', { name: 'Nenalezeno (0)' }))
  expect(screen.getByText(t('none'))).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Všechny (4)' }))
  expect(listNames()).toHaveLength(4)
})

test('crates that hold something come before free ones, each in the order of their names', async () => {
  const free = { ...CRATES[3], id: '9', name: 'A-00' }
  show({ crates: [free, ...CRATES] })
  await screen.findByRole('heading', { level: 3, name: 'A-01' })
  expect(listNames()).toEqual(['A-01', 'A-02', 'A-03', 'A-00', 'A-04'])
})

test.each([
  ['a-02', ['A-02']],
  ['CRATE0003', ['A-03']],
  ['0124 ', ['A-02']],
  ['A-', ['A-01', 'A-02', 'A-03', 'A-04']],
])('crates are found by name, code or order: %j', async (typed, names) => {
  show()
  await userEvent.type(await screen.findByRole('searchbox', { name: t('search') }), typed)
  expect(listNames()).toEqual(names)
})

test('what is looked for holds among the chosen ones, and one that is not there is told', async () => {
  show()
  await userEvent.click(await screen.findByRole('button', { name: 'Volné (1)' }))
  await userEvent.type(screen.getByRole('searchbox'), 'A-02')
  expect(screen.getByText(t('none'))).toBeVisible()
})

test('the list renews itself while somebody looks at it', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    const { server } = show()
    await screen.findByText('Vychystává se')
    server.change({ crates: [{ ...CRATES[0], picking_state: 'picked' }] })
    vi.advanceTimersByTime(10_000)
    expect(await screen.findByRole('button', { name: 'Všechny (1)' })).toBeVisible()
    expect(screen.getByText('Vychystáno')).toBeVisible()
    expect(listNames()).toEqual(['A-01'])
  } finally {
    vi.useRealTimers()
  }
})

test('a label is printed alone', async () => {
  const { container } = show()
  const printed: string[] = []
  vi.spyOn(window, 'print').mockImplementation(() => {
    printed.push(container.querySelector('[data-ostrov-part]')?.textContent ?? '')
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Vytisknout štítek přepravky A-02' }))
  expect(printed).toEqual(['A-02CRATE0002'])
  expect(container.querySelector('[data-ostrov-part]')).toBeNull()
})

test('what failed is tried again', async () => {
  const { server } = show({ crates: { status: 400, body: {} } })
  const retry = await screen.findByRole('button', { name: words('retry') })
  server.change({ crates: CRATES })
  await userEvent.click(retry)
  expect(await screen.findByRole('heading', { level: 3, name: 'A-01' })).toBeVisible()
})

test('until crates are read nobody is told that there are none', async () => {
  const { container } = show({ crates: 'hang' })
  await until(() => expect(container.querySelector('.ostrov-crates[aria-busy="true"]')).not.toBeNull())
  expect(screen.queryByText(/\(0\)/)).toBeNull()
  // Filters with their counts would move what stands beside them.
  expect(screen.queryByRole('button')).toBeNull()
})
