import { readFileSync } from 'node:fs'
import type { Options } from 'tsup'
import { compileMessages, isMessages, type MessagesOptions } from './compile-messages.ts'

type EsbuildPlugin = NonNullable<Options['esbuildPlugins']>[number]

const PARSER = /^@formatjs\/icu-messageformat-parser$/
const NO_PARSER = '@formatjs/icu-messageformat-parser/no-parser.js'

/** What compiled messages need of formatjs: all but its parser. */
export const FORMATJS_ALIASES: readonly { find: RegExp; replacement: string }[] = [
  { find: PARSER, replacement: NO_PARSER },
]

/** Compiles the texts of every `messages.ts`, for Rollup and Vite. */
export function messagesPlugin(options: MessagesOptions = {}) {
  return {
    name: 'ostrov-messages',
    enforce: 'pre' as const,
    transform(code: string, id: string) {
      const file = id.split('?')[0] ?? id
      return isMessages(file, code)
        ? { code: compileMessages(file, code, options), map: { mappings: '' as const } }
        : null
    },
  }
}

/** The same for esbuild, with the alias. */
export const messagesEsbuildPlugin = (options: MessagesOptions = {}): EsbuildPlugin => ({
  name: 'ostrov-messages',
  setup({ onLoad, onResolve, resolve }) {
    onResolve({ filter: PARSER }, ({ kind, resolveDir }) => resolve(NO_PARSER, { kind, resolveDir }))
    onLoad({ filter: /[/\\-]messages\.ts$/ }, ({ path }) => {
      const code = readFileSync(path, 'utf8')
      return isMessages(path, code) ? { contents: compileMessages(path, code, options), loader: 'ts' } : null
    })
  },
})
