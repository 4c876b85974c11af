import type { Locator, Page } from '@playwright/test'

/** Presses the middle of something as a hand does: what moves away between the press and its release is missed. */
export async function pressMiddle(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox()
  if (!box) throw new Error('There is nothing to press.')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
  await page.mouse.up()
}
