import * as v from 'valibot'
import type { MarketCode } from '../contract.ts'
import { readSeed } from '../database/read-seed.ts'
import { beginsWith, foldText } from '../database/search-text.ts'
import { isNear } from '../service/near-names.ts'

const Words = v.array(v.string())
const SearchWords = v.strictObject({
  /** Words that mean one thing, for which somebody may look by any of them. */
  same: v.array(Words),
  /** Who types one of these wants something repaired. */
  repair: Words,
  /** Nothing is looked for by these alone. */
  ignored: Words,
})

function readWords(market: MarketCode) {
  const { same, repair, ignored } = readSeed(
    new URL('search-words.json', import.meta.url),
    SearchWords,
    market,
  )
  const fold = (words: readonly string[]): string[] => words.map(foldText)
  return {
    same: same.map(fold),
    repair: fold(repair),
    ignored: fold(ignored),
    spelled: [...same.flat(), ...repair],
  }
}
const WORDS = { cz: readWords('cz'), ro: readWords('ro') }

/** So few letters are the beginning of too much. */
const SHORTEST_BEGINNING = 4

/** How a typed word meets one of a text: as its beginning, or a slip away from it too. */
export type Fit = 'begins' | 'near'

const meets = (name: string, word: string, fit: Fit): boolean =>
  beginsWith(name, word) || (fit === 'near' && isNear(name, word))

/** Whether a typed word, or another that means the same, is in a text of folded words. */
export function hasWord(market: MarketCode, names: readonly string[], word: string, fit: Fit): boolean {
  const others = WORDS[market].same
    .filter(group => word.length >= SHORTEST_BEGINNING && group.some(one => meets(one, word, fit)))
    .flat()
  return (
    names.some(name => meets(name, word, fit)) ||
    others.some(other => names.some(name => name.startsWith(other)))
  )
}

/** The words of a text, each with those that mean the same. */
export const listMeanings = (market: MarketCode, text: string): string[] =>
  listWords(text).flatMap(word => WORDS[market].same.find(group => group.includes(word)) ?? [word])

/** Whether somebody wants something repaired by this word. */
export const isRepairWord = (market: MarketCode, word: string): boolean =>
  word.length >= SHORTEST_BEGINNING && WORDS[market].repair.some(one => meets(one, word, 'near'))

export const isIgnored = (market: MarketCode, word: string): boolean => WORDS[market].ignored.includes(word)

/** The words of the list by which something is found, as they are written. */
export const listSpelled = (market: MarketCode): readonly string[] => WORDS[market].spelled

/** Whether a word tells what is done with a device. */
export const namesOperation = (market: MarketCode, labels: readonly string[], word: string): boolean =>
  word.length >= SHORTEST_BEGINNING && hasWord(market, listWords(labels.join(' ')), word, 'near')

/** The words of a text as they are compared. */
export const listWords = (text: string): string[] => foldText(text).split(' ').filter(Boolean)
