import type { Language } from '../market.ts'

type Options = Readonly<Record<string, readonly Part[]> & { other: readonly Part[] }>

/** A part of an ICU message: text; 0 for `#`; `{name}`; `{name, number}`; or one that chooses among others. */
export type Part =
  | string
  | 0
  | readonly [name: string]
  | readonly [name: string, kind: 'number']
  | readonly [name: string, kind: 'plural' | 'ordinal' | 'select', options: Options, offset?: number]

/** A message as the build compiles it: plain text, or the parts of an ICU message. */
export type Message = string | readonly Part[]

export type Messages<K extends string = string> = Readonly<Record<Language, Readonly<Record<K, Message>>>>

/** Texts of one place, three languages side by side; the other languages must have Czech's very keys. */
export function defineMessages<const K extends string>(messages: {
  cs: Readonly<Record<K, string>>
  ro: Readonly<Record<NoInfer<K>, string>>
  en: Readonly<Record<NoInfer<K>, string>>
}): Messages<K> {
  return messages
}
