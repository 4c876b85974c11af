import * as v from 'valibot'
import type { Params, ParamValues } from './define-params.ts'

/** One thing an editor should mend: a wrong or missing param is fatal, an unknown one is not. */
export interface ParamIssue {
  param: string
  expected: string
  found: string
  isFatal: boolean
}

export interface ReadParams<P extends Params> {
  values: ParamValues<P>
  issues: readonly ParamIssue[]
}

const MAX_LENGTH = 65_536
const REFUSED = new Set(['__proto__', 'constructor', 'prototype'])

/** The params of a placeholder from their JSON: an object, or the server's list of `{name, value, type}`. */
export function parseParams(json: string): Map<string, unknown> {
  if (json.length > MAX_LENGTH)
    throw new Error(`The params are ${json.length} characters long; at most ${MAX_LENGTH} are read.`)
  const raw = json.trim() ? parseJson(json) : {}
  const entries = Array.isArray(raw)
    ? raw.map(readListEntry)
    : raw && typeof raw === 'object'
      ? Object.entries(raw)
      : null
  if (!entries) throw new Error('The params are neither an object nor a list of {name, value, type}.')
  return new Map(entries)
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch (thrown) {
    throw new Error(`The params are no JSON: ${String(thrown)}`)
  }
}

function readListEntry(entry: unknown): [string, unknown] {
  const { name, value } = (entry ?? {}) as { name?: unknown; value?: unknown }
  if (typeof name !== 'string')
    throw new Error('A param of the list has no name; expected {name, value, type}.')
  return [name, value]
}

/** Checks params against what the widget declares; the caller decides what a fatal issue means. */
export function readParams<P extends Params>(params: P, given: ReadonlyMap<string, unknown>): ReadParams<P> {
  const values: Record<string, unknown> = {}
  const issues: ParamIssue[] = []
  for (const [param, { schema, describe }] of Object.entries(params.fields)) {
    const value = given.get(param)
    if (value === undefined || value === null || (value === '' && describe.default !== undefined)) {
      if (describe.isRequired)
        issues.push({ param, expected: describe.kind, found: 'nothing', isFatal: true })
      values[param] = describe.default
      continue
    }
    const result = v.safeParse(schema, value)
    if (result.success) values[param] = result.output
    else {
      const [issue] = result.issues
      issues.push({ param, expected: issue.message, found: issue.received, isFatal: true })
    }
  }
  for (const param of given.keys()) {
    if (Object.hasOwn(params.fields, param)) continue
    const expected = REFUSED.has(param)
      ? 'another name: this one is refused'
      : `one of ${Object.keys(params.fields).join(', ') || 'no params'}`
    issues.push({ param, expected, found: 'an unknown param', isFatal: false })
  }
  return { values: values as ParamValues<P>, issues }
}
