import { distance } from 'fastest-levenshtein'

/** Without control characters, which a terminal obeys and a server or page may send. */
export const clean = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  text.replace(/[\u0000-\u001f\u007f-\u009f]/g, ' ')

export const count = (amount: number, what: string): string => `${amount} ${what}${amount === 1 ? '' : 's'}`

/** Of all names the one that was probably meant, `most` letters away at the most; null where none is near. */
export function suggest(
  name: string,
  names: Iterable<string>,
  most: number = Math.max(2, Math.floor(name.length / 4)),
): string | null {
  const near = [...names].map(candidate => ({
    candidate,
    letters: distance(name.toLowerCase(), candidate.toLowerCase()),
  }))
  const [best] = near.sort((a, b) => a.letters - b.letters)
  return best && best.letters <= most ? best.candidate : null
}

/** Names as a sentence has them: the one that is near, else all of them. */
export function describeChoice(name: string, names: readonly string[], what: string): string {
  const near = suggest(name, names)
  if (near !== null) return `Did you mean "${near}"?`
  return names.length > 0 ? `${what}: ${names.toSorted().join(', ')}.` : 'There are none.'
}
