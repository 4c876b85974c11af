import type { Browser } from 'playwright'
import { freshenBuild } from '../built-files.ts'
import { buildContestant } from '../contestants/build.ts'
import { renderContestantPage } from '../contestants/page.ts'
import { nameWidget } from '../contestants/widgets-plugin.ts'
import { collectGarbage, openBrowser, openTab, readMetrics } from '../open-tab.ts'
import { installProbe } from '../page-probe.ts'
import { atMost, type Bar, type Options, type Section, type Table, write } from '../section.ts'
import { file, html, serve } from '../serve.ts'
import { serveBuiltPages } from '../shop-page.ts'

const KB = 1000

interface Growth {
  nodes: number
  listeners: number
  heap: number
}

export async function measureMemory({ isQuick }: Options): Promise<Section> {
  const count = isQuick ? 200 : 1000
  const browser = await openBrowser()
  const built = await buildContestant('ostrov')
  await using counters = await serve(({ pathname }) =>
    pathname.startsWith('/ostrov/')
      ? file(built.dir, pathname.slice(8))
      : html(renderContestantPage(0, 'ostrov', built)),
  )
  await freshenBuild()
  await using shop = await serveBuiltPages()
  const grown = {
    counter: await growByMounting(browser, counters.origin, '/', nameWidget(3), count),
    'buyback-selector': await growByMounting(
      browser,
      shop.origin,
      '/page/buyback-selector',
      'buyback-selector',
      count,
    ),
  }
  await browser.close()
  return report(grown, count)
}

/** What is left when an island has been put into the page and taken out again so many times. */
async function growByMounting(
  browser: Browser,
  origin: string,
  path: string,
  component: string,
  count: number,
): Promise<Growth> {
  await using tab = await openTab(browser, origin)
  const { page, cdp } = tab
  await page.addInitScript(installProbe, 0)
  await page.goto(`${origin}${path}`)
  const measure = async () => {
    await page.waitForTimeout(500)
    await collectGarbage(cdp)
    return readMetrics(cdp)
  }
  // Caches fill, and code is compiled and compiled again, in the first thousand.
  await page.evaluate(mountOften, { component, count })
  const before = await measure()
  await page.evaluate(mountOften, { component, count })
  const after = await measure()
  const grow = (name: string) => after(name) - before(name)
  return { nodes: grow('Nodes'), listeners: grow('JSEventListeners'), heap: grow('JSHeapUsedSize') }
}

async function mountOften({ component, count }: { component: string; count: number }): Promise<void> {
  for (let number = 0; number < count; number++) {
    const element = document.createElement('div')
    element.dataset.component = component
    element.dataset.componentPk = String(number)
    const params = document.createElement('script')
    params.type = 'application/json'
    params.textContent = component === 'buyback-selector' ? '{}' : '{"label":"Counter","start":0,"step":1}'
    element.append(params)
    const ready = new Promise(done => element.addEventListener('ostrov:ready', done, { once: true }))
    document.body.append(element)
    await ready
    element.remove()
    await new Promise(done => setTimeout(done))
  }
}

function report(grown: Readonly<Record<string, Growth>>, count: number): Section {
  const entries = Object.entries(grown)
  const table: Table = {
    caption: '',
    head: ['island', 'nodes', 'listeners', 'heap'],
    rows: entries.map(([name, { nodes, listeners, heap }]) => [
      name,
      String(nodes),
      String(listeners),
      write(heap / KB, 'kB', 1),
    ]),
  }
  const bars: Bar[] = entries.flatMap(([name, { nodes, listeners, heap }]) => [
    atMost(`${name}, ${count} times mounted and unmounted: nodes left`, nodes, 0, ''),
    atMost(`${name}: listeners left`, listeners, 0, ''),
    atMost(`${name}: heap left by each`, heap / count, 50, 'B'),
  ])
  const figures = Object.fromEntries(
    entries.flatMap(([name, growth]) =>
      Object.entries(growth).map(([key, value]) => [`${name}.${key}`, value]),
    ),
  )
  const method = `One island is put into the page, awaited and taken out ${count} times, after as many that are not counted; what the page holds after a collection beyond what it held before.`
  return { title: 'Memory', method, bars, tables: [table], figures }
}
