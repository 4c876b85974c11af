import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { MARKETS } from '#core/market.ts'
import type { Release } from '#tools/build/keep-releases.ts'
import { root } from '../root.ts'
import { runNpm } from './run-npm.ts'

const folder = join(root, 'dist/package')
export const tarball = join(folder, 'ostrov.tgz')
/** What an install makes of the tarball. */
export const unpacked = join(folder, 'unpacked')

/** Makes the tarball of what is built, as it would be published, and unpacks it beside. */
export function packTarball(): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(unpacked, { recursive: true })
  const told = runNpm(root, 'pack', '--json', '--ignore-scripts', '--pack-destination', folder)
  const [{ filename }] = JSON.parse(told)
  renameSync(join(folder, filename), tarball)
  const { status, stderr } = spawnSync('tar', ['-xzf', tarball, '-C', unpacked, '--strip-components=1'])
  if (status !== 0) throw new Error(`The tarball could not be unpacked: ${stderr}`)
}

/** Files that only pages of former releases name stay where those pages are served, and out of the package. */
export function leaveFormerReleasesOut(): void {
  for (const market of Object.keys(MARKETS)) {
    const record = join(root, 'dist/releases', `${market}.json`)
    const releases: Release[] = existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : []
    const [current = [], ...former] = releases.map(({ files }) => files)
    const left = new Set(former.flat().filter(file => !current.includes(file)))
    writeFileSync(join(root, 'dist/cdn', market, '.npmignore'), [...left].map(file => `/${file}\n`).join(''))
  }
}
