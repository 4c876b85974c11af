import type { CatalogueEntry, CatalogueParam } from '#core/api/cms/component-catalogue.ts'
import type { ComponentParam } from '#core/api/cms/component-params.ts'
import { readDecimal, writeDecimal } from '#core/money/decimal.ts'
import { parseTypedAmount } from '#core/money/parse-typed-amount.ts'
import { getMarket } from '#core/page.ts'
import type { DescribedValue } from '#core/params/described-value.ts'
import { splitList } from '#core/params/rich-kinds.ts'

/** A value as it stands in its field: text as it was typed, a tick, or the items of a list. */
export type DraftValue = string | boolean | readonly string[]

/** What an editor is about to save; a param that is not in `values` has its default. */
export interface Draft {
  values: ReadonlyMap<string, DraftValue>
  /** Saved params that no editor sets: those that the component does not know, or no longer, and the server's own. */
  others: readonly ComponentParam[]
  /** Empty for the component's own default. */
  when: string
}

type Described = CatalogueEntry['params']

/** What was saved, as fields show it. */
export function readDraft(
  { params, when }: { params: readonly ComponentParam[]; when: string | null },
  described: Described,
): Draft {
  const values = new Map<string, DraftValue>()
  const others: ComponentParam[] = []
  for (const param of params) {
    const description = pickOwn(described, param.name)
    if (!description || description.filledBy) others.push(param)
    else if (param.value !== null) {
      const value = readValue(param.value, description)
      if (!isEmptyDefault(value, description)) setOrDelete(values, param.name, value)
    }
  }
  return { values, others, when: when ?? '' }
}

/** The params that an editor is asked for; the server alone fills in all others. */
export const pickAsked = (described: Described): Described =>
  Object.fromEntries(Object.entries(described).filter(([, { filledBy }]) => !filledBy))

/** The list of name, value and type that says what the fields say; what means the default is left out. */
export function writeParams({ values, others }: Draft, described: Described): ComponentParam[] {
  const own = Object.entries(described).flatMap(([name, description]) => {
    const value = values.get(name)
    return value === undefined ? [] : [{ name, ...writeValue(value, description) }]
  })
  return [...own, ...others]
}

/** Another value of one param; none, or an emptied field, means its default. */
export function changeValue(draft: Draft, name: string, value: DraftValue | undefined): Draft {
  const values = new Map(draft.values)
  setOrDelete(values, name, value)
  return { ...draft, values }
}

export const isSameDraft = (a: Draft, b: Draft): boolean => spell(a) === spell(b)

export const isSameValue = (a: DraftValue | undefined, b: DraftValue | undefined): boolean =>
  JSON.stringify(a) === JSON.stringify(b)

/** A default as an editor would type it. */
export function spellDefault({ kind, default: value, item }: DescribedValue): string {
  if (value === undefined || value === null) return ''
  if (Array.isArray(value)) return value.map(one => spellItem(one, item)).join(', ')
  return kind === 'money' && typeof value === 'number' ? spellAmount(writeDecimal(value)) : String(value)
}

export const pickOwn = (described: Described, name: string): CatalogueParam | undefined =>
  Object.hasOwn(described, name) ? described[name] : undefined

const spell = ({ values, others, when }: Draft): string =>
  JSON.stringify([[...values].sort(([a], [b]) => (a < b ? -1 : 1)), others, when])

function setOrDelete(values: Map<string, DraftValue>, name: string, value: DraftValue | undefined): void {
  if (value === undefined || value === '') values.delete(name)
  else values.set(name, value)
}

/** An emptied list is set, unless it is empty by default. */
export const isEmptyDefault = (value: DraftValue, { default: own }: DescribedValue): boolean =>
  typeof value === 'object' && value.length === 0 && !(Array.isArray(own) && own.length > 0)

const FLAGS = new Map([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
])

function readValue(value: string | number | boolean, { kind, item }: DescribedValue): DraftValue {
  if (kind === 'flag') return FLAGS.get(String(value).trim().toLowerCase()) ?? String(value)
  if (kind === 'money') return spellAmount(String(value))
  if (kind !== 'list') return String(value)
  const items = splitList(String(value))
  return Array.isArray(items) ? items.map(one => spellItem(one, item)) : String(value)
}

export const spellItem = (value: unknown, item: DescribedValue | undefined): string =>
  item?.kind === 'money' ? spellAmount(String(value)) : String(value)

/** The server writes a point in amounts; people write what their language writes. */
const spellAmount = (decimal: string): string =>
  readDecimal(decimal) === null ? decimal : decimal.replace('.', getMarket().language === 'en' ? '.' : ',')

function writeValue(value: DraftValue, description: DescribedValue): Pick<ComponentParam, 'value' | 'type'> {
  if (typeof value === 'boolean') return { value, type: 'boolean' }
  if (typeof value !== 'string') {
    const { item = { kind: 'text', isRequired: true } } = description
    return { value: JSON.stringify(value.map(one => writeValue(one, item).value)), type: 'string' }
  }
  const { kind } = description
  if (kind === 'integer' && /^-?\d{1,15}$/.test(value.trim()))
    return { value: Number(value), type: 'integer' }
  if (kind === 'flag') return { value: FLAGS.get(value) ?? value, type: 'boolean' }
  const amount = kind === 'money' ? parseTypedAmount(value, getMarket()) : null
  return amount === null ? { value, type: 'string' } : { value: writeDecimal(amount), type: 'decimal' }
}
