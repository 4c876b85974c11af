import { batch, computed, signal } from '@preact/signals-core'
import type { ImportFault, ImportOutcome, ImportUndo } from '#core/api/preorders/stock.ts'
import { isAborted, toFailure } from '#core/http/failure.ts'
import { describeFailure } from '#core/intl/failure-text.ts'
import { createSubmission } from '#core/state/submission.ts'
import { type FileRules, type ReadFile, readFile } from './read-file.ts'

/** As many as are looked through; the others are in the file that can be downloaded. */
export const MOST_SHOWN = 20

/** `preview` waits for the server's word on what would change. */
export type ImportState = 'idle' | 'reading' | 'preview' | 'checked' | 'sending' | 'done'

export interface ImportRules extends FileRules {
  send: (
    file: { file: Blob; preview: boolean; skip_errors: boolean },
    options: { idempotencyKey: string; signal: AbortSignal },
  ) => Promise<ImportOutcome>
  /** Takes an import back by its id; left out where that can't be. */
  undo?: (id: string, options: { idempotencyKey: string }) => Promise<ImportUndo>
  /** Told when something was imported, or taken back. */
  onDone: () => void
}

export type ImportModel = ReturnType<typeof createImport>

/** A file on its way: read and checked here, previewed by the server, sent when that was looked at. */
export function createImport(rules: ImportRules) {
  const state = signal<ImportState>('idle')
  const progress = signal(0)
  const name = signal('')
  const read = signal<ReadFile | null>(null)
  const faults = signal<readonly ImportFault[]>([])
  const refusal = signal<string | null>(null)
  const outcome = signal<ImportOutcome | null>(null)
  /** Nobody knows what the server would have said of the file. */
  const canRetry = signal(false)
  /** The file was changed or taken away after it was chosen, and browsers read none such. */
  const areFaultsLost = signal(false)
  let file: File | null = null
  let controller = new AbortController()

  const sending = createSubmission((_: string, idempotencyKey: string) => {
    if (!file) throw new Error('There is no file to send.')
    return rules.send(
      { file, preview: false, skip_errors: true },
      { idempotencyKey, signal: controller.signal },
    )
  })
  const undone = signal<ImportUndo | null>(null)
  const undoing = createSubmission(async (id: string, idempotencyKey: string) =>
    rules.undo?.(id, { idempotencyKey }),
  )
  const reset = (): void =>
    batch(() => {
      controller.abort()
      controller = new AbortController()
      state.value = 'idle'
      progress.value = 0
      name.value = ''
      read.value = null
      faults.value = []
      refusal.value = null
      outcome.value = null
      canRetry.value = false
      areFaultsLost.value = false
      undone.value = null
      sending.reset()
      undoing.reset()
    })
  const refuse = (text: string): void =>
    batch(() => {
      const refused = name.peek()
      reset()
      name.value = refused
      refusal.value = text
    })

  const choose = async (chosen: File): Promise<void> => {
    reset()
    const { signal: abort } = controller
    file = chosen
    name.value = chosen.name
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
      if (isAborted(thrown) || abort.aborted) return
      const failure = toFailure(thrown)
      refuse(describeFailure(failure))
      canRetry.value = failure.failure.kind !== 'invalid'
    }
  }

  return {
    state,
    /** Of the reading, from 0 to 1. */
    progress,
    /** Of the file that was chosen, be it refused; empty before. */
    name,
    read,
    faults,
    /** Why a file is not taken. */
    refusal,
    /** What would change, and in the end what did. */
    outcome,
    failure: sending.failure,
    /** Lines that are good. */
    good: computed(() => (read.value?.lines ?? 0) - faults.value.length),
    canRetry,
    choose,
    retry: async (): Promise<void> => {
      if (file) await choose(file)
    },
    cancel: reset,
    areFaultsLost,
    /** The lines with a fault as they stand in the file, each with what is wrong with it; null where it can't be read. */
    async writeFaults(): Promise<string | null> {
      const { signal: abort } = controller
      areFaultsLost.value = false
      try {
        const part = await import('./write-faults.ts')
        return file && (await part.writeFaults(file, faults.peek(), abort))
      } catch {
        areFaultsLost.value = !abort.aborted
        return null
      }
    },
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
    /** What was sent can be taken back. */
    canUndo: computed(
      () =>
        state.value === 'done' &&
        rules.undo !== undefined &&
        undone.value === null &&
        Boolean(outcome.value?.id),
    ),
    isUndoing: undoing.isPending,
    undoFailure: undoing.failure,
    /** What came of taking it back; null before. */
    undone,
    async undo(): Promise<void> {
      const result = await undoing.run(outcome.peek()?.id ?? '')
      if (!result.ok) return
      undone.value = result.data ?? null
      rules.onDone()
    },
    mount: (): (() => void) => reset,
  }
}
