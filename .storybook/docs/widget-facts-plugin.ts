import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sanitize } from 'storybook/internal/csf'
import { CONTRACT, ROUTE_NAMES } from '#core/api/contract.ts'
import type { Call } from '#core/http/call.ts'
import { listNeeds, type Needs } from '#tools/build/list-needs.ts'
import { listFiles } from '#tools/build/list-routes.ts'
import { listWidgets } from '#tools/build/plugins/widgets-plugin.ts'
import { printShape } from '#tools/openapi/print-shape.ts'
import { root } from '#tools/root.ts'
import { EVENT_WORDS } from './event-words.ts'
import { findPageKeys } from './page-keys.ts'
import { virtualModule } from './virtual-module.ts'

/** What only the sources of a widget tell: which calls it may make, what it hears and fires, what analytics are told. */
export interface WidgetFacts {
  /** The id of its page, and how that is called. */
  page: string
  title: string
  /** As the contract has them. */
  routes: readonly CallFacts[]
  /** As `docs/events-and-markers.md` has it. */
  events: readonly EventFacts[]
  /** What the loader fires for it, as for any other. */
  states: readonly Mention[]
  /** The widgets that it puts onto the page by itself. */
  opened: Needs['opens']
  /** Keys of the page's configuration that it can't do without. */
  pageKeys: readonly KeyFacts[]
  /** All that it reads, beside what every component does. */
  readKeys: readonly ReadKey[]
  tracked: readonly string[]
}

export interface Mention {
  name: string
  meaning: string
}

export interface EventFacts extends Mention {
  way: 'hears' | 'fires'
}

/** As `docs/embedding.md` has it. */
export interface KeyFacts extends Mention {
  example: string
}

/** As its table has it. */
export interface ReadKey extends Mention {
  isRequired: boolean
  /** In words; empty where there is none. */
  preset: string
}

/** A call as whoever builds a server reads it. */
export interface CallFacts extends Mention, Pick<Call, 'method' | 'path' | 'status' | 'access'> {
  /** What only some shops offer and this is for; null where every page with the component needs it. */
  onlyFor: string | null
  /** What its query may hold. */
  query: readonly (Mention & { isRequired: boolean })[]
  /** The shapes of its bodies; null where there is none. */
  request: string | null
  response: string | null
  /** The statuses of its failures that islands tell apart. */
  errors: readonly number[]
}

/** Makes `ostrov:widget-facts`, a map from each widget's name to its facts. */
export const widgetFactsPlugin = () => virtualModule('ostrov:widget-facts', 'facts', readFacts)

/** Parts of the core that many import and that neither hear nor ask anything until somebody calls this. */
const DORMANT: readonly (readonly [file: string, call: string])[] = [
  ['core/cart/cart.ts', 'cart.subscribe('],
  ['core/visitor/visitor.ts', 'subscribeVisitor('],
  ['core/state/cross-tab.ts', 'subscribeCrossTab('],
]

export async function readFacts(): Promise<Record<string, WidgetFacts>> {
  const needs = await listNeeds(root)
  const embedding = readGuide('embedding.md')
  const explained = explainEvents(readGuide('events-and-markers.md'))
  const states = explained.filter(isOfState).map(({ name, meaning }) => ({ name, meaning }))
  return Object.fromEntries(
    listWidgets(root).map(name => {
      const files = dropDormant(listFiles(root, name))
      const events = listEvents(
        read(files),
        explained.filter(event => !isOfState(event)),
      ).map(event => ({ ...event, meaning: sayEvent(name, event) }))
      // What is tracked by shared code is not tracked for all who share it.
      const tracked = listTracked(read(files.filter(file => file.startsWith(`widgets/${name}/`))))
      const { routes = [], onlyFor = {}, pageKeys = [], opens = [] } = needs[name] ?? {}
      const calls = routes
        .map(route => ({ ...explainCall(route), onlyFor: onlyFor[route] ?? null }))
        .map(call =>
          call.name === 'cart-count' && !files.includes('core/cart/cart.ts')
            ? { ...call, meaning: `${call.meaning} Asked only where the page shows the cart as well.` }
            : call,
        )
      const keys = pageKeys.map(key => explainKey(key, embedding))
      const readKeys = listReadKeys(files, tracked).map(key =>
        describeKey(key, embedding, pageKeys.includes(key)),
      )
      const told = { ...readPage(name), routes: calls, events, states, tracked, pageKeys: keys, readKeys }
      return [name, { ...told, opened: opens }]
    }),
  )
}

