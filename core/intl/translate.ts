import type { Language } from '#core/market.ts'
import { getMarket, page } from '#core/page.ts'
import type { Messages } from './define-messages.ts'
import { formatMessage, type Values } from './intl.ts'

export type { Values }
export type Translate<K extends string = string> = (key: K, values?: Values) => string

export const getLanguage = (): Language => page.value.language ?? getMarket().language

/** The page's own words of a set of messages; a build for one market carries one language, and that one is used. */
export function createTranslate<K extends string>(messages: Messages<K>): Translate<K> {
  return (key, values) => {
    const language = pickLanguage(messages)
    const message = messages[language][key]
    if (typeof message === 'string' || message === undefined) return message ?? key
    return formatMessage(message, language, values)
  }
}

/** Plurals and numbers follow the language of the texts, also where that is not the page's own. */
function pickLanguage(messages: Messages): Language {
  const language = getLanguage()
  return messages[language] ? language : ((Object.keys(messages)[0] ?? language) as Language)
}
