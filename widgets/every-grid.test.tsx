import { act, screen, waitFor } from '@testing-library/react'
import * as v from 'valibot'
import { beforeEach, describe, expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ENDPOINTS } from '#core/api/contract.ts'
import type { Widget } from '#core/widget.ts'
import type { Fixtures } from '#testing/fake-server.ts'
import { STAFF } from '#testing/fixtures/purge.ts'
import { renderWidget } from '#testing/render-widget.tsx'
import '#kit/tokens.css'
import '#kit/kit.css'
import '#kit/grid/grid.css'

/** A grid is a widget whose view has one; which those are is found here, and so are rows for it. */
const widgets = import.meta.glob<{ widget: Widget }>('./*/index.ts', { eager: true })
const views = import.meta.glob<string>('./*/*.tsx', { eager: true, query: '?raw', import: 'default' })
const fixtures = import.meta.glob<Record<string, unknown>>(
  ['../testing/fixtures/*.ts', '!../testing/fixtures/*.test.ts'],
  { eager: true },
)
const grids = Object.entries(widgets).flatMap(([path, { widget }]) => {
  const folder = path.replace('index.ts', '')
  const isGrid = Object.entries(views).some(
    ([file, text]) => file.startsWith(folder) && !file.includes('.test.') && text.includes('<DataGrid'),
  )
  return isGrid ? [[folder.split('/')[1] ?? '', widget] as const] : []
})

type Row = Readonly<Record<string, unknown>>
const Page = v.object({
  count: v.number(),
  results: v.pipe(v.array(v.record(v.string(), v.unknown())), v.minLength(1)),
})
const pages = Object.values(fixtures)
  .flatMap(module => Object.values(module))
  .filter(value => v.is(Page, value))

/** The first row of the fixtures that the contract allows for a list. */
function findRow(response: v.GenericSchema): Row | null {
  const found = pages.find(page => v.is(response, page))
  return found ? (v.parse(Page, found).results[0] ?? null) : null
}
const lists = ENDPOINTS.flatMap(endpoint => {
  const row = endpoint.method === 'GET' && endpoint.access === 'staff' ? findRow(endpoint.response) : null
  return row ? [{ route: endpoint.name, response: endpoint.response as v.GenericSchema, row }] : []
})

interface Asked {
  query: URLSearchParams
}
type Answer = (row: Row, asked: Asked, response: v.GenericSchema) => object

const answerRows =
  (count: number, change: (row: Row, at: number) => Row = row => row): Answer =>
  (row, { query }) => {
    const size = Number(query.get('page_size'))
    const first = (Number(query.get('page')) - 1) * size
    const length = Math.max(0, Math.min(size, count - first))
    const results = Array.from({ length }, (_, at) => change({ ...row, id: first + at + 1 }, first + at))
    return { count, next: null, previous: null, results }
  }

function show(widget: Widget, answer: Answer, market: 'cz' | 'ro' = 'cz') {
  const server = Object.fromEntries(
    lists.map(({ route, response, row }) => [route, (call: Asked) => answer(row, call, response)]),
  )
  return renderWidget(widget, { market, server: { ...server, 'active-user': STAFF } as Fixtures })
}
const getCell = (place: string) => document.querySelector<HTMLElement>(`[data-cell="${place}"]`)
const readFocus = () => document.activeElement?.closest('[data-cell]')?.getAttribute('data-cell')
const countRows = () => document.querySelectorAll('.ostrov-grid-body > [role=row]').length

beforeEach(() => history.replaceState(null, '', location.pathname))

test('there are grids, and rows for them', () => {
  expect(grids.length).toBeGreaterThan(0)
  expect(lists.length).toBeGreaterThan(0)
})

