import { type ParamIssue, parseParams, readParams } from '../../core/params/read-params.ts'
import type { Remark } from './finding.ts'
import { isRefused, judgeKeys } from './json-remarks.ts'
import { type Component, makeParams } from './manifest.ts'
import { listParamScripts, listStrayScripts, type ParamsText, readParamsText } from './read-params-text.ts'
import { nameComponent, type Reading, type Rule } from './reading.ts'
import { type JsonNode, scanJson } from './scan-json.ts'
import { describeChoice } from './suggest.ts'
import { locateAttribute, readScriptKind, type Tag } from './tag.ts'

const MOST = 65_536

/** What editors set: that it is found, can be read, and is what the component takes. */
export const judgeParams: Rule = reading => reading.page.placeholders.flatMap(tag => judgeOne(tag, reading))

function judgeOne(tag: Tag, { manifest }: Reading): Remark[] {
  const name = nameComponent(tag)
  const found = readParamsText(tag)
  const remarks: Remark[] = judgePlaces(tag, found !== null)
  const component = Object.hasOwn(manifest.widgets, name) ? manifest.widgets[name] : undefined
  remarks.push(...judgeText(found ?? { text: '', at: tag.at, isVerbatim: false }, component))
  return remarks.map(remark => ({ ...remark, component: name }))
}

function judgePlaces(tag: Tag, isFound: boolean): Remark[] {
  const [script, ...others] = listParamScripts(tag)
  const remarks = others.map(
    ({ at }): Remark => ({
      kind: 'params-repeated',
      at,
      problem: 'The placeholder has another script of params.',
      fix: 'Keep one.',
    }),
  )
  if (script && tag.attributes.has('data-params'))
    remarks.push({
      kind: 'params-twice',
      at: locateAttribute(tag, 'data-params'),
      problem: 'The placeholder has params in a script and in data-params.',
      fix: 'Take data-params away.',
    })
  if (isFound) return remarks
  const [stray] = listStrayScripts(tag)
  if (stray)
    remarks.push({
      kind: 'params-place',
      at: stray.at,
      problem: `The script of params stands in a <${stray.parent?.name ?? 'div'}> of the placeholder.`,
      fix: 'Make it a direct child of the placeholder.',
    })
  const untyped = tag.children.find(isUntypedData)
  if (untyped)
    remarks.push({
      kind: 'params-type',
      at: untyped.at,
      problem: 'The script of params is not of the type application/json.',
      fix: 'Write <script type="application/json">.',
    })
  return remarks
}

const isUntypedData = (tag: Tag): boolean =>
  tag.name === 'script' &&
  readScriptKind(tag) !== 'json' &&
  !tag.attributes.has('src') &&
  /^\s*(?:\{\s*["}]|\[\s*[{\]])/.test(tag.texts[0]?.text ?? '')

function judgeText({ text, at, isVerbatim }: ParamsText, component: Component | undefined): Remark[] {
  const place = (offset: number): number => (isVerbatim ? at + offset : at)
  if (text.length > MOST)
    return [
      {
        kind: 'params-size',
        at,
        problem: `The params are ${text.length} characters long.`,
        fix: 'Give a reference to what the server knows, and let the island ask for it.',
      },
    ]
  const scanned = text.trim() === '' ? { root: { at: 0, members: [] } } : scanJson(text)
  if ('fault' in scanned) {
    const { at: offset, expected, isCut } = scanned.fault
    return isCut && isVerbatim
      ? [
          {
            kind: 'params-cut',
            at: place(offset),
            problem: `The params end too early: expected ${expected}.`,
            fix: 'Escape every "<" in them as \\u003c, as Django’s json_script does.',
          },
        ]
      : [
          {
            kind: 'params-json',
            at: place(offset),
            problem: `The params are no JSON: expected ${expected}.`,
            fix: 'Let the server write them with json_script, not by hand.',
          },
        ]
  }
  const keys = judgeKeys(scanned.root, 0, 'The params')
  const values = judgeValues(text, scanned.root, component)
  return [...keys, ...values].map(remark => ({ ...remark, at: place(remark.at) }))
}

function judgeValues(text: string, root: JsonNode, component: Component | undefined): Remark[] {
  let given: Map<string, unknown>
  try {
    given = parseParams(text)
  } catch {
    return [
      {
        kind: 'params-shape',
        at: root.items?.find(({ members }) => !members?.some(({ key }) => key === 'name'))?.at ?? root.at,
        problem: 'The params are neither an object nor a list of {name, value, type}.',
        fix: 'Write {"name": value} or [{"name": "…", "value": …, "type": "…"}].',
      },
    ]
  }
  const places = listPlaces(text, root)
  const repeated = places.filter(({ name }, index) =>
    places.some((other, at) => other.name === name && at < index),
  )
  const remarks = root.items
    ? repeated.map(
        ({ name, at }): Remark => ({
          kind: 'param-repeated',
          at,
          problem: `The list has the param ${JSON.stringify(name.slice(0, 80))} twice.`,
          fix: 'Keep one of them.',
        }),
      )
    : []
  if (!component) return remarks
  const { issues } = readParams(makeParams(component), given)
  const locate = (name: string): number => places.findLast(place => place.name === name)?.at ?? root.at
  const told = issues.filter(({ param }) => !isRefused(param))
  return [...remarks, ...told.map(issue => describeIssue(issue, component, locate(issue.param)))]
}

/** Where each param stands, by its name. */
function listPlaces(text: string, root: JsonNode): { name: string; at: number }[] {
  if (root.members) return root.members.map(({ key, at }) => ({ name: key, at }))
  const value = JSON.parse(text) as readonly { name?: unknown }[]
  return (root.items ?? []).map(({ at }, index) => ({ name: String(value[index]?.name), at }))
}

function describeIssue(
  { param, expected, found, isFatal }: ParamIssue,
  component: Component,
  at: number,
): Remark {
  const named = `Param ${JSON.stringify(param.slice(0, 80))}`
  const known = Object.hasOwn(component.params, param) ? component.params[param] : undefined
  if (!known || !isFatal)
    return {
      kind: 'param-unknown',
      at,
      problem: `${named} is not one of this component.`,
      fix: describeChoice(param, Object.keys(component.params), 'It has'),
    }
  const help = `${known.label.en}: ${known.help.en}`
  if (found === 'nothing')
    return {
      kind: 'param-missing',
      at,
      problem: `${named} is missing, expected ${expected}.`,
      fix: `Set it. ${help}`,
    }
  return {
    kind: 'param-wrong',
    at,
    problem: `${named} is ${found}, expected ${expected}.`,
    fix: `Correct it. ${help}`,
  }
}
