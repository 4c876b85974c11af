import type { Page } from '@playwright/test'

/** The code that brings islands up, held back until it is let go: meanwhile a page is as its server wrote it. */
export async function holdCode(page: Page): Promise<() => void> {
  let letGo = (): void => {}
  const held = new Promise<void>(done => {
    letGo = done
  })
  await page.route(/\/static\/(?:cz|ro)\/m-[\w-]+\.js/, async route => {
    await held
    await route.continue()
  })
  return letGo
}
