import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page } from 'playwright'
import { startBareLoop } from '#bench/grid/bare-loop.ts'
import { buildGridPage } from '#bench/grid/build-page.ts'
import { traceFrames } from '#bench/grid/trace-frames.ts'
import { openBrowser, openTab } from '#bench/open-tab.ts'
import { atMost, type Options, type Section, write } from '#bench/section.ts'
import { file, html, type Served, serve } from '#bench/serve.ts'
import { takeMedian, takePercentile } from '#bench/statistics.ts'
import { makeProducts } from '#testing/fixtures/grid.ts'

const SLOWDOWN = 4
const ROWS = 100
const LINES = 50_000
/** Far more than a screen, so that no list is light by being short. */
const MANY = 100_000
const PAGE = 'grid'
/** A notch of a wheel in pixels; milliseconds between two of them, and between the repeats of a held key. */
const NOTCH = 120
const NOTCH_PAUSE = 40
const REPEAT_PAUSE = 33
/** In milliseconds: the answer comes when the page has long drawn what it shows meanwhile, or else it would wait for that. */
const ANSWERED_AFTER = 1500

/** The grid of the back office: scrolled, painted, edited; and a file read for an import. */
export async function measureGrid({ isQuick }: Options): Promise<Section> {
  const { dir, html: page } = await buildGridPage()
  const served = JSON.stringify({ count: MANY, next: null, previous: null, results: makeProducts(ROWS) })
  await using server = await serve(({ pathname }) => {
    if (pathname.startsWith('/grid/')) return file(dir, pathname.slice('/grid/'.length))
    if (pathname === '/rows/') return sleep(ANSWERED_AFTER, { type: 'application/json', body: served })
    return html(pathname === '/empty' ? '<!doctype html>' : page)
  })
  const browser = await openBrowser()
  const section: Section = {
    title: 'The grid',
    method: `A page with a grid of twelve columns, built as the CDN files are. Frames: what the main thread worked for each frame (its own time, by the browser's trace) while ${write(MANY, '')} rows were scrolled by wheel (25 notches of 120 px a second) and by keyboard (a held arrow, a held Page Down; 30 repeats a second). As many new rows come with a frame as it has time for, so a held Page Down leaves some undrawn until it is let go. First rows: from the end of an answer with ${ROWS} rows, which comes to a page that waits for it, until their frame was painted. Cell: from Enter until the frame with the new value was painted. Import: a file of ${write(LINES, '')} lines read and checked, and another given up half-way.`,
    bars: [],
    tables: [],
    figures: {},
  }
  await addFrames(section, browser, server, isQuick ? 30 : 120)
  await addFirstRows(section, browser, server, isQuick ? 3 : 11)
  await addCells(section, browser, server, isQuick ? 6 : 30)
  await addImport(section, browser, server)
  await browser.close()
  return section
}

const openLocal = async (page: Page, origin: string, count: number): Promise<void> => {
  await page.goto(`${origin}/${PAGE}`)
  await page.waitForFunction(() => 'grid' in window)
  await page.evaluate(rows => window.grid.showLocal(rows), count)
  await page.locator('[data-cell="0:1"]').waitFor()
}

async function addFrames(
  section: Section,
  browser: Browser,
  { origin }: Served,
  steps: number,
): Promise<void> {
  await using tab = await openTab(browser, origin, SLOWDOWN)
  const { page, cdp } = tab
  await openLocal(page, origin, MANY)
  const ways = {
    wheel: async () => {
      await page.mouse.move(600, 300)
      for (let step = 0; step < steps; step++) {
        await page.mouse.wheel(0, NOTCH)
        await page.waitForTimeout(NOTCH_PAUSE)
      }
    },
    keyboard: async () => {
      await page.locator('[data-cell="0:1"] a').focus()
      for (const [key, count] of [['ArrowDown', steps] as const, ['PageDown', steps / 4] as const])
        for (let step = 0; step < count; step++) {
          await page.keyboard.press(key)
          await page.waitForTimeout(REPEAT_PAUSE)
        }
    },
  }
  const rows: string[][] = []
  const trace = async (name: string, scroll: () => Promise<void>) => {
    const toTop = () => page.evaluate(() => document.querySelector('.ostrov-grid-scroller')?.scrollTo(0, 0))
    await toTop()
    // The first steps warm up what a morning's work would have.
    await scroll()
    await toTop()
    const { frames } = await traceFrames(cdp, async () => {
      await scroll()
      await page.waitForTimeout(300)
    })
    const [longest, p95] = [Math.max(...frames), takePercentile(frames, 0.95)]
    const figures = [takeMedian(frames), p95, longest].map(figure => write(figure, 'ms', 1))
    rows.push([name, String(frames.length), ...figures])
    return { longest, p95 }
  }
  for (const [way, scroll] of Object.entries(ways)) {
    const { longest, p95 } = await trace(way, scroll)
    section.figures[`frames-${way}-longest`] = longest
    section.figures[`frames-${way}-p95`] = p95
    section.bars.push(
      atMost(`100,000 rows by ${way}, processor ${SLOWDOWN}× slower, longest frame`, longest, 50, 'ms'),
      atMost(`100,000 rows by ${way}, processor ${SLOWDOWN}× slower, 95 of 100 frames`, p95, 16.7, 'ms'),
    )
  }
  await page.evaluate(startBareLoop, MANY)
  const bare = await trace('wheel, the same markup by a bare loop', ways.wheel)
  section.figures['frames-bare-longest'] = bare.longest
  section.figures['frames-bare-p95'] = bare.p95
  section.tables.push({
    caption: 'Frames while 100,000 rows are scrolled',
    head: ['way', 'frames', 'median', '95 of 100', 'longest'],
    rows,
  })
}