const readGuide = (file: string): string => readFileSync(join(root, 'docs', file), 'utf8')

/** What a component reads beside what every one does; those of analytics where it tells them anything. */
export const listReadKeys = (files: readonly string[], tracked: readonly string[]): string[] =>
  findPageKeys(read(files.filter(file => file !== PAGE && (tracked.length > 0 || file !== TRACK))))

const PAGE = 'core/page.ts'
const TRACK = 'core/tracking/track.ts'

function describeKey(name: string, guide: string, isRequired: boolean): ReadKey {
  const [, meaning, preset = ''] = new RegExp(`^\\| \`${name}\` \\| (.+?) \\|(.*)\\|$`, 'm').exec(guide) ?? []
  if (!meaning) throw new Error(`docs/embedding.md has no row of ${name}.`)
  return { name, meaning, isRequired, preset: preset.trim() }
}

/** The row of the page's table, and the first value that an example has for it. */
function explainKey(name: string, guide: string): KeyFacts {
  const [, meaning] = new RegExp(`^\\| \`${name}\` \\| (.+?) \\|`, 'm').exec(guide) ?? []
  const [, example] = new RegExp(`"${name}": "([^"]+)"`).exec(guide) ?? []
  if (!meaning || !example) throw new Error(`docs/embedding.md has no row and no example of ${name}.`)
  return { name, meaning, example }
}

const isOfState = ({ name }: Mention): boolean => /^ostrov:(?:waiting|loading|ready|failed)$/.test(name)

const read = (files: readonly string[]): string =>
  files.map(file => readFileSync(join(root, file), 'utf8')).join('\n')

const dropDormant = (files: readonly string[]): readonly string[] =>
  DORMANT.reduce(
    (left, [file, call]) =>
      read(left.filter(one => one !== file)).includes(call) ? left : left.filter(one => one !== file),
    files,
  )

/** In the words of the component where it has its own. */
function sayEvent(widget: string, { way, name, meaning }: EventFacts): string {
  const words = EVENT_WORDS[`${way} ${name}`] ?? {}
  return words[widget] ?? words['*'] ?? meaning
}

/** What is heard and what is fired, each with what the document says of that. */
function listEvents(text: string, explained: readonly EventFacts[]): EventFacts[] {
  const names = [...new Set(explained.map(({ name }) => name))]
  return names.flatMap(name => {
    const own = explained.filter(event => event.name === name)
    const fired = text.split(`CustomEvent('${name}'`).length - 1
    const named = text.split(`'${name}'`).length - 1
    const ways = [named > fired && ('hears' as const), fired > 0 && ('fires' as const)].filter(
      way => way !== false,
    )
    return ways.map(way => ({
      name,
      way,
      meaning: (own.find(event => event.way === way) ?? own[0])?.meaning ?? '',
    }))
  })
}

function explainCall(name: string): Omit<CallFacts, 'onlyFor'> {
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
function readPage(name: string): Pick<WidgetFacts, 'page' | 'title'> {
  const [, title = ''] =
    /title: '([^']+)'/.exec(readFileSync(join(root, `stories/${name}.stories.tsx`), 'utf8')) ?? []
  return { page: `${sanitize(title)}--docs`, title: title.split('/').at(-1) ?? title }
}

/** The rows of the page's tables whose event is of the window, or is fired on a placeholder by somebody else. */
const explainEvents = (markdown: string): EventFacts[] =>
  beforeKept(markdown)
    .split('\n## ')
    .flatMap(part =>
      [...part.matchAll(/^\| `(ostrov:[a-z-]+)` \|(.+)\|$/gm)].map(([, name = '', cells = '']) => ({
        name,
        way: part.startsWith('Events that Ostrov hears') ? ('hears' as const) : ('fires' as const),
        meaning: cells.split('|').at(-1)?.trim() ?? '',
      })),
    )

/** What is kept in the browser has names of the same kind, and is no event. */
const beforeKept = (markdown: string): string => markdown.split('\n## What is kept in the browser\n')[0] ?? ''

const listTracked = (text: string): string[] => {
  const named = [...text.matchAll(/\btrack(?:Later)?\('([a-z_]+)'/g)].map(([, name = '']) => name)
  return [...new Set([...named, ...(text.includes('trackImpression(') ? ['view_item_list'] : [])])].sort()
}
