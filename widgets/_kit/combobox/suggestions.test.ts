import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { query } from '#core/http/endpoint.ts'
import { configurePage } from '#core/page.ts'
import { createSuggestions, type Suggestions } from './suggestions.ts'

const endpoint = query('towns', {
  path: '/towns/',
  doc: 'Towns.',
  response: v.object({ result: v.array(v.string()) }),
})
let asked: string[]
let suggestions: Suggestions<string>

beforeEach(() => {
  vi.useFakeTimers()
  vi.advanceTimersByTime(10_000)
  vi.stubGlobal('fetch', async () => Response.json({ result: [] }))
  configurePage({ market: 'cz', routes: { towns: '/towns/' } })
  asked = []
  suggestions = createSuggestions(term => {
    asked.push(term)
    return { endpoint, query: { term } }
  })
})

afterEach(() => {
  suggestions.stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function expectAskedAfter(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds - 1)
  expect(asked).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(asked).toEqual(['ipad'])
}

test('a text without a key is searched after the whole pause', async () => {
  suggestions.type('ipad')
  await expectAskedAfter(250)
})

test('the pause begins when the key went down, however long the browser worked on it', async () => {
  suggestions.type('ipad', performance.now() - 90)
  await expectAskedAfter(160)
})

test('a key of long ago shortens no pause', async () => {
  suggestions.type('ipad', performance.now() - 260)
  await expectAskedAfter(250)
})

test('each key begins the pause anew', async () => {
  suggestions.type('ipa', performance.now() - 40)
  await vi.advanceTimersByTimeAsync(200)
  suggestions.type('ipad', performance.now() - 40)
  await expectAskedAfter(210)
})
