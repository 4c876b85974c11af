import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export const HOSTS = ['react', 'preact'] as const
export type Host = (typeof HOSTS)[number]

/** What Preact's own guide asks of a project that uses React's libraries. */
const PREACT_PATHS = {
  react: ['preact/compat'],
  'react/jsx-runtime': ['preact/jsx-runtime'],
  'react-dom': ['preact/compat'],
  'react-dom/*': ['preact/compat/*'],
}

const listPaths = (root: string): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(PREACT_PATHS).map(([name, targets]) => [
      name,
      targets.map(target => join(root, 'node_modules', target)),
    ]),
  )

/**
 * Puts the demo apps where the package is installed: a folder whose `node_modules` has what `dist/package` holds, so
 * that its manifest and not this project's folders says what an import means. Returns the folder.
 */
export function stageHosts(root: string): string {
  const folder = join(root, 'dist/host-apps')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'node_modules'), { recursive: true })
  // Without a name of its own it would be a part of this project, which has the package's name.
  writeFileSync(join(folder, 'package.json'), '{ "name": "host-apps", "type": "module" }\n')
  symlinkSync(join(root, 'dist/package'), join(folder, 'node_modules/ostrov'), 'junction')
  cpSync(join(root, 'demo-pages/hosts'), folder, {
    recursive: true,
  })
  for (const host of HOSTS) {
    const config = describeTypes(host, listPaths(root))
    writeFileSync(join(folder, host, 'tsconfig.json'), JSON.stringify(config, null, 2))
  }
  return folder
}

/** The settings of a careful app: nothing of a library's types is taken on trust. */
const describeTypes = (host: Host, preactPaths: Record<string, string[]>): object => ({
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
