import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sanitize } from 'storybook/internal/csf'
import { CONTRACT, ROUTE_NAMES } from '#core/api/contract.ts'
import type { Call } from '#core/http/call.ts'
import { listFiles, listRoutes } from '#tools/build/list-routes.ts'
import { listWidgets } from '#tools/build/plugins/widgets-plugin.ts'
import { printShape } from '#tools/openapi/print-shape.ts'
import { root } from '#tools/root.ts'

/** What only the sources of a widget tell: which calls it may make, what it hears and fires, what analytics are told. */
export interface WidgetFacts {
  /** The id of its page. */
  page: string
  /** As the contract has them. */
  routes: readonly CallFacts[]
  /** As `docs/events-and-markers.md` has it. */
  events: readonly Mention[]
  tracked: readonly string[]
}

export interface Mention {
  name: string
  meaning: string
}

/** A call as whoever builds a server reads it. */
export interface CallFacts extends Mention, Pick<Call, 'method' | 'path' | 'status' | 'access'> {
  /** What its query may hold. */
  query: readonly (Mention & { isRequired: boolean })[]
  /** The shapes of its bodies; null where there is none. */
  request: string | null
  response: string | null
  /** The statuses of its failures that islands tell apart. */
  errors: readonly number[]
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
      const events = mergeMentions(explained.filter(event => text.includes(`'${event.name}'`)))
      // What is tracked by shared code is not tracked for all who share it.
      const tracked = listTracked(read(files.filter(file => file.startsWith(`widgets/${name}/`))))
      return [name, { page: readPage(name), routes: (routes[name] ?? []).map(explainCall), events, tracked }]
    }),
  )
}

function explainCall(name: string): CallFacts {
  const route = ROUTE_NAMES.find(one => one === name)
  if (!route) throw new Error(`The contract has no call ${name}.`)
  const { doc, method, path, query, request, response, status, errors, access } = CONTRACT[route]
  return {
    name,
    meaning: doc,
    method,
    path,
    query: Object.entries(query).map(([key, { doc, isRequired = false }]) => ({
      name: key,
      meaning: doc,
      isRequired,
    })),
    request: request && printShape(request),
    response: response && status !== 204 ? printShape(response) : null,
    status,
    errors: [...errors].sort(),
    access,
  }
}

/** By its story's title. */
function readPage(name: string): string {
  const [, title = ''] =
    /title: '([^']+)'/.exec(readFileSync(join(root, `stories/${name}.stories.tsx`), 'utf8')) ?? []
  return `${sanitize(title)}--docs`
}

/** One that is told in two tables, as it is heard and fired, is one with both meanings. */
const mergeMentions = (mentions: readonly Mention[]): Mention[] =>
  [...Map.groupBy(mentions, ({ name }) => name)].map(([name, same]) => ({
    name,
    meaning: same.map(({ meaning }) => meaning).join('; '),
  }))

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
