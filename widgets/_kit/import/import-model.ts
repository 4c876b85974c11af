import { batch, computed, signal } from '@preact/signals-core'
import type { ImportFault, ImportOutcome } from '#core/api/preorders/stock.ts'
import { decodeText, findEncoding, type TextEncoding } from '#core/csv/decode-text.ts'
import { type CsvColumn, findSeparator, readHeader, type Separator } from '#core/csv/read-header.ts'
import { isAborted, toFailure } from '#core/http/failure.ts'
import { describeFailure } from '#core/intl/failure-text.ts'
import { createTranslate } from '#core/intl/translate.ts'
import { createSubmission } from '#core/state/submission.ts'
import { importMessages } from './import-messages.ts'

const t = createTranslate(importMessages)

/** `preview` waits for the server's word on what would change. */
export type ImportState = 'idle' | 'reading' | 'preview' | 'checked' | 'sending' | 'done'

/** What is found out of a file before it is sent. */
export interface ReadFile {
  name: string
  encoding: TextEncoding
  separator: Separator
  lines: number
}

export interface ImportRules {
  columns: readonly CsvColumn[]
  /** Bytes. */
  most: number
  /** What is wrong with a line, or null. */
  check: (read: (column: string) => string) => { column: string; message: string } | null
  send: (
    file: { file: Blob; preview: boolean; skip_errors: boolean },
    options: { idempotencyKey: string; signal: AbortSignal },
  ) => Promise<ImportOutcome>
  /** Told when something was imported. */
  onDone: () => void
}

export type ImportModel = ReturnType<typeof createImport>

/** A file on its way: read and checked here, previewed by the server, sent when that was looked at. */
export function createImport(rules: ImportRules) {
  const state = signal<ImportState>('idle')
  const progress = signal(0)
  const read = signal<ReadFile | null>(null)
  const faults = signal<readonly ImportFault[]>([])
  const refusal = signal<string | null>(null)
  const outcome = signal<ImportOutcome | null>(null)
  let file: File | null = null
  let controller = new AbortController()

  const sending = createSubmission((_: string, idempotencyKey: string) => {
    if (!file) throw new Error('There is no file to send.')
    return rules.send(
      { file, preview: false, skip_errors: true },
      { idempotencyKey, signal: controller.signal },
    )
  })
  const reset = (): void =>
    batch(() => {
      controller.abort()
      controller = new AbortController()
      state.value = 'idle'
      progress.value = 0
      read.value = null
      faults.value = []
      refusal.value = null
      outcome.value = null
      sending.reset()
    })
  const refuse = (text: string): void =>
    batch(() => {
      reset()
      refusal.value = text
    })

  const choose = async (chosen: File): Promise<void> => {
    reset()
    const { signal: abort } = controller
    file = chosen
    state.value = 'reading'
    try {
      const found = await readFile(chosen, rules, abort, part => {
        progress.value = part
      })
      if (abort.aborted) return
      if ('refusal' in found) return refuse(found.refusal)
      batch(() => {
        read.value = found.read
        faults.value = found.faults
        state.value = 'preview'
      })
      const told = await rules.send(
        { file: chosen, preview: true, skip_errors: true },
        { idempotencyKey: '', signal: abort },
      )
      batch(() => {
        outcome.value = told
        faults.value = told.errors
        state.value = 'checked'
      })
    } catch (thrown) {
      if (!isAborted(thrown) && !abort.aborted) refuse(describeFailure(toFailure(thrown)))
    }
  }

  return {
    state,
    /** Of the reading, from 0 to 1. */
    progress,
    read,
    faults,
    /** Why a file is not taken. */
    refusal,
    /** What would change, and in the end what did. */
    outcome,
    failure: sending.failure,
    /** Lines that are good. */
    good: computed(() => (read.value?.lines ?? 0) - faults.value.length),
    choose,
    cancel: reset,
    async send(): Promise<void> {
      const { size = 0, name = '', lastModified = 0 } = file ?? {}
      state.value = 'sending'
      const result = await sending.run(`${name} ${size} ${lastModified}`)
      batch(() => {
        state.value = result.ok ? 'done' : 'checked'
        if (result.ok) outcome.value = result.data
      })
      if (result.ok) rules.onDone()
    },
    mount: (): (() => void) => reset,
  }
}

type Found = { refusal: string } | { read: ReadFile; faults: ImportFault[] }

async function readFile(
  file: File,
  { columns, most, check }: ImportRules,
  abort: AbortSignal,
  onProgress: (part: number) => void,
): Promise<Found> {
  if (!/\.(?:csv|txt)$/i.test(file.name)) return { refusal: t('notCsv') }
  if (file.size > most) return { refusal: t('tooLarge', { size: Math.floor(most / 1024 / 1024) }) }
  const bytes = new Uint8Array(await file.arrayBuffer())
  // Text has no null character; a spreadsheet's own format has.
  if (bytes.includes(0)) return { refusal: t('notCsv') }
  const encoding = findEncoding(bytes)
  const text = decodeText(bytes, encoding)
  const separator = findSeparator(text)
  const { readLines } = await import('./read-lines.ts')
  const faults: ImportFault[] = []
  let lines = 0
  let places: ReadonlyMap<string, number> = new Map()
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
        refusal = describeHeader(header)
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
  return { read: { name: file.name, encoding, separator, lines }, faults }
}

function describeHeader({ places, missing, doubled }: ReturnType<typeof readHeader>): string | null {
  if (missing.length > 0)
    return places.size === 0 ? t('notCsv') : t('missingColumns', { names: missing.join(', ') })
  return doubled.length > 0 ? t('doubledColumns', { names: doubled.join(', ') }) : null
}
