import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import { MARKETS, type MarketCode } from '#core/market.ts'
import { defineParams, type Params } from '#core/params/define-params.ts'
import { DESCRIBED_VALUE } from '#core/params/described-value.ts'
import { makeParam } from '#core/params/make-param.ts'

const BuiltFile = v.object({ file: v.string(), integrity: v.string() })
export type BuiltFile = v.InferOutput<typeof BuiltFile>

const InlineSheet = v.object({ ...BuiltFile.entries, text: v.string() })
export type InlineSheet = v.InferOutput<typeof InlineSheet>

const BuiltMarket = v.object({
  loader: BuiltFile,
  css: BuiltFile,
  shared: v.array(BuiltFile),
  widgets: v.record(v.string(), v.object({ files: v.array(BuiltFile), css: v.array(InlineSheet) })),
  integrity: v.optional(v.record(v.string(), v.string())),
})
export type BuiltMarket = v.InferOutput<typeof BuiltMarket>

const Texts = v.object({ en: v.string() })

const Component = v.object({
  when: v.string(),
  label: Texts,
  /** Whether it shows the markup it finds, other placeholders among it. */
  keepsContent: v.optional(v.boolean(), false),
  routes: v.optional(v.array(v.string()), []),
  /** Those of them that only some shops need, each with what it is for. */
  onlyFor: v.optional(v.record(v.string(), v.string()), {}),
  /** Keys of the page's configuration that it can't do without. */
  pageKeys: v.optional(v.array(v.string()), []),
  /** Components that it puts onto the page by itself, where one of its params is set. */
  opens: v.optional(v.array(v.object({ name: v.string(), param: v.string() })), []),
  params: v.record(v.string(), v.object({ ...DESCRIBED_VALUE, label: Texts, help: Texts })),
})
export type Component = v.InferOutput<typeof Component>

export const MARKET_CODES = Object.keys(MARKETS) as MarketCode[]

const BuiltMarkets = Object.fromEntries(MARKET_CODES.map(code => [code, v.optional(BuiltMarket)])) as Record<
  MarketCode,
  v.OptionalSchema<typeof BuiltMarket, undefined>
>

/** What the build says of components and files. Without `markets`, files can't be judged. */
const Manifest = v.object({
  markets: v.object(BuiltMarkets),
  widgets: v.record(v.string(), Component),
})
export type Manifest = v.InferOutput<typeof Manifest>

/** Reads a manifest from a file or an address; throws an error that says what is wrong with it. */
export async function readManifest(place: string | URL): Promise<Manifest> {
  const name = String(place)
  const parsed = v.safeParse(Manifest, parseJson(name, await readText(place)))
  if (parsed.success) return parsed.output
  const [issue] = parsed.issues
  throw new Error(
    `${name} is no manifest of Ostrov: ${v.getDotPath(issue) ?? 'it'} is ${issue.received}, expected ${issue.expected}. Take dist/manifest.json of the build.`,
  )
}

async function readText(place: string | URL): Promise<string> {
  if (!/^https?:/.test(String(place))) return readFile(place, 'utf8')
  const response = await fetch(place, { signal: AbortSignal.timeout(30_000) })
  if (!response.ok) throw new Error(`${place} answers ${response.status}.`)
  return response.text()
}

function parseJson(name: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error(`${name} is no JSON. Take dist/manifest.json of the build.`)
  }
}

/** The params of a component, to be read as its island reads them. */
export const makeParams = ({ params }: Component): Params =>
  defineParams(Object.fromEntries(Object.entries(params).map(([name, param]) => [name, makeParam(param)])))

export const findComponent = ({ widgets }: Manifest, name: string): Component | null =>
  (Object.hasOwn(widgets, name) && widgets[name]) || null

/** The files of the page's market, where they are known. */
export const findBuild = (of: { manifest: Manifest; market: MarketCode | null }): BuiltMarket | null =>
  (of.market && of.manifest.markets[of.market]) ?? null
