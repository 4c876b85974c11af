import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { configurePage } from '#core/page.ts'
import { setReporter } from '#core/report.ts'
import { createLastVisited, type LastVisited } from './last-visited.ts'

const KEY = 'ostrov:last-visited:cz'

class FakeStorage {
  readonly entries = new Map<string, string>()
  isFull = false
  getItem(key: string): string | null {
    return this.entries.get(key) ?? null
  }
  setItem(key: string, value: string): void {
    if (this.isFull) throw new DOMException('full', 'QuotaExceededError')
    this.entries.set(key, value)
  }
}

const reported = vi.fn()
const endings: (() => void)[] = []
let storage: FakeStorage
let browser: EventTarget
let visited: LastVisited

beforeEach(() => {
  storage = new FakeStorage()
  browser = new EventTarget()
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser))
  reported.mockReset()
  setReporter(reported)
  configurePage({ market: 'cz' })
  visited = createLastVisited()
})
afterEach(() => {
  for (const end of endings.splice(0)) end()
  vi.unstubAllGlobals()
})

const follow = (one = visited): void => void endings.push(one.follow())
const visit = (...codes: string[]): void => codes.forEach(visited.visit)
/** What a page that is opened now finds. */
const openPage = (): readonly string[] => {
  const next = createLastVisited()
  follow(next)
  return next.codes.value
}
const storeElsewhere = (codes: unknown): void => {
  storage.entries.set(KEY, typeof codes === 'string' ? codes : JSON.stringify(codes))
  browser.dispatchEvent(new Event('storage'))
}

test('LV-002 the product that was visited last comes first', () => {
  visit('A', 'B', 'C')
  expect(visited.codes.value).toEqual(['C', 'B', 'A'])
  expect(openPage()).toEqual(['C', 'B', 'A'])
})

test('LV-003 a product that is visited again moves to the front and is there once', () => {
  visit('A', 'B', 'C', 'A')
  expect(visited.codes.value).toEqual(['A', 'C', 'B'])
  expect(openPage()).toEqual(['A', 'C', 'B'])
})

test('LV-001 four products are kept, the oldest goes', () => {
  visit('A', 'B', 'C', 'D', 'E')
  expect(visited.codes.value).toEqual(['E', 'D', 'C', 'B'])
  expect(openPage()).toEqual(['E', 'D', 'C', 'B'])
})

test('nothing but codes is kept, under one key of the market', () => {
  visit('usb-c-20w')
  expect([...storage.entries]).toEqual([[KEY, '["usb-c-20w"]']])
})

test('the products of one market are not those of the other', () => {
  visit('A')
  configurePage({ market: 'ro' })
  expect(openPage()).toEqual([])
})

test.each(['', '  ', 'jan.novak@example.cz', '+420 777 123 456', 'a b', '<b>', 'x'.repeat(101)])(
  'what is no product code is not kept, and the editor is told without its words: %j',
  code => {
    visit('A', code)
    expect(visited.codes.value).toEqual(['A'])
    expect(JSON.stringify([...storage.entries])).not.toContain(JSON.stringify(code))
    expect(reported).toHaveBeenCalledTimes(1)
    if (code.trim()) expect(reported.mock.calls.flat().join(' ')).not.toContain(code)
  },
)

test.each([
  '{',
  'null',
  '5',
  '{"length":4}',
  '["A","A",null,5,{"toString":1},["B"],"<img src=x onerror=alert(1)>"]',
])('of what others wrote into the storage only codes are believed: %s', text => {
  storage.entries.set(KEY, text)
  expect(openPage()).toEqual(text.startsWith('[') ? ['A'] : [])
})

test('of a longer list that others wrote the first four count', () => {
  storage.entries.set(KEY, JSON.stringify(['A', 'B', 'C', 'D', 'E', 'F']))
  expect(openPage()).toEqual(['A', 'B', 'C', 'D'])
})

test('where storage is forbidden the page remembers by itself', () => {
  vi.stubGlobal('localStorage', undefined)
  follow()
  visit('A', 'B')
  expect(visited.codes.value).toEqual(['B', 'A'])
  browser.dispatchEvent(new Event('ostrov:restored'))
  expect(visited.codes.value).toEqual(['B', 'A'])
})

test('where storage is full what it lacks stands before what it has, and goes there once there is room', () => {
  visit('A', 'B')
  storage.isFull = true
  visit('C')
  expect(visited.codes.value).toEqual(['C', 'B', 'A'])
  storeElsewhere(['D', 'B', 'A'])
  visit('B')
  expect(visited.codes.value).toEqual(['B', 'C', 'D', 'A'])
  storage.isFull = false
  visit('E')
  expect(openPage()).toEqual(['E', 'B', 'C', 'D'])
})

test('what another tab visits shows as long as it is followed', () => {
  const end = visited.follow()
  storeElsewhere(['B', 'A'])
  expect(visited.codes.value).toEqual(['B', 'A'])
  end()
  storeElsewhere(['C'])
  expect(visited.codes.value).toEqual(['B', 'A'])
})

test('a page that comes back from the browser’s memory takes what was visited meanwhile', () => {
  follow()
  storage.entries.set(KEY, '["A"]')
  browser.dispatchEvent(new Event('ostrov:restored'))
  expect(visited.codes.value).toEqual(['A'])
})

test('news that change nothing are no change', () => {
  follow()
  visit('A')
  const before = visited.codes.value
  storeElsewhere(['A'])
  expect(visited.codes.value).toBe(before)
})
