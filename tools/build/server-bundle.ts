import { join } from 'node:path'
import { build, type Options } from 'tsup'
import { root } from '../root.ts'
import { messagesEsbuildPlugin } from './plugins/messages-plugin.ts'
import { PREACT_ALIASES } from './plugins/preact-aliases.ts'
import { listWidgets } from './plugins/widgets-plugin.ts'

type Plugin = NonNullable<Options['esbuildPlugins']>[number]

/** A server follows no signals: what would listen to them there would listen for ever. */
const listAliases = (root: string) => [
  {
    find: /^@preact\/signals-react\/runtime$/,
    replacement: join(root, 'server/no-signals-on-server.ts'),
  },
  { find: /^@preact\/signals-react$/, replacement: '@preact/signals-core' },
  ...PREACT_ALIASES.filter(({ find }) => !find.source.includes('signals')),
]

const makeAliasPlugin = (root: string): Plugin => ({
  name: 'ostrov-aliases',
  setup({ onResolve, resolve }) {
    for (const { find, replacement } of listAliases(root))
      onResolve({ filter: find }, ({ kind }) => resolve(replacement, { kind, resolveDir: root }))
  },
})

/** All widgets at once; what a view fetches later is no part of its first sight. */
const makeWidgetsPlugin = (root: string): Plugin => ({
  name: 'ostrov-server-widgets',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^ostrov:server-widgets$/ }, () => ({ path: 'widgets', namespace: 'ostrov' }))
    onLoad({ filter: /^widgets$/, namespace: 'ostrov' }, () => ({
      contents: writeWidgets(root),
      resolveDir: root,
    }))
    onResolve({ filter: /^\./ }, ({ kind }) =>
      kind === 'dynamic-import' ? { path: 'later', namespace: 'ostrov' } : undefined,
    )
    onLoad({ filter: /^later$/, namespace: 'ostrov' }, () => ({ contents: 'export {}' }))
  },
})

function writeWidgets(root: string): string {
  const names = listWidgets(root)
  const imports = names.map((name, i) => `import { widget as w${i} } from './widgets/${name}/index.ts'`)
  const rows = names.map((name, i) => `[${JSON.stringify(name)}, w${i}]`)
  return `${imports.join('\n')}\nexport const widgets = new Map([${rows}])`
}

/**
 * How the renderer for servers is built: whole, on Preact, for a plain Node. Tools that bundle their own settings
 * don't know where this file lies, so they name the project's folder.
 */
export const describeServerBundle = (
  root: string,
  outDir: string,
  entry: Record<string, string>,
): Options => ({
  entry,
  outDir,
  format: 'esm',
  target: 'node20',
  platform: 'node',
  noExternal: [/.*/],
  splitting: true,
  minifySyntax: true,
  define: { 'process.env.NODE_ENV': '"production"' },
  esbuildPlugins: [
    makeAliasPlugin(root),
    messagesEsbuildPlugin({ keepParamTexts: false, isTypeset: true }),
    makeWidgetsPlugin(root),
  ],
  clean: true,
  silent: true,
})

/** Builds the renderer beside the files of the CDN, for the shop and for the skeletons. */
export async function buildServer(outDir: string): Promise<void> {
  const entry = {
    index: join(root, 'server/index.ts'),
    'loading-state': join(root, 'server/loading-state.ts'),
  }
  await build({ ...describeServerBundle(root, outDir, entry), config: false })
}
