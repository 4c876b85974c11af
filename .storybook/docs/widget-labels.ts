import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listWidgets } from '#tools/build/plugins/widgets-plugin.ts'
import type { Labels } from './search-index.ts'

/** The Czech and the Romanian label of each widget, read without loading it. */
export const readLabels = (root: string): Labels =>
  Object.fromEntries(
    listWidgets(root).map(name => {
      const code = readFileSync(join(root, 'widgets', name, 'messages.ts'), 'utf8')
      const labels = [...code.matchAll(/'component\.label': '([^']+)'/g)].map(([, label = '']) => label)
      return [name, labels.slice(0, 2)]
    }),
  )
