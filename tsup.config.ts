import { defineConfig, type Options } from 'tsup'
import { messagesEsbuildPlugin } from '#tools/build/plugins/messages-plugin.ts'
import { describeServerBundle } from '#tools/build/server-bundle.ts'
import { listEntries } from '#tools/build/write-entries.ts'
import { CLI_BUILD } from '#tools/package/cli-build.ts'

/** The npm package: ESM with types, React and all dependencies left to whoever installs it. */
const npmPackage: Options = {
  entry: {
    index: 'core/index.ts',
    react: 'loader/app/index.ts',
    ...listEntries(import.meta.dirname),
  },
  outDir: 'dist/npm',
  format: 'esm',
  target: 'es2022',
  platform: 'neutral',
  dts: true,
  splitting: true,
  sourcemap: true,
  // The folder is emptied before, for the part of the server is built into it at the same time.
  clean: false,
  silent: true,
  inject: ['tools/package/browser-on-server.ts'],
  // Brought along without its parser, which an app's own copy would have.
  noExternal: [/^@formatjs\//, 'intl-messageformat'],
  esbuildPlugins: [messagesEsbuildPlugin({ isTypeset: true })],
}

/** The one part that runs on a server, where no React is installed. */
const server: Options = {
  ...describeServerBundle(import.meta.dirname, 'dist/npm/server', { index: 'server/index.ts' }),
  dts: true,
}

export default defineConfig([npmPackage, CLI_BUILD, server])
