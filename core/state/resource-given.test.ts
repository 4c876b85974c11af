import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { until } from '../../.ci/until.ts'
import { read } from '../api/http.ts'
import { renderFrom } from '../given.ts'
import { configurePage } from '../page.ts'
import { clearResources, createResource, type Resource } from './resource.ts'

const asked = vi.fn(async () => Response.json(['asked']))
const load = (options: { signal: AbortSignal }) => read('words', v.array(v.string()), options)
const GIVEN = { id: 'i', answers: [{ route: 'words', answer: ['given'] }] }

beforeEach(() => {
  vi.stubGlobal('fetch', asked)
  vi.spyOn(performance, 'now').mockReturnValue(1000)
  configurePage({ market: 'cz', routes: { words: '/words/' } })
})
afterEach(() => {
  clearResources()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  asked.mockClear()
})

function showGiven(): Resource<string[]> {
  const words = createResource<string[]>()
  renderFrom(GIVEN, () => expect(words.show('words', load)).toBe(true))
  return words
}

const untilRead = (words: Resource<string[]>) => until(() => expect(words.data.value).toEqual(['asked']))

test('what came with the page is shown at once, and asking for it asks nobody', async () => {
  const words = showGiven()
  expect(words.data.value).toEqual(['given'])
  words.ask('words', load)
  await new Promise(done => setImmediate(done))
  expect(words.isPending.value).toBe(false)
  expect(asked).not.toHaveBeenCalled()
})

test('it is read anew when it is asked for again', async () => {
  const words = showGiven()
  words.ask('words', load)
  words.reload()
  await untilRead(words)
  showGiven().ask('words', load)
  createResource<string[]>().ask('words', load)
  await until(() => expect(asked).toHaveBeenCalledTimes(2))
})

test('on a page that was opened long ago it is shown and read anew', async () => {
  vi.mocked(performance.now).mockReturnValue(31_000)
  const words = showGiven()
  expect(words.data.value).toEqual(['given'])
  words.ask('words', load)
  await untilRead(words)
})

test('what is kept is shown where nothing came with the page', async () => {
  const first = createResource<string[]>()
  first.ask('words', load)
  await untilRead(first)
  const second = createResource<string[]>()
  expect(second.show('words', load)).toBe(true)
  expect(second.data.value).toEqual(['asked'])
  expect(asked).toHaveBeenCalledTimes(1)
})

test('where nothing is at hand nothing is shown or asked', () => {
  const words = createResource<string[]>()
  expect(words.show('words', load)).toBe(false)
  expect(words.data.value).toBeNull()
  expect(asked).not.toHaveBeenCalled()
})

test('what is shown and never asked for keeps no timer and is forgotten with the rest', () => {
  const timers = vi.spyOn(globalThis, 'setTimeout')
  const words = showGiven()
  words.release()
  const others = showGiven()
  clearResources()
  expect(others.data.value).toBeNull()
  expect(timers).not.toHaveBeenCalled()
})
