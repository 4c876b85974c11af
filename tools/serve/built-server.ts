import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll } from 'vitest'

/** What the build makes of `server/`. */
export interface BuiltServer {
  folder: string
  renderIsland: typeof import('#server/render-island.ts').renderIsland
  setReporter: typeof import('#core/report.ts').setReporter
  renderLoadingState: typeof import('#server/loading-state.ts').renderLoadingState
}

/**
 * Builds what a shop's Node runs, for the tests of one file: the sources name React and a list of widgets, which only
 * that build puts in their places.
 */
export function openBuiltServer(): BuiltServer {
  const built = { folder: '' } as BuiltServer
  beforeAll(async () => {
    built.folder = mkdtempSync(join(tmpdir(), 'ostrov-server-'))
    const bundler = pathToFileURL(join(import.meta.dirname, '../build/server-bundle.ts')).href
    const script = `const { buildServer } = await import(${JSON.stringify(bundler)}); await buildServer(process.argv[1])`
    // A process of its own, for in that of a test runner the messages are compiled already.
    const args = ['--input-type=module', '-e', script, built.folder]
    const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
    if (status !== 0) throw new Error(stderr)
    const load = (name: string) => import(/* @vite-ignore */ pathToFileURL(join(built.folder, name)).href)
    Object.assign(built, await load('index.js'), await load('loading-state.js'))
  })
  afterAll(() => rmSync(built.folder, { recursive: true, force: true }))
  return built
}
