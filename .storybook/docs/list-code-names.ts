import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listNeeds } from '#tools/build/list-needs.ts'
import { listFiles } from '#tools/build/list-routes.ts'
import { findPageKeys } from './page-keys.ts'
import type { CodeNames } from './search-index.ts'

/** The calls of each widget and the keys that it reads; a key that is an everyday word would lead everywhere. */
export async function listCodeNames(root: string): Promise<CodeNames> {
  const needs = await listNeeds(root)
  return Object.fromEntries(
    Object.entries(needs).map(([name, { routes }]) => {
      const files = listFiles(root, name).filter(file => file !== 'core/page.ts')
      const keys = findPageKeys(files.map(file => readFileSync(join(root, file), 'utf8')).join('\n'))
      return [name, [...routes, ...keys.filter(key => /[A-Z]/.test(key))]]
    }),
  )
}
