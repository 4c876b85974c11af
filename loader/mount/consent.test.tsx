// @firefox

import { afterEach, expect, test } from 'vitest'
import { resetTracking, track } from '#core/tracking/track.ts'
import { closePage, counter, start, stateOf, writePage } from '#loader/testing/test-page.tsx'
import { until } from '#testing/until.ts'

const host = window as { dataLayer?: { search_term?: string }[] }
const html = document.documentElement
const listTerms = () => (host.dataLayer ?? []).flatMap(({ search_term }) => search_term ?? [])

let pages = 0

/** Each page's configuration is another text, for the same one is taken over once. */
async function openPage(): Promise<void> {
  const config = { market: 'cz', consent: false, loginUrl: `/${++pages}/` }
  writePage('<div data-component="counter"></div>', JSON.stringify(config))
  start({ counter })
  await until(() => expect(stateOf('[data-component]')).toBe('ready'))
}

function say(word: string): void {
  html.setAttribute('data-ostrov-consent', word)
  dispatchEvent(new Event('ostrov:consent'))
}

afterEach(async () => {
  html.removeAttribute('data-ostrov-consent')
  delete host.dataLayer
  resetTracking()
  await closePage()
})

test('events wait for the word of the page’s consent banner', async () => {
  await openPage()
  track('search', { search_term: 'first' })
  expect(listTerms()).toEqual([])
  say('granted')
  expect(listTerms()).toEqual(['first'])
})

test('a word given before any island came is heard as well', async () => {
  say('granted')
  await openPage()
  track('search', { search_term: 'first' })
  expect(listTerms()).toEqual(['first'])
})

test.each(['refused', 'no', '<b>'])('"%s" drops what waits and what comes after', async word => {
  await openPage()
  track('search', { search_term: 'before' })
  say(word)
  track('search', { search_term: 'after' })
  say('granted')
  expect(listTerms()).toEqual([])
})
