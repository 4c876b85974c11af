import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ENDPOINTS } from '#core/api/contract.ts'
import { listFiles, listRoutes } from '#tools/build/list-routes.ts'
import { listWidgets } from '#tools/build/plugins/widgets-plugin.ts'
import { root } from '#tools/root.ts'

/** What only the sources of a widget tell: which calls it may make, what it hears and fires, what analytics are told. */
export interface WidgetFacts {
  /** As the contract has it. */
  routes: readonly Mention[]
  /** As `docs/events-and-markers.md` has it. */
  events: readonly Mention[]
  tracked: readonly string[]
}

export interface Mention {
  name: string
  meaning: string
}

const ID = 'ostrov:widget-facts'

/** Makes `ostrov:widget-facts`, a map from each widget's name to its facts. */
export function widgetFactsPlugin() {
  const loaded = `\0${ID}`
  return {
    name: 'ostrov-widget-facts',
    resolveId: (id: string) => (id === ID ? loaded : null),
    load: async (id: string) =>
      id === loaded ? `export const facts = ${JSON.stringify(await readFacts())}` : null,
  }
}

export async function readFacts(): Promise<Record<string, WidgetFacts>> {
  const routes = await listRoutes(root)
  const explained = explainEvents(readFileSync(join(root, 'docs/events-and-markers.md'), 'utf8'))
  const read = (files: readonly string[]): string =>
    files.map(file => readFileSync(join(root, file), 'utf8')).join('\n')
  return Object.fromEntries(
    listWidgets(root).map(name => {
      const files = listFiles(root, name)
      const text = read(files)
      const events = explained.filter(event => text.includes(`'${event.name}'`))
      // What is tracked by shared code is not tracked for all who share it.
      const tracked = listTracked(read(files.filter(file => file.startsWith(`widgets/${name}/`))))
      return [name, { routes: (routes[name] ?? []).map(explainCall), events, tracked }]
    }),
  )
}

const explainCall = (name: string): Mention => ({
  name,
  meaning: ENDPOINTS.find(endpoint => endpoint.name === name)?.doc ?? '',
})

/** The rows of the page's tables whose event is of the window, or is fired on a placeholder by somebody else. */
const explainEvents = (markdown: string): Mention[] =>
  [...beforeKept(markdown).matchAll(/^\| `(ostrov:[a-z-]+)` \|(.+)\|$/gm)].map(
    ([, name = '', cells = '']) => ({
      name,
      meaning: cells.split('|').at(-1)?.trim() ?? '',
    }),
  )

/** What is kept in the browser has names of the same kind, and is no event. */
const beforeKept = (markdown: string): string => markdown.split('\n## What is kept in the browser\n')[0] ?? ''

const listTracked = (text: string): string[] => {
  const named = [...text.matchAll(/\btrack(?:Later)?\('([a-z_]+)'/g)].map(([, name = '']) => name)
  return [...new Set([...named, ...(text.includes('trackImpression(') ? ['view_item_list'] : [])])].sort()
}
