import { useSignals } from '@preact/signals-react/runtime'
import {
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type SyntheticEvent,
  type UIEvent,
  useEffect,
  useMemo,
  useRef,
} from 'react'
import { createTranslate } from '#core/intl/translate.ts'
import { FailureNote } from '#kit/feedback/failure-note.tsx'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { useLoadingNews } from '#kit/feedback/use-loading-news.ts'
import { useFocusInPlace } from '#kit/focus/use-focus-in-place.ts'
import { useModel } from '#kit/react/use-model.ts'
import { arrangeColumns, makeWidths, SELECT_WIDTH } from './arrange-columns.ts'
import { prepareFormats } from './column.ts'
import { fetchEditEarly } from './fetch-edit.ts'
import { FilterChips } from './filter-chips.tsx'
import { GridBars, GridExtras } from './grid-extras.tsx'
import { GridHead } from './grid-head.tsx'
import { gridMessages } from './grid-messages.ts'
import { createGrid, type Grid, type GridOptions } from './grid-model.ts'
import { GridPager } from './grid-pager.tsx'
import { turnReason } from './grid-row.tsx'
import { GridRows } from './grid-rows.tsx'
import { GridToolbar } from './grid-toolbar.tsx'
import { GridFoot, GridTotals, hasTotals } from './grid-totals.tsx'
import { useFittingHeight } from './use-fitting-height.ts'
import { readPlace, useGridKeys } from './use-grid-keys.ts'
import { useNarrow } from './use-narrow.ts'
import { usePrinting } from './use-printing.ts'

const t = createTranslate(gridMessages)

/** A list as a grid: all that a grid can do is here, and a widget describes its columns alone. */
export function DataGrid<Row>(options: GridOptions<Row>): ReactNode {
  useSignals()
  const grid = useModel(() => createGrid(options))
  const { actions } = options
  useEffect(() => grid.setActions(actions), [grid, actions])
  const place = useFocusInPlace<HTMLDivElement>({ isShown: true })
  const hasCards = useNarrow(place)
  const isPrinting = usePrinting()
  const { list, label } = grid
  const failure = list.failure.value
  const rows = list.rows.value
  const isWaiting = !rows && !failure
  useLoadingNews(label, isWaiting, rows !== null)
  return (
    <div
      ref={place}
      tabIndex={-1}
      className="ostrov-grid"
      data-density={grid.layout.value.density}
      data-cards={hasCards || undefined}
      aria-busy={list.isPending.value || undefined}
    >
      <GridToolbar
        grid={grid}
        hasCards={hasCards}
        lead={options.lead}
        search={options.search}
        turn={options.turn}
      />
      <FilterChips grid={grid} />
      {failure && (
        <FailureNote
          failure={failure}
          lead={t('failed')}
          isBusy={list.isPending.value}
          // Pressed twice, it is asked for once, however late the button shows that it is busy.
          onRetry={() => void (list.isPending.peek() || list.refresh())}
        />
      )}
      <GridExtras grid={grid} />
      {(isWaiting || (rows && rows.length > 0)) && (
        <GridTable grid={grid} hasCards={hasCards} isPrinting={isPrinting} isWaiting={isWaiting} />
      )}
      {rows?.length === 0 && <Nothing grid={grid} empty={options.empty} />}
      {/* Before the sums and the pager, which it never covers. */}
      <GridBars grid={grid} hasCards={hasCards} outcome={options.outcome} />
      {(rows || isWaiting) && (hasCards || isPrinting) && <GridTotals grid={grid} isWaiting={isWaiting} />}
      {(rows || isWaiting) && <GridPager list={list} label={label} isWaiting={isWaiting} />}
    </div>
  )
}

