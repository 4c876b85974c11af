import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import type { Language } from '../market.ts'

/** A message as the build compiles it: plain text, or the parsed parts of an ICU message. */
export type Message = string | MessageFormatElement[]

export type Messages<K extends string = string> = Readonly<Record<Language, Readonly<Record<K, Message>>>>

/** Texts of one place, three languages side by side; the other languages must have Czech's very keys. */
export function defineMessages<const K extends string>(messages: {
  cs: Readonly<Record<K, string>>
  ro: Readonly<Record<NoInfer<K>, string>>
  en: Readonly<Record<NoInfer<K>, string>>
}): Messages<K> {
  return messages
}
