import type { Page } from '@playwright/test'

/** The stops that Tab makes from the beginning of a page to its end of which nothing is in sight. */
export async function listCoveredStops(page: Page): Promise<{ count: number; covered: string[] }> {
  const covered: string[] = []
  await page.evaluate(() => {
    scrollTo(0, 0)
    document.body.tabIndex = -1
    document.body.focus()
  })
  for (let count = 0; count < 200; count++) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(markStop)
    if (stop === null) return { count, covered }
    // What goes out of the way of the focus does so once the browser has scrolled.
    await page.waitForFunction(isStopSeen, undefined, { timeout: 1000 }).catch(() => covered.push(stop))
  }
  throw new Error('Tab does not come to the end of the page.')
}

/** Runs in the page: what Tab has come to, unless it had come to it before. */
function markStop(): string | null {
  const stop = document.activeElement
  const html = stop?.outerHTML.slice(0, 120) ?? ''
  return stop !== document.body && stop?.toggleAttribute('data-walked') ? html : null
}

/** Runs in the page: whether any point of what has the focus, or of its label, is in sight. */
function isStopSeen(): boolean {
  const stop = document.activeElement as HTMLInputElement
  const { left, top, width, height } = stop.getBoundingClientRect()
  const shares = [0.1, 0.3, 0.5, 0.7, 0.9]
  return shares.some(x =>
    shares.some(y => {
      const hit = document.elementFromPoint(left + width * x, top + height * y)
      return [stop, ...(stop.labels ?? [])].some(own => own.contains(hit))
    }),
  )
}
