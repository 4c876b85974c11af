import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { firefox } from 'playwright'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type BrowserKind, findBrowser, launchFirefox, SHELL, seekBrowser } from './find-browser.ts'

let folder = ''
const lynx = (): BrowserKind => ({
  label: 'Lynx',
  variable: 'OSTROV_LYNX',
  commands: ['lynx-esr', 'lynx'],
  version: /lynx/i,
  download: ['lynx'],
  downloaded: () => join(folder, 'downloaded'),
  packages: ['lynx-esr', 'lynx-cur'],
})

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ostrov-lynx-'))
  vi.stubEnv('PATH', folder)
  vi.stubEnv('OSTROV_LYNX', '')
  vi.spyOn(console, 'log').mockImplementation(() => {})
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true, force: true })
})

function putProgram(name: string, script: string): string {
  const file = join(folder, name)
  writeFileSync(file, `#!/bin/sh\n${script}\n`, { mode: 0o755 })
  return file
}

test('one that is on PATH and tells its name is taken, a stub is not', async () => {
  putProgram('lynx-esr', 'echo Install me first')
  const real = putProgram('lynx', 'echo Lynx 3')
  expect(await seekBrowser(lynx())).toBe(real)
  expect(await findBrowser(lynx())).toBe(real)
})

test('after those on PATH the one downloaded before is taken', async () => {
  const file = putProgram('downloaded', 'echo Lynx')
  expect(await seekBrowser(lynx())).toBe(file)
})

test('where nothing can be downloaded, the Debian package is installed', async () => {
  const script = `case "$*" in *lynx-cur) printf '#!/bin/sh\\necho Lynx' > ${folder}/lynx; /bin/chmod +x ${folder}/lynx;; *) exit 1;; esac`
  putProgram('apt-get', script)
  putProgram('sudo', 'shift; exec "$@"')
  expect(await seekBrowser(lynx())).toBeNull()
  expect(await findBrowser(lynx())).toBe(join(folder, 'lynx'))
})

test('where none can be had it is said what to install', async () => {
  await expect(findBrowser(lynx())).rejects.toThrow(
    'No Lynx was found, and none could be installed. Install one (Debian: apt-get install lynx-esr) or set OSTROV_LYNX',
  )
})

test('a named browser is taken; one that is not there is told by its path', async () => {
  vi.stubEnv('OSTROV_LYNX', process.execPath)
  expect(await findBrowser(lynx())).toBe(process.execPath)
  vi.stubEnv('OSTROV_LYNX', '/nowhere/lynx')
  await expect(seekBrowser(lynx())).rejects.toThrow('OSTROV_LYNX names /nowhere/lynx')
})

test('tests run in a named shell, else in a named browser', async () => {
  vi.stubEnv('OSTROV_SHELL', process.execPath)
  vi.stubEnv('OSTROV_BROWSER', '/nowhere/chromium')
  expect(await seekBrowser(SHELL)).toBe(process.execPath)
  vi.stubEnv('OSTROV_SHELL', '')
  vi.stubEnv('OSTROV_BROWSER', process.execPath)
  expect(await seekBrowser(SHELL)).toBe(process.execPath)
})

test('a substitute does where there is none', async () => {
  const substitute = { ...lynx(), variable: 'OSTROV_LINKS', commands: ['links'] }
  const links = putProgram('links', 'echo Lynx by another name')
  expect(await findBrowser({ ...lynx(), substitute })).toBe(links)
})

test('an installed Firefox is driven as what it is, Playwright’s own in its own way', () => {
  expect(launchFirefox('/usr/bin/firefox-esr')).toEqual({
    executablePath: '/usr/bin/firefox-esr',
    channel: 'moz-firefox',
  })
  const own = firefox.executablePath()
  expect(launchFirefox(own)).toEqual({ executablePath: own })
  expect(launchFirefox(null), 'Playwright says itself that there is none').toEqual({})
})
