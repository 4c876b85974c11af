import { CARRIER, measureBuild } from '#tools/build/measure-build.ts'
import { listWidgets, readIndex } from '#tools/build/plugins/widgets-plugin.ts'
import { root } from '#tools/root.ts'
import { freshenBuild, listPageFiles, readManifest } from '../built-files.ts'
import { openBrowser } from '../open-tab.ts'
import { atMost, type Bar, type Section, type Table, write } from '../section.ts'
import { countRequestRounds } from './request-rounds.ts'
import { weighShopPage } from './weigh-shop-page.ts'

const MARKETS = ['cz', 'ro'] as const
/** The page types by the island that each is for. */
const PAGE_TYPES = [
  ['buy-back', 'buyback-selector'],
  ['sell form', 'sell-form'],
  ['review', 'buyback-review'],
  ["cart's badge", CARRIER],
] as const
const KB = 1000
const countFiles = (widget: string): number => listPageFiles('cz', widget).scripts.length
const CARRIED = listWidgets(root).filter(widget => widget !== CARRIER)
const METHOD =
  'Brotli 11, as a CDN sends the built files: everything that is read until the island answers, the loader included; what an island asks for once it answers, such as the code that checks a form, is not. Requests in a row were seen in the browser, each answer held back for 150 ms.'

export async function measureBytes(): Promise<Section> {
  await freshenBuild()
  const browser = await openBrowser()
  const figures: Record<string, number> = {}
  const keep: Keep = (name, bytes) => {
    figures[name] = bytes
    return write(bytes / KB, 'kB')
  }
  const rows = MARKETS.flatMap(market => weighPages(market, keep))
  const carried = CARRIED.map(widget => [
    widget,
    ...MARKETS.map(market => keep(`${market}.${widget}.carried`, measureBuild(market).added(widget))),
  ])
  const requests: string[][] = []
  for (const preload of ['yes', 'no'] as const) {
    const rounds = await countRequestRounds(browser, 'buyback-selector', preload)
    figures[`requests.preload-${preload}`] = rounds
    requests.push([preload === 'yes' ? 'with modulepreload' : 'without', String(rounds)])
  }
  const whole = await weighShopPage(browser)
  keep('shop-page.script', whole.bytes)
  figures['shop-page.files'] = whole.files
  figures['badge.files'] = countFiles(CARRIER)
  await browser.close()
  const tables: Table[] = [
    { caption: 'Bytes of a page with one island', head: ['page', 'script', 'styles'], rows },
    {
      caption: "Script that a further island adds to a page with the cart's badge",
      head: ['island', ...MARKETS],
      rows: carried,
    },
    {
      caption: 'Requests in a row until the first island is up, the page itself among them',
      head: ['buy-back page', 'requests'],
      rows: requests,
    },
  ]
  return { title: 'Weight', method: METHOD, bars: judge(figures), tables, figures }
}

/** Keeps a figure and writes it. */
type Keep = (name: string, bytes: number) => string

function weighPages(market: (typeof MARKETS)[number], keep: Keep): string[][] {
  const sizes = measureBuild(market)
  const built = PAGE_TYPES.filter(([, widget]) => readManifest(market).widgets[widget])
  return [
    [`${market}: loader`, keep(`${market}.loader`, sizes.loader), ''],
    ...built.map(([page, widget]) => [
      `${market}: ${page} page`,
      keep(`${market}.${widget}.script`, sizes.script(widget)),
      keep(`${market}.${widget}.styles`, sizes.styles(widget)),
    ]),
  ]
}

function judge(figures: Readonly<Record<string, number>>): Bar[] {
  const most = (ending: string) =>
    Math.max(...Object.entries(figures).flatMap(([name, value]) => (name.endsWith(ending) ? [value] : [])))
  return [
    atMost('Loader', most('.loader') / KB, 1.5, 'kB', 2),
    atMost('Buy-back selector: script until it answers', most('.buyback-selector.script') / KB, 44, 'kB'),
    atMost('Buy-back selector: styles', most('.buyback-selector.styles') / KB, 5, 'kB'),
    atMost("Cart's badge: script until the number shows", most(`.${CARRIER}.script`) / KB, 30, 'kB'),
    atMost("Cart's badge: files", figures['badge.files'] ?? Number.NaN, 6, ''),
    atMost(
      "The shop's own buy-back page: script until ready",
      (figures['shop-page.script'] ?? Number.NaN) / KB,
      44,
      'kB',
    ),
    atMost("The shop's own buy-back page: files", figures['shop-page.files'] ?? Number.NaN, 9, ''),
    ...CARRIED.map(widget => {
      const { budget } = readIndex(root, widget)
      return atMost(
        `A further island, ${widget}: its own script`,
        most(`.${widget}.carried`) / KB,
        // With the hundredth by which machines differ, as `sizes.test.ts` allows it.
        budget * 1.01,
        'kB',
        2,
      )
    }),
    atMost(
      'Requests in a row until the first island, preloaded',
      figures['requests.preload-yes'] ?? Number.NaN,
      2,
      '',
    ),
  ]
}
