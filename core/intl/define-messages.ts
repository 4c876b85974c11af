import type { MessageDescriptor } from '@formatjs/intl'
import type { Language } from '#core/market.ts'

/** An ICU message as formatjs's parser reads it; the build has it parsed, so that no page carries a parser. */
export type ParsedMessage = Exclude<NonNullable<MessageDescriptor['defaultMessage']>, string>

/** A message as the build compiles it: plain text where it asks for no value. */
export type Message = string | ParsedMessage

export type Messages<K extends string = string> = Readonly<Record<Language, Readonly<Record<K, Message>>>>

/** Texts of one place, all languages side by side; the other languages must have Czech's very keys. */
export function defineMessages<const K extends string>(
  messages: { cs: Readonly<Record<K, string>> } & Readonly<
    Record<Exclude<Language, 'cs'>, Readonly<Record<NoInfer<K>, string>>>
  >,
): Messages<K> {
  return messages
}
