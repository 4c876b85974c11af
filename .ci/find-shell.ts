import { readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { chromium } from 'playwright'
import { findBrowser, lookForBrowser } from './find-browser.ts'
import { type BrowserKind, installBrowser, seekBrowser } from './seek-browser.ts'

const NAMES = ['chromium-headless-shell', 'chrome-headless-shell', 'headless_shell']

/** Chromium without the parts that draw a window; it costs half the processor time, and knows no page cache. */
const SHELL: BrowserKind = {
  label: 'headless shell of Chromium',
  variable: 'OSTROV_SHELL',
  names: NAMES,
  places: { linux: ['/usr/bin/chromium-headless-shell'] },
  version: /chrom/i,
  download: 'chromium-headless-shell',
  downloaded: () => findDownloaded(chromium.executablePath()),
  packages: ['chromium-headless-shell'],
}

/** Playwright tells where its Chromium is, and keeps the shell of it in a folder beside. */
export function findDownloaded(path: string): string {
  const folder = dirname(dirname(path))
  const own = join(dirname(folder), basename(folder).replace('chromium-', 'chromium_headless_shell-'))
  const isShell = (file: string): boolean => NAMES.includes(basename(file).replace(/\.exe$/, ''))
  try {
    const file = readdirSync(own, { recursive: true, encoding: 'utf8' }).find(isShell)
    return file ? join(own, file) : own
  } catch {
    return own
  }
}

let found: string | undefined

/** The path of what tests run in: the given browser, else a headless shell, else any Chromium. */
export async function findShell(): Promise<string> {
  found ??= seekShell() ?? tryToInstall() ?? (await findBrowser())
  return found
}

/** The same without installing anything; null where there is none. */
export const lookForShell = (): string | null => seekShell() ?? lookForBrowser()

const seekShell = (): string | null =>
  !process.env[SHELL.variable] && process.env.OSTROV_BROWSER ? lookForBrowser() : seekBrowser(SHELL)

function tryToInstall(): string | null {
  try {
    return installBrowser(SHELL)
  } catch {
    return null
  }
}
