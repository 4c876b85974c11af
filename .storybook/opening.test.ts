import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findBrowser, launchChromium, SHELL } from '#tools/browsers/find-browser.ts'
import { runStorybook } from '#tools/serve/storybook.ts'

const ORIGIN = 'http://stories.test'
const STORY = 'buy-back-overview-of-a-sale--submitted'
const VISITS = 5
const PATIENCE = 240_000

let folder = ''
let browser: Browser

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ostrov-storybook-'))
  expect(runStorybook(['build', '--output-dir', folder, '--quiet'], 'pipe'), 'the build').toBe(0)
  browser = await chromium.launch(launchChromium(await findBrowser(SHELL)))
}, PATIENCE)

afterAll(async () => {
  await browser?.close()
  rmSync(folder, { recursive: true, force: true })
})

/** A browser that has seen nothing yet, and what it asked for in vain; the built files are all the server there is. */
async function visit(path: string, begin: () => void = () => {}) {
  const context = await browser.newContext({ locale: 'cs-CZ' })
  const page = await context.newPage()
  await page.addInitScript(begin)
  const missing: string[] = []
  await page.route('**/*', route => {
    const { pathname } = new URL(route.request().url())
    const file = join(folder, pathname === '/' ? 'index.html' : decodeURIComponent(pathname))
    if (existsSync(file)) return route.fulfill({ path: file })
    missing.push(pathname)
    return route.fulfill({ status: 404, body: 'Not found.' })
  })
  await page.goto(ORIGIN + path)
  return { page, missing, close: () => context.close() }
}

/**
 * Chooses the story a second time, as Storybook does by itself where its browser is busy, and notes whether the page was
 * without the stories' server for a moment: what is asked in it goes to Storybook's own.
 */
function chooseTwice(): void {
  const real = window.fetch
  let current = real
  Object.defineProperty(window, 'fetch', {
    get: () => current,
    set: (given: typeof fetch) => {
      if (given === real) document.documentElement.dataset.server = 'away'
      current = given
    },
  })
  let channel: unknown
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    get: () => channel,
    set: made => {
      channel = made
      made.on('storyFinished', ({ storyId }: { storyId: string }) => {
        if (document.documentElement.dataset.chosen) return
        document.documentElement.dataset.chosen = 'twice'
        made.emit('forceRemount', { storyId })
      })
    },
  })
}

test(
  'a story that is opened by its address has the answers of its own server, in every new browser',
  async () => {
    for (let turn = 1; turn <= VISITS; turn++) {
      const { page, missing, close } = await visit(`/iframe.html?id=${STORY}&viewMode=story`, chooseTwice)
      await page.locator('[data-chosen]').waitFor({ timeout: 60_000 })
      await page.getByText('Vykoupíme za').first().waitFor({ timeout: 60_000 })
      expect(await page.locator('[data-server]').count(), `visit ${turn}`).toBe(0)
      expect(
        missing.filter(path => path.includes('/api/')),
        `visit ${turn}`,
      ).toEqual([])
      await close()
    }
  },
  PATIENCE,
)
