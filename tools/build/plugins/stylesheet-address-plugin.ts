import { readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Plugin } from 'rollup'

const ADDRESS = /new URL\('(\.\/[\w-]+\.css)', import\.meta\.url\)\.href/g

/** A stylesheet that a module names by its address comes along, under a name of its own content. */
export function stylesheetAddressPlugin(): Plugin {
  return {
    name: 'ostrov-stylesheet-address',
    transform: {
      order: 'pre',
      handler(code, id) {
        if (!code.includes('.css')) return null
        const written = code.replaceAll(ADDRESS, (_, path: string) => {
          const file = join(dirname(id), path)
          const source = readFileSync(file)
          return `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name: basename(file), source })}`
        })
        return { code: written, map: null }
      },
    },
  }
}
