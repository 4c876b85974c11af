import { afterEach, expect, test, vi } from 'vitest'
import { findBrowser, lookForBrowser } from './find-browser.ts'

afterEach(() => vi.unstubAllEnvs())

test('a given browser is taken', async () => {
  vi.stubEnv('OSTROV_BROWSER', process.execPath)
  expect(lookForBrowser()).toBe(process.execPath)
  expect(await findBrowser()).toBe(process.execPath)
})

test('a given browser that is not there is told by its path', () => {
  vi.stubEnv('OSTROV_BROWSER', '/nowhere/chromium')
  expect(() => lookForBrowser()).toThrow('OSTROV_BROWSER names /nowhere/chromium')
})
