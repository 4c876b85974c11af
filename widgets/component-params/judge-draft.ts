import * as v from 'valibot'
import type { CatalogueEntry } from '#core/api/cms/component-catalogue.ts'
import { WakesWhen } from '#core/api/cms/component-params.ts'
import type { DescribedValue } from '#core/params/described-value.ts'
import { listNeedlessTypes } from '#core/params/list-needless-types.ts'
import { makeParam } from '#core/params/make-param.ts'
import { writeRefusal } from '#core/validation/refusal.ts'
import { type Draft, pickAsked, writeParams } from './draft.ts'
import { nameMissingStep } from './half-device.ts'

/** What is wrong with one value: a refusal's code, or one of those that only params have. */
export type FaultCode = string

export interface Faults {
  params: ReadonlyMap<string, FaultCode>
  /** Of the items of lists, as `name.2`. */
  items: ReadonlyMap<string, FaultCode>
  when: FaultCode | null
}

/** What the component would refuse, judged by the very rules by which it reads its params. */
export function findFaults(draft: Draft, { params: described }: Pick<CatalogueEntry, 'params'>): Faults {
  const params = new Map<string, FaultCode>()
  const items = new Map<string, FaultCode>()
  const written = new Map(writeParams(draft, described).map(({ name, value }) => [name, value]))
  for (const [name, description] of Object.entries(pickAsked(described))) {
    const value = written.get(name)
    const fault = judgeParam(value, description)
    if (!fault) continue
    params.set(name, fault)
    if (description.kind === 'list')
      for (const [index, code] of judgeItems(value, description)) items.set(`${name}.${index}`, code)
  }
  for (const name of listNeedlessTypes(described, written)) params.set(name, 'needless-type')
  return { params, items, when: judgeWhen(draft.when) }
}

/** With the fields in whose search a text stands that chose nothing, where nothing else is wrong with them. */
export function addUnchosen(faults: Faults, unchosen: ReadonlySet<string>): Faults {
  if (unchosen.size === 0) return faults
  return {
    ...faults,
    params: new Map([...[...unchosen].map(name => [name, 'unchosen'] as const), ...faults.params]),
  }
}

/** Such fields, once one of them has such a text or has none any more. */
export function markUnchosen(
  unchosen: ReadonlySet<string>,
  name: string,
  isLeft: boolean,
): ReadonlySet<string> {
  const next = new Set(unchosen)
  if (isLeft) next.add(name)
  else next.delete(name)
  return next
}

export const countFaults = ({ params, when }: Faults): number => params.size + (when ? 1 : 0)

function judgeParam(value: unknown, description: DescribedValue): FaultCode | null {
  if (value === undefined) return description.isRequired ? 'required' : null
  const missing = description.kind === 'reference' && nameMissingStep(String(value))
  if (missing) return missing
  return v.safeParse(makeParam(description).schema, value).success ? null : nameFault(value, description)
}

function judgeItems(value: unknown, { item }: DescribedValue): [number, FaultCode][] {
  if (!item || typeof value !== 'string') return []
  const items: unknown = JSON.parse(value.startsWith('[') ? value : '[]')
  return (Array.isArray(items) ? items : []).flatMap((one: unknown, index): [number, FaultCode][] => {
    const fault = one === '' && item.kind !== 'text' ? 'required' : judgeParam(one, item)
    return fault ? [[index, fault]] : []
  })
}

function nameFault(value: unknown, { kind, min, max, pattern, item }: DescribedValue): FaultCode {
  switch (kind) {
    case 'text':
    case 'reference':
    case 'link':
      return nameTextFault(String(value), { kind, max: max ?? 200, pattern })
    case 'integer': {
      const number = Number(value)
      if (!Number.isInteger(number)) return 'number'
      if (min !== undefined && number < min) return writeRefusal({ code: 'minValue', limit: min })
      return writeRefusal({ code: 'maxValue', limit: max ?? Number.MAX_SAFE_INTEGER })
    }
    case 'money':
      return 'decimal'
    case 'image':
      return 'image'
    case 'list':
      return item && judgeItems(value, { kind, isRequired: false, item }).length > 0 ? 'items' : 'listLength'
    case 'flag':
    case 'choice':
      return 'format'
  }
}

function nameTextFault(
  value: string,
  { kind, max, pattern }: { kind: string; max: number; pattern: string | undefined },
): FaultCode {
  if (value === '') return 'required'
  if ([...value].length > max) return writeRefusal({ code: 'maxLength', limit: max })
  return pattern === undefined && kind === 'link' ? nameLinkFault(value) : 'pattern'
}

/** Who wrote the start of another site's address is told what is wrong behind it. */
function nameLinkFault(address: string): FaultCode {
  if (/^https:\/\/[^/?#]*@/i.test(address)) return 'link-password'
  return /^https:\/\/(?:[/?#:]|$)/i.test(address) ? 'half-link' : 'link'
}

function judgeWhen(when: string): FaultCode | null {
  if (when === '' || v.is(WakesWhen, when)) return null
  return when === 'media()' ? 'required' : 'format'
}
