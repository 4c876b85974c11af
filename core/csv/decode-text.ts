export type TextEncoding = 'utf-8' | 'windows-1250'

/** How many bytes of a file are looked at for finding its encoding. */
export const SAMPLE_BYTES = 1_000_000

/**
 * UTF-8 where all bytes are that, else what Excel writes in Central Europe. A sample may end in the middle of a letter, so
 * an end that is cut is no fault.
 */
export function findEncoding(sample: Uint8Array): TextEncoding {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(sample, { stream: true })
    return 'utf-8'
  } catch {
    return 'windows-1250'
  }
}

/** The text of a file without its byte order mark. */
export const decodeText = (bytes: Uint8Array, encoding: TextEncoding = findEncoding(bytes)): string =>
  new TextDecoder(encoding).decode(bytes)
