import { brotliCompressSync } from 'node:zlib'
import type { Browser } from 'playwright'
import { type Built, buildContestant } from '../contestants/build.ts'
import { renderContestantPage } from '../contestants/page.ts'
import { openBrowser, openTab } from '../open-tab.ts'
import { installProbe } from '../page-probe.ts'
import { atMost, type Options, type Section, type Table, write } from '../section.ts'
import { type Answer, file, html, serveSecurely } from '../serve.ts'
import { slowLink } from '../slow-link.ts'
import { shuffle, takeMedian } from '../statistics.ts'

const ISLANDS = 10
const RUNNERS = ['one-file', 'ostrov', 'preact-loop', 'astro', 'is-land'] as const
type Runner = (typeof RUNNERS)[number]
const NAMES: Partial<Record<Runner, string>> = {
  'one-file': 'preact-loop in one file',
  'preact-loop': 'preact-loop in chunks',
}
const SLOWDOWN = 4
/** What browsers' tools call slow 4G. */
const SLOW_4G = { latency: 150, down: 1_600_000 / 8, up: 750_000 / 8 }

interface Sample {
  round: number
  runner: Runner
  /** Milliseconds from the navigation's start until the last island answers. */
  wall: number
  scripts: number
  bytes: number
}

export async function measureSlowNetwork({ isQuick }: Options): Promise<Section> {
  const rounds = isQuick ? 3 : 21
  const builds = new Map<string, Built>()
  for (const runner of RUNNERS) builds.set(runner, await buildContestant(runner, ISLANDS))
  await using server = await serveSecurely(({ pathname }) => findAnswer(pathname, builds))
  await using link = await slowLink(server, SLOW_4G)
  const browser = await openBrowser()
  const samples: Sample[] = []
  // The first one of all pays for what the machine has not read yet.
  for (const runner of RUNNERS) await takeSample(browser, link.origin, runner, 0)
  for (let round = 1; round <= rounds; round++) {
    for (const runner of shuffle(RUNNERS)) samples.push(await takeSample(browser, link.origin, runner, round))
  }
  await browser.close()
  return report(samples, rounds)
}

const packed = new Map<string, Answer>()

function findAnswer(pathname: string, builds: ReadonlyMap<string, Built>): Answer | undefined {
  const [, name = '', rest = ''] = pathname.split('/')
  const built = builds.get(name)
  if (!built) return html('')
  const known = packed.get(pathname)
  if (known) return known
  const { type, body } = rest
    ? file(built.dir, rest)
    : html(renderContestantPage(ISLANDS, name as Runner, built))
  const answer = { type, body: brotliCompressSync(body), encoding: 'br' }
  packed.set(pathname, answer)
  return answer
}

async function takeSample(browser: Browser, origin: string, runner: Runner, round: number): Promise<Sample> {
  await using tab = await openTab(browser, origin, SLOWDOWN)
  const { page } = tab
  await page.addInitScript(installProbe, ISLANDS)
  await page.goto(`${origin}/${runner}/`)
  const wall = await page.evaluate(() => window.bench.done)
  const { scripts, bytes } = await page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const needed = entries.filter(({ name }) => name.endsWith('.js'))
    return {
      scripts: needed.length,
      bytes: needed.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    }
  })
  return { round, runner, wall, scripts, bytes }
}

function report(samples: readonly Sample[], rounds: number): Section {
  const figures = listFigures(samples)
  return {
    title: 'A slow network',
    method: `${ISLANDS} islands of ${ISLANDS} kinds by slow 4G (150 ms, 1.6 Mbit/s), HTTP/2 and brotli, the processor four times slower; medians of ${rounds} rounds in shuffled order. All in chunks that the page preloads, beside the bare Preact loop with the same islands in one file. Time from the navigation until the last island answers, on a connection that is open already. The server sends small records in the order of asking, as CDNs do; the link is a proxy that delays and paces what travels: the browser's own emulation would leave the document out and take each answer, however small, for whole packets of 1,500 bytes.`,
    bars: [
      atMost(
        `${ISLANDS} islands by slow 4G, beside the bare loop in one file`,
        figures['ostrov.wall-ratio'] ?? Number.NaN,
        1.3,
        '×',
        2,
      ),
    ],
    tables: [tabulate(figures)],
    figures,
  }
}

type Figures = Readonly<Record<string, number>>

function listFigures(samples: readonly Sample[]): Figures {
  const limits = new Map(samples.filter(s => s.runner === 'one-file').map(s => [s.round, s.wall]))
  const entries = RUNNERS.flatMap(runner => {
    const take = (read: (sample: Sample) => number) =>
      takeMedian(samples.filter(sample => sample.runner === runner).map(read))
    return [
      [`${runner}.wall`, take(({ wall }) => wall)],
      // Within a round, so that a slow minute of the machine slows both.
      [`${runner}.wall-ratio`, take(({ wall, round }) => wall / (limits.get(round) ?? Number.NaN))],
      [`${runner}.scripts`, take(({ scripts }) => scripts)],
      [`${runner}.bytes`, take(({ bytes }) => bytes)],
    ]
  })
  return Object.fromEntries(entries)
}

function tabulate(figures: Figures): Table {
  const rows = RUNNERS.map(runner => {
    const take = (name: string) => figures[`${runner}.${name}`] ?? Number.NaN
    return [
      NAMES[runner] ?? runner,
      write(take('wall'), 'ms', 0),
      write(take('wall-ratio'), '×', 2),
      String(take('scripts')),
      write(take('bytes') / 1000, 'kB', 1),
    ]
  })
  return {
    caption: '',
    head: ['contestant', 'all interactive', 'beside the limit', 'scripts', 'bytes'],
    rows,
  }
}
