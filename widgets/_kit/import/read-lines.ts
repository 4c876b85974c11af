import Papa from 'papaparse'
import type { Separator } from '#core/csv/read-header.ts'
import { createAbortError } from '#core/http/failure.ts'

/** Signs that are parsed at a stretch: a page that is slowed down four times is still not held up for 50 ms. */
const CHUNK = 32_768

interface Reading {
  text: string
  separator: Separator
  signal: AbortSignal
  /** `at` counts lines from 1, the header among them. */
  onLine: (cells: readonly string[], at: number) => void
  /** From 0 to 1. */
  onProgress: (part: number) => void
}

/** Reads a file's lines bit by bit, so that the page answers all the while; throws AbortError by the signal. */
export function readLines({ text, separator, signal, onLine, onProgress }: Reading): Promise<void> {
  return new Promise((resolve, reject) => {
    let at = 0
    Papa.parse<string[]>(text, {
      delimiter: separator,
      chunkSize: CHUNK,
      chunk({ data, meta }: Papa.ParseResult<string[]>, parser: Papa.Parser) {
        if (signal.aborted) {
          parser.abort()
          return
        }
        for (const cells of data) onLine(cells, ++at)
        onProgress(Math.min(1, meta.cursor / Math.max(1, text.length)))
        parser.pause()
        setTimeout(() => parser.resume())
      },
      complete() {
        if (signal.aborted) reject(createAbortError('The reading was stopped.'))
        else resolve()
      },
    })
  })
}
