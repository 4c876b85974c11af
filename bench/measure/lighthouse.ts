import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freshenBuild } from '#bench/built-files.ts'
import { atLeast, type Options, type Section } from '#bench/section.ts'
import { takeMedian } from '#bench/statistics.ts'
import { startShop } from '#shop/server/start-shop.ts'
import { SITES } from '#shop/site/site.ts'
import { CHROMIUM_ARGS, findBrowser } from '#tools/browsers/find-browser.ts'

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
  await shop.close()
  const medians = BARS.map(([name]) => takeMedian(reports.map(report => report[name] ?? 0)))
  return {
    title: 'Pages of the reference shop',
    method: `Lighthouse 13.5, mobile, on the buy-back page, medians of ${runs}.`,
    bars: [...BARS.map(([name, least], index) => atLeast(`Lighthouse: ${name}`, medians[index] ?? 0, least))],
    tables: [{ caption: 'Lighthouse', head: BARS.map(([name]) => name), rows: [medians.map(String)] }],
    figures: {
      ...Object.fromEntries(BARS.map(([name], index) => [name, medians[index] ?? 0])),
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
