import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Rollup } from 'vite'
import { runNode } from './make-package.ts'
import { unpacked } from './pack.ts'

const HOSTS = ['react', 'preact'] as const
type Host = (typeof HOSTS)[number]

/** What Preact's own guide asks of a project that uses React's libraries. */
const PREACT_PATHS = {
  react: ['preact/compat'],
  'react/jsx-runtime': ['preact/jsx-runtime'],
  'react-dom': ['preact/compat'],
  'react-dom/*': ['preact/compat/*'],
}

/** What Preact's own guide puts in the place of React, and nothing else. */
const PREACT = [
  { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react(-dom)?$/, replacement: 'preact/compat' },
]

/** What a page names of an app, and all that went into it. */
export interface BuiltHost {
  script: string
  styles: string[]
  modules: string[]
}

/** Builds the demo apps from the package as it would be published: into `dist/hosts`, that of Next where it stands. */
export async function buildHosts(root: string): Promise<void> {
  const folder = stageHosts(root)
  for (const host of HOSTS) await buildHost(root, folder, host)
  runNode('node_modules/next/dist/bin/next', 'build', join(folder, 'next'))
}

async function buildHost(root: string, folder: string, host: Host): Promise<void> {
  const outDir = join(root, 'dist/hosts', host)
  rmSync(outDir, { recursive: true, force: true })
  const { output } = (await build({
    root: join(folder, host),
    configFile: false,
    logLevel: 'error',
    base: `/static/hosts/${host}/`,
    publicDir: false,
    resolve: { alias: host === 'preact' ? PREACT : [] },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir,
      target: 'es2022',
      // A page's policy knows no addresses of data.
      assetsInlineLimit: 0,
      rollupOptions: { input: join(folder, host, 'main.tsx') },
    },
  })) as Rollup.RollupOutput
  const built = describeHost(output)
  writeFileSync(join(outDir, 'built.json'), `${JSON.stringify(built, null, 2)}\n`)
}

function describeHost(output: Rollup.RollupOutput['output']): BuiltHost {
  const [entry] = output
  return {
    script: entry.fileName,
    styles: [...(entry.viteMetadata?.importedCss ?? [])],
    modules: output.flatMap(file => (file.type === 'chunk' ? file.moduleIds : [])),
  }
}

const listPaths = (root: string): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(PREACT_PATHS).map(([name, targets]) => [
      name,
      targets.map(target => join(root, 'node_modules', target)),
    ]),
  )

/**
 * Puts the demo apps where the package is installed: a folder whose `node_modules` has what the tarball holds, so
 * that its manifest and not this project's folders says what an import means. Returns the folder.
 */
function stageHosts(root: string): string {
  const folder = join(root, 'dist/host-apps')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'node_modules'), { recursive: true })
  // Without a name of its own it would be a part of this project, which has the package's name.
  writeFileSync(join(folder, 'package.json'), '{ "name": "host-apps", "type": "module" }\n')
  cpSync(unpacked, join(folder, 'node_modules/ostrov'), { recursive: true })
  cpSync(join(root, 'demo-pages/hosts'), folder, { recursive: true })
  for (const host of HOSTS) {
    const config = describeTypes(host, listPaths(root))
    writeFileSync(join(folder, host, 'tsconfig.json'), JSON.stringify(config, null, 2))
  }
  const next = { ...describeTypes('react', {}).compilerOptions, ...NEXT_TYPES }
  writeFileSync(join(folder, 'next/tsconfig.json'), JSON.stringify({ compilerOptions: next }, null, 2))
  return folder
}

/** What Next asks for, and that its own types are not held to an app's rules. */
const NEXT_TYPES = {
  types: ['node'],
  skipLibCheck: true,
  esModuleInterop: true,
  resolveJsonModule: true,
  isolatedModules: true,
}

/** The settings of a careful app: nothing of a library's types is taken on trust. */
const describeTypes = (host: Host, preactPaths: Record<string, string[]>) => ({
  compilerOptions: {
    target: 'es2022',
    lib: ['es2023', 'dom', 'dom.iterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    allowImportingTsExtensions: true,
    noEmit: true,
    skipLibCheck: false,
    types: [],
    ...(host === 'preact' && { jsxImportSource: 'preact', paths: preactPaths }),
  },
  include: ['.', '../*.d.ts'],
})
