import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundle } from 'lightningcss'
import { listStylesheets } from '#tools/build/list-stylesheets.ts'
import { listWidgets } from '#tools/build/plugins/widgets-plugin.ts'
import { writeEntries } from '#tools/build/write-entries.ts'
import { writeManifest } from '#tools/build/write-manifest.ts'
import { writeOpenApi } from '#tools/openapi/write-openapi.ts'
import { root } from '../root.ts'
import { buildHosts } from './build-hosts.ts'

const built = join(root, 'dist/npm')
const folder = join(root, 'dist/package')

async function makePackage(): Promise<void> {
  for (const old of [folder, built]) rmSync(old, { recursive: true, force: true })
  await writeEntries(root)
  runTool('tsup/dist/cli-default.js', [])
  if (process.exitCode) return
  writeFileSync(join(built, 'styles.css'), bundleStyles())
  // The panel of `?ostrov-debug` asks for it by its own address.
  cpSync(join(root, 'loader/mount/debug.css'), join(built, 'debug.css'))
  // TypeScript resolves imports of stylesheets too.
  writeFileSync(join(built, 'styles.css.d.ts'), 'export {}\n')
  for (const part of ['npm', 'cli'])
    cpSync(join(root, 'dist', part), join(folder, 'dist', part), { recursive: true })
  // Names no files of a build: those belong to whoever serves them.
  await writeManifest(root, join(folder, 'dist'))
  await writeOpenApi(root, join(folder, 'dist'))
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(describePackage(), null, 2)}\n`)
  for (const file of ['README.md', 'LICENSE', 'docs']) {
    if (existsSync(join(root, file))) cpSync(join(root, file), join(folder, file), { recursive: true })
  }
  // What nobody outside can build with is no package.
  await buildHosts(root)
}

function bundleStyles(): string {
  const sheets = listStylesheets(root).map(filename => bundle({ filename, minify: true }).code)
  return `${Buffer.concat(sheets).toString('utf8')}\n`
}

/** The manifest without what only serves the making; each widget by name, so that the types of each can be checked. */
function describePackage(): unknown {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const {
    private: _,
    scripts: _scripts,
    devDependencies: _dev,
    allowScripts: _allow,
    exports,
    ...kept
  } = manifest
  const { './widgets/*': widget, './styles.css': styles, ...others } = exports
  const widgets = listWidgets(root).map(name => [`./widgets/${name}`, fillIn(widget, name)])
  return {
    ...kept,
    sideEffects: ['**/*.css'],
    exports: {
      ...others,
      './styles.css': { types: `${styles}.d.ts`, default: styles },
      ...Object.fromEntries(widgets),
    },
  }
}

const fillIn = (targets: Record<string, string>, name: string): Record<string, string> =>
  Object.fromEntries(Object.entries(targets).map(([key, path]) => [key, path.replace('*', name)]))

function runTool(path: string, args: readonly string[]): void {
  const { status } = spawnSync(process.execPath, [join(root, 'node_modules', path), ...args], {
    cwd: root,
    stdio: 'inherit',
  })
  if (status !== 0) process.exitCode = status ?? 1
}

/** Makes the npm package in dist/package, as it would be published; with `publint` or `attw` checks it. */
const [job = 'make'] = process.argv.slice(2)
if (job === 'make') await makePackage()
else if (job === 'publint') runTool('publint/src/cli.js', ['run', folder, '--strict'])
else if (job === 'attw')
  runTool('@arethetypeswrong/cli/dist/index.js', ['--profile', 'esm-only', '--pack', folder])
else throw new Error(`Unknown job "${job}"; expected make, publint or attw.`)
