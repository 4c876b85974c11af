import type { CatalogueEntry, CatalogueParam } from '#core/api/cms/component-catalogue.ts'
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

/** A number or an address, as of a phone, says where to turn to and not what it is. */
const isContact = (value: string): boolean =>
  !/\p{L}/u.test(value) || /^(?:https?:|mailto:|tel:|\/|\S+@\S+$)/i.test(value)

/** What it may be told by, the best first: what it shows, rather one device than all of a type, a text, then any code. */
const RANKS: readonly ((param: CatalogueParam, value: string) => boolean)[] = [
  ({ of }) => of?.endsWith('-type') === false,
  ({ of }) => of !== undefined,
  ({ kind }, value) => kind === 'text' && !isContact(value),
  ({ kind }) => kind === 'reference',
  ({ kind }) => kind === 'text',
]

/** By the best of its params, of several the first. */
export function tellComponent(described: CatalogueEntry['params'], read: (name: string) => unknown): ToldBy {
  for (const fits of RANKS)
    for (const [name, param] of Object.entries(described)) {
      const value = read(name)
      if (isTelling(value) && fits(param, value))
        return param.of ? { text: value, of: param.of } : { text: shorten(value.trim(), MOST) }
    }
  return { text: '' }
}
