import { type SpawnSyncReturns, spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'

/** A browser the tests need, and how it is called where. */
export interface BrowserKind {
  label: string
  /** The variable that may name the executable. */
  variable: string
  names: readonly string[]
  /** Full paths beside those on PATH. */
  places: Partial<Record<NodeJS.Platform, readonly string[]>>
  /** What `--version` says of it. */
  version: RegExp
  /** Playwright's name of its own download, and where that download would be. */
  download: string
  downloaded: () => string
  /** Names of its package, the first that exists is installed. */
  packages: readonly string[]
}

type Run = (
  command: string,
  args: readonly string[],
  timeout: number,
) => Pick<SpawnSyncReturns<string>, 'status' | 'stdout' | 'stderr' | 'error'>

const runQuietly: Run = (command, args, timeout) =>
  spawnSync(command, [...args], { encoding: 'utf8', timeout })

/** The path of one that starts: a given, installed or downloaded one, else one it installs now. */
export function installBrowser(kind: BrowserKind, run: Run = runQuietly): string {
  const path = seekBrowser(kind, run) ?? installByPlaywright(kind, run) ?? installByApt(kind, run)
  if (path) return path
  const [debian] = kind.packages
  throw new Error(
    `No ${kind.label} was found, and none could be installed. Install one (Debian: apt-get install ${debian}) ` +
      `or set ${kind.variable} to the path of its executable.`,
  )
}

/** The same without installing anything; null where there is none. */
export function seekBrowser(kind: BrowserKind, run: Run = runQuietly): string | null {
  const given = process.env[kind.variable]
  if (given) {
    if (isExecutable(given)) return given
    throw new Error(`${kind.variable} names ${given}, which is no executable file.`)
  }
  const places = kind.places[process.platform] ?? []
  const all = [...listOnPath(kind.names), ...places, kind.downloaded()]
  return all.find(file => doesStart(file, kind, run)) ?? null
}

function listOnPath(names: readonly string[]): string[] {
  if (process.platform === 'win32') return []
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return folders.flatMap(folder => names.map(name => join(folder, name)))
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
function doesStart(file: string, { version }: BrowserKind, run: Run): boolean {
  if (!isExecutable(file)) return false
  // On Windows `--version` would open a window instead.
  if (process.platform === 'win32') return true
  const { status, stdout } = run(file, ['--version'], 20_000)
  return status === 0 && version.test(stdout)
}

function installByPlaywright(kind: BrowserKind, run: Run): string | null {
  console.log(`No ${kind.label} found; trying to download the one of Playwright …`)
  const cli = join(dirname(createRequire(import.meta.url).resolve('playwright/package.json')), 'cli.js')
  tryTo(run, process.execPath, [cli, 'install', kind.download], 300_000)
  const file = kind.downloaded()
  return doesStart(file, kind, run) ? file : null
}

function installByApt(kind: BrowserKind, run: Run): string | null {
  const isRoot = process.getuid?.() === 0
  if (!existsSync('/usr/bin/apt-get')) return null
  if (!isRoot && run('sudo', ['-n', 'true'], 10_000).status !== 0) return null
  console.log(`No ${kind.label} could be downloaded; installing its package (a minute or so) …`)
  const env = ['env', 'DEBIAN_FRONTEND=noninteractive']
  const [command = 'env', ...prefix] = isRoot ? env : ['sudo', '-n', ...env]
  tryTo(run, command, [...prefix, 'apt-get', 'update', '-q'], 300_000)
  const isInstalled = kind.packages.some(name =>
    tryTo(run, command, [...prefix, 'apt-get', 'install', '-y', '-q', name], 600_000),
  )
  return isInstalled ? seekBrowser(kind, run) : null
}

/** What went wrong is shown. */
function tryTo(run: Run, command: string, args: readonly string[], timeout: number): boolean {
  const { status, stderr, error } = run(command, args, timeout)
  if (status === 0) return true
  console.error(error?.message ?? stderr.trim().split('\n').slice(-3).join('\n'))
  return false
}
