import { fileURLToPath } from 'node:url'
import alias from '@rollup/plugin-alias'
import commonjs from '@rollup/plugin-commonjs'
import nodeResolve from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import terser from '@rollup/plugin-terser'
import type { OutputOptions, RollupOptions } from 'rollup'
import esbuild from 'rollup-plugin-esbuild'
import { messagesPlugin } from './.ci/plugins/messages-plugin.ts'
import { PREACT_ALIASES } from './.ci/plugins/preact-aliases.ts'
import { stylesheetAddressPlugin } from './.ci/plugins/stylesheet-address-plugin.ts'
import { widgetsPlugin } from './.ci/plugins/widgets-plugin.ts'
import { MARKETS, type MarketCode } from './core/market.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
const inProject = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** Parts that travel together, by the paths of their modules; all else is cut by who needs it. The loader spells these names, so they are short. */
const CHUNKS: readonly [name: string, modules: RegExp][] = [
  // The list of widgets grows with the shop; the loader must not.
  ['w', /ostrov:widgets$/],
  // What every island needs.
  [
    'm',
    /loader\/mount\.tsx$|core\/(given|market|page|report|widget)\.ts$|core\/params\/(define-params|param|read-params|vocabulary)\.ts$|core\/intl\/(format-message|translate)\.ts$|node_modules\/(preact|@preact|valibot)/,
  ],
  // The kinds of params that few widgets have; else they would travel with the vocabulary.
  ['k', /core\/params\/(make-param|rich-kinds)\.ts$/],
  // What every island needs that asks the server.
  [
    'c',
    /core\/api\/(answer|call-url|check-answer|drf-errors|failure|fit-body|judge-answer|online|pause|plan-retry|read|read-given|retry-after|retry-budget|routes|wire)\.ts$|core\/money\/decimal\.ts$|widgets\/_kit\/(announce|live|track-later|use-model)\.tsx?$/,
  ],
  // What every island needs that shows what it asked for, or why it can't.
  [
    'f',
    /core\/state\/(resource|take-given)\.ts$|core\/intl\/(failure|word)|widgets\/_kit\/(button|failure-note|note)\.tsx$/,
  ],
  // What comes with the first form.
  ['h', /node_modules\/ky\/|core\/api\/(csrf|http)\.ts$/],
]

export const nameChunk = (id: string): string | undefined =>
  CHUNKS.find(([, modules]) => modules.test(id))?.[0]

/** The CDN build of one market: the loader and every widget, with that market's texts. */
export function configureMarket(
  market: MarketCode,
  cssOf: (name: string) => readonly string[],
): RollupOptions & { output: OutputOptions } {
  return {
    input: { loader: inProject('loader/main.ts') },
    preserveEntrySignatures: false,
    plugins: [
      widgetsPlugin(root, cssOf),
      stylesheetAddressPlugin(),
      messagesPlugin({ languages: [MARKETS[market].language], keepParamTexts: false }),
      // What a page runs instead of what the sources name.
      alias({ entries: PREACT_ALIASES }),
      nodeResolve({ browser: true, exportConditions: ['browser', 'import'] }),
      commonjs(),
      replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': '"production"' } }),
      esbuild({ target: 'es2022', jsx: 'automatic', minify: false, tsconfig: false }),
      terser({
        module: true,
        ecma: 2022,
        // Of what is called unsafe, only calls of replaced built-ins would behave otherwise.
        compress: { passes: 3, unsafe: true, unsafe_arrows: true, pure_getters: true, keep_fargs: false },
        format: { comments: false },
      }),
    ],
    output: {
      dir: inProject(`dist/cdn/${market}`),
      format: 'es',
      // The maps stand beside the files; a comment in each would be read by every visitor.
      sourcemap: 'hidden',
      entryFileNames: '[name]-[hash:7].js',
      chunkFileNames: '[name]-[hash:7].js',
      assetFileNames: '[name]-[hash:7][extname]',
      hoistTransitiveImports: false,
      manualChunks: nameChunk,
    },
    onwarn(warning, warn) {
      if (warning.code === 'MODULE_LEVEL_DIRECTIVE') return
      warn(warning)
      throw new Error(warning.message)
    },
  }
}
