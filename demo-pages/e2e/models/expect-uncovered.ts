import { expect, type Page } from '@playwright/test'

/** Whatever takes the focus, the bar that says how an action ended lies over no part of it. */
export async function expectUncovered(page: Page, controls: string): Promise<void> {
  const count = await page.locator(controls).count()
  expect(count).toBeGreaterThan(2)
  for (let at = 0; at < count; at++) {
    const control = page.locator(controls).nth(at)
    if (!(await control.isVisible())) continue
    await control.focus()
    const read = () => control.evaluate(readCover)
    await expect.poll(read, `${await control.evaluate(one => one.outerHTML.slice(0, 120))}`).toBe(0)
  }
}

/** Runs in the page: so many pixels of its height the bar covers, or the window's edges cut. */
function readCover(control: Element): number {
  const { left, right, top, bottom } = control.getBoundingClientRect()
  const bar = document.querySelector('.ostrov-outcome-bar:not(:empty)')
  const over = bar?.getBoundingClientRect()
  const isBeside = !over || over.right <= left || over.left >= right
  const covered = isBeside ? 0 : Math.min(bottom, over.bottom) - Math.max(top, over.top)
  return Math.round(Math.max(0, covered, bottom - innerHeight, -top))
}
