import type { Locator, Page } from '@playwright/test'

const PRESSES = 9

/** How long it takes from a press until what is watched has changed: the median of some presses, in milliseconds. */
export async function measurePresses(page: Page, button: Locator, watched: Locator): Promise<number> {
  const element = await watched.elementHandle()
  const times: number[] = []
  for (let press = 0; press < PRESSES; press++) {
    times.push(await button.evaluate(pressAndWait, element))
    // The next one is a press of its own.
    await page.waitForTimeout(40)
  }
  return times.sort((a, b) => a - b)[Math.floor(PRESSES / 2)] ?? Number.NaN
}

function pressAndWait(button: Element, watched: Node | null): Promise<number> {
  return new Promise(done => {
    const start = performance.now()
    const observer = new MutationObserver(() => {
      observer.disconnect()
      done(performance.now() - start)
    })
    if (watched) observer.observe(watched, { childList: true, subtree: true, characterData: true })
    if (button instanceof HTMLElement) button.click()
  })
}
