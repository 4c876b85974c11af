import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'

interface BuiltFile {
  file: string
}

const OWN = 'buyback-selector'
const MANIFEST = join(import.meta.dirname, '../../dist/cdn/cz/manifest.json')

/** The files that the selector comes up with, and the one of them that the loader asks for by a retry's address. */
function readFiles(): { own: string; shared: string[] } {
  const { integrity, shared, widgets } = JSON.parse(readFileSync(MANIFEST, 'utf8')) as {
    shared: BuiltFile[]
    widgets: Record<string, { files: BuiltFile[] }>
    integrity: Record<string, string>
  }
  const retried = Object.keys(integrity).find(file => file.startsWith(OWN) && file.endsWith('?retry=1'))
  const own = retried?.replace(/\?.*/, '') ?? ''
  const files = [...(widgets[OWN]?.files ?? []), ...shared].map(({ file }) => file)
  // The list of widgets has addresses for its retries, too.
  return { own, shared: files.filter(file => file !== own && !Object.hasOwn(integrity, `${file}?retry=1`)) }
}

/** Serves a file of the build otherwise, whatever query it is asked for with, for as long as `change` gives a text. */
async function serveChanged(page: Page, file: string, change: (text: string) => string | null) {
  const asked: string[] = []
  await page.route(
    url => url.pathname.endsWith(`/${file}`),
    async route => {
      asked.push(new URL(route.request().url()).search)
      const response = await route.fetch()
      const text = await response.text()
      const changed = change(text)
      const headers = { ...response.headers(), ...(changed !== null && { 'cache-control': 'no-store' }) }
      await route.fulfill({ response, headers, body: changed ?? text })
    },
  )
  return asked
}

const selector = (page: Page) => page.locator(`[data-component="${OWN}"]`)
const expectState = (page: Page, state: string) => expect(selector(page)).toHaveAttribute('data-state', state)

test('T-24 a module whose bytes were changed on the way is never run, however often it is asked for, and the other islands live', {
  tag: '@firefox',
}, async ({ page }) => {
  const { own } = readFiles()
  const asked = await serveChanged(page, own, text => `${text};globalThis.__changed = true`)
  await page.goto('/cz/vykup/')
  await expectState(page, 'failed')
  await expect.poll(() => asked).toEqual(expect.arrayContaining(['?retry=1', '?retry=2', '?retry=3']))
  for (let times = 0; times < 3; times++) {
    await page.waitForTimeout(200)
    await page.evaluate(() => dispatchEvent(new Event('online')))
  }
  await expect.poll(() => asked).toContain('?retry=4')
  expect(asked).not.toContain('?retry=5')
  await expectState(page, 'failed')
  await expect(selector(page).locator('.shop-fallback')).toBeVisible()
  await expect(page.locator('[data-component="sell-form"]')).toHaveAttribute('data-state', 'ready')
  await page.unrouteAll({ behavior: 'wait' })
  expect(await page.evaluate(() => '__changed' in globalThis)).toBe(false)
})

/** Cuts a file until its island has failed, in the page's preload and its import alike; then it comes whole. */
async function expectRecovery(page: Page, file: string): Promise<void> {
  let isCut = true
  await serveChanged(page, file, text => (isCut ? text.slice(0, text.length / 2) : null))
  await page.goto('/cz/vykup/')
  await expectState(page, 'failed')
  isCut = false
  await expectState(page, 'ready')
  await page.unrouteAll({ behavior: 'wait' })
}

test('T-24 a widget’s own file that came cut is asked for again, and its island comes up', {
  tag: '@firefox',
}, async ({ page }) => {
  await expectRecovery(page, readFiles().own)
})

// Firefox keeps the failure of an address for the life of the page, and these have no other. Of Chromium's caches one
// would give the cut file again if it came with the header of a whole one.
test('T-24 a file that widgets share and that came cut, and was not kept, is asked for again, and the island comes up', async ({
  page,
}) => {
  const { shared } = readFiles()
  expect(shared.length).toBeGreaterThan(4)
  for (const file of shared) await test.step(file, () => expectRecovery(page, file))
})

test('the import map is the only script of a page that its policy lets in by its text', {
  tag: '@firefox',
}, async ({ page }) => {
  await page.addInitScript(() => {
    const told: string[] = []
    Object.assign(globalThis, { told })
    addEventListener('securitypolicyviolation', event => told.push(event.violatedDirective))
  })
  await page.goto('/cz/vykup/')
  await expectState(page, 'ready')
  const inline = await page.$$eval('script:not([src], [type="application/json"])', found =>
    found.map(script => script.getAttribute('type')),
  )
  expect(inline).toEqual(['importmap'])
  expect(await page.evaluate(() => (globalThis as unknown as { told: string[] }).told)).toEqual([])
})
