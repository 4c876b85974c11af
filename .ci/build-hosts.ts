import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Rollup } from 'vite'
import { HOSTS, type Host, stageHosts } from './stage-hosts.ts'

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

/** Builds the demo apps from the package as it would be published, into `dist/hosts`. */
export async function buildHosts(root: string): Promise<void> {
  const folder = stageHosts(root)
  for (const host of HOSTS) await buildHost(root, folder, host)
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
