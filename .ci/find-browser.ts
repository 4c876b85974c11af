import { join } from 'node:path'
import { chromium } from 'playwright'
import { type BrowserKind, installBrowser, seekBrowser } from './seek-browser.ts'

/** What Chromium needs to run anywhere, as root in a container too, and to call nobody by itself. */
export const CHROMIUM_ARGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
const WINDOWS_FOLDERS = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']

const CHROMIUM: BrowserKind = {
  label: 'Chromium or Chrome',
  variable: 'OSTROV_BROWSER',
  names: NAMES,
  places: {
    linux: ['/usr/bin', '/usr/local/bin', '/snap/bin', '/opt/google/chrome', '/usr/lib/chromium'].flatMap(
      folder => NAMES.map(name => join(folder, name)),
    ),
    darwin: ['Chromium', 'Google Chrome'].map(name => `/Applications/${name}.app/Contents/MacOS/${name}`),
    win32: WINDOWS_FOLDERS.flatMap(key => {
      const folder = process.env[key]
      return folder
        ? ['Google\\Chrome', 'Chromium'].map(name => `${folder}\\${name}\\Application\\chrome.exe`)
        : []
    }),
  },
  version: /chrom/i,
  download: 'chromium',
  downloaded: () => chromium.executablePath(),
  packages: ['chromium'],
}

let found: string | undefined

/** The path of a Chromium that starts: a given, installed or downloaded one, else one it installs now. */
export async function findBrowser(): Promise<string> {
  found = lookForBrowser() ?? installBrowser(CHROMIUM)
  return found
}

/** The same without installing anything; null where there is none. */
export function lookForBrowser(): string | null {
  if (process.env[CHROMIUM.variable]) return seekBrowser(CHROMIUM)
  found ??= seekBrowser(CHROMIUM) ?? undefined
  return found ?? null
}
