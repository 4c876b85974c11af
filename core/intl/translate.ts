import { createIntl, createIntlCache, type IntlShape } from '@formatjs/intl'
import type { Language } from '../market.ts'
import { getMarket, page } from '../page.ts'
import type { Messages } from './define-messages.ts'

export type Values = Readonly<Record<string, string | number>>
export type Translate<K extends string = string> = (key: K, values?: Values) => string

const cache = createIntlCache()
const formatters = new Map<string, IntlShape<string>>()

export const getLanguage = (): Language => page.value.language ?? getMarket().language

/** The page's own words of a set of messages; a build for one market carries one language, and that one is used. */
export function createTranslate<K extends string>(messages: Messages<K>): Translate<K> {
  return (key, values) => {
    const language = pickLanguage(messages)
    const message = messages[language][key]
    if (typeof message === 'string' || message === undefined) return message ?? key
    // A description per text would be a second key; formatjs takes the compiled message itself.
    return String(getFormatter(language).formatMessage({ id: key, defaultMessage: message }, values ?? {}))
  }
}

/** Plurals and numbers follow the language of the texts, also where that is not the page's own. */
function pickLanguage(messages: Messages): Language {
  const language = getLanguage()
  return messages[language] ? language : ((Object.keys(messages)[0] ?? language) as Language)
}

function getFormatter(language: Language): IntlShape<string> {
  let formatter = formatters.get(language)
  if (!formatter) {
    // Every message goes in as a default one, and those are written by the rules of the default language.
    formatter = createIntl({ locale: language, defaultLocale: language, onError: refuse }, cache)
    formatters.set(language, formatter)
  }
  return formatter
}

/** A text that lacks a value is a mistake in the code; shown with a hole in it, nobody would find it. */
function refuse(error: Error): never {
  throw error
}
