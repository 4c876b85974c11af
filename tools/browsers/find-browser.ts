import { execFile } from 'node:child_process'
import { accessSync, constants, globSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { chromium, firefox, type LaunchOptions } from 'playwright'
import { root } from '../root.ts'

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

export interface BrowserKind {
  label: string
  /** The environment variable that may name the executable. */
  variable: string
  /** Names of the executable on PATH. */
  commands: readonly string[]
  /** What `--version` prints. */
  version: RegExp
  /** Arguments of `playwright install`, and the executable it makes. */
  download: readonly string[]
  downloaded: () => string | undefined
  /** Debian's packages; the first that can be installed is taken. */
  packages: readonly string[]
  /** What does its work where there is none. */
  substitute?: BrowserKind
}

const CHROMIUM: BrowserKind = {
  label: 'Chromium or Chrome',
  variable: 'OSTROV_BROWSER',
  commands: ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome'],
  version: /chrom/i,
  download: ['--no-shell', 'chromium'],
  downloaded: () => chromium.executablePath(),
  packages: ['chromium'],
}

/** Chromium without the parts that draw a window: half the processor time, but no bfcache. */
export const SHELL: BrowserKind = {
  label: 'headless shell of Chromium',
  variable: 'OSTROV_SHELL',
  commands: ['chromium-headless-shell', 'chrome-headless-shell'],
  version: /chrom/i,
  download: ['--only-shell', 'chromium'],
  // Playwright tells only where its whole Chromium is; the shell is in a folder beside.
  downloaded: () => {
    const folder = dirname(dirname(chromium.executablePath())).replace(
      /chromium(?=-\d+$)/,
      '$&_headless_shell',
    )
    return globSync(`${folder}/*/{chrome-headless-shell,headless_shell}{,.exe}`)[0]
  },
  packages: ['chromium-headless-shell'],
  substitute: CHROMIUM,
}

export const FIREFOX: BrowserKind = {
  label: 'Firefox',
  variable: 'OSTROV_FIREFOX',
  commands: ['firefox-esr', 'firefox'],
  version: /mozilla firefox/i,
  download: ['firefox'],
  downloaded: () => firefox.executablePath(),
  packages: ['firefox-esr', 'firefox'],
}

/** The executable of a browser that starts: named by its variable, on PATH, or downloaded before; else null. */
export async function seekBrowser(kind: BrowserKind = CHROMIUM): Promise<string | null> {
  const { substitute } = kind
  return (
    findNamed(kind) ??
    (substitute && findNamed(substitute)) ??
    (await seekHere(kind)) ??
    (substitute ? seekHere(substitute) : null)
  )
}

/** The same, but installs one where there is none; throws what to do if that fails. */
export async function findBrowser(kind: BrowserKind = CHROMIUM): Promise<string> {
  const found = (await seekBrowser(kind)) ?? (await installBrowser(kind))
  if (found) return found
  if (kind.substitute) return findBrowser(kind.substitute)
  throw new Error(
    `No ${kind.label} was found, and none could be installed. Install one (Debian: apt-get install ` +
      `${kind.packages[0]}) or set ${kind.variable} to the path of its executable.`,
  )
}

/** Where there is no path, Playwright itself says what is missing. */
export const launchChromium = (path: string | null, ...more: readonly string[]): LaunchOptions => ({
  ...(path && { executablePath: path }),
  args: [...CHROMIUM_ARGS, ...more],
})

/** Playwright drives its own build in another way than the one that people use. */
export const launchFirefox = (path: string | null): LaunchOptions => ({
  ...(path && { executablePath: path }),
  ...(path && path !== firefox.executablePath() && { channel: 'moz-firefox' }),
})

function findNamed({ variable }: BrowserKind): string | undefined {
  const path = process.env[variable]
  if (path && !isExecutable(path)) throw new Error(`${variable} names ${path}, which is no executable file.`)
  return path || undefined
}

async function seekHere(kind: BrowserKind): Promise<string | null> {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  const files = folders.flatMap(folder => kind.commands.map(name => join(folder, name)))
  for (const file of [...files, kind.downloaded()]) if (file && (await doesStart(file, kind))) return file
  return null
}

/** A stub of a package, or a browser without its libraries, is an executable file too, but ends at once. */
async function doesStart(file: string, { version }: BrowserKind): Promise<boolean> {
  if (!isExecutable(file)) return false
  // On Windows `--version` would open a window instead.
  return process.platform === 'win32' || version.test(await run(file, ['--version']).catch(() => ''))
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

async function installBrowser(kind: BrowserKind): Promise<string | null> {
  console.log(`No ${kind.label} found; Playwright downloads its own …`)
  const cli = join(root, 'node_modules/playwright/cli.js')
  await tryTo(process.execPath, [cli, 'install', ...kind.download])
  return (await seekHere(kind)) ?? installPackage(kind)
}

async function installPackage(kind: BrowserKind): Promise<string | null> {
  console.log(`No ${kind.label} could be downloaded; installing its Debian package (a minute or so) …`)
  const [command = '', ...args] = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get']
  await tryTo(command, [...args, 'update', '-q'])
  for (const name of kind.packages)
    if (await tryTo(command, [...args, 'install', '-y', '-q', name])) return seekHere(kind)
  return null
}

async function run(command: string, args: readonly string[]): Promise<string> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const limits = { timeout: 10 * 60_000, maxBuffer: 64 * 1024 * 1024 }
  return (await promisify(execFile)(command, args, { ...limits, env })).stdout
}

/** What went wrong is shown. */
async function tryTo(command: string, args: readonly string[]): Promise<boolean> {
  try {
    await run(command, args)
    return true
  } catch (error) {
    console.error(
      String((error as { stderr?: string }).stderr || error)
        .trim()
        .split('\n')
        .slice(-3)
        .join('\n'),
    )
    return false
  }
}
