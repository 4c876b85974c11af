import { IntlMessageFormat } from 'intl-messageformat'
import type { Language } from '../market.ts'
import { getMarket, page } from '../page.ts'
import type { Messages } from './define-messages.ts'

export type Values = Readonly<Record<string, string | number>>
export type Translate<K extends string = string> = (key: K, values?: Values) => string

export const getLanguage = (): Language => page.value.language ?? getMarket().language

/** The page's own words of a set of messages; a build for one market carries one language, and that one is used. */
export function createTranslate<K extends string>(messages: Messages<K>): Translate<K> {
  const formats = new Map<string, IntlMessageFormat>()
  return (key, values) => {
    const language = pickLanguage(messages)
    const message = messages[language][key]
    if (typeof message === 'string' || message === undefined) return message ?? key
    const id = `${language} ${key}`
    const format = formats.get(id) ?? new IntlMessageFormat(message, language)
    formats.set(id, format)
    // A missing value throws: a text with a hole in it would be found by nobody.
    return String(format.format(values))
  }
}

/** Plurals and numbers follow the language of the texts, also where that is not the page's own. */
function pickLanguage(messages: Messages): Language {
  const language = getLanguage()
  return messages[language] ? language : ((Object.keys(messages)[0] ?? language) as Language)
}
