import type { Browser } from 'playwright'
import { GOODS } from '../../demo-pages/shop/data/goods.ts'
import { listDemoPages } from '../../demo-pages/shop/data/list-demo-pages.ts'
import { SAMPLE_TOKENS } from '../../demo-pages/shop/data/sample-tokens.ts'
import { SITES } from '../../demo-pages/shop/site.ts'
import { slowDown } from '../open-tab.ts'
import type { Table } from '../section.ts'

const SCREENS = [
  { name: 'phone', width: 412, height: 823 },
  { name: 'desktop', width: 1350, height: 940 },
] as const

const { paths } = SITES.cz
/** The pages that visitors come to: islands that the server rendered, skeletons, and such as wait for neither. */
const SITE_PAGES = [
  paths.home,
  paths.buyback,
  `${paths.review}${SAMPLE_TOKENS.cz}/`,
  paths.service,
  paths.signIn,
  paths.goods,
  ...GOODS.slice(0, 1).map(({ seoName }) => `${paths.goods}${seoName}/`),
  paths.cart,
]
/** Pages whose islands the server renders, when it writes their skeletons only. */
const WITH_SKELETONS = [paths.buyback, `${paths.review}${SAMPLE_TOKENS.cz}/`]

export interface Shift {
  path: string
  isSkeleton: boolean
  screen: string
  /** The sum of all shifts, three decimals. */
  shift: number
}

/** How much the pages jump while their islands come, on a slow processor. */
export async function measureShifts(browser: Browser, origin: string): Promise<Shift[]> {
  const demos = (await listDemoPages()).filter(({ market }) => market === 'cz').map(({ path }) => path)
  const pages = [
    ...[...SITE_PAGES, ...demos].map(path => ({ path, isSkeleton: false })),
    ...WITH_SKELETONS.map(path => ({ path, isSkeleton: true })),
  ]
  const found: Shift[] = []
  // What jumps does so at any speed, so the screens needn't wait for each other.
  for (const page of pages)
    found.push(
      ...(await Promise.all(
        SCREENS.map(async screen => ({
          ...page,
          screen: screen.name,
          shift: await measureShift(browser, { ...page, origin, screen }),
        })),
      )),
    )
  return found
}

interface Visit {
  origin: string
  path: string
  isSkeleton: boolean
  screen: (typeof SCREENS)[number]
}

async function measureShift(
  browser: Browser,
  { origin, path, isSkeleton, screen: { width, height } }: Visit,
): Promise<number> {
  const context = await browser.newContext({ viewport: { width, height } })
  if (isSkeleton) await context.addCookies([{ name: 'ostrov-qa', value: 'skeletons', url: origin }])
  const page = await context.newPage()
  await slowDown(await context.newCDPSession(page), 4)
  await page.goto(origin + path, { waitUntil: 'networkidle' })
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
  const name = ({ path, isSkeleton }: Shift) => (isSkeleton ? `${path} with skeletons` : path)
  const names = [...new Set(shifts.map(name))]
  const find = (page: string, screen: string) =>
    String(shifts.find(shift => name(shift) === page && shift.screen === screen)?.shift ?? '')
  return {
    caption: 'Layout shift while the islands come, processor 4× slower',
    head: ['page', ...SCREENS.map(screen => screen.name)],
    rows: names.map(page => [page, ...SCREENS.map(screen => find(page, screen.name))]),
  }
}
