import { useSignals } from '@preact/signals-react/runtime'
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { findOrder } from '#core/grid/turn-ordering.ts'
import { createTranslate } from '#core/intl/translate.ts'
import type { ListModel } from '#core/state/list-model.ts'
import { KeyedText } from '#kit/feedback/keyed-text.tsx'
import { gridMessages } from './grid-messages.ts'
import type { Grid, OpenPanel } from './grid-model.ts'
import { isViewChanged } from './is-view-changed.ts'

const t = createTranslate(gridMessages)

/** After the last key, in milliseconds. */
const PAUSE = 250

/** Search, filters, columns, views and what else can be done with the list. */
export function GridToolbar<Row>({
  grid,
  hasCards,
  lead,
  search = t('search'),
  turn,
}: {
  grid: Grid<Row>
  hasCards: boolean
  lead: ReactNode
  search: string | undefined
  turn: ReactNode
}): ReactNode {
  useSignals()
  const { list } = grid
  const fresh = grid.news.fresh.value
  const query = list.query.value
  const view = grid.shownView.value
  const viewName = view?.id === query.view ? `: ${view.name}` : ''
  const changed = viewName && view && isViewChanged(query, view) ? ` (${t('viewChanged')})` : ''
  return (
    <div className="ostrov-grid-toolbar">
      {lead}
      <Search list={list} label={search} />
      {grid.columns.some(({ isFilterable }) => isFilterable) && (
        <PanelButton grid={grid} kind="filter" label={t('filter')} />
      )}
      {hasCards && <OrderChoice grid={grid} />}
      {fresh > 0 && (
        <button type="button" className="ostrov-grid-tool" data-news onClick={() => void list.refresh()}>
          <KeyedText value={t('newRows', { count: fresh })} />
        </button>
      )}
      <span className="ostrov-grid-gap" />
      {turn}
      <PanelButton grid={grid} kind="views" label={t('views') + viewName + changed} />
      <PanelButton grid={grid} kind="columns" label={t('columns')} />
      <PanelButton grid={grid} kind="more" label={t('more')} />
    </div>
  )
}

function PanelButton<Row>({
  grid,
  kind,
  label,
}: {
  grid: Grid<Row>
  kind: OpenPanel['kind']
  label: string
}): ReactNode {
  useSignals()
  const isOpen = grid.panel.value?.kind === kind
  return (
    <button
      type="button"
      className="ostrov-grid-tool"
      aria-haspopup={kind === 'more' ? 'menu' : 'dialog'}
      aria-expanded={isOpen}
      aria-label={kind === 'more' ? label : undefined}
      onClick={(event: MouseEvent<HTMLButtonElement>) =>
        grid.open(isOpen ? null : { kind, anchor: event.currentTarget })
      }
    >
      {kind === 'more' ? <span aria-hidden="true">⋯</span> : <KeyedText value={label} />}
    </button>
  )
}

/** Cards have no headings to press. */
function OrderChoice<Row>({ grid }: { grid: Grid<Row> }): ReactNode {
  useSignals()
  const { list, columns } = grid
  const orderable = columns.filter(({ isOrderable }) => isOrderable)
  if (orderable.length === 0) return null
  const [first = ''] = list.query.value.ordering
  const isOffered = orderable.some(({ id }) => first === id || first === `-${id}`)
  return (
    <select
      className="ostrov-input"
      aria-label={t('orderBy')}
      value={isOffered ? first : ''}
      onChange={event => list.setOrdering(event.currentTarget.value ? [event.currentTarget.value] : [])}
    >
      <option value="">{t('orderBy')}</option>
      {orderable.flatMap(({ id, label }) =>
        [id, `-${id}`].map(key => (
          <option key={key} value={key}>
            {`${label} ${findOrder([key], id)?.direction === 'ascending' ? '↑' : '↓'}`}
          </option>
        )),
      )}
    </select>
  )
}

/** What is typed is asked for after a pause; Enter asks at once. */
function Search<Row>({ list, label }: { list: ListModel<Row>; label: string }): ReactNode {
  useSignals()
  const asked = list.query.value.search
  const [typed, setTyped] = useState(asked)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const sent = useRef(asked)
  useEffect(() => {
    // What was typed on meanwhile stands; what came by Back or a view is shown.
    if (asked !== sent.current) setTyped(asked)
    sent.current = asked
  }, [asked])
  useEffect(() => () => clearTimeout(timer.current), [])
  const ask = (text: string, pause: number): void => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      sent.current = text.trim()
      if (sent.current !== list.query.peek().search) list.setSearch(sent.current)
    }, pause)
  }
  return (
    <input
      type="search"
      className="ostrov-input ostrov-grid-search"
      aria-label={label}
      placeholder={label}
      autoComplete="off"
      spellCheck={false}
      maxLength={200}
      value={typed}
      onChange={event => {
        setTyped(event.currentTarget.value)
        ask(event.currentTarget.value, PAUSE)
      }}
      onKeyDown={event => {
        if (event.key === 'Enter') ask(event.currentTarget.value, 0)
      }}
    />
  )
}