describe.each(grids)('%s', (_, widget) => {
  test('is walked by the keys of the ARIA practices', async () => {
    show(widget, answerRows(50))
    const grid = await screen.findByRole('grid')
    const lastColumn = Number(grid.getAttribute('aria-colcount')) - 1
    await waitFor(() => expect(getCell('0:0')).toBeVisible())
    await act(() => (getCell('-1:0')?.querySelector<HTMLElement>('[data-stop]') ?? getCell('-1:0'))?.focus())
    const walk: [string, string][] = [
      ['{ArrowDown}', '0:0'],
      ['{ArrowRight}', '0:1'],
      ['{End}', `0:${lastColumn}`],
      ['{Home}', '0:0'],
      ['{Control>}{End}{/Control}', `49:${lastColumn}`],
      ['{Control>}{Home}{/Control}', '0:0'],
      ['{ArrowUp}', '-1:0'],
    ]
    for (const [keys, place] of walk) {
      await userEvent.keyboard(keys)
      await waitFor(() => expect(readFocus(), keys).toBe(place))
    }
    await userEvent.keyboard('{ArrowDown}{PageDown}')
    await waitFor(() => expect(Number(readFocus()?.split(':')[0])).toBeGreaterThan(3))
    // One stop for Tab, wherever it is.
    expect(grid.querySelectorAll('[data-cell][tabindex="0"], [data-stop][tabindex="0"]')).toHaveLength(1)
  })

  test('turns to its last page and no further', async () => {
    show(widget, answerRows(120))
    await userEvent.click(await screen.findByRole('button', { name: 'Poslední stránka' }))
    await waitFor(() => expect(screen.getByText(/z 120 řádků$/)).toBeVisible())
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Další stránka' })).toHaveAttribute('aria-disabled', 'true'),
    )
  })

  test('shows no answer to a question that is no longer asked', async () => {
    const { server } = show(widget, (row, asked) => {
      const search = asked.query.get('search')
      if (search === 'a') return { delay: 600, body: answerRows(7)(row, asked, v.unknown()) }
      return answerRows(search === 'ab' ? 2 : 30)(row, asked, v.unknown())
    })
    const search = await screen.findByRole('searchbox')
    await userEvent.fill(search, 'a')
    await waitFor(() => expect(server.calls.at(-1)?.query.get('search')).toBe('a'))
    await userEvent.fill(search, 'ab')
    await waitFor(() => expect(countRows()).toBe(2))
    await new Promise(done => setTimeout(done, 700))
    expect(countRows()).toBe(2)
  })

  test('ER-015 says that it may not be read, or could not, and reads it again', async () => {
    let answer: Answer = () => ({ status: 403, body: { detail: 'K této akci nemáte oprávnění.' } })
    show(widget, (...asked) => answer(...asked))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Chyba při načítání dat.')
    answer = () => ({ status: 400, body: {} })
    await userEvent.click(screen.getByRole('button', { name: 'Více' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Obnovit' }))
    answer = answerRows(1)
    await userEvent.click(await screen.findByRole('button', { name: 'Zkusit znovu' }))
    await waitFor(() => expect(countRows()).toBe(1))
  })

  test('says that nothing is there', async () => {
    const { container } = show(widget, answerRows(0))
    await waitFor(() => expect(container.querySelector('.ostrov-grid-empty p')?.textContent).not.toBe(''))
    expect(screen.queryByRole('grid')).toBeNull()
  })

  test.each([1, 500])('shows %i rows on a page, and no more of them than the screen needs', async count => {
    history.replaceState(null, '', `${location.pathname}`)
    show(widget, answerRows(count))
    const grid = await screen.findByRole('grid')
    expect(grid).toHaveAttribute('aria-rowcount', String(count + 1))
    await waitFor(() => expect(countRows()).toBeGreaterThan(0))
    expect(countRows()).toBeLessThan(60)
  })

  test('shows long and hostile texts as texts', async () => {
    const hostile = `<img src=x onerror="top.isHacked=1">${'dlouhé slovo '.repeat(20)}${'x'.repeat(300)}`
    const { container } = show(widget, (row, asked, response) => {
      const isAllowed = (of: Row): boolean =>
        v.is(response, { count: 1, next: null, previous: null, results: [of] })
      const spoil = (of: Row): Row => {
        const spoilt = new Map(Object.entries(of))
        for (const [key, value] of Object.entries(of)) {
          if (typeof value !== 'string') continue
          if (isAllowed({ ...Object.fromEntries(spoilt), [key]: hostile })) spoilt.set(key, hostile)
        }
        return Object.fromEntries(spoilt)
      }
      return answerRows(3, spoil)(row, asked, response)
    })
    await waitFor(() => expect(countRows()).toBe(3))
    expect(container.querySelector('img')).toBeNull()
    expect(Reflect.get(window, 'isHacked')).toBeUndefined()
    const heights = [...container.querySelectorAll('.ostrov-grid-body > [role=row]')].map(
      row => row.clientHeight,
    )
    expect(Math.max(...heights)).toBeLessThan(60)
  })

  test('speaks both languages', async () => {
    const { unmount } = show(widget, answerRows(3))
    const read = async () =>
      (await screen.findAllByRole('columnheader')).map(({ textContent }) => textContent ?? '').filter(Boolean)
    const czech = await read()
    unmount()
    show(widget, answerRows(3), 'ro')
    const romanian = await read()
    expect(romanian).toHaveLength(czech.length)
    expect(romanian.filter((word, at) => word !== czech[at]).length).toBeGreaterThan(czech.length / 2)
  })
})
