/** Of all names the one that was probably meant, `most` letters away at the most; null where none is near. */
export function suggest(
  name: string,
  names: Iterable<string>,
  most: number = Math.max(2, Math.floor(name.length / 4)),
): string | null {
  const wanted = name.toLowerCase()
  let best: string | null = null
  let least = most + 1
  for (const candidate of names) {
    const distance = measureDistance(wanted, candidate.toLowerCase())
    if (distance >= least) continue
    least = distance
    best = candidate
  }
  return best
}

/** Names as a sentence has them: those that are near first, else all of them. */
export const describeChoice = (name: string, names: readonly string[], what: string): string => {
  const near = suggest(name, names)
  if (near !== null) return `Did you mean "${near}"?`
  return names.length > 0 ? `${what}: ${[...names].sort().join(', ')}.` : `There are none.`
}

/** How many letters must be put in, taken out or changed to make one word of the other; two swapped count once. */
function measureDistance(a: string, b: string): number {
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row[j] = Math.min(
        (row[j - 1] ?? 0) + 1,
        (last[j] ?? 0) + 1,
        (last[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    before = last
    last = row
  }
  return last[b.length] ?? 0
}
