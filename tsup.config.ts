import { readFileSync } from 'node:fs'
import { defineConfig } from 'tsup'
import { compileMessages, isMessages } from './.ci/plugins/messages-plugin.ts'
import { listWidgets } from './.ci/plugins/widgets-plugin.ts'

/** The npm package: ESM with types, React and all dependencies left to whoever installs it. */
export default defineConfig({
  entry: {
    index: 'core/index.ts',
    ...Object.fromEntries(
      listWidgets(import.meta.dirname).map(name => [`widgets/${name}/index`, `widgets/${name}/index.ts`]),
    ),
  },
  outDir: 'dist/npm',
  format: 'esm',
  target: 'es2022',
  platform: 'neutral',
  dts: true,
  splitting: true,
  sourcemap: true,
  clean: true,
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
})
