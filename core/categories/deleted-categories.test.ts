import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { configurePage } from '#core/page.ts'
import { deletedCategories } from './deleted-categories.ts'

const { entries } = deletedCategories
const listNames = () => entries.value.map(({ name }) => name)
const make = (name: string) => ({ id: `d-${name}`, name, at: '2026-11-27T10:00:00.000Z' })

let stored: Map<string, string>
let browser: EventTarget
let stop: () => void
/** As a page that is loaded: nothing is known but what the browser has kept. */
const load = (market: 'cz' | 'ro' = 'cz'): void => {
  stop?.()
  entries.value = []
  configurePage({ market })
  stop = deletedCategories.follow()
}

beforeEach(() => {
  stored = new Map()
  browser = new EventTarget()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser))
  load()
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

test('what was deleted is there on the next page, the newest first, and what was brought back is not', () => {
  for (const name of ['A', 'B', 'C']) deletedCategories.add(make(name))
  deletedCategories.drop('d-B')
  load()
  expect(listNames()).toEqual(['C', 'A'])
})

test('each market has those of its own', () => {
  deletedCategories.add(make('Služby'))
  load('ro')
  expect(listNames()).toEqual([])
  deletedCategories.add(make('Servicii'))
  load('cz')
  expect(listNames()).toEqual(['Služby'])
})

test('the last ten are kept', () => {
  for (let at = 1; at <= 12; at++) deletedCategories.add(make(`${at}`))
  expect(listNames()).toEqual(['12', '11', '10', '9', '8', '7', '6', '5', '4', '3'])
  load()
  expect(entries.value).toHaveLength(10)
})

test('what another tab deleted is shown, and kept by what is deleted here', () => {
  const key = 'ostrov:deleted-categories:cz'
  stored.set(key, JSON.stringify([make('A')]))
  browser.dispatchEvent(new Event('storage'))
  expect(listNames()).toEqual(['A'])
  stored.set(key, JSON.stringify([make('B'), make('A')]))
  deletedCategories.add(make('C'))
  expect(listNames()).toEqual(['C', 'B', 'A'])
})

test.each(['{', '{"id":1}', '[{"id":"1","name":"A","at":"yesterday"}]'])(
  'of %s nothing is believed',
  text => {
    stored.set('ostrov:deleted-categories:cz', text)
    load()
    expect(listNames()).toEqual([])
  },
)

test('a browser that keeps nothing offers them as long as the page lives', () => {
  const refuse = () => {
    throw new DOMException('closed', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse })
  for (const name of ['A', 'B']) deletedCategories.add(make(name))
  expect(listNames()).toEqual(['B', 'A'])
})
