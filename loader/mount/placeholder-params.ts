import type { Params, ParamValues } from '#core/params/define-params.ts'
import { readParamsText } from '#core/params/placeholder.ts'
import { type ParamIssue, parseParams, readParams } from '#core/params/read-params.ts'

/** A page's script may have emptied the placeholder, params and all, before it is mounted again. */
const lastTexts = new WeakMap<Element, string>()

export interface PlaceholderParams {
  raw: ReadonlyMap<string, unknown>
  values: ParamValues<Params>
  /** What an editor should mend though the island works without. */
  warnings: readonly string[]
}

/** The params of a placeholder as its widget wants them; throws an error that an editor understands. */
export function readPlaceholderParams(element: Element, params: Params): PlaceholderParams {
  const text = readParamsText(element, HTMLFormElement.prototype) ?? lastTexts.get(element) ?? ''
  lastTexts.set(element, text)
  const raw = parseParams(text)
  const { values, issues } = readParams(params, raw)
  const fatal = issues.filter(issue => issue.isFatal)
  if (fatal.length > 0)
    throw new Error(`${fatal.map(describeIssue).join(' ')} Correct it in the settings of the component.`)
  return { raw, values, warnings: issues.map(describeIssue) }
}

const describeIssue = ({ param, expected, found }: ParamIssue) =>
  `param ${JSON.stringify(param.slice(0, 80))} expected ${expected}, found ${found}.`
