import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageSettings } from '#core/page.ts'
import { listWidgets } from './plugins/widgets-plugin.ts'

/** The keys of the page's configuration that each widget can't do without: `pageKeys` beside its params. */
export async function listPageKeys(root: string): Promise<Record<string, readonly (keyof PageSettings)[]>> {
  const keys = listWidgets(root).map(async name => {
    const file = pathToFileURL(join(root, 'widgets', name, 'params.ts')).href
    const { pageKeys = [] } = (await import(file)) as { pageKeys?: readonly (keyof PageSettings)[] }
    return [name, pageKeys] as const
  })
  return Object.fromEntries(await Promise.all(keys))
}
