import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useRef } from 'react'
import { createTranslate } from '#core/intl/translate.ts'
import { words } from '#core/intl/words.ts'
import { isOnline } from '#core/state/connection.ts'
import { Button } from '#kit/feedback/button.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { Note } from '#kit/feedback/note.tsx'
import { useScrollPadding } from '#kit/focus/use-scroll-padding.ts'
import { type Part, useLazyModule } from '#kit/react/use-lazy-module.ts'
import { BarNote } from './bar-note.tsx'
import { gridMessages } from './grid-messages.ts'
import type { Grid } from './grid-model.ts'
import type { MissedEdit } from './missed-edits.ts'

const t = createTranslate(gridMessages)

const loadPanels = () => import('./grid-panels.tsx')
const loadBulk = () => import('./grid-bulk.tsx')
const loadView = () => import('./opened-view.tsx')
const loadEditBar = () => import('./edit-bar.tsx')
const loadExport = () => import('./grid-export.tsx')

/** What is loaded when it is first used: panels, the view of a link, the export. */
export function GridExtras<Row>({ grid }: { grid: Grid<Row> }): ReactNode {
  useSignals()
  const panel = grid.panel.value
  const panels = useLazyModule(loadPanels, panel !== null)
  const { view } = grid.list.query.value
  const opened = useLazyModule(loadView, view !== '' && view !== grid.shownView.value?.id)
  const exporter = useLazyModule(loadExport, grid.exporting.value > 0)
  return (
    <>
      <Missing part={panels} />
      {panels.part && panel && (
        <panels.part.GridPanel key={panel.kind + panel.about} grid={grid} panel={panel} />
      )}
      <Missing part={opened} />
      {opened.part && view !== '' && <opened.part.OpenedView key={view} grid={grid} id={view} />}
      <Missing part={exporter} />
      {exporter.part && grid.exporting.value > 0 && (
        <exporter.part.ExportBar key={grid.exporting.value} grid={grid} />
      )}
    </>
  )
}

/** What is done to many rows, and what was edited: below the rows, so that none of them moves as it comes. */
export function GridBars<Row>({
  grid,
  hasCards,
  outcome,
}: {
  grid: Grid<Row>
  hasCards: boolean
  outcome: ReactNode
}): ReactNode {
  useSignals()
  const bars = useRef<HTMLDivElement>(null)
  useScrollPadding(bars, 'end')
  // A widget with controls of its own says itself what is chosen.
  const isChosen = grid.selection.count.value > 0 && grid.actions.value.length > 0
  const bulk = useLazyModule(loadBulk, isChosen)
  const edit = useLazyModule(loadEditBar, grid.edits.value !== null)
  return (
    <div ref={bars} className="ostrov-grid-bars">
      <Offline grid={grid} />
      {!edit.part?.isToldWithStep(grid) && grid.told.text.value && (
        <BarNote kind="info" onClose={grid.told.forget}>
          <KeyedText value={grid.told.text.value} />
        </BarNote>
      )}
      {grid.missed.value.map(cell => (
        <Missed key={`${cell.rowId} ${cell.columnId}`} grid={grid} cell={cell} />
      ))}
      <Missing part={bulk} />
      {bulk.part && <bulk.part.BulkBar grid={grid} hasCards={hasCards} />}
      {edit.part && <edit.part.EditBar grid={grid} />}
      {outcome}
    </div>
  )
}

/** A read waits for the network, and meanwhile headings and pager say what the rows are not. */
function Offline<Row>({ grid: { list } }: { grid: Grid<Row> }): ReactNode {
  useSignals()
  return (
    !isOnline.value &&
    list.isPending.value &&
    list.rows.value && (
      <BarNote kind="warning">
        <KeyedText value={t('offline')} />
      </BarNote>
    )
  )
}

/** A cell whose field did not come; it is opened with what was typed, as long as its row is on the page. */
function Missed<Row>({ grid, cell }: { grid: Grid<Row>; cell: MissedEdit }): ReactNode {
  useSignals()
  const { name, label, typed } = cell
  return (
    <BarNote kind="error">
      <KeyedText
        value={
          !typed
            ? t('editMissing', { row: name, name: label })
            : isOnline.value
              ? t('editTyped', { row: name, name: label, typed })
              : `${name}, ${label}: ${t('unsavedOffline', { typed })}`
        }
      />
      {grid.findMissed(cell) && (
        <Button kind="secondary" label={words('retry')} onPress={() => grid.retryEdit(cell)} />
      )}
    </BarNote>
  )
}

/** A part that did not come is asked for again by hand. */
export const Missing = ({ part: { isMissing, retry } }: { part: Part<unknown> }): ReactNode =>
  isMissing && (
    <Note kind="error">
      <Button kind="secondary" label={words('retry')} onPress={retry} />
    </Note>
  )
