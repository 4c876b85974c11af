import type { Browser } from 'playwright'
import { listDemoPages } from '../../demo-pages/shop/data/list-demo-pages.ts'
import { SITES } from '../../demo-pages/shop/site.ts'
import { slowDown } from '../open-tab.ts'
import type { Table } from '../section.ts'

const SCREENS = [
  { name: 'phone', width: 412, height: 823 },
  { name: 'desktop', width: 1350, height: 940 },
] as const

export interface Shift {
  path: string
  screen: string
  /** The sum of all shifts, three decimals. */
  shift: number
}

/** How much the pages jump while their islands come, on a slow processor. */
export async function measureShifts(browser: Browser, origin: string): Promise<Shift[]> {
  const demos = (await listDemoPages()).filter(({ market }) => market === 'cz').map(({ path }) => path)
  const found: Shift[] = []
  for (const path of [SITES.cz.paths.buyback, ...demos]) {
    for (const screen of SCREENS)
      found.push({ path, screen: screen.name, shift: await measureShift(browser, origin + path, screen) })
  }
  return found
}

async function measureShift(
  browser: Browser,
  url: string,
  viewport: { width: number; height: number },
): Promise<number> {
  const context = await browser.newContext({ viewport })
  const page = await context.newPage()
  await slowDown(await context.newCDPSession(page), 4)
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(1000)
  const shift = await page.evaluate(
    () =>
      new Promise<number>(resolve => {
        new PerformanceObserver(list => {
          resolve(
            list
              .getEntries()
              .reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0),
          )
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(resolve, 200, 0)
      }),
  )
  await context.close()
  return Math.round(shift * 1000) / 1000
}

export function tabulateShifts(shifts: readonly Shift[]): Table {
  const paths = [...new Set(shifts.map(({ path }) => path))]
  const find = (path: string, screen: string) =>
    String(shifts.find(shift => shift.path === path && shift.screen === screen)?.shift ?? '')
  return {
    caption: 'Layout shift while the islands come, processor 4× slower',
    head: ['page', ...SCREENS.map(({ name }) => name)],
    rows: paths.map(path => [path, ...SCREENS.map(({ name }) => find(path, name))]),
  }
}
