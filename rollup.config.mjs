import { fileURLToPath } from 'node:url'
import alias from '@rollup/plugin-alias'
import commonjs from '@rollup/plugin-commonjs'
import nodeResolve from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import terser from '@rollup/plugin-terser'
import esbuild from 'rollup-plugin-esbuild'
import { MARKETS } from '#core/market.ts'
import { FORMATJS_ALIASES, messagesPlugin } from '#tools/build/plugins/messages-plugin.ts'
import { PREACT_ALIASES } from '#tools/build/plugins/preact-aliases.ts'
import { stripEndpointsPlugin } from '#tools/build/plugins/strip-endpoints-plugin.ts'
import { stylesheetAddressPlugin } from '#tools/build/plugins/stylesheet-address-plugin.ts'
import { widgetsPlugin } from '#tools/build/plugins/widgets-plugin.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
/** @param {string} path */
const inProject = path => fileURLToPath(new URL(path, import.meta.url))

/** Parts that travel together, by the rooms of their modules; all else is cut by who needs it. The loader spells these names, so they are short. */
const CHUNKS = [
  // What comes with the first write.
  ['h', /core\/http\/(csrf|write)\.ts$|core\/state\/submission\.ts$/],
  // What every page needs: the loader's other half, the page, params and texts, the runtime; and what asks the server.
  [
    'm',
    /loader\/(mount\/(?!debug)|runtime\/)|core\/([\w-]+\.ts$|params\/(?!make-param|phone-pattern|rich-kinds)|intl\/(?!failure|refusal|word|show|format-money)|http\/(?!read-by-post)|(api\/)?cart\/cart\.ts$|state\/(resource|cross-tab|primary-instance)\.ts$|api\/wire\.ts$|money\/decimal\.ts$)|widgets\/_kit\/(feedback\/(announce|keyed-text)|tracking\/track-later|react\/use-(model|top-layer|unique-id))\.tsx?$|node_modules\/(preact|@preact|valibot|@formatjs|intl-messageformat|ky)/,
  ],
  // What every island needs that shows what it asked for, or why it can't.
  [
    'n',
    /core\/intl\/(failure|word|show-date|shown|format-money)|core\/money\/(?!parse-typed)|core\/params\/rich-kinds|core\/state\/(browser-url|kept-drafts)|widgets\/_kit\/(feedback|react\/(?!slot)|focus\/(?!restore)|link|form\/password-messages)/,
  ],
  // What a short form is before its rules are there.
  ['e', /widgets\/_kit\/form\/(early|use-kept-draft)/],
  // What comes with the first form.
  [
    'f',
    /core\/(validation\/(?!contact\/search-|discount\/)|state\/form-model|intl\/refusal)|widgets\/_kit\/form\/|node_modules\/@formisch/,
  ],
  // The steps by which a device is chosen: selectors alone have them.
  [
    's',
    /core\/device\/(filter|model-groups|name)|core\/params\/phone-pattern|widgets\/_kit\/device\/(device-steps|folded|many|model|steps|use-folding)/,
  ],
  // What a device is, and what prices it.
  ['d', /core\/(device|api\/device)\/|core\/state\/(url-sync|remove-query)|widgets\/_kit\/device\/choice/],
  ['b', /core\/buyback\/|core\/api\/buyback\/selector/],
  // Who looks at the page.
  ['v', /core\/(api\/)?visitor\/visitor/],
]

export const nameChunk = id => CHUNKS.find(([, modules]) => modules.test(id))?.[0]

/** The CDN build of one market: the loader and every widget, with that market's texts. */
export const configureMarket = (market, cssOf) => ({
  input: { loader: inProject('loader/entry/main.ts') },
  preserveEntrySignatures: false,
  plugins: [
    widgetsPlugin(root, cssOf),
    stylesheetAddressPlugin(),
    messagesPlugin({ languages: [MARKETS[market].language], keepParamTexts: false, isTypeset: true }),
    ...transformSources(),
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
})

/** What a page runs instead of what the sources name, and written as short as can be. */
const transformSources = () => [
  alias({ entries: [...PREACT_ALIASES, ...FORMATJS_ALIASES] }),
  nodeResolve({ browser: true, exportConditions: ['browser', 'import'] }),
  commonjs(),
  replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': '"production"' } }),
  esbuild({ target: 'es2022', jsx: 'automatic', minify: false, tsconfig: false }),
  stripEndpointsPlugin(),
  terser({
    module: true,
    ecma: 2022,
    // Of what is called unsafe, only calls of replaced built-ins would behave otherwise.
    compress: { passes: 3, unsafe: true, unsafe_arrows: true, pure_getters: true, keep_fargs: false },
    format: { comments: false },
  }),
]
