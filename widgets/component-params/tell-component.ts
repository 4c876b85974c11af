import type { CatalogueEntry } from '#core/api/cms/component-catalogue.ts'
import type { ReferenceOf } from '#core/params/param.ts'
import { shorten } from './shorten.ts'

/** What tells a component from others of its kind. */
export interface ToldBy {
  /** Empty where nothing does. */
  text: string
  /** What the text is a code of, where the server has a name for it. */
  of?: ReferenceOf | undefined
}

/** Letters of a text that something is told by. */
const MOST = 60

/** A text that people read; what a developer writes, or the server fills in, is none. */
const isTelling = (value: unknown): value is string =>
  typeof value === 'string' && /^[^[{]/.test(value.trim())

/** By its first text, else by the code of what it shows. */
export function tellComponent(described: CatalogueEntry['params'], read: (name: string) => unknown): ToldBy {
  for (const kind of ['text', 'reference'])
    for (const [name, param] of Object.entries(described)) {
      const value = read(name)
      if (param.kind === kind && isTelling(value))
        return param.of ? { text: value, of: param.of } : { text: shorten(value, MOST) }
    }
  return { text: '' }
}
