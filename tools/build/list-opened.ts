import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { listWidgets } from './plugins/widgets-plugin.ts'

export interface Opened {
  name: string
  /** The param that makes it do so. */
  param: string
}

/** The widgets that each widget puts onto the page by itself: `opens` beside its params. */
export async function listOpened(root: string): Promise<Record<string, readonly Opened[]>> {
  const opened = listWidgets(root).map(async name => {
    const file = pathToFileURL(join(root, 'widgets', name, 'params.ts')).href
    const { opens = {} } = (await import(file)) as { opens?: Readonly<Record<string, string>> }
    return [name, Object.entries(opens).map(([other, param]) => ({ name: other, param }))] as const
  })
  return Object.fromEntries(await Promise.all(opened))
}
