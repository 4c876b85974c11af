import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { HARMLESS, HOSTILE } from '#core/hostile-urls.fixture.ts'
import { configurePage } from '#core/page.ts'
import { setReporter } from '#core/report.ts'
import { applySelectionUrl, applyUrl, resetBrowserUrl } from './browser-url.ts'
import { changeQuery } from './change-query.ts'

const ORIGIN = 'https://shop.example'
const START = `${ORIGIN}/cz/vykup/?type=telefony#form`
const report = vi.fn()

/** A browser's address bar: it takes what the standard allows, and counts every change. */
function openPage(start = START) {
  const location = { href: start, origin: new URL(start).origin, assign: vi.fn() }
  const change = (kind: string) => (state: unknown, _: string, url: string) => {
    const target = new URL(url, location.href)
    if (target.origin !== location.origin) throw new DOMException('Another origin.', 'SecurityError')
    location.href = target.href
    changes.push([kind, state])
  }
  const changes: [string, unknown][] = []
  vi.stubGlobal('location', location)
  vi.stubGlobal('history', {
    state: { scroll: 5 },
    replaceState: change('replace'),
    pushState: change('push'),
  })
  return { location, changes }
}

beforeEach(() => {
  configurePage({ market: 'cz' })
  resetBrowserUrl()
  report.mockClear()
  setReporter(report)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('BB-012 BB-013 the url of the server is shown without loading it', () => {
  const { location, changes } = openPage()
  applyUrl('/cz/vykup/?type=tablety&color=x', 'replace')
  expect(location.href).toBe(`${ORIGIN}/cz/vykup/?type=tablety&color=x`)
  expect(changes).toEqual([['replace', { scroll: 5 }]])
  expect(location.assign).not.toHaveBeenCalled()
})

test('a step that was chosen has an entry of its own in the history, unless the page has none', () => {
  const { changes } = openPage()
  applySelectionUrl('?type=a', true)
  applySelectionUrl('?type=a&condition=b')
  configurePage({ market: 'cz', address: 'replace' })
  applySelectionUrl('?type=b', true)
  expect(changes.map(([kind]) => kind)).toEqual(['push', 'replace', 'replace'])
})

test('a page that is not the selection’s own keeps its address', () => {
  const { changes } = openPage()
  configurePage({ market: 'cz', address: 'keep' })
  applySelectionUrl('/cz/servis/?type=a', true)
  expect(changes).toEqual([])
  applyUrl('?page=2', 'push')
  expect(changes).toHaveLength(1)
  expect(report).not.toHaveBeenCalled()
})

test('the address that is shown already makes no entry', () => {
  const { changes } = openPage()
  applyUrl(START, 'replace')
  applyUrl('/cz/vykup/?type=telefony#form', 'replace')
  expect(changes).toEqual([])
  expect(report).not.toHaveBeenCalled()
})

describe('the origin never changes', () => {
  test.each(HOSTILE)('%j is left out and reported', url => {
    const { location, changes } = openPage()
    applyUrl(url, 'replace')
    expect([location.href, changes]).toEqual([START, []])
    expect(report).toHaveBeenCalledOnce()
  })

  test.each(HARMLESS)('%j stays on the site', url => {
    const { location } = openPage()
    applyUrl(url, 'replace')
    expect(location.href).toBe(new URL(url, START).href)
    expect(new URL(location.href).origin).toBe(ORIGIN)
    expect(report).not.toHaveBeenCalled()
  })
})

test('a browser that refuses a change breaks nothing', () => {
  openPage()
  const refusal = new DOMException('Too many calls.', 'SecurityError')
  vi.stubGlobal('history', {
    replaceState: () => {
      throw refusal
    },
  })
  applyUrl('?type=b', 'replace')
  expect(report).toHaveBeenCalledWith('The address that the server gave was not applied.', refusal)
})

test('at most 20 changes in 10 seconds are shown', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const { location, changes } = openPage()
  for (let i = 0; i < 25; i++) applyUrl(`?step=${i}`, 'replace')
  expect(changes).toHaveLength(20)
  expect(location.href).toBe(`${ORIGIN}/cz/vykup/?step=19`)
  expect(report).toHaveBeenCalledTimes(5)
  vi.advanceTimersByTime(9_999)
  applyUrl('?step=late', 'replace')
  expect(changes).toHaveLength(20)
  vi.advanceTimersByTime(1)
  applyUrl('?step=later', 'replace')
  expect(changes).toHaveLength(21)
})

test('where there is no address bar nothing happens', () => {
  vi.stubGlobal('location', undefined)
  applyUrl('?type=a', 'replace')
  expect(report).not.toHaveBeenCalled()
})

test('what no longer holds is taken out of the address, and all else stays', () => {
  const { location, changes } = openPage(`${ORIGIN}/cz/servis/?color=red&utm=x&model=13#top`)
  const url = new URL(location.href)
  Object.assign(location, { pathname: url.pathname, search: url.search, hash: url.hash })
  changeQuery(name => name === 'gone')
  expect(changes).toEqual([])
  changeQuery((name, value) => name === 'color' && value === 'red')
  expect(location.href).toBe(`${ORIGIN}/cz/servis/?utm=x&model=13#top`)
})
