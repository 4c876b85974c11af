import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { CHROMIUM_ARGS, findBrowser } from '../../.ci/find-browser.ts'
import { SITES } from '../../demo-pages/shop/site.ts'
import { startShop } from '../../demo-pages/shop/start-shop.ts'
import { freshenBuild } from '../built-files.ts'
import { openBrowser } from '../open-tab.ts'
import { atLeast, atMost, type Options, type Section } from '../section.ts'
import { takeMedian } from '../statistics.ts'
import { judgeFirstSight, lookAtFirst, tabulateFirstSight } from './first-sight.ts'
import { measureShifts, tabulateShifts } from './layout-shift.ts'

const CLI = join(import.meta.dirname, '../../node_modules/lighthouse/cli/index.js')
const BARS = [
  ['performance', 98],
  ['accessibility', 100],
  ['best-practices', 100],
  ['seo', 100],
] as const

type Scores = Readonly<Record<string, number>>

export async function measurePages({ isQuick }: Options): Promise<Section> {
  const runs = isQuick ? 1 : 5
  await freshenBuild()
  const shop = await startShop({ port: 0, dataDir: ':memory:', quiet: true })
  const reports: Scores[] = []
  for (let run = 0; run < runs; run++) reports.push(await runLighthouse(shop.url + SITES.cz.paths.buyback))
  const browser = await openBrowser()
  const shifts = await measureShifts(browser, shop.url)
  const sights = await lookAtFirst(browser, shop.url)
  await browser.close()
  await shop.close()
  const medians = BARS.map(([name]) => takeMedian(reports.map(report => report[name] ?? 0)))
  const worst = Math.max(...shifts.map(({ shift }) => shift))
  return {
    title: 'Pages of the reference shop',
    method: `Lighthouse 13.5, mobile, on the buy-back page, medians of ${runs}. Layout shifts are the sum of all, on phone and desktop.`,
    bars: [
      ...BARS.map(([name, least], index) => atLeast(`Lighthouse: ${name}`, medians[index] ?? 0, least)),
      atMost('Layout shift of any page', worst, 0, '', 3),
      ...judgeFirstSight(sights),
    ],
    tables: [
      { caption: 'Lighthouse', head: BARS.map(([name]) => name), rows: [medians.map(String)] },
      tabulateShifts(shifts),
      tabulateFirstSight(sights),
    ],
    figures: {
      ...Object.fromEntries(BARS.map(([name], index) => [name, medians[index] ?? 0])),
      'layout-shift': worst,
    },
  }
}

async function runLighthouse(url: string): Promise<Scores> {
  const flags = ['--headless=new', ...CHROMIUM_ARGS].join(' ')
  const only = BARS.map(([name]) => name).join(',')
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [CLI, url, '--output=json', '--quiet', `--only-categories=${only}`, `--chrome-flags=${flags}`],
    { env: { ...process.env, CHROME_PATH: await findBrowser() }, maxBuffer: 2 ** 26 },
  )
  const { categories }: { categories: Record<string, { score: number | null }> } = JSON.parse(stdout)
  return Object.fromEntries(
    Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
  )
}
