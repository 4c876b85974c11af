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
    const language = getLanguage()
    const texts = messages[language] ?? Object.values(messages)[0]
    const message = texts[key]
    if (typeof message === 'string' || message === undefined) return message ?? key
    // A description per text would be a second key; formatjs takes the compiled message itself.
    return String(getFormatter(language).formatMessage({ id: key, defaultMessage: message }, values ?? {}))
  }
}

function getFormatter(language: Language): IntlShape<string> {
  let formatter = formatters.get(language)
  if (!formatter) {
    formatter = createIntl({ locale: language, onError: reportMissing }, cache)
    formatters.set(language, formatter)
  }
  return formatter
}

function reportMissing(error: Error & { code?: string }): void {
  // The messages are passed one by one, so formatjs's own table is empty by design.
  if (error.code !== 'MISSING_TRANSLATION') throw error
}
