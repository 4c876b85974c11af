import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { HARMLESS, HOSTILE } from './hostile-urls.fixture.ts'
import { isSafeLink, toSafePath, toSafeUrl, toUrlOn } from './safe-link.ts'

const ORIGIN = 'https://shop.example'
const START = `${ORIGIN}/cz/vykup/?type=telefony#form`

const openPage = (href = START) => vi.stubGlobal('location', { href, origin: new URL(href).origin })

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('what leads elsewhere, or runs, or only looks like this site', () => {
  test.each(HOSTILE)('%j is no place to go', url => {
    openPage()
    expect([toSafeUrl(url), toSafePath(url), toUrlOn(['https://gateway.example'], url)]).toEqual([
      null,
      null,
      null,
    ])
    // What names a site of its own by https may be linked, never followed.
    if (!/^https:\/\//i.test(url)) expect(isSafeLink(url)).toBe(false)
  })

  test('there are enough of them', () => {
    expect(HOSTILE.length).toBeGreaterThan(80)
  })
})

test('a gateway that the page names may be gone to, and nothing that only looks like it', () => {
  openPage()
  const named = ['https://gateway.example', 'http://localhost:4000']
  for (const url of [
    'https://gateway.example/pay/1/?a=b',
    'http://localhost:4000/pay/',
    'HTTPS://gateway.example',
  ])
    expect(toUrlOn(named, url)).toBe(new URL(url).href)
  for (const url of [
    'http://gateway.example/',
    'https://gateway.example:444/',
    'https://gateway.example.test/',
    'https://a@gateway.example/',
    '//gateway.example/',
  ])
    expect(toUrlOn(named, url)).toBeNull()
})

test.each(HARMLESS)('%j stays on the site', url => {
  openPage()
  expect(toSafeUrl(url)).toBe(new URL(url, START).href)
  expect(new URL(toSafePath(url) ?? '', START).href).toBe(new URL(url, START).href)
  if (url.startsWith('/')) expect(isSafeLink(url)).toBe(true)
})

test.each([
  '/',
  '/cz/zbozi/',
  '/cz/?a=b#c',
  '/cz/zboží/',
  'https://laguna.example/a b',
  'https://cdn.example//img/a.png',
  'HTTPS://cdn.example/',
])('%j may be linked', url => {
  expect(isSafeLink(url)).toBe(true)
})

test.each([
  'cz/zbozi/',
  '#top',
  'http://laguna.example',
  'https://',
  'https://[',
  'https://user:pass@laguna.example/',
  'https://laguna.example/\na',
  'https:\\\\laguna.example/',
  '//site.invalid/',
])('%j may not', url => {
  expect(isSafeLink(url)).toBe(false)
})

/** Pieces of which hostile URLs are made, in any order. */
const piece = fc.oneof(
  fc.constantFrom(
    ...[
      '/',
      '//',
      '\\',
      '.',
      '..',
      '/./',
      '/../',
      '%2f',
      '%5c',
      '%2e',
      '\t',
      '\n',
      '\r',
      '\0',
      ' ',
      '\u00a0',
    ],
    ...[
      '∕',
      '／',
      '。',
      '\u202e',
      '@',
      'user:pass@',
      ':',
      ':443',
      ':8080',
      '#',
      '?',
      'evil.example',
      'shop.example',
    ],
    ...['http:', 'HTTPS:', 'https://', 'javascript:', 'JaVaScRiPt:', 'data:', 'blob:', 'alert(1)'],
  ),
  fc.string({ maxLength: 3 }),
)
const hostile = fc.array(piece, { maxLength: 8 }).map(pieces => pieces.join(''))

test('T-11 T-12 whatever is accepted leads by http(s) to where it seems to, a path to this very site', () => {
  openPage()
  const read = (url: string) => new URL(url, START)
  fc.assert(
    fc.property(hostile, url => {
      const [whole, path] = [toSafeUrl(url), toSafePath(url)]
      expect(whole === null).toBe(path === null)
      for (const accepted of [whole, path]) if (accepted) expect(read(accepted).origin).toBe(ORIGIN)
      if (whole) expect(whole).toBe(read(url).href)
      // What no browser can read leads nowhere.
      if (isSafeLink(url) && URL.canParse(url, START)) {
        expect(read(url).protocol).toBe('https:')
        if (url.startsWith('/')) expect(read(url).origin).toBe(ORIGIN)
      }
    }),
    { numRuns: 3000 },
  )
})

test('no length of blanks, dots or slashes takes time to judge', () => {
  const start = process.threadCpuUsage()
  for (const part of [' ', '/.', '/', '\t', '/..', '@', 'a'])
    for (const start of ['', '/', 'https://']) isSafeLink(`${start}${part.repeat(50_000)}!`)
  expect(process.threadCpuUsage(start).user).toBeLessThan(1_000_000)
})

test('a safe path is spelled alike with an address bar and without', () => {
  const spell = () => ['/cz/a/?b=1#c', '/.//evil.example/x', 'javascript:alert(1)', null].map(toSafePath)
  openPage()
  const inBrowser = spell()
  vi.stubGlobal('location', undefined)
  expect([inBrowser, spell()]).toEqual([
    ['/cz/a/?b=1#c', null, null, null],
    ['/cz/a/?b=1#c', null, null, null],
  ])
  expect(toSafeUrl('/a')).toBeNull()
})

test('no url is no place to go', () => {
  openPage()
  expect([toSafeUrl(null), toSafePath(null)]).toEqual([null, null])
})

test('on a site without encryption its own urls are safe, and others are not', () => {
  openPage('http://localhost:8000/cz/')
  expect(toSafeUrl('/a')).toBe('http://localhost:8000/a')
  expect(toSafeUrl('https://localhost:8000/a')).toBeNull()
  expect(toSafeUrl('http://localhost:8001/a')).toBeNull()
})
