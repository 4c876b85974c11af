export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1250'

/** How many bytes of a file are looked at for finding its encoding. */
export const SAMPLE_BYTES = 1_000_000

/**
 * UTF-16 by its byte order mark, as Excel saves Unicode text; UTF-8 where all bytes are that, else what Excel writes in
 * Central Europe. A sample may end in the middle of a letter, so an end that is cut is no fault.
 */
export function findEncoding(sample: Uint8Array): TextEncoding {
  const [first, second] = sample
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(sample, { stream: true })
    return 'utf-8'
  } catch {
    return 'windows-1250'
  }
}

/** Text has no null character in any of its letters; a spreadsheet's own format has. */
export const isBinary = (bytes: Uint8Array, encoding: TextEncoding): boolean =>
  !encoding.startsWith('utf-16') && bytes.includes(0)

/** The text of a file without its byte order mark. */
export const decodeText = (bytes: Uint8Array, encoding: TextEncoding = findEncoding(bytes)): string =>
  new TextDecoder(encoding).decode(bytes)
