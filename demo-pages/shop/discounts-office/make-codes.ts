/** Without those that are taken for one another: 0, O and o, 1, I and l. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz'
const LENGTH = 10
/** Bytes from here on would make the first signs likelier than the others. */
const END = 256 - (256 % SIGNS.length)

/** Codes of ten digits and letters of both cases (DS-016), each once, from the platform's random source. */
export function makeCodes(count: number): string[] {
  const codes = new Set<string>()
  const signs: string[] = []
  while (codes.size < count) {
    for (const byte of crypto.getRandomValues(new Uint8Array(8192)))
      if (byte < END) signs.push(SIGNS[byte % SIGNS.length] ?? '')
    while (signs.length >= LENGTH && codes.size < count) codes.add(signs.splice(-LENGTH).join(''))
  }
  return [...codes]
}
