import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type BrowserKind, installBrowser, seekBrowser } from './seek-browser.ts'

let folder = ''
const kind = (): BrowserKind => ({
  label: 'Lynx',
  variable: 'OSTROV_LYNX',
  names: ['lynx-esr', 'lynx'],
  places: { [process.platform]: [join(folder, 'places/lynx')] },
  version: /lynx/i,
  download: 'lynx',
  downloaded: () => join(folder, 'downloaded'),
  packages: ['lynx-esr', 'lynx'],
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

function putProgram(name: string): string {
  const file = join(folder, name)
  writeFileSync(file, '')
  chmodSync(file, 0o755)
  return file
}

/** Programs of the given names say their version; nothing else works, unless `works` says so. */
function makeRun(says: Readonly<Record<string, string>>, works: (line: string) => boolean = () => false) {
  const lines: string[] = []
  const run = (command: string, args: readonly string[]) => {
    const name = command.slice(folder.length + 1)
    const line = [command, ...args].join(' ')
    const isAsked = args[0] === '--version'
    if (!isAsked) lines.push(line)
    const status = isAsked ? (says[name] === undefined ? 1 : 0) : works(line) ? 0 : 1
    return { status, stdout: says[name] ?? '', stderr: 'no way' }
  }
  return { run, lines }
}

test('one that is on PATH and tells its name is taken, a stub is not', () => {
  putProgram('lynx-esr')
  const real = putProgram('lynx')
  expect(seekBrowser(kind(), makeRun({ 'lynx-esr': 'install me', lynx: 'Lynx 3' }).run)).toBe(real)
})

test('after those installed the one downloaded before is taken', () => {
  const file = putProgram('downloaded')
  expect(seekBrowser(kind(), makeRun({ downloaded: 'Lynx' }).run)).toBe(file)
})

test('where there is none, one is downloaded', () => {
  const { run, lines } = makeRun({ downloaded: 'Lynx' }, line => {
    if (!line.endsWith('install lynx')) return false
    putProgram('downloaded')
    return true
  })
  expect(installBrowser(kind(), run)).toBe(join(folder, 'downloaded'))
  expect(lines).toHaveLength(1)
})

test('where none can be had it is said what to install', () => {
  expect(seekBrowser(kind(), makeRun({}).run)).toBeNull()
  expect(() => installBrowser(kind(), makeRun({}).run)).toThrow(
    'No Lynx was found, and none could be installed. Install one (Debian: apt-get install lynx-esr) or set OSTROV_LYNX',
  )
})
