import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createSuggestions, type Suggestions } from './suggestions.ts'

let asked: string[]
let suggestions: Suggestions<string>

beforeEach(() => {
  vi.useFakeTimers()
  vi.advanceTimersByTime(10_000)
  asked = []
  suggestions = createSuggestions('search', async term => {
    asked.push(term)
    return []
  })
})

afterEach(() => {
  suggestions.stop()
  vi.useRealTimers()
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
