import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { findDownloaded, findShell, lookForShell } from './find-shell.ts'

afterEach(() => vi.unstubAllEnvs())

test('whoever names a browser has the tests run in it', async () => {
  vi.stubEnv('OSTROV_SHELL', '')
  vi.stubEnv('OSTROV_BROWSER', process.execPath)
  expect(lookForShell()).toBe(process.execPath)
  expect(await findShell()).toBe(process.execPath)
})

test('a named shell goes before a named browser', () => {
  vi.stubEnv('OSTROV_SHELL', process.execPath)
  vi.stubEnv('OSTROV_BROWSER', '/nowhere/chromium')
  expect(lookForShell()).toBe(process.execPath)
})

test('the shell that Playwright downloads stands beside its Chromium', () => {
  const cache = mkdtempSync(join(tmpdir(), 'ostrov-browsers-'))
  const chrome = join(cache, 'chromium-1248/chrome-linux64/chrome')
  const folder = join(cache, 'chromium_headless_shell-1248')
  expect(findDownloaded(chrome), 'none is there').toBe(folder)
  const shell = join(folder, 'chrome-headless-shell-linux64/chrome-headless-shell')
  mkdirSync(join(shell, '..'), { recursive: true })
  writeFileSync(shell, '')
  expect(findDownloaded(chrome)).toBe(shell)
})
