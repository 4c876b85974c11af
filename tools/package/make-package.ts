import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundle } from 'lightningcss'
import { hashSources } from '#tools/build/build-stamp.ts'
import { ensureCdn } from '#tools/build/ensure-cdn.ts'
import { listStylesheets } from '#tools/build/list-stylesheets.ts'
import { writeEntries } from '#tools/build/write-entries.ts'
import { root } from '../root.ts'

const built = join(root, 'dist/npm')
const stampFile = join(root, 'dist/.npm-stamp')
/** What the modules are made of, beside what pages load. */
const SOURCES = ['cli', 'tools/package', 'tsup.config.ts']

/** Builds what the package has for apps and for the command line: `dist/npm` and `dist/cli`. */
export async function makeModules(): Promise<void> {
  const hash = hashSources(root, SOURCES)
  for (const old of [stampFile, built]) rmSync(old, { recursive: true, force: true })
  await writeEntries(root)
  runNode('node_modules/tsup/dist/cli-default.js')
  writeFileSync(join(built, 'styles.css'), bundleStyles())
  // The panel of `?ostrov-debug` asks for it by its own address.
  cpSync(join(root, 'loader/mount/debug.css'), join(built, 'debug.css'))
  // TypeScript resolves imports of stylesheets too.
  writeFileSync(join(built, 'styles.css.d.ts'), 'export {}\n')
  writeFileSync(stampFile, hash)
}

/** Builds whatever the package lacks, or has of sources that have changed since. */
export async function ensurePackage(): Promise<void> {
  ensureCdn(root)
  const stamp = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : ''
  if (stamp === hashSources(root, SOURCES)) return
  console.log('Building the modules …')
  await makeModules()
}

function bundleStyles(): string {
  const sheets = listStylesheets(root).map(filename => bundle({ filename, minify: true }).code)
  return `${Buffer.concat(sheets).toString('utf8')}\n`
}

const ENV = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' }

/** Runs a tool to its end; ends the process where that fails. */
export function runNode(path: string, ...args: readonly string[]): void {
  const { status } = spawnSync(process.execPath, [join(root, path), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: ENV,
  })
  if (status !== 0) process.exit(status ?? 1)
}
