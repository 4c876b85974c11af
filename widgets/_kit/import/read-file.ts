import type { ImportFault } from '#core/api/preorders/stock.ts'
import { decodeText, findEncoding, isBinary, type TextEncoding } from '#core/csv/decode-text.ts'
import {
  type CsvColumn,
  findSeparator,
  type Header,
  readHeader,
  type Separator,
} from '#core/csv/read-header.ts'
import { createTranslate } from '#core/intl/translate.ts'
import { importMessages } from './import-messages.ts'

const t = createTranslate(importMessages)

export interface FileRules {
  columns: readonly CsvColumn[]
  /** What people know a column by, where that is not its name in the file; either may head it. */
  nameColumn?: (name: string) => string
  /** Bytes. */
  most: number
  /** What is wrong with a line, or null. */
  check: (read: (column: string) => string) => { column: string; message: string } | null
}

/** What is found out of a file before it is sent. */
export interface ReadFile {
  name: string
  encoding: TextEncoding
  separator: Separator
  lines: number
  /** What the file calls each column. */
  headings: ReadonlyMap<string, string>
}

type Found = { refusal: string } | { read: ReadFile; faults: ImportFault[] }

/** A file as its columns and lines are found, before anything of it is sent; or why it is none. */
export async function readFile(
  file: File,
  { columns, most, check, nameColumn = name => name }: FileRules,
  abort: AbortSignal,
  onProgress: (part: number) => void,
): Promise<Found> {
  if (!/\.(?:csv|txt)$/i.test(file.name)) return { refusal: t('notCsv') }
  if (file.size > most) return { refusal: t('tooLarge', { size: Math.floor(most / 1024 / 1024) }) }
  const bytes = new Uint8Array(await file.arrayBuffer())
  const encoding = findEncoding(bytes)
  if (isBinary(bytes, encoding)) return { refusal: t('notCsv') }
  const text = decodeText(bytes, encoding)
  const separator = findSeparator(text)
  const { readLines } = await import('./read-lines.ts')
  const faults: ImportFault[] = []
  let lines = 0
  let places: ReadonlyMap<string, number> = new Map()
  let headings: ReadonlyMap<string, string> = new Map()
  const stop = new AbortController()
  let refusal: string | null = null
  await readLines({
    text,
    separator,
    signal: AbortSignal.any([abort, stop.signal]),
    onProgress,
    onLine(cells, line) {
      if (line === 1) {
        const header = readHeader(cells, columns)
        places = header.places
        headings = new Map([...places].map(([column, at]) => [column, (cells[at] ?? '').trim() || column]))
        refusal = describeHeader(header, cells.length, nameColumn)
        if (refusal) stop.abort()
      } else if (!refusal && cells.some(cell => cell.trim() !== '')) {
        lines++
        const fault = check(column => cells[places.get(column) ?? -1] ?? '')
        if (fault) faults.push({ line, ...fault })
      }
    },
  }).catch(thrown => {
    if (!refusal) throw thrown
  })
  if (refusal) return { refusal }
  if (lines === 0) return { refusal: t('empty') }
  return { read: { name: file.name, encoding, separator, lines, headings }, faults }
}

function describeHeader(
  { missing, doubled }: Header,
  cells: number,
  nameColumn: (name: string) => string,
): string | null {
  const list = (columns: readonly string[]): string =>
    columns.map(name => (nameColumn(name) === name ? name : `${nameColumn(name)} (${name})`)).join(', ')
  // What is not divided at all is no table.
  if (missing.length > 0) return cells < 2 ? t('notCsv') : t('missingColumns', { names: list(missing) })
  return doubled.length > 0 ? t('doubledColumns', { names: list(doubled) }) : null
}
