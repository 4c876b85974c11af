import { type ParamIssue, parseParams, readParams } from '#core/params/read-params.ts'
import { describeChoice } from '../text.ts'
import {
  findAncestor,
  isPlaceholder,
  listTags,
  locateAttribute,
  nameComponent,
  readAttribute,
  readScriptKind,
  readText,
  type Tag,
} from './html.ts'
import {
  checkKeys,
  isRefused,
  type JsonFault,
  type JsonNode,
  listItems,
  listMembers,
  readJson,
} from './json.ts'
import { type Component, findComponent, makeParams } from './manifest.ts'
import type { Check } from './reading.ts'
import type { Add } from './report.ts'

const MOST = 65_536

/** What editors set: that it is found, can be read, and is what the component takes. */
export const checkParams: Check = ({ manifest, page }, add) => {
  for (const tag of page.placeholders) {
    const component = nameComponent(tag)
    const report: Add = (kind, at, problem, details) => add(kind, at, problem, { component, ...details })
    checkPlaces(tag, report)
    checkText(readParamsText(tag), findComponent(manifest, component), report)
  }
}

/** Scripts of data that stand in a placeholder; what the server rendered with is told apart by `data-ostrov`. */
const isParams = (tag: Tag): boolean =>
  tag.name === 'script' && readScriptKind(tag) === 'json' && !tag.attributes.has('data-ostrov')

/** The params as the loader reads them, the first script or else the attribute, and where a place in them stands. */
function readParamsText(tag: Tag): { text: string; isScript: boolean; locate: (at: number) => number } {
  const script = tag.children.find(isParams)
  const { at, text } = script
    ? readText(script)
    : { at: locateAttribute(tag, 'data-params'), text: readAttribute(tag, 'data-params') ?? '' }
  // An attribute may be written with entities, so that only its beginning is known.
  return { text, isScript: script !== undefined, locate: place => (script ? at + place : at) }
}

/** What an editor set by hand or form, by name; nothing where it can't be read. */
export const readGivenParams = (tag: Tag): ReadonlyMap<string, unknown> =>
  readGiven(readParamsText(tag).text || '{}') ?? new Map()

function checkPlaces(tag: Tag, add: Add): void {
  const [script, ...others] = tag.children.filter(isParams)
  const hasAttribute = tag.attributes.has('data-params')
  for (const { at } of others) add('params-repeated', at, 'The placeholder has another script of params.')
  if (script && hasAttribute)
    add(
      'params-twice',
      locateAttribute(tag, 'data-params'),
      'The placeholder has params in a script and in data-params.',
    )
  if (script || hasAttribute) return
  const stray = listTags(tag).find(inner => isParams(inner) && findAncestor(inner, isPlaceholder) === tag)
  if (stray)
    add(
      'params-place',
      stray.at,
      `The script of params stands in a <${stray.parent?.name}> of the placeholder.`,
    )
  const untyped = tag.children.find(isUntypedData)
  if (untyped) add('params-type', untyped.at, 'The script of params is not of the type application/json.')
}

const isUntypedData = (tag: Tag): boolean =>
  tag.name === 'script' &&
  readScriptKind(tag) !== 'json' &&
  !tag.attributes.has('src') &&
  /^\s*(?:\{\s*["}]|\[\s*[{\]])/.test(tag.texts[0]?.text ?? '')

function checkText(
  { isScript, locate, text }: ReturnType<typeof readParamsText>,
  component: Component | null,
  add: Add,
): void {
  if (text.length > MOST) {
    add('params-size', locate(0), `The params are ${text.length} characters long.`)
    return
  }
  const read = readJson(text.trim() === '' ? '{}' : text)
  if ('fault' in read) reportFault(read.fault, isScript, locate, add)
  else {
    checkKeys(read.root, 'The params', locate, add)
    checkValues(text, read.root, component, (kind, at, ...rest) => add(kind, locate(at), ...rest))
  }
}

function reportFault(fault: JsonFault, isScript: boolean, locate: (at: number) => number, add: Add): void {
  const { at, expected, isCut } = fault
  if (isCut && isScript) add('params-cut', locate(at), `The params end too early: expected ${expected}.`)
  else add('params-json', locate(at), `The params are no JSON: expected ${expected}.`)
}

function checkValues(text: string, root: JsonNode, component: Component | null, add: Add): void {
  const given = readGiven(text)
  if (!given) {
    const nameless = listItems(root).find(item => !listMembers(item).some(({ key }) => key === 'name'))
    const problem = 'The params are neither an object nor a list of {name, value, type}.'
    add('params-shape', (nameless ?? root).offset, problem)
    return
  }
  const places = listPlaces(root)
  const names = places.map(({ name }) => name)
  for (const { at, name } of root.type === 'array'
    ? places.filter((one, index) => names.indexOf(one.name) < index)
    : [])
    add('param-repeated', at, `The list has the param ${JSON.stringify(name.slice(0, 80))} twice.`)
  checkTypes(root, add)
  if (!component) return
  for (const issue of readParams(makeParams(component), given).issues) {
    const at = places.findLast(({ name }) => name === issue.param)?.at ?? root.offset
    if (!isRefused(issue.param)) reportIssue(issue, component, at, add)
  }
}

/** What a server's list says of a value. */
const TYPES = ['boolean', 'decimal', 'integer', 'string']

function checkTypes(root: JsonNode, add: Add): void {
  for (const item of listItems(root)) {
    const type = listMembers(item).findLast(({ key }) => key === 'type')
    const found = type?.value?.value
    if (!type || TYPES.includes(String(found))) continue
    const named = JSON.stringify(found)?.slice(0, 80)
    const fix = describeChoice(String(found), TYPES, 'There are')
    add('param-type', type.at, `The list has the type ${named}.`, { fix })
  }
}

function readGiven(text: string): ReadonlyMap<string, unknown> | null {
  try {
    return parseParams(text)
  } catch {
    return null
  }
}

/** Where each param stands, by its name. */
const listPlaces = (root: JsonNode): { name: string; at: number }[] => [
  ...listMembers(root).map(({ at, key }) => ({ name: key, at })),
  ...listItems(root).map(item => ({
    name: String(listMembers(item).findLast(({ key }) => key === 'name')?.value?.value),
    at: item.offset,
  })),
]

function reportIssue(
  { param, expected, found, isFatal }: ParamIssue,
  component: Component,
  at: number,
  add: Add,
) {
  const named = `Param ${JSON.stringify(param.slice(0, 80))}`
  const known = isFatal ? component.params[param] : undefined
  if (!known)
    return add('param-unknown', at, `${named} is not one of this component.`, {
      fix: describeChoice(param, Object.keys(component.params), 'It has'),
    })
  const help = `${known.label.en}: ${known.help.en}`
  if (found === 'nothing')
    add('param-missing', at, `${named} is missing, expected ${expected}.`, { fix: `Set it. ${help}` })
  else add('param-wrong', at, `${named} is ${found}, expected ${expected}.`, { fix: `Correct it. ${help}` })
}
