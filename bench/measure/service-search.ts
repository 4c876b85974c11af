import type { Browser, Page } from 'playwright'
import { freshenBuild } from '#bench/built-files.ts'
import { openBrowser, slowDown } from '#bench/open-tab.ts'
import { atMost, type Options, type Section, type Table, write } from '#bench/section.ts'
import { takeMedian, takePercentile } from '#bench/statistics.ts'
import { startShop } from '#shop/server/start-shop.ts'
import { SITES } from '#shop/site/site.ts'

const SLOWDOWN = 4
/** How long the search waits for the next key, in milliseconds; it is meant to, and not counted. */
const PAUSE = 250
const NAMES = ['iphone 13', 'galaxy s24', 'samsung', 'apple watch', 'xiaomi', 'ipad']

interface Timed {
  /** Milliseconds from the key until what it found is painted. */
  all: number
  /** From the call until the end of its answer. */
  server: number
  /** From the end of the answer until what it found is painted. */
  after: number
  options: number
}

export async function measureServiceSearch({ isQuick }: Options): Promise<Section> {
  await freshenBuild()
  const shop = await startShop({ port: 0, dataDir: ':memory:', quiet: true })
  const browser = await openBrowser()
  const times = await timeSearches(browser, shop.url + SITES.cz.paths.service, isQuick ? 8 : 24)
  await browser.close()
  await shop.close()
  return report(times)
}

function report(times: readonly Timed[]): Section {
  const own = times.map(({ all, server }) => all - server - PAUSE)
  const figures = {
    median: takeMedian(own),
    p95: takePercentile(own, 0.95),
    after: takeMedian(times.map(({ after }) => after)),
    server: takeMedian(times.map(({ server }) => server)),
    options: takeMedian(times.map(({ options }) => options)),
  }
  return {
    title: 'From a key to what the search found',
    method: `The service page of the reference shop, processor ${SLOWDOWN}× slower; ${times.length} times the last letter of a word is typed that was not searched before. Milliseconds from the key's own time until the frame with the results was painted, without the pause of ${PAUSE} ms after a key and without the call itself, from its start to the end of its answer.`,
    bars: [
      atMost(
        `A key until its results are painted, pause and server aside, processor ${SLOWDOWN}× slower, median`,
        figures.median,
        30,
        'ms',
      ),
    ],
    tables: [tabulate(figures)],
    figures,
  }
}

function tabulate(figures: Record<'median' | 'p95' | 'after' | 'server' | 'options', number>): Table {
  const times = [figures.median, figures.p95, figures.after, figures.server]
  return {
    caption: '',
    head: ['median', '95 of 100', 'of it after the answer', 'the server beside it', 'results'],
    rows: [[...times.map(time => write(time, 'ms', 1)), String(figures.options)]],
  }
}

/** Every word that is being typed on the way to a name, from its second letter on. */
const WORDS = NAMES.flatMap(name =>
  Array.from({ length: name.length - 1 }, (_, index) => name.slice(0, index + 2)),
).filter(word => !word.endsWith(' '))

async function timeSearches(browser: Browser, url: string, count: number): Promise<Timed[]> {
  const context = await browser.newContext({ locale: 'cs-CZ' })
  const page = await context.newPage()
  await page.addInitScript(watchSearch)
  await page.goto(url, { waitUntil: 'networkidle' })
  await slowDown(await context.newCDPSession(page), SLOWDOWN)
  const times: Timed[] = []
  // The first two warm up what a visitor's earlier searches would have.
  const [first = '', second = '', ...words] = WORDS
  for (const word of [first, second]) await timeSearch(page, word)
  for (const word of words.slice(0, count)) times.push(await timeSearch(page, word))
  await context.close()
  return times
}

async function timeSearch(page: Page, word: string): Promise<Timed> {
  const field = page.getByRole('combobox')
  await field.fill('')
  await page.waitForFunction(() => !document.querySelector('[role="option"]'))
  await page.waitForTimeout(100 + Math.random() * 50)
  await page.evaluate(() => window.expectSearch())
  // The letters before are there at once, so that only the last one makes a search.
  await page.keyboard.insertText(word.slice(0, -1))
  // A hand that writes fast.
  await page.waitForTimeout(80)
  await page.keyboard.press(word.slice(-1))
  return page.evaluate(() => window.search)
}

declare global {
  interface Window {
    expectSearch: () => void
    /** The next search since it was expected, from the last key before it. */
    search: Promise<Timed>
  }
}

function watchSearch(): void {
  const CALL = '/api/search/'
  const countOptions = () => document.querySelectorAll('[role="option"]').length
  const readCall = () => {
    const calls = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    return calls.findLast(({ name }) => name.includes(CALL))
  }
  window.expectSearch = () => {
    performance.clearResourceTimings()
    let pressed = 0
    const note = (event: KeyboardEvent) => {
      pressed = event.timeStamp
    }
    addEventListener('keydown', note, true)
    window.search = new Promise(resolve => {
      const finish = () => {
        const painted = performance.now()
        const call = readCall()
        if (!call || !pressed) throw new Error('The results came without a key or a call.')
        removeEventListener('keydown', note, true)
        resolve({
          all: painted - pressed,
          server: call.responseEnd - call.startTime,
          after: painted - call.responseEnd,
          options: countOptions(),
        })
      }
      const observer = new MutationObserver(() => {
        if (!countOptions()) return
        observer.disconnect()
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = finish
          port2.postMessage(0)
        })
      })
      observer.observe(document, { childList: true, subtree: true })
    })
  }
}
