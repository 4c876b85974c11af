import { act, fireEvent, screen, within } from '@testing-library/react'
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

test('crates that hold something come before free ones, each in the order of their numbers', async () => {
  const [tenth, second] = ['A10', 'A2'].map((name, index) => ({ ...CRATES[3], id: `${9 + index}`, name }))
  show({ crates: [tenth, second, ...CRATES] })
  await screen.findByRole('heading', { level: 3, name: 'A-01' })
  expect(listNames()).toEqual(['A-01', 'A-02', 'A-03', 'A-04', 'A2', 'A10'])
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

/** As a scanner types, wherever the focus is: all at once, and Enter. */
const scan = (code: string) =>
  act(() => {
    for (const key of [...code, 'Enter']) fireEvent.keyDown(document.activeElement ?? document.body, { key })
  })

test('a crate that is scanned anywhere on the page is shown among all, in sight, marked and told', async () => {
  const crates = Array.from({ length: 60 }, (_, at) => ({ ...CRATES[3], id: 100 + at, name: `B-${at + 10}` }))
  const { container } = show({ crates: [...CRATES, ...crates.map(one => ({ ...one, code: one.name }))] })
  await userEvent.click(await screen.findByRole('button', { name: /^Volné/ }))
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'A-04' } })
  scan('CRATE0002')
  const marked = () => container.querySelector('li[aria-current="true"]')
  await until(() => expect(marked()?.textContent).toMatch(/A-02/))
  expect(within(marked() as HTMLElement).getByText(t('scanned'))).toBeVisible()
  expect(screen.getByRole('searchbox')).toHaveValue('')
  await until(() =>
    expect(document.querySelector('[aria-live="polite"]')?.textContent).toMatch(
      /A-02, Vychystáno, Objednávka.2026000124/,
    ),
  )
  scan('B-69')
  await until(() => expect(marked()?.textContent).toMatch(/B-69/))
  await until(() => expect(marked()?.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight))
})

test('a code that no crate has says so, and marks none', async () => {
  const { container } = show()
  await screen.findByRole('heading', { level: 3, name: 'A-01' })
  scan('CRATE0001')
  await until(() => expect(container.querySelector('li[aria-current="true"]')).not.toBeNull())
  scan('CRATE9999')
  const note = (await screen.findByText(t('unknown'))).closest('[role="alert"]')
  expect(note?.textContent).toMatch(/CRATE9999$/)
  expect(container.querySelector('li[aria-current="true"]')).toBeNull()
  scan('2026000123')
  await until(() => expect(container.querySelector('li[aria-current="true"]')?.textContent).toMatch(/A-01/))
  expect(screen.queryByText(t('unknown'))).toBeNull()
})

test('what is told of an unknown code comes into sight, however far down somebody is, and again each time', async () => {
  const crates = Array.from({ length: 60 }, (_, at) => ({ ...CRATES[3], id: 100 + at, name: `B-${at + 10}` }))
  show({ crates: crates.map(one => ({ ...one, code: one.name })) })
  await screen.findByRole('heading', { level: 3, name: 'B-10' })
  const miss = async () => {
    scrollTo(0, document.documentElement.scrollHeight)
    scan('CRATE9999')
    const note = await screen.findByText(t('unknown'))
    await until(() => expect(note.getBoundingClientRect().top).toBeGreaterThanOrEqual(-1))
  }
  await miss()
  await miss()
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
