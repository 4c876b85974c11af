import type { Options } from 'tsup'

/** The command line as one file that needs nothing beside it, for any Node from 20 on; built in the project's folder. */
export const CLI_BUILD = {
  config: false,
  entry: { ostrov: 'cli/ostrov.ts' },
  outDir: 'dist/cli',
  format: 'esm',
  target: 'node20',
  platform: 'node',
  noExternal: [/./],
  // jsonc-parser’s CommonJS finds its own files at run time, where there are none any more.
  esbuildOptions(options) {
    options.mainFields = ['module', 'main']
  },
  clean: true,
  silent: true,
} satisfies Options
