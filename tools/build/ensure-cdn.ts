import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { isCdnFresh } from './build-stamp.ts'

/** Builds the files that pages load, where they are missing or their sources have changed; ends the process if that fails. */
export function ensureCdn(root: string): void {
  if (isCdnFresh(root)) return
  console.log('Building the islands …')
  const build = [join(root, 'tools/build/build.ts')]
  const { status } = spawnSync(process.execPath, build, { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
