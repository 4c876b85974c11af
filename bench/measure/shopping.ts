import type { Browser, Locator, Page } from 'playwright'
import { freshenBuild } from '#bench/built-files.ts'
import { openBrowser, slowDown } from '#bench/open-tab.ts'
import { atMost, type Options, type Section, write } from '#bench/section.ts'
import { takeMedian, takePercentile } from '#bench/statistics.ts'
import { startShop } from '#shop/server/start-shop.ts'
import { SITES } from '#shop/site/site.ts'

const { goods, checkout } = SITES.cz.paths
const PRODUCT = 'apple-iphone-16-128gb/'
const TYPED = 'Kostelec nad Orlicí'

interface Asked {
  name: string
  slowdown: number
  /** Milliseconds that the median may take. */
  bar: number
  time: (page: Page, count: number) => Promise<number[]>
}

const ASKED: readonly Asked[] = [
  { name: 'A press until the cart’s new total is painted', slowdown: 1, bar: 16, time: timePresses },
  { name: 'A press until the cart’s new total is painted', slowdown: 4, bar: 50, time: timePresses },
  { name: 'A key until it is painted in the filled order', slowdown: 4, bar: 50, time: timeOrderKeys },
  { name: 'A key until it is painted in the search of places', slowdown: 4, bar: 50, time: timePlaceKeys },
]

export async function measureShopping({ isQuick }: Options): Promise<Section> {
  await freshenBuild()
  const shop = await startShop({ port: 0, dataDir: ':memory:', quiet: true })
  const browser = await openBrowser()
  const count = isQuick ? 9 : 40
  const section: Section = {
    title: 'Buying',
    method: `The cart and the checkout of the reference shop with its thousands of dispensing places. Milliseconds from the event’s own time until the frame that shows it was painted, ${count} times each.`,
    bars: [],
    tables: [],
    figures: {},
  }
  const rows: string[][] = []
  for (const { name, slowdown, bar, time } of ASKED) {
    const times = await timeInShop(browser, shop.url, slowdown, page => time(page, count))
    const [median, p95] = [takeMedian(times), takePercentile(times, 0.95)]
    const full = `${name}, processor ${slowdown}× slower`
    section.bars.push(atMost(`${full}, median`, median, bar, 'ms'))
    section.figures[full] = median
    rows.push([full, write(median, 'ms', 1), write(p95, 'ms', 1)])
  }
  await browser.close()
  await shop.close()
  section.tables.push({ caption: '', head: ['', 'median', '95 of 100'], rows })
  return section
}

/** With a phone in the cart, on a processor so much slower. */
async function timeInShop(
  browser: Browser,
  origin: string,
  slowdown: number,
  time: (page: Page) => Promise<number[]>,
): Promise<number[]> {
  const context = await browser.newContext({ baseURL: origin, locale: 'cs-CZ' })
  const page = await context.newPage()
  await page.addInitScript(watchPaint)
  await page.goto(goods + PRODUCT)
  await page.getByRole('button', { name: 'Vložit do košíku' }).first().click()
  await page.getByRole('link', { name: 'Přejít do košíku' }).click()
  await page.locator('.ostrov-cart-total').waitFor()
  const slow = await context.newCDPSession(page)
  await slowDown(slow, slowdown)
  const times = await time(page)
  await context.close()
  return times
}

async function timePresses(page: Page, count: number): Promise<number[]> {
  const [more, fewer] = [/^O kus více/, /^O kus méně/].map(name => page.getByRole('button', { name }).first())
  const times: number[] = []
  // The first two warm up what earlier presses would have.
  for (let press = -2; press < count; press++) {
    const button = (press % 2 ? fewer : more) as Locator
    const before = await page.locator('.ostrov-cart-total strong').textContent()
    await page.evaluate(() => window.expectPaint('click'))
    await button.click()
    const time = await page.evaluate(() => window.painted)
    await page.waitForFunction(
      text => document.querySelector('.ostrov-cart-total strong')?.textContent !== text,
      before,
    )
    if (press >= 0) times.push(time)
  }
  return times
}

async function timeOrderKeys(page: Page, count: number): Promise<number[]> {
  await page.goto(checkout)
  await page.getByRole('radio', { name: /^Kurýr DPD/ }).click()
  await page.getByRole('radio', { name: /převodem/i }).click()
  for (const name of ['email', 'phone', 'firstName', 'lastName', 'address', 'city', 'postcode'])
    await page.locator(`.ostrov-checkout [name="${name}"]`).fill(FILLED[name] ?? TYPED)
  return timeKeys(page, page.locator('.ostrov-checkout [name="note"]'), count)
}
const FILLED: Readonly<Record<string, string>> = {
  email: 'jana@example.cz',
  phone: '602 123 456',
  postcode: '602 00',
}

async function timePlaceKeys(page: Page, count: number): Promise<number[]> {
  await page.goto(checkout)
  await page.getByRole('radio', { name: /^Zásilkovna/ }).click()
  const field = page.locator('.ostrov-places input[type="search"]')
  await field.waitFor()
  return timeKeys(page, field, count)
}

async function timeKeys(page: Page, field: Locator, count: number): Promise<number[]> {
  await field.focus()
  const times: number[] = []
  for (let key = -2; key < count; key++) {
    await page.evaluate(() => window.expectPaint('keydown'))
    await page.keyboard.press(key % 10 === 9 ? 'Backspace' : (TYPED[(key + 2) % 8] as string))
    const time = await page.evaluate(() => window.painted)
    // A search is asked now and then, as by a hand that stops to look.
    await page.waitForTimeout(key % 5 ? 60 : 350)
    if (key >= 0) times.push(time)
  }
  return times
}

declare global {
  interface Window {
    expectPaint: (type: 'click' | 'keydown') => void
    /** Milliseconds from the next such event until the frame after it. */
    painted: Promise<number>
  }
}

function watchPaint(): void {
  window.expectPaint = type => {
    window.painted = new Promise(resolve => {
      const note = ({ timeStamp }: Event): void => {
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => resolve(performance.now() - timeStamp)
          port2.postMessage(0)
        })
      }
      addEventListener(type, note, { once: true, capture: true })
    })
  }
}
