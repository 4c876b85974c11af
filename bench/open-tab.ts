import { type Browser, type CDPSession, chromium, type Page } from 'playwright'
import { CHROMIUM_ARGS, findBrowser } from '#tools/browsers/find-browser.ts'

export interface Tab extends AsyncDisposable {
  page: Page
  cdp: CDPSession
}

export async function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await findBrowser(), args: [...CHROMIUM_ARGS] })
}

/** A tab of a fresh profile that stands on an empty page of the site, so that its process is the measured one. */
export async function openTab(browser: Browser, origin: string, slowdown = 1): Promise<Tab> {
  const context = await browser.newContext({ locale: 'cs-CZ', ignoreHTTPSErrors: true })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await page.goto(`${origin}/empty`)
  // Time that the main thread had the processor, so that other work of the machine does not count.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' })
  await slowDown(cdp, slowdown)
  return { page, cdp, [Symbol.asyncDispose]: () => context.close() }
}

export async function slowDown(cdp: CDPSession, rate: number): Promise<void> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate })
}

export async function readMetrics(cdp: CDPSession): Promise<(name: string) => number> {
  const { metrics } = await cdp.send('Performance.getMetrics')
  const values = new Map(metrics.map(({ name, value }) => [name, value]))
  return name => {
    const value = values.get(name)
    if (value === undefined) throw new Error(`This browser has no metric ${name}.`)
    return value
  }
}

/** Twice, for what a first collection only unlinks. */
export async function collectGarbage(cdp: CDPSession): Promise<void> {
  await cdp.send('HeapProfiler.collectGarbage')
  await cdp.send('HeapProfiler.collectGarbage')
}
