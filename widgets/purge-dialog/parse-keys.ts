import { splitPurgeKeys, validatePurgeKeys } from '#core/validation/purge.ts'

export interface TakenKeys {
  keys: readonly string[]
  added: readonly string[]
  /** Were in the list before. */
  known: readonly string[]
  /** Can't be taken; they stay where they were typed. */
  rest: readonly string[]
}

/** Takes words into the list of keys, each once and as far as the limits allow. */
export function takeKeys(keys: readonly string[], words: string): TakenKeys {
  const taken = { keys: [...keys], added: [] as string[], known: [] as string[], rest: [] as string[] }
  for (const word of splitPurgeKeys(words)) {
    if (keys.includes(word)) taken.known.push(word)
    else if (validatePurgeKeys([...taken.keys, word])) taken.rest.push(word)
    else {
      taken.keys.push(word)
      taken.added.push(word)
    }
  }
  return taken
}
