import type { Page } from '@playwright/test'

interface Deadline {
  length: number
  pass: () => void
}
type Host = Record<'deadlines', Deadline[]>

/** From the next page on, no deadline of a request passes by itself: the test's clock does not move the browser's own. */
export async function holdDeadlines(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const deadlines: Deadline[] = []
    Object.assign(window, { deadlines })
    AbortSignal.timeout = length => {
      const controller = new AbortController()
      const reason = new DOMException('The deadline has passed.', 'TimeoutError')
      deadlines.push({ length, pass: () => controller.abort(reason) })
      return controller.signal
    }
  })
}

/** Lets all deadlines pass that were set so far; answers the lengths of them, in milliseconds. */
export const passDeadlines = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    (window as unknown as Host).deadlines.splice(0).map(({ length, pass }) => {
      pass()
      return length
    }),
  )
