import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { hashSources, isCdnFresh, stampCdn, unstampCdn } from './build-stamp.ts'

const root = join(import.meta.dirname, '..')

/** Starts the reference shop, after building the files it serves where their sources have changed. */
if (!isCdnFresh(root)) {
  console.log('Building the islands …')
  const hash = hashSources(root)
  unstampCdn(root)
  const { status } = spawnSync(process.execPath, [join(root, '.ci/build.ts')], {
    cwd: root,
    stdio: 'inherit',
  })
  if (status !== 0) process.exit(status ?? 1)
  stampCdn(root, hash)
}
await import('../demo-pages/shop/main.ts')
