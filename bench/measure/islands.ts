import type { Browser } from 'playwright'
import { type Built, buildContestant, CONTESTANTS, type Contestant } from '../contestants/build.ts'
import { renderContestantPage } from '../contestants/page.ts'
import { collectGarbage, openBrowser, openTab, readMetrics, slowDown } from '../open-tab.ts'
import { installProbe } from '../page-probe.ts'
import type { Options, Section } from '../section.ts'
import { file, html, type Served, serve } from '../serve.ts'
import { shuffle } from '../statistics.ts'
import { reportIslands } from './report-islands.ts'
import type { Runner, Sample } from './sample.ts'

/** The bars stand at 1,000, so that size is measured most. */
const ROUNDS = [
  [10, 9],
  [100, 9],
  [1000, 15],
  [10_000, 7],
] as const
const SLOWDOWN = 4

export async function measureIslands({ isQuick }: Options): Promise<Section> {
  const builds = await buildAll()
  await using server = await serve(url => answer(url, builds))
  const browser = await openBrowser()
  const samples: Sample[] = []
  // The first one of all pays for what the machine has not read yet.
  for (const runner of CONTESTANTS) await takeSample(browser, server, { round: 0, size: 10, runner })
  for (const [size, rounds] of ROUNDS) {
    const last = isQuick ? Math.ceil(rounds / 5) : rounds
    for (let round = 1; round <= last; round++) {
      for (const runner of shuffle<Runner>([...CONTESTANTS, 'no scripts']))
        samples.push(await takeSample(browser, server, { round, size, runner }))
    }
    console.log(`  ${size} islands: ${last} rounds`)
  }
  await browser.close()
  return reportIslands(samples)
}

export async function buildAll(): Promise<ReadonlyMap<Contestant, Built>> {
  const builds = new Map<Contestant, Built>()
  for (const name of CONTESTANTS) builds.set(name, await buildContestant(name))
  return builds
}

const pages = new Map<string, string>()

export function answer({ pathname }: URL, builds: ReadonlyMap<Contestant, Built>) {
  const [, name = '', rest = ''] = pathname.split('/')
  const built = builds.get(name as Contestant)
  if (built && rest.endsWith('.js')) return file(built.dir, rest)
  if (!/^\d*$/.test(rest)) return undefined
  const page = pages.get(pathname) ?? renderContestantPage(Number(rest), name as Contestant, built)
  pages.set(pathname, page)
  return html(page)
}

export async function takeSample(
  browser: Browser,
  { origin }: Served,
  { round, size, runner }: Pick<Sample, 'round' | 'size' | 'runner'>,
): Promise<Sample> {
  await using tab = await openTab(browser, origin, SLOWDOWN)
  const { page, cdp } = tab
  await page.addInitScript(installProbe, size)
  const before = await readMetrics(cdp)
  await page.goto(`${origin}/${runner.replace(' ', '-')}/${size}`, { timeout: 120_000 })
  const wall = await page.evaluate(
    hasScripts => (hasScripts ? window.bench.done : performance.now()),
    runner !== 'no scripts',
  )
  // What is mounted is drawn, too.
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => setTimeout(done))))
  const after = await readMetrics(cdp)
  const longest = Math.max(0, ...(await page.evaluate(() => window.bench.longTasks())))
  await slowDown(cdp, 1)
  await collectGarbage(cdp)
  const heap = (await readMetrics(cdp))('JSHeapUsedSize')
  const cpu = (after('TaskDuration') - before('TaskDuration')) * 1000
  return { round, size, runner, wall, cpu, longest, heap }
}
