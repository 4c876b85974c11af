import { useSignals } from '@preact/signals-react/runtime'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createTranslate } from '#core/intl/translate.ts'
import type { ListModel } from '#core/state/list-model.ts'
import { gridMessages } from './grid-messages.ts'
import type { Grid } from './grid-model.ts'

const t = createTranslate(gridMessages)

/** After the last key, in milliseconds. */
const PAUSE = 250

export function GridToolbar<Row>({ grid }: { grid: Grid<Row> }): ReactNode {
  const { list } = grid
  return (
    <div className="ostrov-grid-toolbar">
      <Search list={list} />
      <button type="button" className="ostrov-grid-tool" onClick={() => void list.refresh()}>
        {t('refresh')}
      </button>
    </div>
  )
}

/** What is typed is asked for after a pause; Enter asks at once. */
function Search<Row>({ list }: { list: ListModel<Row> }): ReactNode {
  useSignals()
  const asked = list.query.value.search
  const [typed, setTyped] = useState(asked)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => setTyped(asked), [asked])
  useEffect(() => () => clearTimeout(timer.current), [])
  const ask = (text: string, pause: number): void => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      if (text.trim() !== list.query.peek().search) list.setSearch(text.trim())
    }, pause)
  }
  return (
    <input
      type="search"
      className="ostrov-input ostrov-grid-search"
      aria-label={t('search')}
      placeholder={t('search')}
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
