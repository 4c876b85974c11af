import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { query } from '#core/http/endpoint.ts'
import { renderWithInitialData } from '#core/http/initial-data.ts'
import { configurePage } from '#core/page.ts'
import { until } from '#testing/until.ts'
import { clearResources, createResource, type Resource } from './resource.ts'

const asked = vi.fn(async () => Response.json(['asked']))
const CALL = {
  endpoint: query('words', { path: '/words/', doc: 'Words.', response: v.array(v.string()) }),
}
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
  renderWithInitialData(GIVEN, () => expect(words.showInitialData(CALL)).toBe(true))
  return words
}

const untilRead = (words: Resource<string[]>) => until(() => expect(words.data.value).toEqual(['asked']))

test('what came with the page is shown at once, and asking for it asks nobody', async () => {
  const words = showGiven()
  expect(words.data.value).toEqual(['given'])
  void words.fetch(CALL)
  await new Promise(done => setImmediate(done))
  expect(words.isPending.value).toBe(false)
  expect(asked).not.toHaveBeenCalled()
})

test('it is read anew when it is asked for again', async () => {
  const words = showGiven()
  void words.fetch(CALL)
  void words.refetch()
  await untilRead(words)
  void showGiven().fetch(CALL)
  void createResource<string[]>().fetch(CALL)
  await until(() => expect(asked).toHaveBeenCalledTimes(2))
})

test('on a page that was opened long ago it is shown and read anew', async () => {
  vi.mocked(performance.now).mockReturnValue(31_000)
  const words = showGiven()
  expect(words.data.value).toEqual(['given'])
  void words.fetch(CALL)
  await untilRead(words)
})

test('what is kept is shown where nothing came with the page', async () => {
  const first = createResource<string[]>()
  void first.fetch(CALL)
  await untilRead(first)
  const second = createResource<string[]>()
  expect(second.showInitialData(CALL)).toBe(true)
  expect(second.data.value).toEqual(['asked'])
  expect(asked).toHaveBeenCalledTimes(1)
})

test('where nothing is at hand nothing is shown or asked', () => {
  const words = createResource<string[]>()
  expect(words.showInitialData(CALL)).toBe(false)
  expect(words.data.value).toBeNull()
  expect(asked).not.toHaveBeenCalled()
})

test('what is shown and never asked for keeps no timer and is forgotten with the rest', () => {
  const timers = vi.spyOn(globalThis, 'setTimeout')
  const words = showGiven()
  words.unsubscribe()
  const others = showGiven()
  clearResources()
  expect(others.data.value).toBeNull()
  expect(timers).not.toHaveBeenCalled()
})
