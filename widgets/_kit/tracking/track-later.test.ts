import { beforeEach, expect, test } from 'vitest'
import { configurePage } from '#core/page.ts'
import { bringTracking, trackLater } from './track-later.ts'

const host = globalThis as { dataLayer?: object[] }
const HAPPENED = { event: 'search', search_term: 'displej' }

beforeEach(() => {
  configurePage({ market: 'cz', consent: true })
  host.dataLayer = []
})

test('what happens before it has come is told when it comes', async () => {
  trackLater('search', { search_term: 'displej' })
  expect(host.dataLayer).toEqual([])
  await bringTracking()
  await Promise.resolve()
  expect(host.dataLayer).toContainEqual(HAPPENED)
})

test('once it has come, what happens is told at once: the next thing may be another page', async () => {
  await bringTracking()
  trackLater('search', { search_term: 'displej' })
  expect(host.dataLayer).toContainEqual(HAPPENED)
})
