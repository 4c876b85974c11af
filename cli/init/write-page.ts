import { MARKETS, type MarketCode } from '#core/market.ts'
import type { BuiltFile, BuiltMarket, Component } from '../check/manifest.ts'
import { ENDPOINTS } from '../contract.ts'

/** What a page is to have. */
export interface WantedPage {
  build: BuiltMarket
  components: readonly (Component & { name: string })[]
  market: MarketCode
  /** Where the files of the build are served, with a slash at its end. */
  base: string
  /** What stands before the paths of the calls. */
  prefix: string
}

const escapeAttribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** Nothing in it can end its script. */
const writeJson = (value: unknown, indent?: number): string =>
  JSON.stringify(value, null, indent).replaceAll('<', '\\u003c')

/** The tags in the order in which a page needs them. */
export function writeHead({ base, build, components, market, prefix }: WantedPage): string {
  const { css, loader, shared, widgets } = build
  const link = (rel: string) => (file: BuiltFile) => `<link rel="${rel}" ${write('href', file)}>`
  const write = (name: string, { file, integrity }: BuiltFile) =>
    `${name}="${escapeAttribute(base + file)}" integrity="${escapeAttribute(integrity)}" crossorigin`
  const early = components.filter(({ when }) => !/^(?:interaction|media)/.test(when))
  const files = [
    ...(early.length > 0 ? shared : []),
    ...early.flatMap(({ name }) => widgets[name]?.files ?? []),
  ]
  const styles = components.flatMap(({ name }) => widgets[name]?.css ?? [])
  // Nobody but the site knows their values; `check` names those that are left empty.
  const untold = Object.fromEntries(listPageKeys(components).map(key => [key, '']))
  const config = { market, ...untold, routes: listRoutes(components, prefix) }
  return `${[
    `<script type="application/json" id="ostrov-page">\n${writeJson(config, 2)}\n</script>`,
    ...(build.integrity
      ? [`<script type="importmap">${writeImportMap(build.integrity, base)}</script>`]
      : []),
    link('stylesheet')(css),
    ...styles.map(({ file, text }) => `<style data-ostrov="${file}">${text}</style>`),
    `<script type="module" ${write('src', loader)}></script>`,
    ...takeOnce(files).map(link('modulepreload')),
  ].join('\n')}\n`
}

/** Has the browser run no module of the build whose bytes are others; a policy needs the hash of this very text. */
export const writeImportMap = (integrity: Readonly<Record<string, string>>, base: string): string =>
  writeJson({
    integrity: Object.fromEntries(Object.entries(integrity).map(([file, hash]) => [base + file, hash])),
  })

const takeOnce = (files: readonly BuiltFile[]): BuiltFile[] => [
  ...new Map(files.map(file => [file.file, file])).values(),
]

/** The keys of the configuration that the components can't do without. */
export const listPageKeys = (components: WantedPage['components']): string[] => [
  ...new Set(components.flatMap(({ pageKeys }) => pageKeys)),
]

/** The calls of all components, by the paths that the contract gives them. */
const listRoutes = (components: WantedPage['components'], prefix: string): Record<string, string> =>
  Object.fromEntries(
    [...new Set(components.flatMap(({ routes }) => routes))].map(name => [
      name,
      `${prefix}${ENDPOINTS.get(name)?.path ?? `/${name}/`}`,
    ]),
  )

/** A whole page, to try the components on. */
export function writePage(wanted: WantedPage): string {
  const { components, market } = wanted
  return `<!doctype html>
<html lang="${MARKETS[market].language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${components.map(({ name }) => name).join(', ')}</title>
${writeHead(wanted)}</head>
<body>
${components.map(writePlaceholder).join('\n')}
</body>
</html>
`
}

function writePlaceholder(
  { keepsContent, name, params }: WantedPage['components'][number],
  i: number,
): string {
  const wanted = Object.entries(params).filter(([, { isRequired }]) => isRequired)
  const given = Object.fromEntries(wanted.map(([param, described]) => [param, imagineValue(described)]))
  const content = keepsContent
    ? '<section data-tab="One"><p>The first.</p></section>\n  <section data-tab="Two"><p>The second.</p></section>'
    : '<p>What a visitor sees until the island is up.</p>'
  return `<div data-component="${name}" data-component-pk="${i + 1}">
  <script type="application/json">${writeJson(given)}</script>
  ${content}
</div>`
}

/** Something of its kind, for what an editor must set. */
function imagineValue({ choices, kind, min }: Component['params'][string]): unknown {
  if (kind === 'integer' || kind === 'money') return min ?? 1
  if (kind === 'flag') return true
  if (kind === 'list') return []
  return choices?.[0] ?? (kind === 'image' || kind === 'link' ? '/' : '1')
}
