import type { Choice } from '#core/api/device/choice.ts'

/** A name that ends with what it holds, or with its size: "iPhone 13 128 GB", "Watch SE 40 mm". */
const SIZED = /^(.*\S) (\d+ ?(?:[GT]B|(mm)))$/i

/** Models that differ in nothing but their storage, or the size of their case; their labels are these alone. */
export interface ModelGroup extends Choice {
  sizes: Choice[]
  kind: 'storage' | 'size'
}

/** The models as people speak of them, in the order in which they come; one that stands alone keeps its whole name. */
export function groupModels(models: readonly Choice[]): ModelGroup[] {
  const groups = new Map<string, ModelGroup>()
  for (const model of models) {
    const [, name, label, isCase] = SIZED.exec(model.label) ?? []
    const kind = isCase ? 'size' : 'storage'
    const key = name ? kind + name : model.value
    const group = groups.get(key)
    if (group && name) group.label = name
    else groups.set(key, { ...model, kind, sizes: [] })
    groups.get(key)?.sizes.push({ ...model, label: label ?? model.label })
  }
  return [...groups.values()]
}

/** The group of a model; undefined where none has it. */
export const findGroup = (groups: readonly ModelGroup[], model: string | null): ModelGroup | undefined =>
  groups.find(({ sizes }) => sizes.some(({ value }) => value === model))
