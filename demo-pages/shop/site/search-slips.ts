import type { MarketCode } from '../contract.ts'
import { foldText } from '../database/search-text.ts'
import { isNear } from '../service/near-names.ts'
import { hasWord, isIgnored, listSpelled } from './search-words.ts'

const WORD = /[\p{L}\p{N}]+/gu

/**
 * The term as it was understood, where a word of it is a slip away from one of what was found; null where none is. A
 * word that ends otherwise is an inflected one, and no slip.
 */
export function findMeant(market: MarketCode, term: string, found: readonly string[]): string | null {
  const spelled = [...found.flatMap(text => text.match(WORD) ?? []), ...listSpelled(market)]
  const known = new Map(spelled.map(word => [foldText(word), word.toLowerCase()]))
  const names = [...known.keys()]
  const correct = (typed: string): string => {
    const word = foldText(typed)
    if (isIgnored(market, word) || hasWord(market, names, word, 'begins')) return typed
    const near = names.filter(name => isNear(name, word))
    const isInflected = near.some(name => name.startsWith(word.slice(0, -1)))
    return (!isInflected && known.get(near[0] ?? '')) || typed
  }
  const meant = term.replace(WORD, correct)
  return meant === term ? null : meant
}
