import { signal } from '@preact/signals-core'
import { useSignals } from '@preact/signals-react/runtime'
import type { ReactNode } from 'react'
import { foldText } from '#core/fold-text.ts'
import { beginCsv, writeCsvLines } from '#core/grid/csv.ts'
import { readAll } from '#core/grid/read-all.ts'
import { type FailureError, isAborted, toFailure } from '#core/http/failure.ts'
import { createTranslate } from '#core/intl/translate.ts'
import { words } from '#core/intl/words.ts'
import { getToday } from '#core/page.ts'
import { Button } from '#kit/feedback/button.tsx'
import { FailureNote } from '#kit/feedback/failure-note.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { useModel } from '#kit/react/use-model.ts'
import { saveFile } from '#kit/staff/save-file.ts'
import { arrangeColumns } from './arrange-columns.ts'
import { bulkMessages } from './bulk-messages.ts'
import type { Grid } from './grid-model.ts'
import { writeCell } from './write-cell.ts'

const t = createTranslate(bulkMessages)

/** As the list is headed, in letters that any disk takes. */
const nameFile = (label: string): string =>
  `${foldText(label)
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '')}-${getToday()}.csv`

/** The rows that are chosen, or all where none are. */
function listWanted<Row>({ selection, getId }: Grid<Row>): (row: Row) => boolean {
  const chosen = selection.chosen.peek()
  if (selection.count.peek() === 0) return () => true
  return row => (chosen.isAll ? !chosen.except.has(getId(row)) : chosen.ids.has(getId(row)))
}

/**
 * Reads all that the filters find and hands it, or what of it is chosen, over as a file: the columns that are shown, in
 * their order.
 */
function createExport<Row>(grid: Grid<Row>) {
  const progress = signal({ done: 0, count: 0 })
  const failure = signal<FailureError | null>(null)
  const isDone = signal(false)
  let controller = new AbortController()

  async function run(): Promise<void> {
    controller.abort()
    controller = new AbortController()
    const { signal: abort } = controller
    failure.value = null
    const chosen = grid.selection.count.peek()
    const isWanted = listWanted(grid)
    progress.value = { done: 0, count: chosen || grid.list.count.peek() }
    const columns = arrangeColumns(grid.columns, grid.layout.peek()).map(({ column }) => column)
    const parts = [beginCsv(columns.map(({ label }) => label))]
    try {
      await readAll({
        list: grid.list,
        getId: grid.getId,
        signal: abort,
        onRows: (rows, done, count) => {
          const wanted = rows.filter(isWanted)
          parts.push(writeCsvLines(wanted.map(row => columns.map(column => writeCell(column, row)))))
          const written = progress.peek().done + wanted.length
          progress.value = chosen > 0 ? { done: written, count: chosen } : { done, count }
        },
      })
      if (abort.aborted) return
      saveFile(nameFile(grid.label), ...parts)
      isDone.value = true
    } catch (thrown) {
      if (!isAborted(thrown) && !abort.aborted) failure.value = toFailure(thrown)
    }
  }
  return {
    progress,
    failure,
    isDone,
    run,
    mount(): () => void {
      void run()
      return () => controller.abort()
    },
  }
}

/** How far the export is; it may be cancelled, and is tried again where it failed. */
export function ExportBar<Row>({ grid }: { grid: Grid<Row> }): ReactNode {
  useSignals()
  const exporting = useModel(() => createExport(grid))
  const { done, count } = exporting.progress.value
  const failure = exporting.failure.value
  const close = (): void => {
    grid.exporting.value = 0
  }
  if (failure)
    return <FailureNote failure={failure} lead={t('exportFailed')} onRetry={() => void exporting.run()} />
  if (exporting.isDone.value)
    return (
      <Note kind="success">
        <KeyedText value={t('exported', { count: done })} />
        <Button kind="quiet" label={words('close')} onPress={close} />
      </Note>
    )
  return (
    <Note kind="info">
      <KeyedText value={t('exporting', { done, count })} />
      <progress max={count || 1} value={done} aria-label={t('export')} />
      <Button kind="secondary" label={words('cancel')} onPress={close} />
    </Note>
  )
}
