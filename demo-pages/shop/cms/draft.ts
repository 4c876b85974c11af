import type { PlaceholderParam } from './content.ts'
import type { DraftState, Placeholder } from './schema.ts'
import type { PagePart } from './store.ts'

/** A part by the name that the calls take for it: a component's pk, or `text-12`. */
export const namePart = (part: PagePart): string =>
  'content' in part ? `text-${part.blockId}` : String(part.placeholder.id)

/** The draft that changes nothing yet. */
export const beginDraft = (published: readonly PagePart[]): DraftState => ({
  parts: published.map(namePart),
  removed: [],
  edits: {},
})

/**
 * The page as its draft has it. `known` are all its placeholders, those off the page too. What came onto the page past
 * the draft stays behind what it stands behind.
 */
export function composeDraft(
  published: readonly PagePart[],
  known: readonly Placeholder[],
  { parts, removed, edits }: DraftState,
): PagePart[] {
  const byName = new Map<string, PagePart>([
    ...known.map(placeholder => [String(placeholder.id), { placeholder }] as const),
    ...published.map(part => [namePart(part), part] as const),
  ])
  const names = parts.filter(name => byName.has(name))
  for (const [index, part] of published.entries()) {
    const name = namePart(part)
    if (names.includes(name) || removed.includes(name)) continue
    const before = published[index - 1]
    names.splice(before ? names.indexOf(namePart(before)) + 1 : 0, 0, name)
  }
  return names.flatMap(name => {
    const part = byName.get(name)
    if (!part || 'content' in part) return part ?? []
    return { placeholder: { ...part.placeholder, ...edits[name] } }
  })
}

/** A part put where the editor wants it; null where it should stand beside something that is not there. */
export function placePart(
  { parts, removed, edits }: DraftState,
  name: string,
  { target, position }: { target: string | null; position: 'before' | 'after' | 'end' },
): DraftState | null {
  const others = parts.filter(other => other !== name)
  const beside = position === 'end' ? others.length : others.indexOf(target ?? '')
  if (beside < 0) return null
  others.splice(position === 'after' ? beside + 1 : beside, 0, name)
  return { parts: others, removed: removed.filter(other => other !== name), edits }
}

export const takeOffPart = ({ parts, removed, edits }: DraftState, name: string): DraftState => ({
  parts: parts.filter(other => other !== name),
  removed: [...removed, name],
  edits,
})

/** The draft that makes the former page of the latter one; null where both are the same. */
export function goBack(latter: readonly PagePart[], former: readonly PagePart[]): DraftState | null {
  if (listChanges(latter, former).length === 0) return null
  const parts = former.map(namePart)
  const settings = listPlaceholders(former).map(({ id, params, wakesWhen }) => [id, { params, wakesWhen }])
  return {
    parts,
    removed: latter.map(namePart).filter(name => !parts.includes(name)),
    edits: Object.fromEntries(settings),
  }
}

/** The names of components whose settings are others in one state than in the other. */
export const listEdited = (a: DraftState, b: DraftState): string[] =>
  [...new Set([...Object.keys(a.edits), ...Object.keys(b.edits)])].filter(
    name => JSON.stringify(a.edits[name]) !== JSON.stringify(b.edits[name]),
  )

type Value = PlaceholderParam['value']

export interface Change {
  kind: 'added' | 'changed' | 'moved' | 'removed'
  pk: number
  component: string
  /** Of one that is removed, its place among its kind on the published page; null for the only one. */
  number?: number | null
  params: { name: string; before: Value; after: Value }[]
  when: { before: string | null; after: string | null } | null
}

/** What visitors will see otherwise once the draft is published, in the order of the page; what goes comes last. */
export function listChanges(published: readonly PagePart[], drafted: readonly PagePart[]): Change[] {
  const before = new Map(listPlaceholders(published).map(placeholder => [placeholder.id, placeholder]))
  const after = listPlaceholders(drafted)
  const moved = listMoved(published.map(namePart), drafted.map(namePart))
  const describeChange = (kind: Change['kind'], { id, component }: Placeholder): Change => ({
    kind,
    pk: id,
    component,
    params: [],
    when: null,
  })
  const changes = after.flatMap(placeholder => {
    const former = before.get(placeholder.id)
    if (!former) return { ...describeChange('added', placeholder), ...compareSettings(null, placeholder) }
    const settings = compareSettings(former, placeholder)
    return [
      ...(moved.has(String(placeholder.id)) ? [describeChange('moved', placeholder)] : []),
      ...(settings.params.length || settings.when
        ? [{ ...describeChange('changed', placeholder), ...settings }]
        : []),
    ]
  })
  const stay = new Set(after.map(({ id }) => id))
  const gone = [...before.values()].filter(({ id }) => !stay.has(id))
  return [
    ...changes,
    ...gone.map(placeholder => ({
      ...describeChange('removed', placeholder),
      number: numberAlike(placeholder, [...before.values()]),
      params: placeholder.params.map(({ name, value }) => ({ name, before: value, after: null })),
    })),
  ]
}

/** The place of a placeholder among those of its kind, from 1; null where it is the only one. */
function numberAlike({ id, component }: Placeholder, all: readonly Placeholder[]): number | null {
  const alike = all.filter(other => other.component === component)
  return alike.length > 1 ? alike.findIndex(other => other.id === id) + 1 : null
}

export const listPlaceholders = (parts: readonly PagePart[]): Placeholder[] =>
  parts.flatMap(part => ('placeholder' in part ? [part.placeholder] : []))

function compareSettings(former: Placeholder | null, latter: Placeholder): Pick<Change, 'params' | 'when'> {
  const [before, after] = [former?.params ?? [], latter.params].map(
    params => new Map(params.map(({ name, value }) => [name, value])),
  ) as [Map<string, Value>, Map<string, Value>]
  const params = [...new Set([...before.keys(), ...after.keys()])].flatMap(name => {
    const change = { name, before: before.get(name) ?? null, after: after.get(name) ?? null }
    // An empty text says no more than a param that is not there.
    return (change.before ?? '') === (change.after ?? '') ? [] : [change]
  })
  const when = { before: former?.wakesWhen ?? null, after: latter.wakesWhen }
  return { params, when: when.before === when.after ? null : when }
}

/** Components that left their place among what stays; texts never move. */
function listMoved(before: readonly string[], after: readonly string[]): ReadonlySet<string> {
  const common = after.filter(name => before.includes(name))
  const weigh = (name: string): number => (name.startsWith('text-') ? before.length : 1)
  const best: { weight: number; names: string[] }[] = []
  for (const [index, name] of common.entries()) {
    const chains = best
      .slice(0, index)
      .filter(({ names }) => before.indexOf(names.at(-1) ?? '') < before.indexOf(name))
    const { weight, names } = chains.reduce((a, b) => (b.weight > a.weight ? b : a), {
      weight: 0,
      names: [] as string[],
    })
    best.push({ weight: weight + weigh(name), names: [...names, name] })
  }
  const still = best.reduce((a, b) => (b.weight > a.weight ? b : a), { weight: 0, names: [] as string[] })
  return new Set(common.filter(name => !still.names.includes(name)))
}
