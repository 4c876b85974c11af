import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import type { BrowserProvider, TestProject } from 'vitest/node'
import { driveBrowser } from './drive-browser.ts'

const LOCATOR = {}

/** A page whose frames have lost their names, as Playwright sees them in a Firefox on a busy machine. */
const pageWith = (frame: object | null) =>
  ({
    frame: () => null,
    on: () => {},
    frameLocator: () => LOCATOR,
    waitForSelector: async () => ({ contentFrame: async () => frame, dispose: async () => {} }),
  }) as unknown as Page

function open(page: Page) {
  const project = {
    config: { browser: { name: 'firefox' } },
    browser: { registerCommand: () => {} },
  } as unknown as TestProject
  const provider = driveBrowser({}).providerFactory(project) as BrowserProvider & {
    pages: Map<string, Page>
  }
  provider.pages.set('session', page)
  return provider.getCommandsContext('session') as {
    page: Page
    iframe: unknown
    frame: () => Promise<unknown>
  }
}

test('the frame of the tests is found although its name is not known', async () => {
  const frame = { url: 'http://localhost/' }
  const page = pageWith(frame)
  const context = open(page)
  expect(await context.frame()).toBe(frame)
  expect([context.page, context.iframe]).toEqual([page, LOCATOR])
})

test('a frame that is gone says so', async () => {
  await expect(open(pageWith(null)).frame()).rejects.toThrow('The frame of the tests is gone from the page')
})
