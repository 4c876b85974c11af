import { PARAM_TYPES, type ParamType, type PlaceholderParam } from '../data/placeholder-param.ts'
import type { SentForm } from '../pages/read-form.ts'

const NAME = /^[A-Za-z][\w-]{0,63}$/
const REFUSED = new Set(['constructor', 'prototype'])
const LONGEST = 2000
const WHEN = /^(load|idle|visible|interaction|media\([^<>]{1,200}\))$/

export interface SentPlaceholder {
  params: PlaceholderParam[]
  wakesWhen: string | null
  /** The rows as they were typed, to show them again. */
  typed: PlaceholderParam[]
  /** What an editor should mend, in words for them. */
  faults: string[]
}

/** The params of a placeholder from the editor's form: one row each, rows without a name left out. */
export function readSentParams(form: SentForm): SentPlaceholder {
  const typed = readRows(form)
  const wakesWhen = (form.get('when') ?? '').trim()
  const faults = typed.flatMap(findFaults)
  for (const name of findRepeated(typed.map(param => param.name)))
    faults.push(`There are two params named “${name}”.`)
  if (wakesWhen && !WHEN.test(wakesWhen))
    faults.push('“Wakes when” is load, idle, visible, interaction or media(…).')
  const params = typed.map(param => ({ ...param, value: readValue(String(param.value), param.type) }))
  return { params, typed, wakesWhen: wakesWhen || null, faults }
}

function readRows(form: SentForm): PlaceholderParam[] {
  const values = form.getAll('value')
  const types = form.getAll('type')
  return form.getAll('name').flatMap((given, row) => {
    const name = given.trim()
    const type = PARAM_TYPES.find(known => known === types[row]) ?? 'string'
    return name ? [{ name, value: values[row] ?? '', type }] : []
  })
}

function findFaults({ name, value, type }: PlaceholderParam): string[] {
  if (!NAME.test(name) || REFUSED.has(name)) return [`“${name}” can't be the name of a param.`]
  return readValue(String(value), type) === null ? [`The value of “${name}” is not ${DESCRIBED[type]}.`] : []
}

const DESCRIBED: Readonly<Record<ParamType, string>> = {
  string: `a text of at most ${LONGEST} characters`,
  integer: 'a whole number',
  decimal: 'an amount such as 1234.50',
  boolean: 'true or false',
}

function readValue(text: string, type: ParamType): PlaceholderParam['value'] {
  const trimmed = text.trim()
  switch (type) {
    case 'string':
      return text.length <= LONGEST ? text : null
    case 'integer':
      return /^-?\d{1,15}$/.test(trimmed) ? Number(trimmed) : null
    case 'decimal':
      return /^-?\d{1,12}(\.\d{1,2})?$/.test(trimmed) ? trimmed : null
    case 'boolean':
      return trimmed === 'true' ? true : trimmed === 'false' ? false : null
  }
}

const findRepeated = (names: string[]): string[] => [
  ...new Set(names.filter((name, at) => names.indexOf(name) !== at)),
]
