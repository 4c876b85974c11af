import { widgets } from 'ostrov:server-widgets'
import { FailureError } from '#core/http/failure.ts'
import type { InitialAnswer, MissedCall } from '#core/http/initial-data.ts'
import { parseParams, readParams } from '#core/params/read-params.ts'
import { report } from '#core/report.ts'
import { describeCrash } from '#loader/mount/describe-crash.ts'
import { escapeJson } from './escape-json.ts'
import { type IslandFiles, listLinks } from './list-links.ts'
import { RenderRefusal, refuseOnError } from './render-refusal.ts'
import { renderView } from './render-view.ts'
import type { ServerWidget } from './server-widget.ts'

/** What a server tells of an island that it wants rendered. */
export interface IslandRequest {
  /** As in the placeholder: an object, or a list of `{name, value, type}`. */
  params?: unknown
  /** The very configuration that stands in `script#ostrov-page`. */
  page: unknown
  /** The server's answers to what the island reads first; each as its call would answer. */
  data?: readonly InitialAnswer[]
  /** The path and query of the page. */
  address?: string
  /** What the page carries as `data-component-pk`; no other island of the page has it. */
  pk?: string | number | null
  /** The market's `manifest.json` and where its files are served, for `head`. */
  manifest?: IslandFiles
  baseUrl?: string
}

export interface IslandMarkup {
  /** The inside of the placeholder. */
  html: string
  /** Tags for the page's head; a tag that several islands want is written once. */
  head: readonly string[]
  /**
   * Whether the island's markup is in `html`. Then the placeholder is given `data-rendered`; else the server writes
   * what it would have written without this.
   */
  isRendered: boolean
  /** What the island would ask first: with the answers in `data` it can be rendered again. */
  missed: readonly MissedCall[]
}

/** Renders an island's first sight, which the loader takes over as it is. Whatever is wrong is reported, and the page goes on. */
export function renderIsland(name: string, request: IslandRequest): IslandMarkup {
  const { params = {}, manifest, baseUrl = '' } = request
  const head = manifest ? listLinks(name, manifest, baseUrl) : []
  const written = `<script type="application/json">${escapeJson(params)}</script>`
  try {
    const { inside, missed } = renderInside(name, request)
    return { html: written + inside, head, isRendered: true, missed }
  } catch (thrown) {
    report(`The component "${name}" was not rendered on the server: ${describeFault(thrown)}`)
    return { html: written, head, isRendered: false, missed: [] }
  }
}

function renderInside(
  name: string,
  { params = {}, page, data = [], address = '', pk }: IslandRequest,
): { inside: string; missed: readonly MissedCall[] } {
  const widget = findWidget(name)
  const id = makePrefix(pk)
  const { markup, language, taken, missed } = renderView(widget, {
    page,
    params: checkParams(widget, params),
    pk: pk === undefined || pk === null ? null : String(pk),
    initialData: { id, answers: data, search: new URL(address, 'http://localhost').search, isStrict: true },
  })
  const unused = data.filter(answer => !taken.has(answer)).map(({ route }) => route)
  if (unused.length > 0) report(`The component "${name}" has no use for answers to ${unused.join(', ')}.`)
  const initialData = escapeJson({ id, answers: [...taken] })
  const inside = `<script type="application/json" data-ostrov="data">${initialData}</script><div class="ostrov" lang="${language}">${markup}</div>`
  return { inside, missed }
}

function findWidget(name: string): ServerWidget {
  const widget = widgets.get(name)
  if (!widget) throw new RenderRefusal('there is no such component.')
  if (widget.content) throw new RenderRefusal("it shows the server's own markup.")
  return widget
}

function checkParams(widget: ServerWidget, params: unknown): object {
  const { values, issues } = readParams(
    widget.params,
    refuseOnError(() => parseParams(JSON.stringify(params))),
  )
  const fatal = issues.filter(issue => issue.isFatal)
  if (fatal.length === 0) return values
  throw new RenderRefusal(
    fatal.map(({ param, expected }) => `param ${JSON.stringify(param)} expected ${expected}.`).join(' '),
  )
}

let rendered = 0

/** Starts the ids of an island; of one without a pk it is told apart from the others by a number. */
const makePrefix = (pk: IslandRequest['pk']): string =>
  /^[\w-]{1,40}$/.test(String(pk ?? '')) ? `ostrov-p${pk}` : `ostrov-s${(++rendered).toString(36)}`

const describeFault = (thrown: unknown): string =>
  thrown instanceof RenderRefusal || thrown instanceof FailureError ? thrown.message : describeCrash(thrown)
