import * as v from 'valibot'
import { MARKETS, type MarketCode } from '#core/market.ts'
import { PageConfig } from '#core/page.ts'
import { describeChoice } from '../text.ts'
import { locateAttribute, type Page, readAttribute, readScriptKind, readText, type Tag } from './html.ts'
import { checkKeys, findPlace, readJson } from './json.ts'
import type { Check, ReadConfig, Reading } from './reading.ts'
import type { Add } from './report.ts'

export const CONFIG_ID = 'ostrov-page'

export const listConfigs = ({ tags }: Page): Tag[] =>
  tags.filter(tag => readAttribute(tag, 'id') === CONFIG_ID && !tag.isInert)

/** Reads the configuration that the loader reads: the first script of the id. */
export function readConfig(page: Page): ReadConfig | null {
  const all = listConfigs(page)
  const tag = all.find(({ name }) => name === 'script') ?? all[0]
  if (!tag) return null
  const { at, text } = readText(tag)
  const isScript = tag.name === 'script' && readScriptKind(tag) === 'json'
  return { tag, at, isScript, root: null, fault: null, value: null, ...readJson(text) }
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

const EXAMPLE = `<script type="application/json" id="${CONFIG_ID}">{"market":"cz","routes":{…}}</script>`

/** The page's configuration: that it is there once, can be read, and says nothing wrong. */
export const checkConfig: Check = (reading, add) => {
  const { config, page } = reading
  for (const { at } of listConfigs(page).slice(1))
    add('config-repeated', at, `The page has another element of the id "${CONFIG_ID}".`)
  const [first] = page.placeholders
  if (config) {
    checkElement(config, add)
    checkText(config, add)
    checkLanguage(reading, add)
  } else if (first)
    add('config-missing', first.at, `The page has placeholders and no <script id="${CONFIG_ID}">.`, {
      fix: `Put ${EXAMPLE} into its head.`,
    })
}

function checkElement({ isScript, tag }: ReadConfig, add: Add): void {
  if (isScript) return
  const type = JSON.stringify(readAttribute(tag, 'type') ?? '')
  const found = tag.name === 'script' ? `of the type ${type}` : `a <${tag.name}>`
  const problem = `The page’s configuration is ${found}.`
  add('config-element', locateAttribute(tag, 'type'), problem, { fix: `Write it as ${EXAMPLE}.` })
}

function checkText({ at, fault, root, value }: ReadConfig, add: Add): void {
  if (fault)
    add('config-json', at + fault.at, `The page’s configuration is no JSON: expected ${fault.expected}.`, {
      fix: fault.isCut
        ? 'Escape every "<" in it as \\u003c, as Django’s json_script does.'
        : 'Let the server write it with json_script, not by hand.',
    })
  if (!root) return
  const locate = (path: readonly string[]) => at + findPlace(root, path)
  checkKeys(root, 'The page’s settings', place => at + place, add)
  for (const issue of v.safeParse(PageConfig, value).issues ?? []) checkValue(issue, locate, add)
  checkNames(value, [], PageConfig, locate, add)
  for (const key of ['user', 'csrf'] as const)
    checkNames(readMember(value, key), [key], PageConfig.entries[key].wrapped, locate, add)
}

const MARKET_CODES = PageConfig.entries.market.options.map(code => JSON.stringify(code)).join(' or ')

type Locate = (path: readonly string[]) => number

function checkValue(issue: v.BaseIssue<unknown>, locate: Locate, add: Add): void {
  const path = (issue.path ?? []).map(({ key }) => String(key))
  // Routes have checks of their own, which know more of them.
  if (path[0] === 'routes' && path.length > 1) return
  const name = path.join('.') || 'the configuration'
  // A token is nobody's business.
  const found = path[0] === 'csrf' ? 'not of its kind' : issue.received
  const isMarket = path.at(-1) === 'market'
  const expected = isMarket
    ? MARKET_CODES
    : issue.type === 'regex'
      ? issue.message
      : (issue.expected ?? 'another value')
  const isMissing = issue.received === 'undefined'
  const problem = isMissing
    ? `"${name}" is missing.${isMarket ? ` Expected ${expected}.` : ''}`
    : `${name} is ${found}, expected ${expected}.`
  const fix = isMissing ? `Write ${name}.` : `Correct ${name}, or leave it out.`
  add('config-value', locate(path), problem, { fix: isMarket ? `Say ${MARKET_CODES}.` : fix })
}

function checkNames(
  value: unknown,
  path: readonly string[],
  { entries }: { entries: object },
  locate: Locate,
  add: Add,
): void {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return
  const names = Object.keys(entries)
  for (const key of Object.keys(value).filter(one => !names.includes(one))) {
    const named = JSON.stringify([...path, key].join('.').slice(0, 80))
    const fix = describeChoice(key, names, 'There are')
    add('config-key', locate([...path, key]), `The configuration has no ${named}.`, { fix })
  }
}

/** Only where the page says what it speaks. */
function checkLanguage({ config, market, page }: Reading, add: Add): void {
  const html = page.tags.find(({ name }) => name === 'html')
  const said = html && readAttribute(html, 'lang')?.toLowerCase().split('-')[0]
  if (!html || !said || !market) return
  const language = readMember(config?.value, 'language') ?? MARKETS[market].language
  if (said === language) return
  const problem = `The page says lang="${said}", and its market "${market}" speaks "${language}".`
  const fix = `Write <html lang="${language}">, or correct "market" in the configuration.`
  add('language-wrong', locateAttribute(html, 'lang'), problem, { fix })
}
