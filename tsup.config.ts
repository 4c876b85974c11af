import { readFileSync } from 'node:fs'
import { defineConfig, type Options } from 'tsup'
import { CLI_BUILD } from './.ci/cli-build.ts'
import { compileMessages, isMessages } from './.ci/plugins/messages-plugin.ts'
import { describeServerBundle } from './.ci/server-bundle.ts'
import { listEntries } from './.ci/write-entries.ts'

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
  esbuildPlugins: [
    {
      name: 'ostrov-messages',
      setup(build) {
        build.onLoad({ filter: /[/\\-]messages\.ts$/ }, async ({ path }) =>
          isMessages(path, readFileSync(path, 'utf8'))
            ? { contents: await compileMessages(path, { keepParamTexts: true }), loader: 'js' }
            : undefined,
        )
      },
    },
  ],
}

/** The one part that runs on a server, where no React is installed. */
const server: Options = {
  ...describeServerBundle(import.meta.dirname, 'dist/npm/server', { index: 'server/index.ts' }),
  dts: true,
}

export default defineConfig([npmPackage, CLI_BUILD, server])
