import { expect, type Page } from '@playwright/test'

/** Whatever takes the focus, neither the bar that says how an action ended nor a record's own buttons lie over any part of it. */
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

/** Runs in the page: so many whole pixels of its height the bar covers, or the window's edges cut. */
function readCover(control: Element): number {
  const { left, right, top, bottom } = control.getBoundingClientRect()
  const bars = document.querySelectorAll(
    '.ostrov-outcome-bar:not(:empty), .ostrov-sticky-foot > form > .ostrov-form-actions',
  )
  const covered = [...bars]
    .filter(bar => !bar.contains(control))
    .map(bar => bar.getBoundingClientRect())
    .filter(over => over.right > left && over.left < right)
    .map(over => Math.min(bottom, over.bottom) - Math.max(top, over.top))
  return Math.floor(Math.max(0, ...covered, bottom - innerHeight, -top))
}
