import type { Browser, Page } from 'playwright'
import { addressOf } from '../../demo-pages/models/devices.ts'
import { SAMPLE_TOKENS } from '../../demo-pages/shop/data/sample-tokens.ts'
import { SITES } from '../../demo-pages/shop/site.ts'
import { slowDown } from '../open-tab.ts'
import type { Bar, Table } from '../section.ts'

const { paths } = SITES.cz
/** What the reference shop renders by itself. */
const RENDERED = [
  { component: 'buyback-selector', path: paths.buyback },
  { component: 'buyback-selector', path: addressOf('cz', 'price') },
  { component: 'buyback-review', path: `${paths.review}${SAMPLE_TOKENS.cz}/` },
  { component: 'marketing-banner', path: `${paths.demos}marketing-banner/` },
] as const

export interface FirstSight {
  component: string
  path: string
  /** Characters that can be read before any script has come. */
  characters: number
  /** Whether the island took the server's own markup over. */
  isTakenOver: boolean
  /** What jumped when it did. */
  shift: number
}

/** Opens pages whose scripts are held back, reads them, and lets the scripts come, on a slow processor. */
export async function lookAtFirst(browser: Browser, origin: string): Promise<FirstSight[]> {
  const found: FirstSight[] = []
  for (const { component, path } of RENDERED) {
    const context = await browser.newContext({ locale: 'cs-CZ' })
    const page = await context.newPage()
    await slowDown(await context.newCDPSession(page), 4)
    found.push({ component, path, ...(await openHeldBack(page, origin + path, component)) })
    await context.close()
  }
  return found
}

async function openHeldBack(page: Page, url: string, component: string) {
  await page.addInitScript(addShifts)
  let letGo = (): void => {}
  const held = new Promise<void>(done => {
    letGo = done
  })
  await page.route(/\.js$/, async route => {
    await held
    await route.continue()
  })
  await page.goto(url, { waitUntil: 'commit' })
  const island = page.locator(`[data-component="${component}"]`).first()
  const markup = island.locator('> .ostrov > *').first()
  await markup.waitFor()
  const characters = await markup.evaluate(countReadable)
  const element = await markup.elementHandle()
  letGo()
  await page.locator(`[data-component="${component}"][data-state="ready"]`).first().waitFor()
  await page.waitForLoadState('networkidle')
  return {
    characters,
    isTakenOver: (await element?.evaluate(node => node.isConnected)) ?? false,
    shift: Math.round((await page.evaluate(() => window.shifted)) * 1000) / 1000,
  }
}

/** Characters of the texts that are not hidden. */
function countReadable(root: Element): number {
  const shown = [root, ...root.querySelectorAll('*')].filter(element =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
  )
  const texts = shown.flatMap(({ childNodes }) =>
    [...childNodes].flatMap(node =>
      node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '').trim() : [],
    ),
  )
  return texts.join('').length
}

declare global {
  interface Window {
    /** The sum of all that jumped. */
    shifted: number
  }
}

function addShifts(): void {
  window.shifted = 0
  new PerformanceObserver(list => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
      window.shifted += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}

export function judgeFirstSight(sights: readonly FirstSight[]): Bar[] {
  const isReadable = sights.every(({ characters }) => characters > 0)
  const worst = Math.max(...sights.map(({ shift }) => shift))
  const isTakenOver = sights.every(sight => sight.isTakenOver)
  return [
    {
      name: 'Server-rendered islands: text before any script',
      bar: 'yes',
      value: isReadable ? 'yes' : 'no',
      isMet: isReadable,
    },
    {
      name: 'Server-rendered islands: layout shift as they are taken over',
      bar: '0',
      value: isTakenOver ? String(worst) : 'not taken over',
      isMet: isTakenOver && worst === 0,
    },
  ]
}

export const tabulateFirstSight = (sights: readonly FirstSight[]): Table => ({
  caption: 'Server-rendered islands, their scripts held back at first',
  head: ['island', 'page', 'characters before any script', 'taken over', 'layout shift'],
  rows: sights.map(({ component, path, characters, isTakenOver, shift }) => [
    component,
    path.replace(/\?.*/, '?…'),
    String(characters),
    isTakenOver ? 'yes' : 'no',
    String(shift),
  ]),
})
