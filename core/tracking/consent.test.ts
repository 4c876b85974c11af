import { beforeEach, expect, test, vi } from 'vitest'
import { configurePage } from '#core/page.ts'
import { resetTracking, setConsent, track } from './track.ts'

const host = globalThis as { dataLayer?: { event?: string; search_term?: string }[] }
const search = (term: string) => track('search', { search_term: term })
const openPage = (more: object = {}) => configurePage({ market: 'cz', ...more })
const listTerms = () => (host.dataLayer ?? []).flatMap(({ search_term }) => search_term ?? [])

beforeEach(() => {
  delete host.dataLayer
  openPage()
  resetTracking()
})

test.each([{}, { consent: false }])(
  'on a page of %j events wait, and come in their order when consent is given',
  config => {
    openPage(config)
    search('first')
    search('second')
    expect(host.dataLayer).toBeUndefined()
    setConsent(true)
    expect(listTerms()).toEqual(['first', 'second'])
  },
)

test('events that wait are sent when the page itself says that consent was given', () => {
  openPage({ consent: false })
  search('first')
  openPage({ consent: true })
  expect(listTerms()).toEqual(['first'])
})

test('a refusal drops what waits and what comes after, for good', () => {
  openPage({ consent: false })
  search('before')
  setConsent(false)
  search('after')
  setConsent(true)
  search('agreed')
  expect(listTerms()).toEqual(['agreed'])
})

test('consent taken back stops events on a page that had it', () => {
  setConsent(true)
  setConsent(false)
  search('iphone')
  expect(host.dataLayer).toBeUndefined()
})

test('of a long wait the last 50 events are kept', () => {
  openPage({ consent: false })
  for (let i = 0; i < 60; i++) search(`term ${i}`)
  setConsent(true)
  const terms = listTerms()
  expect([terms.length, terms[0], terms.at(-1)]).toEqual([50, 'term 10', 'term 59'])
})

test('a purchase that was never sent for want of consent may come on the next page', () => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  const buy = () => track('purchase', { transaction_id: 'T3', items: [{ item_id: 'IP13' }] })
  openPage({ consent: false })
  buy()
  resetTracking()
  openPage({ consent: true })
  buy()
  expect(host.dataLayer?.flatMap(({ event }) => event ?? [])).toEqual(['purchase'])
  vi.unstubAllGlobals()
})
