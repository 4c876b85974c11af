import { relative } from 'node:path'
import { listWidgets } from '#tools/build/plugins/widgets-plugin.ts'
import { root } from '../root.ts'
import { buildHosts } from './build-hosts.ts'
import { ensurePackage, makeModules, runNode } from './make-package.ts'
import { leaveFormerReleasesOut, packTarball, tarball } from './pack.ts'

const JOBS: Readonly<Record<string, () => unknown>> = {
  /** Builds the modules of the package. */
  modules: makeModules,
  /** Packs what is built, and builds the demo apps from it: what nobody outside can build with is no package. */
  async pack() {
    leaveFormerReleasesOut()
    packTarball()
    await buildHosts(root)
  },
  /** What npm runs before it packs or publishes. */
  async prepack() {
    await ensurePackage()
    leaveFormerReleasesOut()
  },
  async tarball() {
    await ensurePackage()
    leaveFormerReleasesOut()
    packTarball()
    console.log(`made ${relative(root, tarball)}`)
  },
  publint: () => runNode('node_modules/publint/src/cli.js', 'run', tarball, '--strict'),
  attw() {
    const widgets = listWidgets(root).map(name => `./widgets/${name}`)
    const more = ['--include-entrypoints', ...widgets, '--exclude-entrypoints', './cdn/*', './widgets/*']
    runNode('node_modules/@arethetypeswrong/cli/dist/index.js', tarball, '--profile', 'esm-only', ...more)
  },
}

const [name = ''] = process.argv.slice(2)
const job = Object.hasOwn(JOBS, name) ? JOBS[name] : undefined
if (!job) throw new Error(`Unknown job "${name}"; expected ${Object.keys(JOBS).join(', ')}.`)
await job()
