import { firefox } from 'playwright'
import { afterEach, expect, test, vi } from 'vitest'
import { findFirefox, launchFirefox, lookForFirefox } from './find-firefox.ts'

afterEach(() => vi.unstubAllEnvs())

test('a given Firefox is taken', () => {
  vi.stubEnv('OSTROV_FIREFOX', process.execPath)
  expect(lookForFirefox()).toBe(process.execPath)
  expect(findFirefox()).toBe(process.execPath)
})

test('a given Firefox that is not there is told by its path', () => {
  vi.stubEnv('OSTROV_FIREFOX', '/nowhere/firefox')
  expect(() => lookForFirefox()).toThrow('OSTROV_FIREFOX names /nowhere/firefox')
})

test('an installed Firefox is driven as what it is, Playwright’s own in its own way', () => {
  expect(launchFirefox('/usr/bin/firefox-esr')).toEqual({
    executablePath: '/usr/bin/firefox-esr',
    channel: 'moz-firefox',
  })
  const own = firefox.executablePath()
  expect(launchFirefox(own)).toEqual({ executablePath: own })
})

test('where there is none, Playwright says so itself', () => {
  expect(launchFirefox(null)).toEqual({})
})