/** Its headings stand before its rows are here, so that these alone are drawn once they come; until then nobody comes to it. */
function GridTable<Row>({
  grid,
  hasCards,
  isPrinting,
  isWaiting,
}: {
  grid: Grid<Row>
  hasCards: boolean
  isPrinting: boolean
  isWaiting: boolean
}): ReactNode {
  useSignals()
  const scroller = useRef<HTMLDivElement>(null)
  const root = useRef<HTMLDivElement>(null)
  useFittingHeight(scroller, isWaiting)
  useEffect(() => prepareFormats(grid.columns), [grid])
  const first = grid.hasSelection ? SELECT_WIDTH : 0
  const layout = grid.layout.value
  const active = grid.active.value
  const columns = useMemo(() => arrangeColumns(grid.columns, layout, first), [grid, layout, first])
  const keys = useGridKeys(grid, root, columns)
  const isFetched = useRef(false)
  const comeTo = (): void => {
    if (!isFetched.current) fetchEditEarly(grid)
    isFetched.current = true
  }
  const named = first + (columns[0]?.width ?? 0)
  const widths = makeWidths(columns, first)
  const hasFoot = !isWaiting && !hasCards && !isPrinting && hasTotals(columns)
  return (
    <div
      ref={scroller}
      className="ostrov-grid-scroller"
      data-waiting={isWaiting || undefined}
      data-summed={hasFoot || undefined}
      data-later={(!hasCards && !isPrinting && grid.list.query.value.page > 1) || undefined}
      inert={isWaiting || undefined}
      aria-hidden={isWaiting || undefined}
      onScroll={event => noteAside(event, named)}
    >
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key that presses a checkbox clicks it */}
      <div
        ref={root}
        role="grid"
        aria-label={grid.label}
        aria-rowcount={grid.list.count.value + 1}
        aria-colcount={columns.length + (grid.hasSelection ? 1 : 0)}
        aria-multiselectable={grid.hasSelection || undefined}
        className="ostrov-grid-table"
        style={widths}
        onPointerEnter={comeTo}
        onPointerOver={event => {
          showWhole(event)
          turnAgain(event)
        }}
        onFocusCapture={event => {
          comeTo()
          turnAgain(event)
        }}
        onClick={event => pressRow(grid, event, hasCards)}
        onDoubleClick={event => openField(grid, event)}
        {...keys}
      >
        <GridHead grid={grid} columns={columns} activeColumn={active.row === -1 ? active.column : -1} />
        <GridRows
          grid={grid}
          columns={columns}
          scroller={scroller}
          hasCards={hasCards}
          isPrinting={isPrinting}
        />
      </div>
      {hasFoot && <GridFoot grid={grid} columns={columns} widths={widths} />}
    </div>
  )
}

/**
 * What stays at the edge needs to be held there only once the rest has been moved: the checkboxes, and what names the
 * rows where that leaves room for the rest.
 */
function noteAside({ currentTarget: box }: UIEvent<HTMLElement>, named: number): void {
  const isAside = box.scrollLeft > 0
  box.toggleAttribute('data-aside', isAside)
  box.toggleAttribute('data-named', isAside && named <= box.clientWidth / 2)
}

/** One listener for all cells: what a column cuts is read in full where the pointer rests. */
function showWhole({ target }: PointerEvent<HTMLElement>): void {
  if (target instanceof HTMLElement && target.matches('.ostrov-grid-text'))
    target.title = target.scrollWidth > target.clientWidth ? target.textContent : ''
}

/** Its row may have been moved since it was told. */
function turnAgain({ target }: SyntheticEvent<HTMLElement>): void {
  const cell = target instanceof Element ? target.closest('[aria-invalid]') : null
  if (cell) turnReason(cell.querySelector('.ostrov-grid-cell-error'))
}

/**
 * One listener for all rows: a checkbox turns its row, with Shift all from the last one that was turned; on a card one tap
 * opens the field of a line.
 */
function pressRow<Row>(grid: Grid<Row>, event: MouseEvent<HTMLElement>, hasCards: boolean): void {
  const { target, shiftKey } = event
  if (hasCards) openField(grid, event)
  if (!(target instanceof Element) || !target.closest('.ostrov-grid-select')) return
  const id = target.closest<HTMLElement>('[data-id]')?.dataset.id
  if (id !== undefined) grid.selection.toggle(id, grid.ids.peek(), shiftKey)
}

function openField<Row>(grid: Grid<Row>, { target }: MouseEvent<HTMLElement>): void {
  const place = readPlace(target)
  if (!place || place.row < 0 || !(target instanceof Element) || target.closest('a, [data-editor]')) return
  if (target.closest('[data-editable]')) grid.edit({ ...place, typed: null })
}

function Nothing<Row>({ grid, empty }: { grid: Grid<Row>; empty: string | undefined }): ReactNode {
  useSignals()
  const { list, ownFilters = [] } = grid
  const { search, filters } = list.query.value
  const isFiltered = search !== '' || Object.keys(filters).some(key => !ownFilters.includes(key))
  return (
    <div className="ostrov-grid-empty">
      <KeyedText as="p" value={isFiltered ? t('nothingFound') : (empty ?? t('empty'))} />
      {isFiltered && (
        <button
          type="button"
          className="ostrov-button"
          data-kind="secondary"
          onClick={() => list.setQuery({ search: '', filters: keepOnly(filters, ownFilters) })}
        >
          {t('clearFilters')}
        </button>
      )}
    </div>
  )
}

const keepOnly = (
  filters: Readonly<Record<string, string>>,
  keys: readonly string[],
): Record<string, string> => Object.fromEntries(Object.entries(filters).filter(([key]) => keys.includes(key)))
