import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Browser } from 'playwright'
import { startShop } from '#shop/server/start-shop.ts'
import { SITES } from '#shop/site/site.ts'
import { CDN } from '../built-files.ts'

/** The page's own scripts stand elsewhere. */
const BUILT = '/static/cz/'

/** What the shop's own buy-back page, with all its islands, reads until the selector is ready. */
export async function weighShopPage(browser: Browser): Promise<{ files: number; bytes: number }> {
  const shop = await startShop({ port: 0, dataDir: ':memory:', quiet: true })
  const page = await browser.newPage()
  try {
    await page.addInitScript(() => {
      addEventListener('ostrov:ready', ({ target }) => {
        if ((target as Element).matches('[data-component="buyback-selector"]')) performance.mark('ready')
      })
    })
    await page.goto(shop.url + SITES.cz.paths.buyback)
    await page.waitForFunction(() => performance.getEntriesByName('ready').length > 0)
    const names = await page.evaluate(() => {
      const ready = performance.getEntriesByName('ready')[0]?.startTime ?? 0
      const entries = performance.getEntriesByType('resource')
      return entries
        .filter(({ name, startTime }) => name.endsWith('.js') && startTime < ready)
        .map(e => e.name)
    })
    const paths = names.map(name => new URL(name).pathname)
    const files = paths.filter(path => path.startsWith(BUILT)).map(path => basename(path))
    return { files: files.length, bytes: files.reduce((sum, file) => sum + sizeOf(file), 0) }
  } finally {
    await page.close()
    await shop.close()
  }
}

const sizeOf = (file: string): number => readFileSync(join(CDN, 'cz', `${file}.br`)).length
