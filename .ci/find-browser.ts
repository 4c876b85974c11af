import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'
import { chromium } from 'playwright'

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
const PLACES: Partial<Record<NodeJS.Platform, readonly string[]>> = {
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
}

let found: string | undefined

/** The path of a Chromium that starts: a given, installed or downloaded one, else one it installs now. */
export async function findBrowser(): Promise<string> {
  const browser = lookForBrowser() ?? installByPlaywright() ?? installByApt()
  if (!browser) {
    throw new Error(
      'No Chromium or Chrome was found, and none could be installed. Install one (Debian: apt-get install chromium) ' +
        'or set OSTROV_BROWSER to the path of its executable.',
    )
  }
  found = browser
  return browser
}

/** The same without installing anything; null where there is none. */
export function lookForBrowser(): string | null {
  const given = process.env.OSTROV_BROWSER
  if (given) {
    if (isExecutable(given)) return given
    throw new Error(`OSTROV_BROWSER names ${given}, which is no executable file.`)
  }
  found ??= [...listOnPath(), ...(PLACES[process.platform] ?? []), chromium.executablePath()].find(doesStart)
  return found ?? null
}

function listOnPath(): string[] {
  if (process.platform === 'win32') return []
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return folders.flatMap(folder => NAMES.map(name => join(folder, name)))
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** An executable file alone proves little: a stub of a package, or a browser without its libraries, ends at once. */
function doesStart(file: string): boolean {
  if (!isExecutable(file)) return false
  // On Windows `--version` would open a window instead.
  if (process.platform === 'win32') return true
  const { status, stdout } = spawnSync(file, ['--version'], { encoding: 'utf8', timeout: 20_000 })
  return status === 0 && /chrom/i.test(stdout)
}

function installByPlaywright(): string | null {
  console.log('No Chromium found; trying to download the one of Playwright …')
  const cli = join(dirname(createRequire(import.meta.url).resolve('playwright/package.json')), 'cli.js')
  run(process.execPath, [cli, 'install', 'chromium'], 300_000)
  const file = chromium.executablePath()
  return doesStart(file) ? file : null
}

function installByApt(): string | null {
  const isRoot = process.getuid?.() === 0
  if (!existsSync('/usr/bin/apt-get') || !(isRoot || run('sudo', ['-n', 'true'], 10_000))) return null
  console.log('No Chromium could be downloaded; installing the package chromium (a minute or so) …')
  const env = ['env', 'DEBIAN_FRONTEND=noninteractive']
  const [command = 'env', ...prefix] = isRoot ? env : ['sudo', '-n', ...env]
  run(command, [...prefix, 'apt-get', 'update', '-q'], 300_000)
  run(command, [...prefix, 'apt-get', 'install', '-y', '-q', 'chromium'], 600_000)
  return ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find(doesStart) ?? null
}

/** Runs quietly; what went wrong is shown. */
function run(command: string, args: readonly string[], timeout: number): boolean {
  const { status, stderr, error } = spawnSync(command, args, { encoding: 'utf8', timeout })
  if (status === 0) return true
  if (command !== 'sudo' || args[1] !== 'true')
    console.error(error?.message ?? stderr.trim().split('\n').slice(-3).join('\n'))
  return false
}
