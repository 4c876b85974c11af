import type { Goods } from '../cart/schema.ts'
import { isService } from '../cart/services.ts'
import type { MarketCode } from '../contract.ts'
import { foldText, holdsWord } from '../database/search-text.ts'
import { GOODS_TEXTS } from '../goods/texts.ts'
import { type Fit, hasWord, isIgnored, listWords } from './search-words.ts'

/**
 * The goods that are meant: those that are called or sorted so; where none is, those that are described so, then those
 * whose name is a slip away. Who looks for a cover "for a phone" finds the cover though it doesn't say that of itself.
 */
export function searchGoods(market: MarketCode, all: readonly Goods[], words: readonly string[]): Goods[] {
  const sold = all.filter(({ seoName }) => !isService(seoName))
  const telling = words.filter(word => !isIgnored(market, word))
  const kinds = Object.values(GOODS_TEXTS[market].kinds).map(foldText)
  const rest = telling.filter(word => !hasWord(market, kinds, word, 'near'))
  const isCalled = (fit: Fit, wanted: readonly string[]) => (one: Goods) => {
    const names = listNames(market, one)
    return wanted.every(word => hasWord(market, names, word, fit))
  }
  if (telling.length === 0) return []
  const tries = [
    isCalled('begins', words),
    isCalled('begins', telling),
    (one: Goods) => telling.every(word => holdsWord(toText(one), word)),
    isCalled('near', telling),
    ...(rest.length ? [isCalled('near', rest)] : []),
  ]
  const found = tries.find(fits => sold.some(fits))
  return found ? sold.filter(found) : []
}

/** The words that goods are called by, and those run together from each on: people write "iphone16" too. */
function listNames(market: MarketCode, { brand, name, kind }: Goods): string[] {
  const words = listWords(`${brand} ${name}`)
  const joined = words.map((_, from) => words.slice(from).join(''))
  return [...words, ...joined, foldText(GOODS_TEXTS[market].kinds[kind])]
}

const toText = ({ brand, name, description }: Goods): string => foldText(`${brand} ${name} ${description}`)
