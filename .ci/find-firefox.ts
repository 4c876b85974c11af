import { join } from 'node:path'
import { firefox, type LaunchOptions } from 'playwright'
import { type BrowserKind, installBrowser, seekBrowser } from './seek-browser.ts'

const NAMES = ['firefox-esr', 'firefox']

export const FIREFOX: BrowserKind = {
  label: 'Firefox',
  variable: 'OSTROV_FIREFOX',
  names: NAMES,
  places: {
    linux: ['/usr/bin', '/usr/local/bin', '/opt/firefox', '/usr/lib/firefox', '/usr/lib/firefox-esr'].flatMap(
      folder => NAMES.map(name => join(folder, name)),
    ),
    darwin: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
    win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)'].flatMap(key => {
      const folder = process.env[key]
      return folder ? [`${folder}\\Mozilla Firefox\\firefox.exe`] : []
    }),
  },
  version: /mozilla firefox/i,
  download: 'firefox',
  downloaded: () => firefox.executablePath(),
  packages: ['firefox-esr', 'firefox'],
}

/** The path of a Firefox that starts: a given, installed or downloaded one, else one it installs now. */
export const findFirefox = (): string => installBrowser(FIREFOX)

let seen: string | undefined

/** The same without installing anything; null where there is none. */
export function lookForFirefox(): string | null {
  if (process.env[FIREFOX.variable]) return seekBrowser(FIREFOX)
  seen ??= seekBrowser(FIREFOX) ?? undefined
  return seen ?? null
}

/** Playwright drives its own build in another way than the one that people use. */
export function launchFirefox(path = lookForFirefox()): LaunchOptions {
  if (!path) return {}
  return { executablePath: path, ...(path !== FIREFOX.downloaded() && { channel: 'moz-firefox' }) }
}
