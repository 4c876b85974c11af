import * as v from 'valibot'
import { MARKETS } from '../../core/market.ts'
import { PageConfig } from '../../core/page.ts'
import type { Remark } from './finding.ts'
import { judgeKeys } from './json-remarks.ts'
import { CONFIG_ID, findPlace, listConfigs, type ReadConfig, readMember } from './read-config.ts'
import type { Reading, Rule } from './reading.ts'
import { describeChoice } from './suggest.ts'
import { locateAttribute, readAttribute } from './tag.ts'

const EXAMPLE = `<script type="application/json" id="${CONFIG_ID}">{"market":"cz","routes":{…}}</script>`

/** The page's configuration: that it is there once, can be read, and says nothing wrong. */
export const judgeConfig: Rule = reading => {
  const { config, page } = reading
  const [, ...others] = listConfigs(page)
  const repeated = others.map(
    ({ at }): Remark => ({
      kind: 'config-repeated',
      at,
      problem: `The page has another element of the id "${CONFIG_ID}".`,
      fix: 'Keep one, made once for the whole page.',
    }),
  )
  if (!config) return [...repeated, ...judgeAbsence(reading)]
  return [...repeated, ...judgeElement(config), ...judgeText(config), ...judgeLanguage(reading)]
}

function judgeAbsence({ page }: Reading): Remark[] {
  const [first] = page.placeholders
  if (!first) return []
  return [
    {
      kind: 'config-missing',
      at: first.at,
      problem: `The page has placeholders and no <script id="${CONFIG_ID}">.`,
      fix: `Put ${EXAMPLE} into its head.`,
    },
  ]
}

function judgeElement({ isScript, tag }: ReadConfig): Remark[] {
  if (isScript) return []
  const type = readAttribute(tag, 'type')
  const found = tag.name === 'script' ? `of the type ${JSON.stringify(type ?? '')}` : `a <${tag.name}>`
  return [
    {
      kind: 'config-element',
      at: locateAttribute(tag, 'type'),
      problem: `The page’s configuration is ${found}.`,
      fix: `Write it as ${EXAMPLE}.`,
    },
  ]
}

function judgeText({ at, fault, root, value }: ReadConfig): Remark[] {
  if (fault)
    return [
      {
        kind: 'config-json',
        at: at + fault.at,
        problem: `The page’s configuration is no JSON: expected ${fault.expected}.`,
        fix: fault.isCut
          ? 'Escape every "<" in it as \\u003c, as Django’s json_script does.'
          : 'Let the server write it with json_script, not by hand.',
      },
    ]
  if (!root) return []
  return [
    ...judgeKeys(root, at, 'The page’s settings'),
    ...judgeValues(value).map(
      ({ path, ...remark }): Remark => ({ ...remark, at: at + findPlace(root, path) }),
    ),
  ]
}

type Placed = Omit<Remark, 'at'> & { path: readonly string[] }

function judgeValues(value: unknown): Placed[] {
  const wrong = (v.safeParse(PageConfig, value).issues ?? []).flatMap((issue): Placed[] => {
    const path = (issue.path ?? []).map(({ key }) => String(key))
    // Routes are judged by their own rules, which know more of them.
    if (path[0] === 'routes' && path.length > 1) return []
    const name = path.join('.') || 'the configuration'
    // A token is nobody's business.
    const found = path[0] === 'csrf' ? 'not of its kind' : issue.received
    const expected = issue.type === 'regex' ? issue.message : (issue.expected ?? 'another value')
    return [
      {
        kind: 'config-value',
        path,
        problem: `${name} is ${found}, expected ${expected}.`,
        fix: path.at(-1) === 'market' ? 'Say "cz" or "ro".' : `Correct ${name}, or leave it out.`,
      },
    ]
  })
  return [
    ...wrong,
    ...judgeNames(value, Object.keys(PageConfig.entries)),
    ...NESTED.flatMap(judgeNested(value)),
  ]
}

const NESTED = [
  { key: 'user', names: Object.keys(PageConfig.entries.user.wrapped.entries) },
  { key: 'csrf', names: Object.keys(PageConfig.entries.csrf.wrapped.entries) },
]

const judgeNested =
  (value: unknown) =>
  ({ key, names }: { key: string; names: string[] }): Placed[] =>
    judgeNames(readMember(value, key), names, [key])

function judgeNames(value: unknown, names: readonly string[], path: readonly string[] = []): Placed[] {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return []
  return Object.keys(value)
    .filter(key => !names.includes(key))
    .map(key => ({
      kind: 'config-key',
      path: [...path, key],
      problem: `The configuration has no ${JSON.stringify([...path, key].join('.').slice(0, 80))}.`,
      fix: describeChoice(key, names, 'There are'),
    }))
}

/** Only where the page says what it speaks; one that says nothing is judged by others. */
function judgeLanguage({ config, market, page }: Reading): Remark[] {
  const html = page.tags.find(({ name }) => name === 'html')
  const said = html && readAttribute(html, 'lang')?.toLowerCase().split('-')[0]
  if (!html || !said || !market) return []
  const language = readMember(config?.value, 'language') ?? MARKETS[market].language
  if (said === language) return []
  return [
    {
      kind: 'language-wrong',
      at: locateAttribute(html, 'lang'),
      problem: `The page says lang="${said}", and its market "${market}" speaks "${language}".`,
      fix: `Write <html lang="${language}">, or correct "market" in the configuration.`,
    },
  ]
}
