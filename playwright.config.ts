import { defineConfig } from '@playwright/test'
import { CHROMIUM_ARGS, findBrowser } from './.ci/find-browser.ts'

/** Another server of the contract may be named; it is then expected to run. */
const given = process.env.OSTROV_BASE_URL
const baseURL = given ?? 'http://127.0.0.1:4610'

export default defineConfig({
  testDir: 'demo-pages',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/end-to-end',
  workers: 3,
  retries: 0,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: process.env.OSTROV_REPORT ?? 'test-results/end-to-end.json' }]],
  use: {
    baseURL,
    browserName: 'chromium',
    locale: 'cs-CZ',
    timezoneId: 'Europe/Prague',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: await findBrowser(), args: [...CHROMIUM_ARGS] },
  },
  ...(!given && {
    webServer: {
      command: `"${process.execPath}" .ci/open-test-shop.ts`,
      url: `${baseURL}/cz/`,
      timeout: 120_000,
      stdout: 'ignore',
      stderr: 'pipe',
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
      env: { PORT: '4610' },
    },
  }),
})
