/** The rows that have each word or one a slip away from it; words without a digit that fit no row at all are left out. */
export function filterNear<R extends { search: string }>(
  rows: readonly R[],
  words: readonly string[],
  most: number,
): R[] {
  const names = new Map(rows.map(row => [row, row.search.split(' ')]))
  const fits = (row: R, word: string): boolean =>
    row.search.includes(` ${word}`) || (names.get(row) ?? []).some(name => isNear(name, word))
  const telling = words.filter(word => /\d/.test(word) || rows.some(row => fits(row, word)))
  return telling.some(word => !/\d/.test(word))
    ? rows.filter(row => telling.every(word => fits(row, word))).slice(0, most)
    : []
}

/** Whether one letter more, less or other, or two that change places, make one word the other, as they are written or as they sound; of short words and numbers none is near. */
export const isNear = (name: string, word: string): boolean =>
  isSlipAway(name, word) || isSlipAway(sound(name), sound(word))

/** People write "ifone" as they hear it. */
const sound = (word: string): string => word.replaceAll('ph', 'f')

function isSlipAway(name: string, word: string): boolean {
  if (word.length < 4 || /\d/.test(word) || Math.abs(name.length - word.length) > 1) return false
  let start = 0
  while (start < word.length && name[start] === word[start]) start++
  const [longer, shorter] = name.length > word.length ? [name, word] : [word, name]
  const rest = shorter.length < longer.length ? shorter.slice(start) : shorter.slice(start + 1)
  return longer.slice(start + 1) === rest || swap(word, start) === name
}

/** A word with this letter and the next in each other's place. */
const swap = (word: string, at: number): string =>
  word.slice(0, at) +
  word
    .slice(at, at + 2)
    .split('')
    .reverse()
    .join('') +
  word.slice(at + 2)
