import type { Browser, Page } from 'playwright'
import { freshenBuild } from '../built-files.ts'
import { openBrowser, openTab } from '../open-tab.ts'
import { atMost, type Options, type Section, write } from '../section.ts'
import { ANSWERED, serveBuiltPages } from '../shop-page.ts'
import { takeMedian, takePercentile } from '../statistics.ts'

const BARS = [
  [1, 16],
  [4, 50],
] as const

export async function measurePrice({ isQuick }: Options): Promise<Section> {
  await freshenBuild()
  const answers = isQuick ? 12 : 60
  const browser = await openBrowser()
  const section: Section = {
    title: 'From an answer to its price',
    method: `The built buy-back selector with all questions answered; ${answers} clicks change an answer. Milliseconds from the click's own time until the frame with the new price was painted.`,
    bars: [],
    tables: [],
    figures: {},
  }
  const rows: string[][] = []
  for (const [slowdown, limit] of BARS) {
    const times = await timeAnswers(browser, slowdown, answers)
    const median = takeMedian(times)
    const p95 = takePercentile(times, 0.95)
    section.bars.push(
      atMost(
        `An answer until its price is painted, processor ${slowdown}× slower, median`,
        median,
        limit,
        'ms',
      ),
    )
    section.figures[`median-${slowdown}x`] = median
    section.figures[`p95-${slowdown}x`] = p95
    rows.push([
      `${slowdown}× slower`,
      write(median, 'ms', 1),
      write(p95, 'ms', 1),
      write(Math.max(...times), 'ms', 1),
    ])
  }
  await browser.close()
  section.tables.push({ caption: '', head: ['processor', 'median', '95 of 100', 'longest'], rows })
  return section
}

async function timeAnswers(browser: Browser, slowdown: number, count: number): Promise<number[]> {
  await using server = await serveBuiltPages()
  await using tab = await openTab(browser, server.origin, slowdown)
  const { page } = tab
  await page.addInitScript(watchPrice)
  await page.goto(`${server.origin}${ANSWERED}`)
  await page.locator('.ostrov-selector-amount').waitFor()
  const times: number[] = []
  // The first two warm up what a visitor's earlier answers would have.
  for (let answer = -2; answer < count; answer++) {
    const time = await timeAnswer(page, answer)
    if (answer >= 0) times.push(time)
  }
  return times
}

/** Changes an answer that moves the price, and waits for the address to follow. */
async function timeAnswer(page: Page, answer: number): Promise<number> {
  const name = answer % 2 ? 'Nabíječka' : 'Krabice'
  await page.getByRole('button', { name: new RegExp(`^${name}: `) }).click()
  const question = page.getByRole('group', { name })
  const card = question.locator('label').filter({ has: page.locator('input:not(:checked)') })
  await card.first().scrollIntoViewIfNeeded()
  const painted = page.evaluate(() => window.nextPrice())
  await card.first().click()
  const time = await painted
  await page.waitForTimeout(350 + Math.random() * 50)
  return time
}

declare global {
  interface Window {
    /** Milliseconds from the next click until the price that it brings is painted. */
    nextPrice: () => Promise<number>
  }
}

function watchPrice(): void {
  const readPrice = () => document.querySelector('.ostrov-selector-amount strong')?.textContent
  window.nextPrice = () =>
    new Promise(resolve => {
      const before = readPrice()
      let clicked = 0
      addEventListener(
        'click',
        event => {
          clicked = event.timeStamp
        },
        { capture: true, once: true },
      )
      const observer = new MutationObserver(() => {
        if (readPrice() === before) return
        observer.disconnect()
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => resolve(performance.now() - clicked)
          port2.postMessage(0)
        })
      })
      observer.observe(document, { childList: true, subtree: true, characterData: true })
    })
}
