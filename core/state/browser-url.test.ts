import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { configurePage } from '#core/page.ts'
import { setReporter } from '#core/report.ts'
import { applyUrl, resetBrowserUrl, toSafePath, toSafeUrl } from './browser-url.ts'
import { removeQueryParams } from './remove-query-params.ts'

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

/** Urls that try to leave the site, to run a script or to look like another one. */
const HOSTILE = [
  'https://evil.example/',
  'http://evil.example/',
  '//evil.example/',
  '///evil.example/',
  '////evil.example/',
  '/\\evil.example/',
  '\\\\evil.example/',
  '\\/evil.example/',
  '/\t/evil.example/',
  '/\n/evil.example/',
  '\t//evil.example/',
  ' //evil.example/',
  '\u0000//evil.example/',
  '//evil.example\\@shop.example/',
  'https:\\\\evil.example/',
  'HTTPS://EVIL.EXAMPLE/',
  'https://shop.example@evil.example/',
  'https://shop.example:pass@evil.example/',
  'https://user@shop.example/',
  'https://user:pass@shop.example/',
  'https://@evil.example/',
  'https://shop.example.evil.example/',
  'https://shop.example%2eevil.example/',
  'https://shop.example%00.evil.example/',
  'https://shop-example/',
  'https://shop.example:444/',
  'http://shop.example/',
  'https://sub.shop.example/',
  'https://shop.example./',
  'https://ѕhop.example/',
  'https://shop。evil.example/',
  '//evil%E3%80%82example/',
  'ftp://shop.example/',
  'ws://shop.example/',
  'wss://shop.example/',
  'blob:https://shop.example/5a4b',
  'filesystem:https://shop.example/temporary/a',
  'view-source:https://shop.example/',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  'javascript\t:alert(1)',
  'javascript://shop.example/%0aalert(1)',
  'javascript:/*--></title></style>*/alert(1)',
  'vbscript:msgbox(1)',
  'about:blank',
  'about:srcdoc',
  'file:///etc/passwd',
  'mailto:a@b.c',
  'tel:+420602123456',
  'intent://shop.example/#Intent;end',
  'x-custom:open',
  'chrome://settings',
  'http://[::1]/',
  'http://127.0.0.1/',
  'http://2130706433/',
  'http://0x7f.1/',
  'https://',
  'https://[',
  'http://%zz/',
  '//',
  '',
]

/** Urls that only look dangerous: they stay on the site. */
const HARMLESS = [
  '/',
  '/cz/vykup/?type=tablety&condition=5:good',
  '?type=tablety',
  '#top',
  'https://shop.example/ro/',
  'HTTPS://SHOP.EXAMPLE/a',
  'https://shop.example:443/a',
  '/..//evil.example/',
  '/%2f%2fevil.example/',
  '/%5cevil.example/',
  '/redirect?url=https://evil.example/',
  '/.evil.example',
  './/evil.example/',
  '../../../../a',
  'evil.example',
  '@evil.example',
  '/@evil.example',
  '%6aavascript:alert(1)',
  '/javascript:alert(1)',
  'https:evil.example',
  'https:/evil.example/',
]

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
  applyUrl('/cz/vykup/?type=tablety&color=x')
  expect(location.href).toBe(`${ORIGIN}/cz/vykup/?type=tablety&color=x`)
  expect(changes).toEqual([['replace', { scroll: 5 }]])
  expect(location.assign).not.toHaveBeenCalled()
})

test('a page may give each step an entry of its own in the history', () => {
  const { changes } = openPage()
  configurePage({ market: 'cz', address: 'push' })
  applyUrl('?type=a')
  applyUrl('?type=b', 'replace')
  expect(changes.map(([kind]) => kind)).toEqual(['push', 'replace'])
})

test('the address that is shown already makes no entry', () => {
  const { changes } = openPage()
  applyUrl(START)
  applyUrl('/cz/vykup/?type=telefony#form')
  expect(changes).toEqual([])
  expect(report).not.toHaveBeenCalled()
})

describe('the origin never changes', () => {
  test.each(HOSTILE)('%j is left out and reported', url => {
    const { location, changes } = openPage()
    applyUrl(url)
    expect([location.href, changes]).toEqual([START, []])
    expect(report).toHaveBeenCalledOnce()
    expect([toSafeUrl(url), toSafePath(url)]).toEqual([null, null])
  })

  test.each(HARMLESS)('%j stays on the site', url => {
    const { location } = openPage()
    expect(toSafeUrl(url)).toBe(new URL(url, START).href)
    applyUrl(url)
    expect(location.href).toBe(new URL(url, START).href)
    expect(new URL(location.href).origin).toBe(ORIGIN)
    expect(report).not.toHaveBeenCalled()
  })

  test('there are enough of both', () => {
    expect(HOSTILE.length).toBeGreaterThan(60)
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
  applyUrl('?type=b')
  expect(report).toHaveBeenCalledWith('The address that the server gave was not applied.', refusal)
})

test('at most 20 changes in 10 seconds are shown', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const { location, changes } = openPage()
  for (let i = 0; i < 25; i++) applyUrl(`?step=${i}`)
  expect(changes).toHaveLength(20)
  expect(location.href).toBe(`${ORIGIN}/cz/vykup/?step=19`)
  expect(report).toHaveBeenCalledTimes(5)
  vi.advanceTimersByTime(9_999)
  applyUrl('?step=late')
  expect(changes).toHaveLength(20)
  vi.advanceTimersByTime(1)
  applyUrl('?step=later')
  expect(changes).toHaveLength(21)
})

test('where there is no address bar nothing happens', () => {
  vi.stubGlobal('location', undefined)
  applyUrl('?type=a')
  expect(toSafeUrl('/a')).toBeNull()
  expect(report).not.toHaveBeenCalled()
})

test('a safe path is spelled alike with an address bar and without', () => {
  const spell = () => ['/cz/a/?b=1#c', 'javascript:alert(1)', '//evil.example/a', null].map(toSafePath)
  openPage()
  const inBrowser = spell()
  vi.stubGlobal('location', undefined)
  expect([inBrowser, spell()]).toEqual([
    ['/cz/a/?b=1#c', null, null, null],
    ['/cz/a/?b=1#c', null, null, null],
  ])
})

test('what no longer holds is taken out of the address, and all else stays', () => {
  const { location, changes } = openPage(`${ORIGIN}/cz/servis/?color=red&utm=x&model=13#top`)
  const url = new URL(location.href)
  Object.assign(location, { pathname: url.pathname, search: url.search, hash: url.hash })
  removeQueryParams(name => name === 'gone')
  expect(changes).toEqual([])
  removeQueryParams((name, value) => name === 'color' && value === 'red')
  expect(location.href).toBe(`${ORIGIN}/cz/servis/?utm=x&model=13#top`)
})

test('no url is no place to go', () => {
  openPage()
  expect(toSafeUrl(null)).toBeNull()
})

test('on a site without encryption its own urls are safe, and others are not', () => {
  openPage('http://localhost:8000/cz/')
  expect(toSafeUrl('/a')).toBe('http://localhost:8000/a')
  expect(toSafeUrl('https://localhost:8000/a')).toBeNull()
  expect(toSafeUrl('http://localhost:8001/a')).toBeNull()
})
