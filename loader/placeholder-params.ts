import type { Params, ParamValues } from '../core/params/define-params.ts'
import { type ParamIssue, parseParams, readParams } from '../core/params/read-params.ts'
import { getAttribute, querySelector } from './nodes.ts'

/** Where an editor's params stand; the script stays in the placeholder for whoever copies or restores the page. */
export const PARAMS_SCRIPT = ':scope > script[type="application/json"]:not([data-ostrov])'

/** A page's script may have emptied the placeholder, params and all, before it is mounted again. */
const lastTexts = new WeakMap<Element, string>()

export interface GivenParams {
  given: ReadonlyMap<string, unknown>
  values: ParamValues<Params>
  /** What an editor should mend though the island works without. */
  warnings: readonly string[]
}

/** The params of a placeholder as its widget wants them; throws an error that an editor understands. */
export function readPlaceholderParams(element: Element, params: Params): GivenParams {
  const text =
    querySelector.call(element, PARAMS_SCRIPT)?.textContent ??
    getAttribute.call(element, 'data-params') ??
    lastTexts.get(element) ??
    ''
  lastTexts.set(element, text)
  const given = parseParams(text)
  const { values, issues } = readParams(params, given)
  const fatal = issues.filter(issue => issue.isFatal)
  if (fatal.length > 0)
    throw new Error(`${fatal.map(describeIssue).join(' ')} Correct it in the settings of the component.`)
  return { given, values, warnings: issues.map(describeIssue) }
}

const describeIssue = ({ param, expected, found }: ParamIssue) =>
  `param ${JSON.stringify(param.slice(0, 80))} expected ${expected}, found ${found}.`
