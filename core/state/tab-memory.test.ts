import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTabMemory, forgetTabs } from './tab-memory.ts'

const TABS = ['popis', 'parametry', 'zaruka']
const MINUTE = 60_000
const PATH = '/cz/vykup/prehled/tajny-odkaz/'

/** Like a browser's: what is stored are its own keys. */
class FakeStorage {
  getItem(key: string): string | null {
    return (this as unknown as Record<string, string>)[key] ?? null
  }
  setItem(key: string, value: string): void {
    Object.assign(this, { [key]: value })
  }
  removeItem(key: string): void {
    Reflect.deleteProperty(this, key)
  }
}

let storage: FakeStorage

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T10:00:00Z') })
  storage = new FakeStorage()
  vi.stubGlobal('localStorage', storage)
  forgetTabs()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const open = (place = '17', path = PATH, minutes = 5) => createTabMemory(place, path, minutes)

/** Another page load: storage stays, memory does not. */
const reload = (): void => forgetTabs()

const theKey = (): string => Object.keys(storage)[0] ?? ''

test('TB-002 the last tab is remembered past a reload', () => {
  open().remember('zaruka')
  open().remember('parametry')
  reload()
  expect(open().recall(TABS)).toBe('parametry')
})

test('TB-003 the memory lasts five minutes from the choice, and a visit does not draw it out', () => {
  open().remember('parametry')
  reload()
  for (const passed of [2, 4, 4.99]) {
    vi.setSystemTime(Date.parse('2026-11-21T10:00:00Z') + passed * MINUTE)
    expect(open().recall(TABS)).toBe('parametry')
  }
  vi.setSystemTime(Date.parse('2026-11-21T10:05:00Z'))
  expect(open().recall(TABS)).toBeNull()
})

test('TB-003 another time may be set, and none at all', () => {
  open('17', PATH, 30).remember('parametry')
  vi.advanceTimersByTime(29 * MINUTE)
  expect(open('17', PATH, 30).recall(TABS)).toBe('parametry')
  open('18', PATH, 0).remember('zaruka')
  expect(open('18', PATH, 0).recall(TABS)).toBeNull()
  expect(Object.keys(storage)).toHaveLength(1)
})

test('a moment in the future counts as over', () => {
  open().remember('parametry')
  reload()
  vi.setSystemTime(Date.parse('2026-11-21T09:59:59Z'))
  expect(open().recall(TABS)).toBeNull()
})

test('two components of a page and two pages of a component do not mix', () => {
  open('17', '/a/').remember('parametry')
  open('18', '/a/').remember('zaruka')
  open('17', '/b/').remember('popis')
  reload()
  expect(open('17', '/a/').recall(TABS)).toBe('parametry')
  expect(open('18', '/a/').recall(TABS)).toBe('zaruka')
  expect(open('17', '/b/').recall(TABS)).toBe('popis')
  expect(open('18', '/b/').recall(TABS)).toBeNull()
})

test('a tab that is no longer there is not recalled', () => {
  open().remember('parametry')
  expect(open().recall(['popis', 'zaruka'])).toBeNull()
})

test('nothing is stored but the tab and the time, under one prefix and without the address', () => {
  open().remember('parametry')
  expect(Object.keys(storage)).toEqual([expect.stringMatching(/^ostrov:tab:17:[a-z0-9]+$/)])
  expect(JSON.parse(storage.getItem(theKey()) ?? '')).toEqual({ tabId: 'parametry', t: Date.now() })
})

test('what is over for all is swept out with the next choice, and nothing of others', () => {
  storage.setItem('cizi', 'zustane')
  storage.setItem('ostrov:tab:1:x', 'no json')
  open('17', '/a/').remember('parametry')
  vi.advanceTimersByTime(23 * 60 * MINUTE)
  open('17', '/b/').remember('parametry')
  vi.advanceTimersByTime(60 * MINUTE)
  open('17', '/c/').remember('popis')
  expect(Object.keys(storage)).toHaveLength(3)
  expect(storage.getItem('cizi')).toBe('zustane')
  expect(open('17', '/b/', 120).recall(TABS)).toBe('parametry')
})

test('T-13 whatever another script put into the storage, no tab is recalled and nothing is thrown', () => {
  open().remember('parametry')
  const key = theKey()
  reload()
  const now = Date.now()
  const hostile = [
    '',
    'parametry',
    'null',
    '[]',
    '{}',
    '0',
    '{"tabId":"parametry"}',
    '{"t":1}',
    `{"tabId":"parametry","t":"${now}"}`,
    '{"tabId":"parametry","t":1e999}',
    '{"tabId":"parametry","t":null}',
    '{"tabId":"parametry","t":-1}',
    `{"tabId":["parametry"],"t":${now}}`,
    `{"tabId":"__proto__","t":${now}}`,
    `{"tabId":"constructor","t":${now}}`,
    `{"tabId":"<img src=x onerror=alert(1)>","t":${now}}`,
    `{"__proto__":{"tabId":"parametry","t":${now}}}`,
    '[['.repeat(10_000),
    '\u0000\ud83d',
  ]
  for (const value of hostile) {
    storage.setItem(key, value)
    expect(open().recall(TABS), value.slice(0, 60)).toBeNull()
  }
})

test('a full or forbidden storage costs nothing but the memory past the page', () => {
  const refuse = () => {
    throw new DOMException('No', 'QuotaExceededError')
  }
  vi.spyOn(storage, 'setItem').mockImplementation(refuse)
  open().remember('parametry')
  expect(open().recall(TABS)).toBe('parametry')
  vi.stubGlobal('localStorage', undefined)
  open().remember('zaruka')
  expect(open().recall(TABS)).toBe('zaruka')
  reload()
  expect(open().recall(TABS)).toBeNull()
})

test('of two browser tabs on one page the later choice counts', () => {
  open().remember('parametry')
  const key = theKey()
  vi.advanceTimersByTime(1000)
  storage.setItem(key, JSON.stringify({ tabId: 'zaruka', t: Date.now() }))
  expect(open().recall(TABS)).toBe('zaruka')
})
