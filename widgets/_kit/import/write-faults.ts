import type { ImportFault } from '#core/api/preorders/stock.ts'
import { decodeText } from '#core/csv/decode-text.ts'
import { findSeparator } from '#core/csv/read-header.ts'
import { writeCsv } from '#core/csv/write-csv.ts'
import { createTranslate } from '#core/intl/translate.ts'
import { importMessages } from './import-messages.ts'
import { readLines } from './read-lines.ts'

const t = createTranslate(importMessages)

/** Lines of a file with what is wrong with each, so that they can be mended and imported in their turn. */
export async function writeFaults(
  file: File,
  faults: readonly ImportFault[],
  signal: AbortSignal,
): Promise<string> {
  const text = decodeText(new Uint8Array(await file.arrayBuffer()))
  const byLine = new Map(faults.map(fault => [fault.line, fault]))
  const rows: string[][] = []
  let width = 0
  await readLines({
    text,
    separator: findSeparator(text),
    signal,
    onProgress: () => {},
    onLine(cells, line) {
      if (line === 1) {
        width = cells.length
        rows.push([...cells, t('line'), t('column'), t('fault')])
      }
      const fault = byLine.get(line)
      if (!fault) return
      const own = Array.from({ length: width }, (_, at) => cells[at] ?? '')
      rows.push([...own, String(line), fault.column ?? '', fault.message])
    },
  })
  return writeCsv(rows)
}