async function addFirstRows(
  section: Section,
  browser: Browser,
  { origin }: Served,
  rounds: number,
): Promise<void> {
  const times: number[] = []
  for (let round = -1; round < rounds; round++) {
    await using tab = await openTab(browser, origin, SLOWDOWN)
    const { page } = tab
    await page.goto(`${origin}/${PAGE}`)
    await page.waitForFunction(() => 'grid' in window)
    const time = await page.evaluate(timeFirstRows)
    if (round >= 0) times.push(time)
  }
  const median = takeMedian(times)
  section.figures['first-rows'] = median
  section.bars.push(
    atMost(
      `First of ${ROWS} rows × 12 columns painted after the answer, ${SLOWDOWN}× slower, median`,
      median,
      100,
      'ms',
    ),
  )
}

/** In the page: milliseconds from the end of the answer until its rows are painted. */
function timeFirstRows(): Promise<number> {
  window.grid.showServed()
  return new Promise(resolve => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('.ostrov-grid-body [role=gridcell]')) return
      observer.disconnect()
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => {
          const now = performance.now()
          const calls = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
          const call = calls.find(({ name }) => name.includes('/rows/'))
          resolve(now - (call?.responseEnd ?? Number.NaN))
        }
        port2.postMessage(0)
      })
    })
    observer.observe(document, { childList: true, subtree: true })
  })
}

async function addCells(
  section: Section,
  browser: Browser,
  { origin }: Served,
  edits: number,
): Promise<void> {
  for (const [slowdown, limit] of [
    [1, 16],
    [SLOWDOWN, 50],
  ] as const) {
    await using tab = await openTab(browser, origin, slowdown)
    const { page } = tab
    await openLocal(page, origin, 1000)
    const times: number[] = []
    for (let edit = -2; edit < edits; edit++) {
      await page.locator(`[data-cell="${(edit + 2) % 8}:4"]`).focus()
      await page.keyboard.press('F2')
      await page.locator('.ostrov-grid-field').fill(String(1000 + edit))
      await page.evaluate(expectCell, `${(edit + 2) % 8}:4`)
      await page.keyboard.press('Enter')
      const time = await page.evaluate(() => window.painted)
      if (edit >= 0) times.push(time)
    }
    const median = takeMedian(times)
    section.figures[`cell-${slowdown}x`] = median
    section.bars.push(
      atMost(`A cell edited until it is painted, ${slowdown}× slower, median`, median, limit, 'ms'),
    )
  }
}

/** In the page: `painted` will be the milliseconds from Enter until the cell shows what was put in. */
function expectCell(place: string): void {
  window.painted = new Promise(resolve => {
    const note = ({ timeStamp: pressed }: KeyboardEvent): void => {
      const observer = new MutationObserver(() => {
        if (!document.querySelector(`[data-cell="${place}"] .ostrov-grid-text`)) return
        observer.disconnect()
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = () => resolve(performance.now() - pressed)
          port2.postMessage(0)
        })
      })
      observer.observe(document, { childList: true, subtree: true })
    }
    addEventListener('keydown', note, { capture: true, once: true })
  })
}

async function addImport(section: Section, browser: Browser, { origin }: Served): Promise<void> {
  await using tab = await openTab(browser, origin, SLOWDOWN)
  const { page, cdp } = tab
  await openLocal(page, origin, 100)
  // What makes the file is no part of what reads it; and a first one loads what reads.
  for (const lines of [1000, LINES]) {
    await page.evaluate(count => window.grid.makeFile(count), lines)
    const told = await page.evaluate(() => window.grid.cancelFile())
    if (told !== 'idle') throw new Error(`A reading that was given up is ${told}.`)
  }
  const { longestTask } = await traceFrames(cdp, async () => {
    const lines = await page.evaluate(() => window.grid.readFile())
    if (lines !== String(LINES)) throw new Error(`${lines} lines were read.`)
  })
  const steps = await page.evaluate(() => new Set(window.grid.progress).size)
  section.figures['import-longest-task'] = longestTask
  section.figures['import-progress-steps'] = steps
  section.bars.push(
    atMost(
      `An import of ${write(LINES, '')} lines, ${SLOWDOWN}× slower, longest task`,
      longestTask,
      50,
      'ms',
    ),
  )
}
