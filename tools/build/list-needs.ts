import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ENDPOINTS } from '#core/api/contract.ts'
import type { PageSettings } from '#core/page.ts'
import { listRoutes } from './list-routes.ts'
import { listWidgets } from './plugins/widgets-plugin.ts'

/** What a page has to have for a widget. */
export interface Needs {
  /** The calls that it may make. */
  routes: readonly string[]
  /** Those of them that only some shops need, each with what it is for. */
  onlyFor: Readonly<Record<string, string>>
  /** The keys of the page's configuration that it can't do without. */
  pageKeys: readonly (keyof PageSettings)[]
  /** The widgets that it puts onto the page by itself, each with the param that makes it do so. */
  opens: readonly { name: string; param: string }[]
}

/** What `params.ts` of a widget tells beside its params. */
interface Told {
  pageKeys?: Needs['pageKeys']
  opens?: Readonly<Record<string, string>>
  /** What the whole widget is for, as `onlyFor` of calls names it: no page with it does without those. */
  purpose?: string
}

export async function listNeeds(root: string): Promise<Record<string, Needs>> {
  const asked = await listRoutes(root)
  const needs = listWidgets(root).map(async name => {
    const file = pathToFileURL(join(root, 'widgets', name, 'params.ts')).href
    const { pageKeys = [], opens = {}, purpose } = (await import(file)) as Told
    const routes = asked[name] ?? []
    const opened = Object.entries(opens).map(([other, param]) => ({ name: other, param }))
    return [name, { routes, onlyFor: findExtras(routes, purpose), pageKeys, opens: opened }] as const
  })
  return Object.fromEntries(await Promise.all(needs))
}

function findExtras(routes: readonly string[], purpose: string | undefined): Needs['onlyFor'] {
  const extras = ENDPOINTS.flatMap(({ name, onlyFor }) =>
    onlyFor && onlyFor !== purpose && routes.includes(name) ? [[name, onlyFor]] : [],
  )
  return Object.fromEntries(extras)
}
