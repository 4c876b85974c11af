import { defineConfig } from '@playwright/test'
import {
  FIREFOX,
  findBrowser,
  launchChromium,
  launchFirefox,
  SHELL,
  seekBrowser,
} from '#tools/browsers/find-browser.ts'
import { mapOwnFramesOnly } from '#tools/browsers/map-own-frames.ts'

/** Another server of the contract may be named; it is then expected to run. */
const named = process.env.OSTROV_BASE_URL
const port = process.env.OSTROV_PORT ?? '4610'
const baseURL = named ?? `http://127.0.0.1:${port}`

/**
 * The shop's pages say that no other site may hold their window, for which Chromium gives each a second process, started
 * anew, a seventh of what a short walk costs. No page asks who opened it, and Firefox's walks are held to that header.
 */
const ONE_PROCESS = '--disable-features=CrossOriginOpenerPolicy'

mapOwnFramesOnly()

export default defineConfig({
  testDir: 'demo-pages',
  // One set for all machines: pages bring their own font.
  snapshotPathTemplate: '{testDir}/e2e/pictures/{arg}{ext}',
  testMatch: '**/*.spec.ts',
  // The Django site has an admin of its own.
  testIgnore: process.env.OSTROV_SITE === 'django' ? [] : ['**/django/**'],
  // Each run empties its folder as it begins, and two may run side by side.
  outputDir: `test-results/${process.env.OSTROV_SITE ?? 'end-to-end'}`,
  workers: 3,
  // A browser may stop painting; what needed its second try is named in the end.
  retries: 1,
  // A busy machine is slow, not wrong; what never comes fails all the same.
  timeout: 180_000,
  expect: { timeout: 15_000, toPass: { timeout: 15_000 } },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: process.env.OSTROV_REPORT ?? 'test-results/end-to-end.json' }]],
  use: {
    baseURL,
    locale: 'cs-CZ',
    timezoneId: 'Europe/Prague',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'chromium',
      use: { browserName: 'chromium', launchOptions: launchChromium(await findBrowser(SHELL), ONE_PROCESS) },
    },
    {
      name: 'firefox',
      grep: /@firefox/,
      use: { browserName: 'firefox', launchOptions: launchFirefox(await seekBrowser(FIREFOX)) },
    },
  ],
  ...(!named && {
    webServer: {
      command: `"${process.execPath}" tools/serve/open-test-shop.ts`,
      url: `${baseURL}/cz/`,
      timeout: 120_000,
      stdout: 'ignore',
      stderr: 'pipe',
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
      env: { PORT: port },
    },
  }),
})
