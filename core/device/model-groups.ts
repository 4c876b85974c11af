import type { Choice } from '#core/api/device/choice.ts'

/** A name that ends with what it holds, or with its size: "iPhone 13 128 GB", "Watch SE 40 mm". */
const SIZED = /^(.*\S)\s(\d+)\s?(GB|TB|mm)$/i

/** A model of a group, under its size alone. */
export interface SizedModel extends Choice {
  unit: 'storage' | 'size'
}

/** Models that differ in nothing but their size; one that stands alone keeps its whole name and has no sizes. */
export interface ModelGroup extends Choice {
  sizes: readonly SizedModel[]
}

/** The models as people speak of them, in the order in which they come. */
export function groupModels(models: readonly Choice[]): ModelGroup[] {
  const groups = new Map<string, ModelGroup>()
  for (const model of models) {
    const [, name = '', count = '', unit = ''] = SIZED.exec(model.label) ?? []
    const isSize = unit.toLowerCase() === 'mm'
    const key = name ? `${name} ${isSize}` : model.value
    const size: SizedModel = { ...model, label: `${count} ${unit}`, unit: isSize ? 'size' : 'storage' }
    const group = groups.get(key)
    if (group) groups.set(key, { ...group, label: name, sizes: [...group.sizes, size] })
    else groups.set(key, { ...model, sizes: name ? [size] : [] })
  }
  return [...groups.values()].flatMap(group => (isClear(group) ? [group] : splitUp(group, models)))
}

/** Whether each size names one model. */
const isClear = ({ sizes }: ModelGroup): boolean =>
  new Set(sizes.map(({ label }) => label)).size === sizes.length

const splitUp = ({ sizes }: ModelGroup, models: readonly Choice[]): ModelGroup[] =>
  models
    .filter(({ value }) => sizes.some(size => size.value === value))
    .map(model => ({ ...model, sizes: [] }))

/** The group of a model; undefined where none has it. */
export const findGroup = (groups: readonly ModelGroup[], model: string | null): ModelGroup | undefined =>
  groups.find(({ value, sizes }) => value === model || sizes.some(size => size.value === model))
