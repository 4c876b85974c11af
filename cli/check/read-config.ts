import type { MarketCode } from '../../core/market.ts'
import { PageConfig } from '../../core/page.ts'
import type { Page } from './parse-page.ts'
import { type JsonFault, type JsonMember, type JsonNode, scanJson } from './scan-json.ts'
import { readAttribute, readScriptKind, type Tag } from './tag.ts'

/** The page's `#ostrov-page`, as far as it could be read. */
export interface ReadConfig {
  tag: Tag
  /** Where its text begins. */
  at: number
  text: string
  isScript: boolean
  /** Null where it is no JSON. */
  root: JsonNode | null
  fault: JsonFault | null
  value: unknown
}

export const CONFIG_ID = 'ostrov-page'

export const listConfigs = ({ tags }: Page): Tag[] =>
  tags.filter(tag => readAttribute(tag, 'id') === CONFIG_ID && !tag.isInert)

/** Reads the configuration that the loader reads: the first element of the id. */
export function readConfig(page: Page): ReadConfig | null {
  const all = listConfigs(page)
  const tag = all.find(({ name }) => name === 'script') ?? all[0]
  if (!tag) return null
  const text = tag.texts.map(piece => piece.text).join('')
  const at = tag.texts[0]?.at ?? tag.at
  const isScript = tag.name === 'script' && readScriptKind(tag) === 'json'
  const scanned = scanJson(text)
  if ('fault' in scanned) return { tag, at, text, isScript, root: null, fault: scanned.fault, value: null }
  return { tag, at, text, isScript, root: scanned.root, fault: null, value: JSON.parse(text) }
}

/** Whether an app of the page brings the loader in its own bundle; it says so beside the configuration. */
export const isLoadedByApp = (config: ReadConfig | null): boolean =>
  config !== null && readAttribute(config.tag, 'data-loader') === 'app'

/** A member of an object that came as JSON. */
export const readMember = (value: unknown, key: string): unknown =>
  value !== null && typeof value === 'object' && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined

export function readMarket(config: ReadConfig | null): MarketCode | null {
  const market = readMember(config?.value, 'market')
  return PageConfig.entries.market.options.find(code => code === market) ?? null
}

/** Where the last part of a path that is there stands, from the start of the text. */
export function findPlace(root: JsonNode, path: readonly string[]): number {
  let node: JsonNode | undefined = root
  let at = root.at
  for (const key of path) {
    const member: JsonMember | undefined = node?.members?.findLast(one => one.key === key)
    const item: JsonNode | undefined = node?.items?.[Number(key)]
    node = member?.value ?? item
    if (!node) break
    at = member?.at ?? node.at
  }
  return at
}
