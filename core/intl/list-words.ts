import { formatters } from './intl.ts'
import { getLanguage } from './translate.ts'

/** Words as a sentence has them: "a, b and c", or "a, b or c" where one of them is enough. */
export const listWords = (
  words: readonly string[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string => formatters.getListFormat(getLanguage(), { type }).format(words)
